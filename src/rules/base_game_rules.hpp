// The base game (second edition) as data: the numbered rules, who says so, and where. The code that
// applies them is base_game.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::base {

inline constexpr Rule setup_supply{
    "base.setup.supply", Origin::printed,
    "rules.dized.com, Carcassonne; balagamenight.com, Carcassonne",
    "Each player owns 8 normal meeples: 7 are playable, 1 marks the score.",
    "describes the material; the reader counts figures by it"};

inline constexpr Rule setup_start_tile{
    "base.setup.start-tile", Origin::printed,
    "balagamenight.com, Carcassonne; Board Game Arena, Carcassonne help",
    "One start tile lies face up before the first turn; the other 71 tiles form the draw supply.",
    "describes the set-up"};

inline constexpr Rule setup_first_player{
    "base.setup.first-player", Origin::edition, "WikiCarpedia, Base Game - Test",
    "The youngest begins (Hans im Glück); the Z-Man booklet does not say. A scenario gives its "
    "players in playing order.",
    "describes the set-up"};

inline constexpr Rule turn_order{
    "base.turn.order",
    Origin::printed,
    "rules.dized.com, Carcassonne; balagamenight.com, Carcassonne",
    "A turn is strictly: place a tile; then, if wanted, place a meeple; then score what was "
    "completed.",
    {}};

inline constexpr Rule turn_clockwise{
    "base.turn.clockwise", Origin::printed, "WikiCarpedia, Base Game - Test",
    "Turns pass clockwise.", "turns are adjudicated for the player whom the scenario names"};

inline constexpr Rule turn_complete_status{
    "base.turn.complete-status",
    Origin::community,
    "WikiCarpedia, Order of Play for Discussion",
    "A feature is complete from the moment the tile lies, that is already in phase 2, though it is"
    " scored only in phase 3.",
    {}};

inline constexpr Rule tile_edge_contact{
    "base.tile.edge-contact",
    Origin::printed,
    "WikiCarpedia, Base game (1st edition); balagamenight.com, Carcassonne",
    "The new tile must share at least one full edge with a tile already placed.",
    {}};

inline constexpr Rule tile_free_space{
    "base.tile.free-space", Origin::printed, "the rule by nature", "The space must be empty.", {}};

inline constexpr Rule tile_no_corner{
    "base.tile.no-corner",
    Origin::printed,
    "WikiCarpedia, Base game (1st edition)",
    "Touching at a corner only is illegal, and corners never join features.",
    {}};

inline constexpr Rule tile_all_edges_match{
    "base.tile.all-edges-match",
    Origin::printed,
    "WikiCarpedia, Base game (1st edition)",
    "Every edge that meets a neighbour must match it (field-field, road-road, city-city), not "
    "merely one of them.",
    {}};

inline constexpr Rule tile_must_place{
    "base.tile.must-place",
    Origin::printed,
    "WikiCarpedia, The Farmers; balagamenight.com, Carcassonne",
    "If a legal position exists the drawn tile has to be placed; the player cannot pass.",
    {}};

inline constexpr Rule tile_unplaceable{
    "base.tile.unplaceable",
    Origin::printed,
    "balagamenight.com, Carcassonne; boardgames.stackexchange.com, Carcassonne; Bridges, Castles "
    "and Bazaars (1st edition)",
    "A tile with no legal position leaves the game (box) and the player draws another in the same "
    "turn.",
    {}};

inline constexpr Rule tile_road_not_into_nothing{
    "base.tile.road-not-into-nothing",
    Origin::clarification,
    "WikiCarpedia, copy of the second-edition road text",
    "A printed road cannot be laid so that it just stops against a field edge; it has to meet a "
    "road.",
    {}};

inline constexpr Rule tile_monastery_adjacency{
    "base.tile.monastery-adjacency", Origin::clarification,
    "WikiCarpedia, Base game (1st edition); rules.dized.com, Carcassonne",
    "Monasteries may lie next to or diagonal to each other; nothing forbids it.",
    "allows something"};

inline constexpr Rule meeple_one{
    "base.meeple.one",
    Origin::printed,
    "balagamenight.com, Carcassonne",
    "At most one meeple is placed per turn, and it comes from the own supply.",
    {}};

inline constexpr Rule meeple_supply{
    "base.meeple.supply",
    Origin::printed,
    "the rule by nature",
    "Only a figure that is in the player's supply at that moment can be placed; one that comes "
    "home in phase 3 is not there yet.",
    {}};

inline constexpr Rule meeple_last_tile_only{
    "base.meeple.last-tile-only",
    Origin::printed,
    "rules.dized.com, Carcassonne; balagamenight.com, Carcassonne",
    "It goes on the tile placed this turn only.",
    {}};

inline constexpr Rule meeple_optional{
    "base.meeple.optional", Origin::printed,
    "balagamenight.com, Carcassonne; The Barber-Surgeons (English, revision 433303), \"2. Placing a"
    " meeple\"",
    "Placing is never compulsory.", "allows something"};

inline constexpr Rule meeple_unoccupied{
    "base.meeple.unoccupied",
    Origin::printed,
    "WikiCarpedia, Winter Edition Base Game; balagamenight.com, Carcassonne",
    "The whole connected feature must be empty of meeples, including the player's own, however far"
    " away they stand.",
    {}};

inline constexpr Rule meeple_merge_allowed{
    "base.meeple.merge-allowed",
    Origin::printed,
    "balagamenight.com, Carcassonne; Board Game Arena, Carcassonne help",
    "Features that were separately occupied may be joined afterwards by a tile; several meeples "
    "can thus share one feature.",
    {}};

inline constexpr Rule meeple_claim_completed{
    "base.meeple.claim-completed",
    Origin::printed,
    "boardgames.stackexchange.com, Carcassonne; balagamenight.com, Carcassonne",
    "Because phase 2 precedes phase 3, an empty feature that the tile has just completed may be "
    "claimed and is then scored at once.",
    {}};

inline constexpr Rule meeple_returned_later{
    "base.meeple.returned-later",
    Origin::printed,
    "boardgames.stackexchange.com, Carcassonne",
    "A meeple that comes back in phase 3 is available from the player's next turn on, not in the "
    "turn that freed it.",
    {}};

inline constexpr Rule meeple_no_recall{
    "base.meeple.no-recall",
    Origin::printed,
    "rules.dized.com, Carcassonne",
    "A player cannot take back an unscored meeple at will; recalling the abbot and buying back "
    "from a bathhouse are the exceptions.",
    {}};

inline constexpr Rule road_complete{
    "base.road.complete",
    Origin::printed,
    "WikiCarpedia, copy of the second-edition road text",
    "A road is complete when both ends are closed by a crossing/village, a city or a monastery, or"
    " when it closes on itself as a loop.",
    {}};

inline constexpr Rule road_points{"base.road.points",
                                  Origin::printed,
                                  "rules.dized.com, Carcassonne; balagamenight.com, Carcassonne",
                                  "1 point per tile of the road.",
                                  {}};

inline constexpr Rule road_tile_once{
    "base.road.tile-once",
    Origin::printed,
    "rules.dized.com, Carcassonne",
    "A tile counts once per road, also when the road starts and ends on the same crossing tile or "
    "crosses a tile twice.",
    {}};

inline constexpr Rule city_complete{
    "base.city.complete",
    Origin::printed,
    "rules.dized.com, Carcassonne",
    "A city is complete when it is wholly walled in and has no gap inside.",
    {}};

inline constexpr Rule city_points{"base.city.points",
                                  Origin::printed,
                                  "WikiCarpedia, ScoringGroupFeatureCity",
                                  "2 points per tile.",
                                  {}};

inline constexpr Rule city_coat{"base.city.coat",
                                Origin::printed,
                                "WikiCarpedia, ScoringGroupFeatureCity",
                                "2 points per coat of arms in a completed city.",
                                {}};

inline constexpr Rule city_tile_once{
    "base.city.tile-once",
    Origin::printed,
    "WikiCarpedia, Winter Edition Base Game; WikiCarpedia, ScoringGroupFeatureCity; JCloisterZone,"
    " issue 198",
    "Two segments on one tile that belong to the same city count as one tile.",
    {}};

inline constexpr std::array<OptionValue, 2> city_two_tile_values{
    {{"full", "a completed city of two tiles scores 4 points, and 2 for each coat of arms"},
     {"half", "a completed city of two tiles scores 2 points, and 1 for each coat of arms"}}};
inline constexpr Rule city_two_tile{
    "base.city.two-tile",
    Origin::edition,
    "retrobeliever.blogspot.com, two-tile cities; Bridges, Castles and Bazaars (1st edition)",
    "A completed two-tile city scores like any other: 4 points, and 2 more for each coat of arms. "
    "(The first editions gave 2, and 1 a coat.)",
    {},
    city_two_tile_values};

inline constexpr Rule monastery_complete{
    "base.monastery.complete",
    Origin::printed,
    "papageek.com, The Abbot; WikiCarpedia, Base game (1st edition)",
    "A monastery is complete when all 8 surrounding spaces hold tiles.",
    {}};

inline constexpr Rule monastery_points{"base.monastery.points",
                                       Origin::printed,
                                       "papageek.com, The Abbot",
                                       "9 points when complete.",
                                       {}};

inline constexpr Rule score_any_turn{
    "base.score.any-turn",
    Origin::printed,
    "balagamenight.com, Carcassonne",
    "Whoever completes a feature, it is scored for its occupants in that turn.",
    {}};

inline constexpr Rule score_majority{
    "base.score.majority",
    Origin::printed,
    "rules.dized.com, Carcassonne; Board Game Arena, Carcassonne help; WikiCarpedia, The Farmers",
    "Only the player(s) with most meeples in the feature score, and they take all its points.",
    {}};

inline constexpr Rule score_tie{
    "base.score.tie",
    Origin::printed,
    "rules.dized.com, Carcassonne; WikiCarpedia, The Farmers; WikiCarpedia, Winter Edition Base "
    "Game",
    "All players tied for the majority receive the full points; nothing is halved.",
    {}};

inline constexpr Rule score_once{
    "base.score.once",
    Origin::printed,
    "rules.dized.com, Carcassonne; WikiCarpedia, Consolidated Clarifications",
    "A player with several meeples in a feature scores it once.",
    {}};

inline constexpr Rule score_large_meeple{
    "base.score.large-meeple",
    Origin::clarification,
    "WikiCarpedia, Consolidated Clarifications",
    "A large meeple (Inns & Cathedrals) weighs 2 for majority but does not multiply points and is "
    "one figure.",
    {}};

inline constexpr Rule score_unoccupied{"base.score.unoccupied",
                                       Origin::printed,
                                       "Bridges, Castles and Bazaars (1st edition)",
                                       "A completed feature without meeples gives nobody points.",
                                       {}};

inline constexpr Rule score_return{
    "base.score.return",
    Origin::printed,
    "Board Game Arena, Carcassonne help",
    "After a feature is scored every meeple in it returns to its owner, also those of players who "
    "got nothing.",
    {}};

inline constexpr Rule score_order{
    "base.score.order",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303)",
    "If a tile completes several features, each is scored separately. The base game needs no "
    "order; with bathhouses the active player sets it.",
    {}};

inline constexpr Rule end_trigger{
    "base.end.trigger",
    Origin::printed,
    "balagamenight.com, Carcassonne; Board Game Arena, Carcassonne help",
    "The game ends after the turn (including phase 3) in which the last tile is placed.",
    {}};

inline constexpr Rule final_road{"base.final.road",
                                 Origin::printed,
                                 "carcassonnecentral.com, topic 6627",
                                 "Incomplete road: 1 point per tile.",
                                 {}};

inline constexpr Rule final_city{"base.final.city",
                                 Origin::printed,
                                 "JCloisterZone, issue 198; JCloisterZone, issue 219",
                                 "Incomplete city: 1 point per tile and 1 per coat of arms.",
                                 {}};

inline constexpr Rule final_monastery{
    "base.final.monastery",
    Origin::printed,
    "papageek.com, The Abbot; WikiCarpedia, The Abbot",
    "Incomplete monastery: 1 for itself and 1 per surrounding tile present.",
    {}};

inline constexpr Rule final_majority{
    "base.final.majority",
    Origin::printed,
    "WikiCarpedia, The Farmers; Board Game Arena, Carcassonne help",
    "Majority and ties work as during the game.",
    {}};

inline constexpr Rule field_barriers{
    "base.field.barriers",
    Origin::printed,
    "WikiCarpedia, The Farmers; rules.dized.com, Carcassonne",
    "Fields are bounded by roads, cities, rivers and the edge of the laid-out area; they need not "
    "be enclosed to score.",
    {}};

inline constexpr Rule field_farmer{
    "base.field.farmer",
    Origin::printed,
    "WikiCarpedia, The Farmers",
    "A farmer lies down, needs an unoccupied field (an enclosed one is fine) and stays until the "
    "end.",
    {}};

inline constexpr Rule field_points{
    "base.field.points",
    Origin::printed,
    "WikiCarpedia, The Farmers",
    "Final scoring only: 3 points for each completed city that touches the field, to the field's "
    "majority (ties: full points each); a completed city counts whether or not anyone scored it.",
    {}};

inline constexpr std::array<OptionValue, 3> field_scoring_values{
    {{"third", "each field pays 3 points for every completed city that touches it"},
     {"second", "each field pays 3 points for a completed city, but no player gets a city twice"},
     {"first",
      "each completed city pays 4 points to whoever has most farmers in all the fields round it"}}};
inline constexpr Rule field_scoring{
    "base.field.scoring",
    Origin::edition,
    "gracefulboot.com, farmer scoring",
    "One city may feed several fields, also of the same player, and counts once for each field "
    "however often it touches it.",
    {},
    field_scoring_values};

inline constexpr std::array<OptionValue, 2> score_negative_values{
    {{"allow", "a payment may take a score below 0"},
     {"forbid", "nobody may pay more points than they have"}}};
inline constexpr Rule score_negative{
    "base.score.negative",
    Origin::edition,
    "The Barber-Surgeons (English, revision 433303), \"2. Buy your meeple back\"; The Barber-"
    "Surgeons (Italian, 2019); The Barber-Surgeons (French)",
    "A payment may take the score below 0.",
    {},
    score_negative_values};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 51> kRules{&setup_supply,
                                                    &setup_start_tile,
                                                    &setup_first_player,
                                                    &turn_order,
                                                    &turn_clockwise,
                                                    &turn_complete_status,
                                                    &tile_edge_contact,
                                                    &tile_free_space,
                                                    &tile_no_corner,
                                                    &tile_all_edges_match,
                                                    &tile_must_place,
                                                    &tile_unplaceable,
                                                    &tile_road_not_into_nothing,
                                                    &tile_monastery_adjacency,
                                                    &meeple_one,
                                                    &meeple_supply,
                                                    &meeple_last_tile_only,
                                                    &meeple_optional,
                                                    &meeple_unoccupied,
                                                    &meeple_merge_allowed,
                                                    &meeple_claim_completed,
                                                    &meeple_returned_later,
                                                    &meeple_no_recall,
                                                    &road_complete,
                                                    &road_points,
                                                    &road_tile_once,
                                                    &city_complete,
                                                    &city_points,
                                                    &city_coat,
                                                    &city_tile_once,
                                                    &city_two_tile,
                                                    &monastery_complete,
                                                    &monastery_points,
                                                    &score_any_turn,
                                                    &score_majority,
                                                    &score_tie,
                                                    &score_once,
                                                    &score_large_meeple,
                                                    &score_unoccupied,
                                                    &score_return,
                                                    &score_order,
                                                    &end_trigger,
                                                    &final_road,
                                                    &final_city,
                                                    &final_monastery,
                                                    &final_majority,
                                                    &field_barriers,
                                                    &field_farmer,
                                                    &field_points,
                                                    &field_scoring,
                                                    &score_negative};

}  // namespace barber::base
