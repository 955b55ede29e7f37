#include "report/json.hpp"

#include <array>

#include "report/english.hpp"
#include "report/json_parts.hpp"
#include "rules/bridges.hpp"

namespace barber {
namespace {

std::string_view name(Occasion occasion) {
  constexpr std::array<std::string_view, 12> kNames{
      "completed",      "final-scoring",    "abbot-recall", "farmed-city",
      "barn-placed",    "barn-joined",      "barn-final",   "castle",
      "castle-founded", "watchtower-bonus", "big-top",      "message-8"};
  return kNames[static_cast<std::size_t>(occasion)];
}

std::string_view name(ItemKind kind) {
  constexpr std::array<std::string_view, 10> kNames{
      "tiles",          "coats", "banner", "monastery", "surrounding",
      "completed-city", "pig",   "mist",   "survey",    "copied"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view name(ClaimVerdict verdict) {
  constexpr std::array<std::string_view, 4> kNames{"right", "right-if-chosen", "right-under",
                                                   "wrong"};
  return kNames[static_cast<std::size_t>(verdict)];
}

std::string_view name(Remark::Kind kind) {
  constexpr std::array<std::string_view, 3> kNames{"note", "assumption", "warning"};
  return kNames[static_cast<std::size_t>(kind)];
}

class RulingJson {
 public:
  explicit RulingJson(const Scenario& scenario) : scenario_(scenario), words_(scenario) {}

  Json print(const Ruling& ruling, std::span<const AnsweredClaim> answers) {
    Json json{{"format_version", kFormatVersion}, {"scenario", scenario_.id}};
    if (!scenario_.variant.empty()) json["variant"] = scenario_.variant;
    if (!scenario_.prose->title.empty()) json["title"] = scenario_.prose->title;
    // Nothing is proposed, so nothing is legal.
    json["verdict"] = scenario_.action.empty() ? "none" : barber::name(ruling.verdict);
    if (ruling.stopped) json["stopped"] = true;
    if (ruling.verdict == Verdict::open) {
      Json choices = Json::array();
      for (const OpenChoice& choice : ruling.open_choices()) choices.push_back(print(choice));
      json["choices"] = std::move(choices);
      Json range = Json::object();
      for (std::size_t p = 0; p < scenario_.player_names.size(); ++p) {
        const auto [least, most] = ruling.range(static_cast<PlayerId>(p));
        range[std::string(words_.player(static_cast<PlayerId>(p)))] = Json::array({least, most});
      }
      json["range"] = std::move(range);
    }
    Json outcomes = Json::array();
    for (const Outcome& outcome : ruling.outcomes) outcomes.push_back(print(outcome));
    json["outcomes"] = std::move(outcomes);
    Json read = Json::array();
    for (const Rule* option : option_list()) {
      if (ruling.read.test(option_number(*option))) read.push_back(print(ruling, *option));
    }
    json["read"] = std::move(read);
    if (answers.empty()) return json;
    Json claims = Json::array();
    for (std::size_t i = 0; i < answers.size(); ++i) {
      claims.push_back(print(scenario_.claims[i], answers[i], ruling));
    }
    json["claims"] = std::move(claims);
    return json;
  }

 private:
  static Json print(const Ruling& ruling, const Rule& option) {
    const std::string_view value = ruling.rules.value_name(option);
    Json others = Json::array();
    for (const OptionValue& other : option.values) {
      if (other.name == value) continue;
      others.push_back(Json{{"value", other.name}, {"meaning", other.meaning}});
    }
    return Json{{"option", option.id}, {"value", value}, {"others", std::move(others)}};
  }

  Json print(const StatedClaim& stated, const AnsweredClaim& answered, const Ruling& ruling) {
    const ClaimAnswer& answer = answered.answer;
    Json json;
    if (stated.by) json["by"] = words_.player(*stated.by);
    json["says"] = print(stated.claim);
    if (!stated.because.empty()) json["because"] = stated.because;
    json["answer"] = name(answer.verdict);
    json["text"] = sentence(answer, ruling, words_);
    if (answer.verdict == ClaimVerdict::right_if_chosen)
      json["outcomes"] = numbers(answer.outcomes);
    Json readings = Json::array();
    for (const ClaimReading& reading : answer.readings) readings.push_back(print(reading));
    if (!readings.empty()) json["readings"] = std::move(readings);
    json["readings_tried"] = answer.tried;
    json["searched_all"] = answer.searched_all;
    Json slips = Json::array();
    for (const Slip& slip : answered.slips) slips.push_back(print(slip));
    if (!slips.empty()) json["slips"] = std::move(slips);
    return json;
  }

  // Counted from 1.
  static Json numbers(const std::vector<std::size_t>& outcomes) {
    Json list = Json::array();
    for (const std::size_t outcome : outcomes) list.push_back(outcome + 1);
    return list;
  }

  Json print(const Claim& claim) {
    Json json = Json::object();
    for (std::size_t p = 0; p < claim.scores.size(); ++p) {
      if (!claim.scores[p]) continue;
      json["scores"][std::string(words_.player(static_cast<PlayerId>(p)))] = *claim.scores[p];
    }
    for (const ClaimedFigure& figure : claim.figures) {
      Json one{{"owner", words_.player(figure.owner)}, {"kind", barber::name(figure.kind)}};
      one.update(place(figure.where));
      if (figure.fairy) one["fairy"] = *figure.fairy;
      json["meeples"].push_back(std::move(one));
    }
    if (claim.legal) json["ruling"] = *claim.legal ? "legal" : "illegal";
    if (claim.illegal != nullptr) json["illegal"] = claim.illegal->id;
    json["text"] = sentence(claim, words_);
    return json;
  }

  Json print(const ClaimReading& reading) {
    Json options = Json::array();
    for (const Setting& one : reading.reading.changed) {
      const OptionValue& value = one.option->values[static_cast<std::size_t>(one.value)];
      options.push_back(
          Json{{"option", one.option->id}, {"value", value.name}, {"meaning", value.meaning}});
    }
    Json json{{"options", std::move(options)}, {"always", reading.always}};
    if (!reading.always) {
      Json outcomes = Json::array();
      for (const std::size_t number : reading.outcomes) {
        outcomes.push_back(when(reading.reading.ruling.outcomes[number]));
      }
      json["when"] = std::move(outcomes);
    }
    json["text"] = sentence(reading, words_);
    return json;
  }

  Json print(const Slip& slip) {
    Json json{{"slip", barber::name(slip.kind)},
              {"player", words_.player(slip.player)},
              {"feature", place(slip.feature)}};
    if (slip.tile) json["tile"] = position_json(*slip.tile, words_);
    json["points"] = slip.points;
    json["text"] = sentence(slip, words_);
    return json;
  }

  Json when(const Outcome& outcome) {
    Json list = Json::array();
    for (const ChoiceMade* choice : outcome.open_choices()) list.push_back(print(*choice));
    return list;
  }

  Json print(const OpenChoice& choice) {
    Json json{{"choice", barber::name(choice.kind)},
              {"turn", choice.turn + 1},
              {"by", words_.player(choice.by)},
              {"for", words_.player(choice.subject)},
              {"options", places(choice.options)}};
    if (choice.kind != ChoiceKind::score_order) json["from"] = place(choice.from);
    json["text"] = sentence(choice, words_);
    json["rules"] = rule_ids(choice.rules);
    return json;
  }

  Json print(const Answer& answer) {
    Json json;
    if (answer.kind == ChoiceKind::score_order) {
      Json order = Json::array();
      for (const Where& where : answer.order) {
        order.push_back(where.kind == Place::Kind::bathhouse
                            ? Json{{"free-return", position_json(where.at, words_)}}
                            : place(where));
      }
      json["score-order"] = std::move(order);
    } else if (answer.kind == ChoiceKind::wagon) {
      const bool drives = answer.target.kind != Place::Kind::supply && answer.target != kStays;
      if (drives) {
        json["wagon"] = place(answer.target);
      } else {
        json["wagon"] = answer.target == kStays ? "stay" : "home";
      }
    } else if (answer.kind == ChoiceKind::castle) {
      json["castle"] = place(*answer.from);
      json["convert"] = answer.take;
    } else if (answer.kind == ChoiceKind::castle_scores) {
      json["castle-scores"] = place(*answer.from);
      json["with"] = place(answer.target);
    } else if (answer.kind == ChoiceKind::leipzig) {
      const auto quarter = static_cast<std::size_t>(answer.target.feature);
      json["leipzig"] = answer.target == kNoQuarter ? "none" : kQuarterWords[quarter];
    } else if (answer.kind == ChoiceKind::leipzig_meeple) {
      json["leipzig-meeple"] = place(answer.target);
    } else {
      json[std::string(barber::name(answer.kind))] = position_json(answer.target.at, words_);
    }
    if (answer.subject) json["for"] = words_.player(*answer.subject);
    const bool of_castle =
        answer.kind == ChoiceKind::castle || answer.kind == ChoiceKind::castle_scores;
    if (answer.from && !of_castle) json["from"] = place(*answer.from);
    if (answer.kind == ChoiceKind::free_return) json["take"] = answer.take;
    if (answer.by) json["by"] = words_.player(*answer.by);
    return json;
  }

  Json print(const Outcome& outcome) {
    Json json;
    json["when"] = when(outcome);
    json["ways"] = outcome.ways;
    json["legal"] = outcome.legal();
    Json turns = Json::array();
    for (const TurnRuling& turn : outcome.turns) turns.push_back(print(turn));
    json["turns"] = std::move(turns);
    Json scores = Json::object();
    Json supply = Json::object();
    for (std::size_t p = 0; p < outcome.table.scores.size(); ++p) {
      const std::string player(words_.player(static_cast<PlayerId>(p)));
      scores[player] = outcome.table.scores[p];
      supply[player] = supply_of(outcome.table, static_cast<PlayerId>(p));
    }
    json["scores"] = std::move(scores);
    json["meeples"] = figures(outcome.table);
    json["supply"] = std::move(supply);
    if (!outcome.table.abbeys_used.empty()) {
      Json abbeys = Json::object();
      for (std::size_t p = 0; p < outcome.table.abbeys_used.size(); ++p) {
        abbeys[std::string(words_.player(static_cast<PlayerId>(p)))] =
            !outcome.table.abbeys_used[p];
      }
      json["abbeys"] = std::move(abbeys);
    }
    if (!outcome.table.goods.empty()) {
      Json goods = Json::object();
      for (std::size_t p = 0; p < outcome.table.goods.size(); ++p) {
        const auto player = static_cast<PlayerId>(p);
        goods[std::string(words_.player(player))] = goods_json(outcome.table.goods[p]);
      }
      json["goods"] = std::move(goods);
    }
    add_pieces(json, outcome.table);
    add_bridges_and_castles(json, outcome.table);
    const auto& acquired = outcome.table.bazaar.acquired;
    for (std::size_t p = 0; p < acquired.size(); ++p) {
      if (acquired[p] == nullptr) continue;
      json["bought"][std::string(words_.player(static_cast<PlayerId>(p)))] = acquired[p]->id;
    }
    json["next"] = words_.player(outcome.next);
    json["cites"] = rule_ids(outcome.citations());
    return json;
  }

  // What belongs to nobody, as `pieces` has it; of the surveyors also when nobody knows what is in
  // force now.
  Json pieces(const GameState& table) {
    Json json = Json::object();
    const auto at = [&](TileIndex tile) {
      return position_json(table.board.tile(tile).at, words_);
    };
    if (table.dragon != kNoTile) json["dragon"] = at(table.dragon);
    if (table.fairy != kNoTile && !table.with_fairy()) json["fairy"] = at(table.fairy);
    if (table.big_top) {
      Json& tent = json["big-top"] = Json::object();
      if (!words_.in_sketch()) tent["at"] = position_json(table.big_top->at, words_);
      if (table.big_top->token) tent["token"] = *table.big_top->token;
    }
    if (!table.surveyors.any() && !table.surveyors.turned) return json;
    Json& surveyors = json["surveyors"] = Json::object();
    for (std::size_t i = 0; i < kSurveyWords.size(); ++i) {
      if (const auto& tile = table.surveyors.in_force[i]) {
        surveyors[std::string(kSurveyWords[i])] = scoring_tile(*tile);
      }
    }
    return json;
  }

  static Json scoring_tile(const SurveyTile& tile) {
    if (!tile.word.empty()) return tile.word;
    Json json = Json::object();
    if (tile.points != 0) json["points"] = tile.points;
    if (tile.coat != 0) json["coat"] = tile.coat;
    if (tile.without_caps) json["without-caps"] = true;
    if (tile.all_score) json["all-score"] = true;
    return json;
  }

  static Json supply_of(const GameState& table, PlayerId player) {
    Json kinds = Json::object();
    if (!table.tokens.empty()) {
      kinds["bridges"] = table.tokens[index(player)].bridges;
      kinds["castles"] = table.tokens[index(player)].castles;
    }
    for (const FigureKind kind : kFigureKinds) {
      int count = 0;
      bool owns = false;
      for (const Figure& figure : table.figures) {
        if (figure.owner != player || figure.kind != kind) continue;
        owns = true;
        count += figure.place == Place::supply() ? 1 : 0;
      }
      if (owns) kinds[std::string(barber::name(kind))] = count;
    }
    return kinds;
  }

  // What belongs to nobody, prisoners and towers; nothing where there is none.
  void add_pieces(Json& json, const GameState& table) {
    if (Json all = pieces(table); !all.empty()) json["pieces"] = std::move(all);
    for (const Figure& figure : table.figures) {
      if (figure.place.kind != Place::Kind::prison) continue;
      const auto captor = static_cast<PlayerId>(figure.place.index);
      json["prisoners"][std::string(words_.player(captor))].push_back(
          Json{{"owner", words_.player(figure.owner)}, {"kind", barber::name(figure.kind)}});
    }
    for (const Tower& tower : table.towers) {
      Json one{{"floors", tower.floors}};
      add_spot(one, table.board.tile(tower.tile).at, words_);
      json["towers"].push_back(std::move(one));
    }
  }

  void add_bridges_and_castles(Json& json, const GameState& table) {
    for (const PlacedTile& tile : table.board.tiles()) {
      if (tile.bridge == kNoSegment) continue;
      json["bridges"].push_back(Json{{"at", position_json(tile.at, words_)},
                                     {"along", bridges::runs_north_south(tile) ? "N-S" : "E-W"}});
    }
    for (const Castle& castle : table.castles) {
      if (words_.in_sketch()) {
        json["castles"].push_back(Json{{"in", words_.feature(table.where(Place::on(castle.city)))},
                                       {"owner", words_.player(castle.owner)}});
        continue;
      }
      Json tiles = Json::array();
      for (const TileIndex tile : castle.tiles) {
        tiles.push_back(position_json(table.board.tile(tile).at, words_));
      }
      json["castles"].push_back(
          Json{{"tiles", std::move(tiles)}, {"owner", words_.player(castle.owner)}});
    }
  }

  Json figures(const GameState& table) {
    Json list = Json::array();
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
      if (!table.figures[i].place.on_the_table()) continue;
      Json one = figure(static_cast<FigureIndex>(i));
      one.update(place(table.where(table.figures[i].place)));
      if (table.figures[i].fairy) one["fairy"] = true;
      if (table.figures[i].ghosts > 0) one["ghosts"] = table.figures[i].ghosts;
      list.push_back(std::move(one));
    }
    return list;
  }

  Json figure(FigureIndex number) { return figure_json(scenario_, number); }
  Json place(const Where& where) { return place_json(where, words_); }

  Json places(const std::vector<Where>& all) {
    Json list = Json::array();
    for (const Where& where : all) list.push_back(place(where));
    return list;
  }

  Json message(const Message& message) {
    return Json{{"id", barber::name(message.id)}, {"text", sentence(message, words_)}};
  }

  Json print(const TurnRuling& turn) {
    Json json{{"player", words_.player(turn.player)}, {"legal", !turn.illegal.has_value()}};
    if (!turn.open_answers.empty()) {
      Json choose = Json::array();
      for (const Answer& answer : turn.answers) choose.push_back(print(answer));
      json["choose"] = std::move(choose);
    }
    if (turn.illegal) {
      Json illegal{{"rules", rule_ids(turn.illegal->rules)}, {"why", message(turn.illegal->why)}};
      if (turn.illegal->step >= 0) illegal["step"] = turn.illegal->step + 1;
      if (turn.illegal->answer >= 0) illegal["answer"] = turn.illegal->answer + 1;
      if (turn.illegal->entry >= 0) illegal["word"] = turn.illegal->entry + 1;
      json["illegal"] = std::move(illegal);
    }
    // Of what an illegal turn would have done only what was assumed is told.
    Json events = Json::array();
    for (const Event& event : turn.events) {
      const auto* remark = std::get_if<Remark>(&event);
      const bool assumed = remark != nullptr && remark->kind == Remark::Kind::assumption;
      if (turn.illegal && !assumed) continue;
      events.push_back(std::visit([this](const auto& one) { return this->print(one); }, event));
    }
    if (!turn.illegal || !events.empty()) json["events"] = std::move(events);
    return json;
  }

  Json print(const TilePlaced& event) {
    Json json{{"event", event.discarded ? "tile-discarded" : "tile-placed"}};
    if (event.discarded) {
      json["tile"] = event.tile->id;
    } else {
      json.update(place_tile_json(*event.tile, event.at, event.rotation, words_));
    }
    json["rules"] = rule_ids(event.rules);
    return json;
  }

  Json print(const FeatureScored& event) {
    Json items = Json::array();
    for (const Item& item : event.items) {
      Json one{{"kind", name(item.kind)},
               {"count", item.count},
               {"each", item.each},
               {"points", item.points()}};
      add_positions(one, "tiles", item.tiles, words_);
      if (item.only) one["for"] = words_.player(*item.only);
      one["text"] = sentence(item, words_);
      one["rules"] = rule_ids(item.rules);
      items.push_back(std::move(one));
    }
    Json presence = Json::array();
    for (const Presence& now : event.presence) {
      presence.push_back(Json{{"player", words_.player(now.player)},
                              {"figures", now.figures},
                              {"strength", now.strength},
                              {"scores", now.scores},
                              {"points", now.points}});
    }
    Json json{{"event", "scored"},
              {"occasion", name(event.occasion)},
              {"kind", barber::name(event.kind)},
              {"feature", place(event.feature)},
              {"complete", event.complete}};
    add_positions(json, "tiles", event.tiles, words_);
    json["points"] = event.points;
    json["items"] = std::move(items);
    json["presence"] = std::move(presence);
    json["completion_rules"] = rule_ids(event.completion);
    json["majority_rules"] = rule_ids(event.majority);
    return json;
  }

  Json print(const FigureMoved& event) {
    return Json{{"event", "moved"},          {"figure", figure(event.figure)},
                {"from", place(event.from)}, {"to", place(event.to)},
                {"why", message(event.why)}, {"rules", rule_ids(event.rules)}};
  }

  Json print(const PointsPaid& event) {
    Json json{{"event", "paid"}, {"player", words_.player(event.player)}, {"points", event.points}};
    add_spot(json, event.at, words_);
    json["rules"] = rule_ids(event.rules);
    return json;
  }

  Json print(const PointsGained& event) {
    return Json{{"event", "gained"},
                {"player", words_.player(event.player)},
                {"points", event.points},
                {"why", message(event.why)},
                {"rules", rule_ids(event.rules)}};
  }

  Json print(const GoodsTaken& event) {
    return Json{{"event", "goods-taken"},           {"player", words_.player(event.player)},
                {"goods", goods_json(event.goods)}, {"city", place(event.city)},
                {"text", sentence(event, words_)},  {"rules", rule_ids(event.rules)}};
  }

  Json print(const PieceMoved& event) {
    Json json{{"event", "piece-moved"}, {"piece", barber::name(event.piece)}};
    if (event.from) json["from"] = position_json(*event.from, words_);
    json["to"] = position_json(event.to, words_);
    json["why"] = message(event.why);
    json["rules"] = rule_ids(event.rules);
    return json;
  }

  Json print(const BridgeBuilt& event) {
    return Json{{"event", "bridge-built"},
                {"at", position_json(event.at, words_)},
                {"along", event.north_south ? "N-S" : "E-W"},
                {"rules", rule_ids(event.rules)}};
  }

  Json print(const FloorAdded& event) {
    Json json{{"event", "floor-added"}};
    add_spot(json, event.at, words_);
    json["floors"] = event.floors;
    json["rules"] = rule_ids(event.rules);
    return json;
  }

  Json print(const BazaarEvent& event) {
    Json json{{"event", "bazaar"}, {"what", name(event.kind)}};
    if (event.kind == BazaarEvent::Kind::revealed) {
      Json tiles = Json::array();
      for (const Tile* tile : event.tiles) tiles.push_back(tile->id);
      json["tiles"] = std::move(tiles);
    } else {
      json["player"] = words_.player(event.player);
      json["tile"] = event.tile->id;
      if (event.kind != BazaarEvent::Kind::passed) json["points"] = event.points;
      if (event.paid_to) json["paid_to"] = words_.player(*event.paid_to);
    }
    json["text"] = sentence(event, words_);
    json["rules"] = rule_ids(event.rules);
    return json;
  }

  Json print(const NotSent& event) {
    return Json{{"event", "not-sent"},
                {"figure", figure(event.figure)},
                {"from", place(event.from)},
                {"why", message(event.why)},
                {"rules", rule_ids(event.rules)}};
  }

  Json print(const GotNothing& event) {
    return Json{{"event", "got-nothing"},
                {"player", words_.player(event.player)},
                {"feature", place(event.feature)},
                {"why", message(event.why)},
                {"rules", rule_ids(event.rules)}};
  }

  Json print(const ChoiceMade& event) {
    Json json{{"event", "choice"},
              {"choice", barber::name(event.kind)},
              {"by", words_.player(event.by)},
              {"for", words_.player(event.subject)},
              {"answered", event.answered},
              {"chosen", place(event.chosen)}};
    if (event.kind == ChoiceKind::free_return) {
      json["take"] = event.take;
    } else {
      json["options"] = places(event.options);
    }
    if (event.kind == ChoiceKind::castle) json["convert"] = event.take;
    if (event.kind != ChoiceKind::score_order && event.kind != ChoiceKind::free_return) {
      json["from"] = place(event.from);
    }
    json["text"] = sentence(event, words_);
    json["rules"] = rule_ids(event.rules);
    return json;
  }

  Json print(const Remark& event) {
    return Json{{"event", name(event.kind)},
                {"what", message(event.what)},
                {"rules", rule_ids(event.rules)}};
  }

  const Scenario& scenario_;
  Words words_;
};

}  // namespace

std::string ruling_json(const Scenario& scenario, const Ruling& ruling,
                        std::span<const AnsweredClaim> answers) {
  return RulingJson(scenario).print(ruling, answers).dump(2) + '\n';
}

std::string ruling_json_line(const Scenario& scenario, const Ruling& ruling,
                             std::span<const AnsweredClaim> answers) {
  return RulingJson(scenario).print(ruling, answers).dump() + '\n';
}

std::string error_json_line(std::span<const Diagnostic> diagnostics) {
  Json list = Json::array();
  for (const Diagnostic& one : diagnostics) list.push_back(diagnostic_json(one));
  const Json json{{"format_version", kFormatVersion},
                  {"error", {{"diagnostics", std::move(list)}}}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace barber
