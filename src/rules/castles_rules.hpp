// The castles of Bridges, Castles and Bazaars as data. The code that applies them is castles.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::castles {

inline constexpr Rule supply{
    "castle.supply", Origin::printed, "Bridges, Castles and Bazaars (1st edition), \"Preparation\"",
    "Each player has 3 castle tokens with two to four players, and 2 with five or six.",
    "it describes the material"};

inline constexpr std::array<OptionValue, 2> eligible_values{
    {{"semicircular", "a city of two semicircular segments may become a castle"},
     {"any-end-segment", "a city of any two end segments may become a castle"}}};
inline constexpr Rule eligible{
    "castle.eligible",
    Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\" and footnote 20; papageek.com, "
    "Castles",
    "Only a completed city of exactly two semicircular segments can become a castle. (Z-Man speaks "
    "of two end segments, which lets the triangular one in.)",
    {},
    eligible_values};

inline constexpr Rule choice{
    "castle.choice",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\" and footnote 22",
    "Who holds a small city that has just been completed chooses whether it is scored or becomes a"
    " castle, whoever placed the tile.",
    {}};

inline constexpr Rule token_needed{"castle.token-needed",
                                   Origin::printed,
                                   "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
                                   "A castle takes a token of its owner's supply.",
                                   {}};

inline constexpr Rule no_points{"castle.no-points",
                                Origin::printed,
                                "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
                                "A city that becomes a castle scores nothing.",
                                {}};

inline constexpr Rule incomplete{
    "castle.incomplete",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
    "A city that has become a castle counts as not completed: it pays no banner, sends nobody and "
    "makes no castle score.",
    {}};

inline constexpr Rule meeple_moves{
    "castle.meeple-moves",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\" and footnote 23",
    "The meeple of the city moves onto the castle.",
    {}};

inline constexpr Rule either_half{
    "castle.either-half",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
    "The meeple may have been placed on either half, in this turn too.",
    {}};

inline constexpr Rule timing{
    "castle.timing",
    Origin::community,
    "Bridges, Castles and Bazaars (1st edition), footnote 22",
    "A city becomes a castle between phases 2 and 3, before anything is scored; it is no action "
    "with a figure.",
    {}};

inline constexpr Rule vicinity{
    "castle.vicinity",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\" and footnote 24",
    "The vicinity of a castle are six spaces: its two tiles and the two along each of its long "
    "sides.",
    {}};

inline constexpr Rule trigger{
    "castle.trigger",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
    "A castle scores with the first road, city, monastery or other castle completed that has a "
    "tile in its vicinity.",
    {}};

inline constexpr Rule trigger_later_turn{
    "castle.trigger.later-turn",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), footnote 25",
    "Only what is completed in a later turn than that of its founding makes a castle score.",
    {}};

inline constexpr Rule trigger_monastery_tile{
    "castle.trigger.monastery-tile",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
    "A monastery counts only if its own tile lies in the vicinity.",
    {}};

inline constexpr std::array<OptionValue, 2> garden_triggers_values{
    {{"false", "a completed garden makes no castle score"},
     {"true", "a completed garden makes a castle score, as a monastery does"}}};
inline constexpr Rule garden_triggers{
    "castle.garden-triggers",
    Origin::inference,
    "our inference: the pages name monastery, road, city and castle",
    "A completed garden does not make a castle score.",
    {},
    garden_triggers_values};

inline constexpr Rule trigger_old{
    "castle.trigger.old", Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\", example",
    "What was completed before the castle existed counts no more.",
    "no ruling looks at earlier turns"};

inline constexpr Rule points{
    "castle.points",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
    "A castle brings its owner the points of that structure, beside what its own occupants get.",
    {}};

inline constexpr Rule points_after_modifiers{
    "castle.points.after-modifiers",
    Origin::community,
    "Bridges, Castles and Bazaars (1st edition), footnote 27",
    "The points are those after all bonuses and penalties of the structure itself; bonuses of "
    "figures are not copied.",
    {}};

inline constexpr Rule points_unoccupied{
    "castle.points.unoccupied",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\" and footnote 28",
    "A structure that nobody occupies gives a castle what it would have been worth.",
    {}};

inline constexpr Rule points_tie{"castle.points.tie",
                                 Origin::inference,
                                 "our inference",
                                 "A tie in the structure changes nothing of what a castle gets.",
                                 {}};

inline constexpr Rule mandatory_first{
    "castle.mandatory-first",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
    "The first completion must be taken; nobody may wait for a better one.",
    {}};

inline constexpr Rule several{
    "castle.several",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
    "If several structures are completed at once, the one in the castle chooses which of them "
    "counts; one only does.",
    {}};

inline constexpr Rule come_home{
    "castle.return",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
    "After its castle has scored, the meeple goes home; the token stays.",
    {}};

inline constexpr Rule chain{
    "castle.chain",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"; JCloisterZone, issue 7",
    "A castle that scores is a completed structure for a castle in whose vicinity it lies; that "
    "may run on.",
    {}};

inline constexpr Rule end_zero{
    "castle.end-zero",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
    "A castle that has not scored by the end of the game brings nothing, and its meeple goes home.",
    {}};

inline constexpr Rule no_fields{"castle.no-fields",
                                Origin::printed,
                                "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
                                "Fields never make a castle score.",
                                {}};

inline constexpr Rule divides_fields{
    "castle.divides-fields",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\" and footnote 32",
    "A castle bounds fields as its city did.",
    {}};

inline constexpr Rule field_value{
    "castle.field-value",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
    "A castle is worth 4 points to a field that touches it, and 5 with a pig of one's own or to a "
    "barn.",
    {}};

inline constexpr std::array<OptionValue, 2> field_needs_completion_values{
    {{"false", "every castle counts for the fields that touch it"},
     {"true", "only a castle that has been scored counts for the fields that touch it"}}};
inline constexpr Rule field_needs_completion{
    "castle.field.needs-completion",
    Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\" and footnote 34; Hans im Glück, "
    "questions and answers of 2011 (docplayer.org 27531055)",
    "A castle counts for the fields that touch it, whether or not it has ever been scored. (Big "
    "Box 3 of Rio Grande speaks of completed castles.)",
    {},
    field_needs_completion_values};

inline constexpr Rule removed_follower{
    "castle.removed-follower",
    Origin::clarification,
    "Hans im Glück, questions and answers of 2011 (docplayer.org 27531055)",
    "A castle whose meeple was taken off counts as completed.",
    {}};

inline constexpr Rule safe{
    "castle.safe",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\" and footnote 29",
    "A meeple in a castle is safe from the dragon and from towers, since it is on no single tile.",
    {}};

inline constexpr std::array<OptionValue, 2> fairy_values{
    {{"forbidden", "the fairy may not be put next to a meeple in a castle"},
     {"allowed",
      "the fairy may be put next to a meeple in a castle, and earns 3 points when it scores"}}};
inline constexpr Rule fairy{
    "castle.fairy",
    Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), footnote 30",
    "The fairy cannot be put next to a meeple in a castle. (Big Box 3 of Hans im Glück allows it; "
    "the publisher later called that wrong.)",
    {},
    fairy_values};

inline constexpr Rule wagon{
    "castle.wagon",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\" and footnote 31",
    "A wagon may found a castle, but none drives into one, and none drives out of one.",
    {}};

inline constexpr Rule mayor{
    "castle.mayor",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\"",
    "A mayor in a castle scores nothing, since a castle has no coat of arms.",
    {}};

inline constexpr Rule siege{"castle.siege", Origin::clarification,
                            "Bridges, Castles and Bazaars (1st edition), footnotes 21 and 36",
                            "Besieged small cities can become castles.", "sieges are not modelled"};

inline constexpr Rule german_abbot{
    "castle.german-abbot", Origin::clarification,
    "Bridges, Castles and Bazaars (1st edition), footnote 26",
    "A monastery that holds only abbots of the German Monasteries is never completed.",
    "that expansion is not modelled"};

inline constexpr Rule king{"castle.king", Origin::clarification,
                           "Bridges, Castles and Bazaars (1st edition), footnote 35",
                           "Castles are no cities for the king.", "that expansion is not modelled"};

inline constexpr Rule pigherd{
    "castle.pigherd", Origin::community, "Bridges, Castles and Bazaars (1st edition), footnote 33",
    "A pig herd gives its bonus for castles too, presumably.", "pig herds are not modelled"};

inline constexpr std::array<OptionValue, 2> multi_follower_values{
    {{"exactly-one", "a small city with several meeples cannot become a castle"},
     {"majority-holder",
      "whoever has the majority may turn a small city with several meeples into a castle"}}};
inline constexpr Rule multi_follower{
    "castle.multi-follower",
    Origin::inference,
    "our inference: the pages speak of one follower",
    "A small city becomes a castle only if exactly one meeple stands in it.",
    {},
    multi_follower_values};

inline constexpr std::array<OptionValue, 2> occupant_bathes_values{
    {{"true", "the lone meeple of a castle that is scored is sent"},
     {"false", "the lone meeple of a castle that is scored goes home"}}};
inline constexpr Rule occupant_bathes{
    "castle.occupant-bathes",
    Origin::community,
    "The Barber-Surgeons (Romanian), list of scorings with 0 or fewer points",
    "When a castle is scored, its lone meeple is sent to a free bathhouse.",
    {},
    occupant_bathes_values};

inline constexpr std::array<OptionValue, 2> copies_bathhouse_values{
    {{"true", "the points that a castle copies include those of the banners"},
     {"false", "the points that a castle copies leave the banners out"}}};
inline constexpr Rule copies_bathhouse{
    "castle.copies-bathhouse",
    Origin::inference,
    "our inference from Bridges, Castles and Bazaars (1st edition), footnote 27",
    "The points that a castle copies from a completed road or city include those of the banners.",
    {},
    copies_bathhouse_values};

inline constexpr std::array<OptionValue, 2> conversion_no_visit_values{
    {{"true", "the meeple of a city that becomes a castle moves onto the castle"},
     {"false", "the meeple of a city that becomes a castle is sent to a free bathhouse"}}};
inline constexpr Rule conversion_no_visit{
    "castle.conversion-no-visit",
    Origin::inference,
    "our inference: converting is no scoring",
    "Turning a city into a castle sends nobody to a bathhouse.",
    {},
    conversion_no_visit_values};

inline constexpr Rule order{
    "combined.castle.order",
    Origin::inference,
    "our inference from The Barber-Surgeons and Bridges, Castles and Bazaars (1st edition)",
    "All features that a tile completes are scored, and their lone meeples sent, before the "
    "castles that they make score; the active player orders the features, then the castles.",
    {}};

inline constexpr Rule bathhouse_under{
    "combined.castle.bathhouse-under",
    Origin::inference,
    "our inference",
    "A bathhouse on a tile that carries a castle can still be visited.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 43> kRules{&supply,
                                                    &eligible,
                                                    &choice,
                                                    &token_needed,
                                                    &no_points,
                                                    &incomplete,
                                                    &meeple_moves,
                                                    &either_half,
                                                    &timing,
                                                    &vicinity,
                                                    &trigger,
                                                    &trigger_later_turn,
                                                    &trigger_monastery_tile,
                                                    &garden_triggers,
                                                    &trigger_old,
                                                    &points,
                                                    &points_after_modifiers,
                                                    &points_unoccupied,
                                                    &points_tie,
                                                    &mandatory_first,
                                                    &several,
                                                    &come_home,
                                                    &chain,
                                                    &end_zero,
                                                    &no_fields,
                                                    &divides_fields,
                                                    &field_value,
                                                    &field_needs_completion,
                                                    &removed_follower,
                                                    &safe,
                                                    &fairy,
                                                    &wagon,
                                                    &mayor,
                                                    &siege,
                                                    &german_abbot,
                                                    &king,
                                                    &pigherd,
                                                    &multi_follower,
                                                    &occupant_bathes,
                                                    &copies_bathhouse,
                                                    &conversion_no_visit,
                                                    &order,
                                                    &bathhouse_under};

}  // namespace barber::castles
