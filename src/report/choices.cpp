#include "report/choices.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/columns.hpp"
#include "report/english.hpp"
#include "report/json_parts.hpp"
#include "rules/abbey_and_mayor_rules.hpp"
#include "rules/bazaars_rules.hpp"

namespace barber {
namespace {

std::vector<const LegalAction*> shown(const TileInHand& in_hand, const LegalActions& found,
                                      const ChoicesView& view) {
  std::vector<const LegalAction*> list;
  for (const LegalAction& action : found.actions) list.push_back(&action);
  if (view.best) {
    const std::size_t player = index(in_hand.player);
    std::stable_sort(list.begin(), list.end(), [&](const LegalAction* a, const LegalAction* b) {
      return a->gains[player].first > b->gains[player].first;
    });
  }
  if (view.limit && list.size() > static_cast<std::size_t>(*view.limit)) {
    list.resize(static_cast<std::size_t>(*view.limit));
  }
  return list;
}

// One action in words, or as JSON.
class ActionPrinter {
 public:
  ActionPrinter(const Scenario& scenario, const TileInHand& in_hand, const LegalAction& action)
      : scenario_(scenario),
        action_(action),
        turns_(in_hand.before.begin(), in_hand.before.end()),
        words_(scenario, turns_) {
    turns_.push_back(action.turn);
    words_ = Words(scenario, turns_);
  }

  // "(0,-1) turned 180: meeple on city; red +4; red meeple (0,-1) city -> supply"
  std::string text() const {
    std::string place;
    std::vector<std::string> does;
    for (const Answer& answer : action_.turn.answers) {
      does.push_back(fmt::format("the meeple at {} stays in the bathhouse",
                                 words_.position(answer.target.at)));
    }
    for (const Step& step : action_.turn.steps) {
      if (const auto* tile = std::get_if<PlaceTile>(&step)) {
        if (words_.in_sketch()) continue;  // it lies nowhere
        place = (tile->tile->is_abbey() ? "the abbey at " : "") + words_.position(tile->at);
        if (tile->rotation != Rotation::none) {
          place += fmt::format(" turned {}", degrees(tile->rotation));
        }
      } else {
        does.push_back(text(step));
      }
    }
    const std::string what = does.empty() ? "no figure" : fmt::format("{}", fmt::join(does, ", "));
    std::vector<std::string> parts{place.empty() ? what : fmt::format("{}: {}", place, what)};
    if (std::string gains = this->gains(); !gains.empty()) parts.push_back(std::move(gains));
    for (const FigureMoved& move : action_.moves) {
      // What the steps say is not said again.
      if (move.from.kind == Place::Kind::supply || move.why.id == MessageId::bought_back) continue;
      parts.push_back(fmt::format("{} {} -> {}", figure(move.figure), words_.place(move.from),
                                  words_.place(move.to)));
    }
    for (const OpenChoice& choice : action_.choices) {
      parts.push_back("open: " + sentence(choice, words_));
    }
    if (action_.may_be_illegal) parts.emplace_back("not every choice is legal");
    if (action_.stopped) parts.emplace_back("not every choice was tried");
    return fmt::format("{}", fmt::join(parts, "; "));
  }

  Json json() const {
    Json steps = Json::array();
    for (const Step& step : action_.turn.steps) {
      // In a sketch the step for a tile is no map in a map.
      const bool sketched = words_.in_sketch() && std::holds_alternative<PlaceTile>(step);
      steps.push_back(sketched ? json(step) : Json{{std::string(name(step)), json(step)}});
    }
    Json json{{"steps", std::move(steps)}};
    for (const Answer& answer : action_.turn.answers) {
      json["choose"].push_back(
          Json{{"free-return", position_json(answer.target.at, words_)}, {"take", false}});
    }
    json["verdict"] = name(is_open() ? Verdict::open : Verdict::legal);
    Json gains = Json::object();
    for (std::size_t p = 0; p < action_.gains.size(); ++p) {
      gains[scenario_.player_names[p]] =
          Json::array({action_.gains[p].first, action_.gains[p].second});
    }
    json["gains"] = std::move(gains);
    Json moves = Json::array();
    for (const FigureMoved& move : action_.moves) {
      moves.push_back(Json{{"figure", figure_json(scenario_, move.figure)},
                           {"from", place_json(move.from, words_)},
                           {"to", place_json(move.to, words_)}});
    }
    json["moves"] = std::move(moves);
    for (const OpenChoice& choice : action_.choices) {
      json["choices"].push_back(sentence(choice, words_));
    }
    if (action_.may_be_illegal) json["may_be_illegal"] = true;
    if (action_.stopped) json["stopped"] = true;
    json["text"] = text();
    return json;
  }

  bool is_open() const { return !action_.choices.empty() || action_.stopped; }

 private:
  std::string figure(FigureIndex number) const {
    const Figure& figure = scenario_.table.figure(number);
    return fmt::format("{} {}", words_.player(figure.owner), name(figure.kind));
  }

  std::string named(const NamedFigure& figure) const {
    return fmt::format("{} {} {}", words_.player(figure.owner), name(figure.kind),
                       words_.place(figure.where));
  }

  Json named_json(const NamedFigure& figure) const {
    Json json{{"owner", words_.player(figure.owner)}, {"kind", name(figure.kind)}};
    json.update(place_json(figure.where, words_));
    return json;
  }

  std::string text(const Step& step) const {
    if (const auto* buy = std::get_if<BuyBack>(&step)) {
      return fmt::format("buys back the meeple at {}", words_.position(buy->at));
    }
    if (const auto* bridge = std::get_if<BuildBridge>(&step)) {
      return fmt::format("a bridge at {}, {}", words_.position(bridge->at),
                         bridge->north_south ? "north to south" : "east to west");
    }
    if (const auto* recall = std::get_if<RecallAbbot>(&step)) {
      return fmt::format("recalls the abbot at {}", words_.position(recall->at));
    }
    if (const auto* figure = std::get_if<PlaceMeeple>(&step)) {
      const std::string id =
          figure->id < 0
              ? std::string()
              : fmt::format(" `{}`", scenario_.figure_ids[static_cast<std::size_t>(figure->id)]);
      if (figure->target.kind == Place::Kind::corner) {
        return fmt::format("{}{} at {}", name(figure->kind), id, words_.place(figure->target));
      }
      if (figure->target.kind == Place::Kind::supply) {
        return fmt::format("on a {} the machine crashes with a {}{}", figure->die,
                           name(figure->kind), id);
      }
      if (figure->way == Way::portal) {
        return fmt::format("{}{} through the portal to {}", name(figure->kind), id,
                           words_.place(figure->target));
      }
      if (figure->way == Way::flier) {
        return fmt::format("on a {} {}{} flies to {}", figure->die, name(figure->kind), id,
                           words_.place(figure->target));
      }
      if (figure->target.kind == Place::Kind::tower) {
        return fmt::format("{}{} on {}", name(figure->kind), id, words_.place(figure->target));
      }
      return fmt::format("{}{} on {}", name(figure->kind), id, words_.feature(figure->target));
    }
    if (const auto* fairy = std::get_if<MoveFairy>(&step)) {
      return fmt::format("fairy to {}", named(*fairy->figure));
    }
    if (const auto* remove = std::get_if<RemoveKnight>(&step)) {
      return fmt::format("the princess removes {}", named(remove->knight));
    }
    if (const auto* floor = std::get_if<AddFloor>(&step)) {
      return floor->capture ? fmt::format("a floor at {} takes {}", words_.position(floor->at),
                                          named(*floor->capture))
                            : fmt::format("a floor at {}", words_.position(floor->at));
    }
    if (const auto* ransom = std::get_if<Ransom>(&step)) {
      return fmt::format("buys the {} back from {}", name(ransom->kind),
                         words_.player(ransom->from));
    }
    if (const auto* move = std::get_if<MoveDragon>(&step)) {
      std::string path;
      if (words_.in_sketch()) {
        for (const NamedFigure& one : move->meets) path += " " + named(one);
        return "dragon comes to" + (path.empty() ? " nobody" : path);
      }
      for (const Position at : move->path) path += " " + words_.position(at);
      return "dragon over" + path;
    }
    if (const auto* acrobats = std::get_if<ScoreAcrobats>(&step)) {
      return fmt::format("scores the acrobats at {}", words_.position(acrobats->at));
    }
    if (const auto* ghost = std::get_if<GiveGhost>(&step)) {
      return fmt::format("gives a ghost to {}'s {} at {}", words_.player(ghost->owner),
                         name(ghost->kind), words_.place(ghost->where));
    }
    if (const auto* message = std::get_if<DrawMessage>(&step)) {
      if (message->points) return "takes 2 points for the message drawn";
      return message->meeple
                 ? fmt::format("draws message {} for {}", message->number, named(*message->meeple))
                 : fmt::format("draws message {}", message->number);
    }
    if (std::holds_alternative<ScoreNow>(step)) return "then, after scoring";
    return "discards it, since it fits nowhere";
  }

  Json json(const Step& step) const {
    Json json = Json::object();
    if (const auto* tile = std::get_if<PlaceTile>(&step)) {
      if (tile->tile->is_abbey() && !words_.in_sketch()) {
        add_spot(json, tile->at, words_);
      } else {
        json = place_tile_json(*tile->tile, tile->at, tile->rotation, words_);
      }
    } else if (const auto* discard = std::get_if<DiscardTile>(&step)) {
      json["tile"] = discard->tile->id;
    } else if (const auto* buy = std::get_if<BuyBack>(&step)) {
      add_spot(json, buy->at, words_);
    } else if (const auto* recall = std::get_if<RecallAbbot>(&step)) {
      add_spot(json, recall->at, words_);
    } else if (const auto* bridge = std::get_if<BuildBridge>(&step)) {
      add_spot(json, bridge->at, words_);
      json["along"] = bridge->north_south ? "N-S" : "E-W";
    } else if (const auto* acrobats = std::get_if<ScoreAcrobats>(&step)) {
      add_spot(json, acrobats->at, words_);
    } else if (const auto* ghost = std::get_if<GiveGhost>(&step)) {
      json["owner"] = words_.player(ghost->owner);
      json["kind"] = name(ghost->kind);
      json.update(place_json(ghost->where, words_));
    } else if (const auto* figure = std::get_if<PlaceMeeple>(&step)) {
      json["kind"] = name(figure->kind);
      if (figure->target.kind != Place::Kind::supply) {
        json.update(place_json(figure->target, words_));
      }
      if (figure->way != Way::hand) json["by"] = figure->way == Way::portal ? "portal" : "flier";
      if (figure->way == Way::flier) json["die"] = figure->die;
      if (figure->id >= 0) {
        json["id"] = scenario_.figure_ids[static_cast<std::size_t>(figure->id)];
      }
    } else if (const auto* fairy = std::get_if<MoveFairy>(&step)) {
      json = named_json(*fairy->figure);
    } else if (const auto* remove = std::get_if<RemoveKnight>(&step)) {
      json = named_json(remove->knight);
    } else if (const auto* floor = std::get_if<AddFloor>(&step)) {
      add_spot(json, floor->at, words_);
      if (floor->capture) json["capture"] = named_json(*floor->capture);
    } else if (const auto* ransom = std::get_if<Ransom>(&step)) {
      json["kind"] = name(ransom->kind);
      json["from"] = words_.player(ransom->from);
    } else if (const auto* message = std::get_if<DrawMessage>(&step)) {
      if (message->number > 0) json["number"] = message->number;
      if (message->points) json["take"] = "points";
      if (message->meeple) json["meeple"] = named_json(*message->meeple);
    } else if (const auto* move = std::get_if<MoveDragon>(&step)) {
      const bool sketch = words_.in_sketch();
      Json& way = json[sketch ? "meets" : "path"] = Json::array();
      for (const NamedFigure& one : move->meets) way.push_back(named_json(one));
      for (const Position at : move->path) {
        if (!sketch) way.push_back(position_json(at, words_));
      }
    }
    return json;
  }

  // "red +4, blue +2 to +5"; nothing of those who gain nothing.
  std::string gains() const {
    std::vector<std::string> parts;
    for (std::size_t p = 0; p < action_.gains.size(); ++p) {
      const auto [least, most] = action_.gains[p];
      const std::string_view player = words_.player(static_cast<PlayerId>(p));
      if (least != most) {
        parts.push_back(fmt::format("{} {:+} to {:+}", player, least, most));
      } else if (least != 0) {
        parts.push_back(fmt::format("{} {:+}", player, least));
      }
    }
    return fmt::format("{}", fmt::join(parts, ", "));
  }

  const Scenario& scenario_;
  const LegalAction& action_;
  std::vector<Turn> turns_;
  Words words_;
};

constexpr std::string_view kStopped = "the table is too large to try everything";
constexpr std::string_view kUndecided =
    "the sketch does not say where a wagon could drive (`near`), so that actions are missing here";

constexpr std::string_view kNumberNotSaid =
    "the sketch does not say a number that the rules need, so that actions are missing here; "
    "`judge` asks for it by its key once the action is written down";

constexpr std::string_view kBazaar =
    "a bazaar follows; its auction is not listed (`judge` rules on one as a step `bazaar`)";

std::string redrawn_text(std::string_view tile, std::string_view player) {
  return fmt::format("{} fits nowhere; {} discards it and draws another tile", tile, player);
}

bool places_abbey(const LegalAction& action) {
  const auto* tile = std::get_if<PlaceTile>(&action.turn.steps.front());
  return tile != nullptr && tile->tile->is_abbey();
}

// Why there is nothing to list.
std::string why_none(const Scenario& scenario, const TileInHand& in_hand,
                     const LegalActions& found) {
  if (found.stopped) return std::string(kStopped);
  if (found.wagon_undecided) return std::string(kUndecided);
  if (found.number_not_said) return std::string(kNumberNotSaid);
  const Words words(scenario);
  const std::string_view player = words.player(in_hand.player);
  const std::string_view tile = Words::tile(*in_hand.tile);
  const bool redrawn =
      found.refusal && found.refusal->why.id == MessageId::no_tile_placed && found.fits_nowhere;
  if (redrawn) return redrawn_text(tile, player);
  if (!found.refusal) return fmt::format("{} may do nothing with {}", player, tile);
  return fmt::format("{} may do nothing with {}: {}", player, tile,
                     sentence(found.refusal->why, words));
}

// An abbey is placed instead of drawing, so that who has seen the tile has drawn it.
void tell_abbeys(Columns& columns, const Words& words, const TileInHand& in_hand,
                 const LegalActions& found) {
  const auto abbeys = std::count_if(found.actions.begin(), found.actions.end(), places_abbey);
  if (abbeys == 0) return;
  const std::string_view tile = Words::tile(*in_hand.tile);
  const std::string_view player = words.player(in_hand.player);
  if (abbeys == std::ssize(found.actions)) {
    columns.line(Tone::strong, "", redrawn_text(tile, player), {});
  }
  columns.line(
      Tone::strong, "",
      fmt::format("the abbey is placed instead of drawing {}, before {} has seen it", tile, player),
      {&mayors::abbey_place});
}

}  // namespace

std::string choices_text(const Scenario& scenario, const TileInHand& in_hand,
                         const LegalActions& found, const ChoicesView& view, const Style& style) {
  Columns columns(style);
  const Words words(scenario);
  const std::string_view player = words.player(in_hand.player);
  if (found.actions.empty()) {
    columns.line(Tone::bad, "none", why_none(scenario, in_hand, found),
                 found.refusal ? found.refusal->rules : Citations{});
    return columns.take();
  }
  const std::vector<const LegalAction*> list = shown(in_hand, found, view);
  const std::size_t count = found.actions.size();
  columns.line(Tone::strong, "choices",
               fmt::format("{} may do {} {} with {}", player, count,
                           count == 1 ? "thing" : "things", Words::tile(*in_hand.tile)),
               {});
  if (!in_hand.tile->is_abbey()) tell_abbeys(columns, words, in_hand, found);
  if (!scenario.in_hand) {
    columns.line(Tone::strong, "",
                 "the tile is the one that the first turn of the action places; the action is not "
                 "played",
                 {});
  }
  if (view.best) {
    columns.line(
        Tone::strong, "",
        fmt::format("most points for {} first; what is open counts with its least", player), {});
  }
  if (list.size() < count) {
    columns.line(Tone::strong, "", fmt::format("the first {} are shown", list.size()), {});
  }
  if (found.stopped) {
    columns.line(Tone::bad, "stopped", kStopped, {});
  }
  if (found.wagon_undecided) columns.line(Tone::bad, "unknown", kUndecided, {});
  if (found.number_not_said) columns.line(Tone::bad, "unknown", kNumberNotSaid, {});
  if (found.bazaar_follows) columns.line(Tone::strong, "", kBazaar, {&bazaars::when});
  columns.blank();
  for (std::size_t i = 0; i < list.size(); ++i) {
    const ActionPrinter printer(scenario, in_hand, *list[i]);
    columns.line(printer.is_open() ? Tone::open : Tone::strong, std::to_string(i + 1),
                 printer.text(), {});
  }
  return columns.take();
}

std::string choices_json(const Scenario& scenario, const TileInHand& in_hand,
                         const LegalActions& found, const ChoicesView& view) {
  Json json{{"format_version", kFormatVersion}, {"scenario", scenario.id}};
  if (!scenario.variant.empty()) json["variant"] = scenario.variant;
  if (!scenario.prose->title.empty()) json["title"] = scenario.prose->title;
  json["player"] = scenario.player_names[index(in_hand.player)];
  json["tile"] = in_hand.tile->id;
  json["of_action"] = !scenario.in_hand.has_value();
  json["count"] = found.actions.size();
  json["fits_nowhere"] = found.fits_nowhere;
  if (found.stopped) json["stopped"] = true;
  if (found.wagon_undecided) json["wagon_undecided"] = true;
  if (found.number_not_said) json["number_not_said"] = true;
  if (found.bazaar_follows) json["bazaar_follows"] = true;
  if (found.actions.empty()) {
    json["none"] = Json{{"text", why_none(scenario, in_hand, found)},
                        {"rules", rule_ids(found.refusal ? found.refusal->rules : Citations{})}};
  }
  Json actions = Json::array();
  for (const LegalAction* action : shown(in_hand, found, view)) {
    actions.push_back(ActionPrinter(scenario, in_hand, *action).json());
  }
  json["actions"] = std::move(actions);
  return json.dump(2) + '\n';
}

}  // namespace barber
