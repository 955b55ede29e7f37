#include "scenario/scenario_reader.hpp"

#include <fmt/format.h>

#include "scenario/action_reader.hpp"
#include "scenario/bridges_castles_reader.hpp"
#include "scenario/choices_reader.hpp"
#include "scenario/claims_reader.hpp"
#include "scenario/pieces_reader.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 1> kKnownFailingKeys{"reason"};
constexpr std::string_view kKnownFailingExample = "known-failing: {reason: …}";
constexpr std::array<std::string_view, 4> kStatusWords{"normative", "disputed", "regression",
                                                       "exploratory"};

// Where a sketch declares the feature; the sketch itself if it cannot be found.
const Node& key_of_feature(const Node& sketch, std::string_view name) {
  for (const Entry part : Entries(sketch)) {
    if (part.key.text != "features") continue;
    for (const Entry entry : Entries(part.value)) {
      if (entry.key.text == name) return entry.key;
    }
  }
  return sketch;
}

}  // namespace

std::string_view name(Status status) { return kStatusWords[static_cast<std::size_t>(status)]; }

std::shared_ptr<const Prose> ScenarioReader::read_prose(const ScenarioKeys& keys) {
  ProseKeys nodes{};
  std::copy_n(keys.begin(), nodes.size(), nodes.begin());
  if (prose_ != nullptr && nodes == prose_nodes_) return prose_;
  prose_nodes_ = nodes;
  auto prose = std::make_shared<Prose>();
  const auto text = [&](ScenarioKey key, std::string_view what, std::string& into) {
    if (keys[key] == nullptr) return;
    if (const auto read = read_text(out_, *keys[key], what)) into = *read;
  };
  text(kTitle, "`title`", prose->title);
  text(kMotive, "`motive`", prose->motive);
  text(kSource, "`source`", prose->source);
  text(kNotes, "`notes`", prose->notes);
  if (keys[kTags] != nullptr) read_tags(*keys[kTags], prose->tags);
  if (keys[kStatus] != nullptr) {
    const auto status =
        read_word(out_, *keys[kStatus], "`status`", kStatusWords, Problem::unknown_status);
    if (status) prose->status = static_cast<Status>(*status);
  }
  if (keys[kKnownFailing] != nullptr) prose->known_failing = read_reason(*keys[kKnownFailing]);
  prose_ = prose;
  return prose;
}

void ScenarioReader::read_tags(const Node& node, std::vector<std::string>& tags) {
  if (!want_list(out_, node, "`tags`")) return;
  tags.reserve(static_cast<std::size_t>(node.size));
  for (const Node& tag : Items(node)) {
    if (const auto text = read_name(out_, tag, "a tag", false)) tags.emplace_back(*text);
  }
}

std::optional<std::string> ScenarioReader::read_reason(const Node& node) {
  if (!want_map(out_, node, "`known-failing`", kKnownFailingExample)) return std::nullopt;
  const Fields<kKnownFailingKeys> fields(out_, node, "`known-failing`");
  if (fields["reason"] == nullptr) {
    report_missing(out_, node, "reason", kKnownFailingExample);
    return std::nullopt;
  }
  const auto reason = read_text(out_, *fields["reason"], "`reason`");
  return reason ? std::optional(std::string(*reason)) : std::nullopt;
}

void ScenarioReader::read_table(const ScenarioKeys& keys) {
  if (!has_table_ || tiles_node_ != keys[kOwnTiles]) {
    tiles_ = {};
    if (keys[kOwnTiles] != nullptr) tiles_.read(out_, *keys[kOwnTiles]);
  } else if (board_node_ == keys[kBoard]) {
    return;
  }
  table_ = {};
  if (keys[kBoard] != nullptr) table_ = read_board(out_, *keys[kBoard], tiles_);
  has_table_ = true;
  tiles_node_ = keys[kOwnTiles];
  board_node_ = keys[kBoard];
}

std::optional<SketchDraft> ScenarioReader::read_sketch_of(const ScenarioKeys& keys,
                                                          Scenario& scenario) {
  if (keys[kSketch] == nullptr) return std::nullopt;
  if (keys[kBoard] != nullptr) {
    out_.error(Problem::no_sketch, *keys[kSketch], "a table is a `board` or a `sketch`, not both",
               "leave one of them out");
  }
  SketchDraft draft =
      read_sketch(out_, *keys[kSketch], keys[kFigures], keys[kAction], keys[kPieces]);
  scenario.sketch = draft.sketch;
  return draft;
}

ExpansionSet ScenarioReader::check_usage(const Usage& usage, const RulesDraft& rules,
                                         Scenario& scenario) {
  const auto& listed = rules.expansions;
  ExpansionSet all{};
  for (std::size_t i = 0; i < kExpansionWords.size(); ++i) {
    const auto expansion = static_cast<Expansion>(i);
    const bool used = usage.has(expansion);
    const bool in_play = i == 0 || (listed ? (*listed)[i] : used);
    all[i] = in_play || used;
    if (in_play) scenario.expansions.push_back(kExpansionWords[i]);
    if (in_play || !used) continue;
    const Token& token = usage.first(expansion);
    out_.error(Problem::expansion_left_out, stretch(out_, token),
               fmt::format("`{}` belongs to `{}`, which `rules.expansions` leaves out",
                           token.node->kind == NodeKind::scalar ? token.text() : "this",
                           kExpansionWords[i]),
               "add it to the list, or leave the list out");
  }
  return all;
}

// What depends on tiles of which a sketch says nothing.
void ScenarioReader::report_undecided(const ScenarioKeys& keys, const Sketch& sketch,
                                      const FiguresDraft& figures, const GameState& table) {
  const auto& survey = table.surveyors.in_force[0];
  if (survey && survey->without_caps) report_caps(*keys[kSketch], sketch);
  for (const StandingFigure& figure : figures.standing) {
    const bool one_of_two = std::any_of(
        figures.standing.begin(), figures.standing.end(), [&](const StandingFigure& other) {
          return other.owner == figure.owner && other.where == figure.where &&
                 other.kind != figure.kind && is_meeple(other.kind);
        });
    const auto place = table.place(figure.where);
    const auto& roads = table.leipzig.roads;
    const bool leads = place && place->kind == Place::Kind::feature &&
                       std::any_of(roads.begin(), roads.end(), [&](SegmentId road) {
                         return table.board.feature(road) == table.board.feature(place->index);
                       });
    if (!one_of_two || !leads || !is_meeple(figure.kind)) continue;
    out_.error(Problem::undecided_sketch, *figure.node,
               "a sketch does not tell apart which of two figures goes to Leipzig",
               "write the table down as a `board`");
    break;
  }
}

// What a city needs to say where its caps are not counted.
void ScenarioReader::report_caps(const Node& node, const Sketch& sketch) {
  for (const SketchedFeature& city : sketch.features) {
    if (city.kind != FeatureKind::city || city.caps || !city.pays_when_closed) continue;
    out_.error(Problem::undecided_sketch, key_of_feature(node, city.name),
               fmt::format("how many tiles of `{}` are nothing but semicircular caps of it is not "
                           "said",
                           city.name),
               fmt::format("add their number, as in `{}: {{kind: city, tiles: {}, caps: 2}}`",
                           city.name, city.tiles.value_or(kSmallCity)));
  }
}

// What a small city needs to say where it can become a castle.
void ScenarioReader::report_small_cities(const Node& node, const Sketch& sketch) {
  for (const Sketch::Laid& tile : sketch.laid) {
    for (const int closed : tile.closes) {
      const SketchedFeature& feature = sketch.features[static_cast<std::size_t>(closed)];
      if (feature.kind != FeatureKind::city || feature.tiles != kSmallCity) continue;
      if (feature.segments != SketchedFeature::Segments::not_said) continue;
      out_.error(Problem::undecided_sketch, key_of_feature(node, feature.name),
                 fmt::format("whether `{}` can become a castle is not said", feature.name),
                 fmt::format("add what its two tiles are, as in `{}: {{kind: city, tiles: 2, "
                             "segments: semicircular}}`, or `triangular` if one of them is",
                             feature.name));
    }
  }
}

// The castles and towers that a sketch declares.
void ScenarioReader::found_sketched(const SketchDraft& sketch, const PlayersDraft& players,
                                    GameState& table) {
  for (const auto& [number, owner] : sketch.castles) {
    const auto player = players.find(out_, *owner);
    const SketchedFeature& feature = sketch.sketch->features[static_cast<std::size_t>(number)];
    const auto where = sketch.sketch->find(feature.name);
    if (!player || !where) continue;
    found_castle(table, table.board.segment(table.board.tile_at(where->at), where->feature),
                 *player);
  }
  for (const SketchedFeature& feature : sketch.sketch->features) {
    const auto where = sketch.sketch->find(feature.name);
    if (feature.floors == 0 || !where) continue;
    table.towers.push_back({table.board.tile_at(where->at), feature.floors});
  }
}

// Who is in a castle, and that only meeples are, one each.
void ScenarioReader::check_castles(const FiguresDraft& figures, const GameState& table,
                                   bool unreadable) {
  std::vector<Place> taken;
  for (const StandingFigure& figure : figures.standing) {
    if (figure.where.kind != Place::Kind::castle) continue;
    const auto place = table.place(figure.where);
    if (!place) {
      if (unreadable) continue;  // what is wrong has been reported
      out_.error(Problem::no_such_feature, *figure.in, "no castle lies there",
                 "castles stand under `board: castles: [{tiles: [[0, 0], [1, 0]], owner: red}]`");
    } else if (std::find(taken.begin(), taken.end(), *place) != taken.end()) {
      out_.error(Problem::never_stands, *figure.in, "two figures are in one castle",
                 "a castle holds one meeple");
    } else if (!is_meeple(figure.kind) || figure.kind == FigureKind::abbot) {
      out_.error(Problem::never_stands, *figure.node,
                 fmt::format("a {} is never in a castle", name(figure.kind)),
                 "it was a knight of the small city before");
    } else if (table.castle(place->index).owner != figure.owner) {
      out_.error(Problem::never_stands, *figure.node, "this castle is another player's",
                 "the meeple in a castle is its owner's");
    }
    if (place) taken.push_back(*place);
  }
}

void ScenarioReader::note_names(const Ground& ground, Scenario& scenario) {
  scenario.names.reserve(ground.names().size());
  for (const Ground::Name& name : ground.names()) {
    const Spot spot = name.key->spot;
    if (name.where) scenario.names.push_back({std::string(name.key->text), *name.where});
    NameInFile& place = names_[{spot.line, spot.column}];
    place.key = name.key;
    place.used |= name.used;
  }
}

void ScenarioReader::warn_of_unused_names() const {
  for (const auto& [spot, place] : names_) {
    if (place.used) continue;
    out_.warning(Problem::unused_name, *place.key,
                 fmt::format("nothing in this file uses the name `{}`", place.key->text), "");
  }
}

Scenario ScenarioReader::read(const Node& node, const ScenarioKeys& keys, Layer layer) {
  Scenario scenario;
  scenario.mark = out_.source().mark(node.spot);
  scenario.prose = read_prose(keys);

  if (keys[kPlayers] == nullptr) {
    if (layer.base) report_missing(out_, node, "players", "players: [red, blue]");
    players_.complete = false;
  } else if (players_node_ != keys[kPlayers]) {
    players_ = read_players(out_, *keys[kPlayers]);
  }
  players_node_ = keys[kPlayers];
  const PlayersDraft& players = players_;

  read_table(keys);
  scenario.own_tiles = tiles_.own();
  scenario.table.board = table_.board;
  scenario.table.towers = table_.towers;
  Ground ground(out_);
  ground.set_board(scenario.table.board);
  for (const Position at : table_.unreadable) ground.set_unreadable(at);
  if (table_.all_unreadable) ground.set_all_unreadable();
  if (table_.names != nullptr) ground.read_names(*table_.names);
  const auto sketch = read_sketch_of(keys, scenario);
  if (sketch) {
    scenario.table.board = sketch->board;
    ground.set_sketch(scenario.sketch.get());
    found_sketched(*sketch, players, scenario.table);
  }

  const bool unreadable = table_.all_unreadable || !table_.unreadable.empty();
  if (table_.castles != nullptr) {
    found_castles(out_, *table_.castles, players, scenario.table, unreadable);
  }
  FiguresDraft figures;
  if (keys[kFigures] != nullptr) {
    figures = read_meeples(out_, *keys[kFigures], players, ground);
    check_castles(figures, scenario.table, unreadable);
    warn_of_unreachable(out_, figures, scenario.table);
  }
  Usage of_pieces;
  if (keys[kPieces] != nullptr) {
    read_pieces(out_, *keys[kPieces], ground, players, figures, scenario.table, of_pieces);
  }
  if (sketch) report_undecided(keys, *scenario.sketch, figures, scenario.table);
  if (keys[kStack] != nullptr) {
    scenario.table.stack = read_integer(out_, *keys[kStack], "`stack`", 0, kFarthest);
  }

  ActionDraft action;
  if (keys[kAction] != nullptr) {
    action = read_action(out_, *keys[kAction],
                         {tiles_, players, figures, sketch ? &*sketch : nullptr, ground});
    scenario.answer_marks.resize(action.turns.size());
    for (std::size_t turn = 0; turn < action.turns.size(); ++turn) {
      if (action.choose[turn] == nullptr) continue;
      ChoicesDraft choices =
          read_choices(out_, *action.choose[turn], "`choose`", players, ground, 0);
      action.turns[turn].answers = std::move(choices.answers);
      scenario.answer_marks[turn] = std::move(choices.marks);
    }
    scenario.action = std::move(action.turns);
    scenario.in_hand = action.in_hand;
  }
  ground.check_names();
  if (keys[kExpect] != nullptr) {
    scenario.expect = read_expectation(out_, *keys[kExpect], players, ground,
                                       {layer.base_expect, scenario.action, tiles_});
  }
  if (keys[kClaims] != nullptr) {
    scenario.claims = read_claims(out_, *keys[kClaims], players, ground);
  }
  note_names(ground, scenario);

  Usage usage = table_.usage;
  if (sketch) usage.add(sketch->usage);
  usage.add(players.usage);
  usage.add(figures.usage);
  usage.add(of_pieces);
  usage.add(action.usage);
  const RulesDraft rules = read_rules(out_, keys[kRules], layer.base_rules);
  scenario.settings = rules.settings;
  scenario.rules = scenario.settings.resolved();
  const ExpansionSet in_play = check_usage(usage, rules, scenario);
  if (in_play[static_cast<std::size_t>(Expansion::bridges_castles_bazaars)]) {
    scenario.table.tokens = tokens_of(out_, players, scenario.table);
    if (sketch) report_small_cities(*keys[kSketch], *scenario.sketch);
  }
  scenario.table.figures =
      all_figures(out_, figures, players, scenario.table, starting_supply(in_play),
                  in_play[static_cast<std::size_t>(Expansion::ghosts_castles_cemeteries)]);
  scenario.figure_ids.resize(figures.ids.entries().size());
  for (const auto& [id, standing] : figures.ids.entries()) {
    if (standing < 0) continue;
    const int number = figures.standing[static_cast<std::size_t>(standing)].id;
    if (number >= 0) scenario.figure_ids[static_cast<std::size_t>(number)] = id;
  }
  put_fairy_beside(scenario.table);
  for (std::size_t i = 0; i < scenario.table.castles.size(); ++i) {
    scenario.table.castles[i].scored = !scenario.table.in_castle(static_cast<int>(i));
  }
  scenario.table.has_fairy = in_play[static_cast<std::size_t>(Expansion::princess_and_dragon)];
  scenario.table.has_abbeys = in_play[static_cast<std::size_t>(Expansion::abbey_and_mayor)];
  scenario.table.has_messages = in_play[static_cast<std::size_t>(Expansion::messages)];
  scenario.table.scores = players.scores;
  if (std::find(players.abbeys_used.begin(), players.abbeys_used.end(), true) !=
      players.abbeys_used.end()) {
    scenario.table.abbeys_used = players.abbeys_used;
  }
  if (std::any_of(players.goods.begin(), players.goods.end(),
                  [](const Goods& goods) { return goods != Goods{}; })) {
    scenario.table.goods = players.goods;
  }
  scenario.player_names = players.names;
  return scenario;
}

}  // namespace barber
