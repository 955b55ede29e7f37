// The Barber-Surgeons as data: which meeples are sent to a bathhouse, when, and who decides. The
// other rules of the expansion, and the list that holds these too, are in
// barber_surgeons_rules.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::bath {

inline constexpr Rule visit_trigger{
    "bath.visit.trigger",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. After scoring a feature\"; The Barber-"
    "Surgeons (Italian, 2019); The Barber-Surgeons (French)",
    "After a feature has been scored in phase 3 with exactly one meeple involved, and while at "
    "least one bathhouse is free, that meeple must go into a free bathhouse instead of returning "
    "to its owner.",
    {}};

inline constexpr Rule visit_score_first{
    "bath.visit.score-first",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. After scoring a feature\"; WikiCarpedia, "
    "Carcassonne Order of Play (fr), diff 131575",
    "The feature is fully scored before the meeple moves.",
    {}};

inline constexpr Rule visit_sideways{
    "bath.visit.sideways", Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. After scoring a feature\"",
    "The visitor lies on its side.", "describes how the figure lies"};

inline constexpr Rule visit_order{
    "bath.visit.order",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. After scoring a feature\", last bullet; "
    "The Barber-Surgeons (Italian, 2019); The Barber-Surgeons (French), footnote 4",
    "If one tile makes several features score, the player who placed it decides the order, since "
    "that decides who still finds a free bathhouse.",
    {}};

inline constexpr Rule visit_free_definition{
    "bath.visit.free-definition",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. After scoring a feature\", bullet 1",
    "A bathhouse is free if no meeple lies in it.",
    {}};

inline constexpr std::array<OptionValue, 2> visit_chooser_values{
    {{"owner", "the owner of the meeple picks the bathhouse"},
     {"active-player", "the player whose turn it is picks the bathhouse"}}};
inline constexpr Rule visit_chooser{
    "bath.visit.chooser",
    Origin::edition,
    "The Barber-Surgeons (English, revision 433303), \"3. After scoring a feature\", bullet 2; "
    "WikiCarpedia, Carcassonne Order of Play (fr), diff 131575",
    "Where several bathhouses are free, the owner of the meeple chooses among them. (An older "
    "revision of the order of play gave the choice to the active player.)",
    {},
    visit_chooser_values};

inline constexpr Rule visit_several_meeples{
    "bath.visit.several-meeples",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. After scoring a feature\", bullet 3; The "
    "Barber-Surgeons (French), footnote 4",
    "If more than one meeple is involved in the scoring, all of them go home, even when all belong"
    " to one player; nobody goes to a bathhouse.",
    {}};

inline constexpr Rule visit_none_free{
    "bath.visit.none-free",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. After scoring a feature\", bullet 4",
    "If no bathhouse is free, the meeple goes home as usual.",
    {}};

inline constexpr Rule visit_surrounded_ok{
    "bath.visit.surrounded-ok",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"Leaving the bathhouse\", first note (by "
    "implication)",
    "A bathhouse already surrounded by 8 tiles still takes visitors.",
    {}};

inline constexpr std::array<OptionValue, 2> visit_own_feature_values{
    {{"true", "a bathhouse inside the feature just scored is as good as any other"},
     {"false", "a bathhouse inside the feature just scored does not take its meeple"}}};
inline constexpr Rule visit_own_feature{
    "bath.visit.own-feature",
    Origin::inference,
    "our inference: the pages say any of the free ones",
    "Distance and feature do not matter: any free bathhouse on the table will do, also one on the "
    "tile just placed or inside the feature just scored.",
    {},
    visit_own_feature_values};

inline constexpr std::array<OptionValue, 2> visit_any_player_values{
    {{"true", "the meeples of every player are sent"},
     {"false", "only the meeples of the player whose turn it is are sent"}}};
inline constexpr Rule visit_any_player{
    "bath.visit.any-player",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 3; The Barber-Surgeons (Romanian), "
    "footnote 3",
    "It applies to the meeples of every player, not only to those of the player whose turn it is.",
    {},
    visit_any_player_values};

inline constexpr std::array<OptionValue, 2> visit_meeples_only_values{
    {{"true", "only real meeples are counted and sent"},
     {"false", "pigs, builders, barns and shepherds are counted and sent like meeples"}}};
inline constexpr Rule visit_meeples_only{
    "bath.visit.meeples-only",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 2; The Barber-Surgeons (Romanian), "
    "footnote 2",
    "Only real meeples are counted and sent: meeple, large meeple, abbot, wagon, mayor, "
    "ringmaster, phantom and guard; not pig, builder, barn or shepherd.",
    {},
    visit_meeples_only_values};

inline constexpr std::array<OptionValue, 2> visit_guards_values{
    {{"true", "a guard is counted and sent like any meeple"},
     {"false", "a guard is neither counted nor sent"}}};
inline constexpr Rule visit_guards{
    "bath.visit.guards",
    Origin::edition,
    "The Barber-Surgeons (English, revision 433303), footnote 2; missing in The Barber-Surgeons "
    "(Italian, 2019) and The Barber-Surgeons (French)",
    "Guard meeples (Ghosts, Castles & Cemeteries) are real meeples.",
    {},
    visit_guards_values};

inline constexpr Rule visit_large_counts_one{
    "bath.visit.large-counts-one",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 2",
    "A lone large meeple is one meeple and must bathe.",
    {}};

inline constexpr Rule visit_builder_ignored{
    "bath.visit.builder-ignored",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 2",
    "One meeple plus a builder or pig is still \"one meeple\"; the helper returns/stays by its own "
    "rule.",
    {}};

inline constexpr Rule visit_monastery{
    "bath.visit.monastery",
    Origin::inference,
    "our inference from \"a feature\" and footnote 3",
    "A monk on a completed monastery, or an abbot on a completed monastery/garden, is a single-"
    "meeple scoring and bathes.",
    {}};

inline constexpr std::array<OptionValue, 2> visit_zero_points_values{
    {{"true", "a lone meeple is sent even if it scored 0 points or fewer"},
     {"false", "a meeple that scored 0 points or fewer goes home"}}};
inline constexpr Rule visit_zero_points{
    "bath.visit.zero-points",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), \"General comments\"; The Barber-Surgeons "
    "(Romanian)",
    "A lone meeple bathes even if the scoring gave 0 or negative points.",
    {},
    visit_zero_points_values};

inline constexpr Rule visit_phase_3_only{
    "bath.visit.phase-3-only",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 3; The Barber-Surgeons (French); The"
    " Barber-Surgeons (Romanian)",
    "Only regular scorings of phase 3 that take meeples off the table send anyone to a bathhouse.",
    {}};

inline constexpr std::array<OptionValue, 2> visit_barn_farmer_values{
    {{"true", "a lone farmer whose field is scored because of a barn is sent"},
     {"false", "a lone farmer whose field is scored because of a barn goes home"}}};
inline constexpr Rule visit_barn_farmer{
    "bath.visit.barn-farmer",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 3; The Barber-Surgeons (French); The"
    " Barber-Surgeons (Romanian)",
    "A lone farmer whose field is scored during the game because of a barn may have to bathe.",
    {},
    visit_barn_farmer_values};

inline constexpr std::array<OptionValue, 2> visit_watchtower_bonus_values{
    {{"false", "a watchtower bonus sends nobody"},
     {"true", "a watchtower bonus is a scoring of its own, which sends a lone meeple"}}};
inline constexpr Rule visit_watchtower_bonus{
    "bath.visit.watchtower-bonus",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 3; The Barber-Surgeons (French); The"
    " Barber-Surgeons (Romanian)",
    "A watchtower bonus alone never sends anyone.",
    {},
    visit_watchtower_bonus_values};

inline constexpr std::array<OptionValue, 2> visit_abbot_recall_values{
    {{"false", "an abbot taken back in phase 2 goes home"},
     {"true", "an abbot taken back in phase 2 is sent"}}};
inline constexpr Rule visit_abbot_recall{
    "bath.visit.abbot-recall",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 3; The Barber-Surgeons (French); The"
    " Barber-Surgeons (Romanian)",
    "An abbot taken back in phase 2 does not go to a bathhouse.",
    {},
    visit_abbot_recall_values};

inline constexpr std::array<OptionValue, 2> visit_message_8_values{
    {{"false", "the meeple that message 8 scores goes home"},
     {"true", "the meeple that message 8 scores is sent"}}};
inline constexpr Rule visit_message_8{
    "bath.visit.message-8",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 3; The Barber-Surgeons (French); The"
    " Barber-Surgeons (Romanian)",
    "Scoring through message 8 does not send the meeple.",
    {},
    visit_message_8_values};

inline constexpr std::array<OptionValue, 2> visit_big_top_values{
    {{"false", "scoring the big top sends nobody"},
     {"true", "scoring the big top with a single meeple round it sends that meeple"}}};
inline constexpr Rule visit_big_top{
    "bath.visit.big-top",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 3; The Barber-Surgeons (Romanian), "
    "footnote 3; missing in The Barber-Surgeons (French)",
    "Scoring the big top with one meeple around it does not send that meeple.",
    {},
    visit_big_top_values};

inline constexpr std::array<OptionValue, 2> visit_not_final_values{
    {{"true", "nobody is sent during the final scoring"},
     {"false", "lone meeples are sent during the final scoring too"}}};
inline constexpr Rule visit_not_final{
    "bath.visit.not-final",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), \"Final Scoring\" and footnote 4; The Barber-"
    "Surgeons (French), footnote 5; The Barber-Surgeons (Romanian)",
    "Nobody goes to a bathhouse during the final scoring. (What phase 3 of the last turn scores is"
    " still scored during the game.)",
    {},
    visit_not_final_values};

inline constexpr Rule visit_immediate{
    "bath.visit.immediate",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. After scoring a feature\"",
    "The meeple moves directly after its feature has been scored, before the next one is; so it "
    "can take the last free bathhouse.",
    {}};

}  // namespace barber::bath
