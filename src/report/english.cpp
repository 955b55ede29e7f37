#include "report/english.hpp"

#include <fmt/args.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "report/brief.hpp"
#include "report/english_messages.hpp"

namespace barber {
namespace {

struct Render {
  const Words& words;
  std::string operator()(std::monostate) const { return {}; }
  std::string operator()(int number) const { return std::to_string(number); }
  std::string operator()(PlayerId player) const { return std::string(words.player(player)); }
  std::string operator()(FigureKind kind) const { return std::string(name(kind)); }
  std::string operator()(Position at) const { return words.position(at); }
  std::string operator()(Side side) const {
    constexpr std::array<std::string_view, 4> kNames{"north", "east", "south", "west"};
    return std::string(kNames[static_cast<std::size_t>(index(side))]);
  }
  std::string operator()(EdgeKind kind) const { return std::string(name(kind)); }
  std::string operator()(Rotation rotation) const { return std::to_string(degrees(rotation)); }
  std::string operator()(const Where& where) const { return words.place(where); }
  std::string operator()(const Tile* tile) const { return std::string(Words::tile(*tile)); }
  std::string operator()(StepName step) const { return std::string(step.text); }
  std::string operator()(GoodsKind kind) const {
    return std::string(facts(kGoods[kind.number]).word);
  }
};

std::string count_of(int count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

}  // namespace

std::string sentence(const Message& message, const Words& words) {
  fmt::dynamic_format_arg_store<fmt::format_context> arguments;
  for (const Argument& argument : message.arguments) {
    arguments.push_back(std::visit(Render{words}, argument));
  }
  return fmt::vformat(english_text(message.id), arguments);
}

std::string sentence(const TilePlaced& event, const Words& words) {
  const Sketch& sketch = *words.sketch();
  const Sketch::Laid& laid = *sketch.at(event.at);
  std::vector<std::string> parts;
  const auto add = [&parts](std::string_view verb, const std::vector<int>& numbers,
                            const auto& all) {
    std::vector<std::string_view> names;
    names.reserve(numbers.size());
    for (const int number : numbers) names.push_back(all[static_cast<std::size_t>(number)].name);
    if (!names.empty()) parts.push_back(fmt::format("{} {}", verb, fmt::join(names, ", ")));
  };
  add("completes", laid.closes, sketch.features);
  add("surrounds", laid.surrounds, sketch.bathhouses);
  add("extends", laid.extends, sketch.features);
  if (laid.bathhouse >= 0) add("brings", {laid.bathhouse}, sketch.bathhouses);
  if (laid.princess() >= 0) add("shows the princess of", {laid.princess()}, sketch.features);
  if (laid.tile->has(Symbol::portal)) parts.emplace_back("shows a magic portal");
  if (laid.tile->has(Symbol::flier)) parts.emplace_back("shows a flying machine");
  if (laid.tile->has(Symbol::circus)) parts.emplace_back("shows a circus");
  if (laid.tile->has(Symbol::dragon)) parts.emplace_back("shows the dragon");
  if (laid.tile->has(Symbol::volcano)) parts.emplace_back("shows a volcano");
  const MistMet mist = laid.placed->mist;
  if (mist.extends) parts.emplace_back("extends the mist");
  if (mist.limits) parts.emplace_back("limits the mist");
  if (parts.empty()) parts.emplace_back("completes nothing");
  return fmt::format("{} {}", laid.tile->is_abbey() ? "the abbey, which" : "a tile that",
                     fmt::join(parts, "; "));
}

std::string sentence(const Item& item, const Words& words) {
  const std::string points = count_of(item.each, "point", "points");
  switch (item.kind) {
    case ItemKind::tiles:
      return fmt::format("{}, {} each", count_of(item.count, "tile", "tiles"), points);
    case ItemKind::coats:
      return fmt::format("{}, {} each", count_of(item.count, "coat of arms", "coats of arms"),
                         points);
    case ItemKind::banner:
      return fmt::format("the banner of the bathhouse at {}", words.position(item.tiles.front()));
    case ItemKind::monastery:
      return "for itself";
    case ItemKind::surrounding:
      return fmt::format("{} round it, {} each", count_of(item.count, "tile", "tiles"), points);
    case ItemKind::completed_city:
      return item.city.kind == Place::Kind::castle
                 ? fmt::format("the castle at {}", words.spot(item.city))
                 : fmt::format("the completed city at {}", words.spot(item.city));
    case ItemKind::pig:
      return fmt::format("{}'s pig, {} for each completed city", words.player(*item.only), points);
    case ItemKind::copied:
      return fmt::format("what {} is worth", words.place(item.city));
    case ItemKind::mist:
      return fmt::format("{} with mist, {} each", count_of(item.count, "tile", "tiles"), points);
    case ItemKind::survey:
      return fmt::format("the scoring tile in force, {} times {}", item.count, item.each);
  }
  return {};
}

std::string sentence(const GoodsTaken& taken, const Words& words) {
  std::vector<std::string> parts;
  for (std::size_t kind = 0; kind < kGoods.size(); ++kind) {
    if (taken.goods[kind] == 0) continue;
    parts.push_back(fmt::format("{} {}", taken.goods[kind], facts(kGoods[kind]).word));
  }
  return fmt::format("{} completes {} and takes {}", words.player(taken.player),
                     words.place(taken.city), fmt::join(parts, ", "));
}

std::string sentence(const BazaarEvent& event, const Words& words) {
  const std::string_view player = words.player(event.player);
  const std::string_view tile =
      event.tile == nullptr ? std::string_view() : Words::tile(*event.tile);
  const std::string points = count_of(event.points, "point", "points");
  const std::string_view other = event.paid_to ? words.player(*event.paid_to) : std::string_view();
  switch (event.kind) {
    case BazaarEvent::Kind::revealed: {
      std::vector<std::string_view> tiles;
      tiles.reserve(event.tiles.size());
      for (const Tile* one : event.tiles) tiles.push_back(Words::tile(*one));
      return fmt::format("turned up: {}", fmt::join(tiles, ", "));
    }
    case BazaarEvent::Kind::chosen:
      return fmt::format("{} chooses {} and bids {}", player, tile, event.points);
    case BazaarEvent::Kind::raised:
      return fmt::format("{} bids {} for {}", player, event.points, tile);
    case BazaarEvent::Kind::passed:
      return fmt::format("{} passes", player);
    case BazaarEvent::Kind::bought:
      return fmt::format("{} buys {} and pays {} {}", player, tile, other, points);
    case BazaarEvent::Kind::sold:
      return fmt::format("{} sells {} to {}, who pays {}", other, tile, player, points);
    case BazaarEvent::Kind::kept:
      if (event.points == 0) return fmt::format("{} keeps {} for nothing", player, tile);
      return fmt::format("{} keeps {} and pays {}, which nobody gets", player, tile, points);
    case BazaarEvent::Kind::last:
      return fmt::format("{} has the last tile, {}, for nothing", player, tile);
  }
  return {};
}

std::string sentence(const FeatureScored& scored, const Words& words) {
  if (scored.presence.empty()) return "nobody stands there, so nobody gets these points";
  const auto list = [&](bool scores) {
    std::string found;
    for (const Presence& now : scored.presence) {
      if (now.scores != scores) continue;
      if (!found.empty()) found += ", ";
      found += fmt::format("{} {}", words.player(now.player), now.strength);
    }
    return found;
  };
  const auto scorers = std::count_if(scored.presence.begin(), scored.presence.end(),
                                     [](const Presence& now) { return now.scores; });
  const std::string others = list(false);
  if (scorers == 0)
    return fmt::format("{}: they count for nothing here, so nobody gets it", others);
  if (scorers > 1) {
    return others.empty() ? fmt::format("tied for the majority: {}; each gets all", list(true))
                          : fmt::format("tied for the majority: {}; each gets all; others: {}",
                                        list(true), others);
  }
  return others.empty() ? fmt::format("majority: {}, nobody else", list(true))
                        : fmt::format("majority: {}; others: {}", list(true), others);
}

namespace {

// One thing that can be chosen; of a bathhouse only where it is.
std::string option_of(ChoiceKind kind, const Where& option, const Words& words) {
  if (kind == ChoiceKind::bathhouse) return words.position(option.at);
  if (kind == ChoiceKind::wagon && option.kind == Place::Kind::supply) return "home";
  if (kind == ChoiceKind::score_order && option.kind == Place::Kind::bathhouse) {
    return fmt::format("the free return at {}", words.position(option.at));
  }
  return words.place(option);
}

// What can be chosen.
std::string options_of(ChoiceKind kind, const std::vector<Where>& options, const Words& words) {
  std::string list;
  for (const Where& option : options) {
    if (!list.empty()) list += ", ";
    list += option_of(kind, option, words);
  }
  return list;
}

}  // namespace

std::string sentence(const OpenChoice& choice, const Words& words) {
  const std::string options = options_of(choice.kind, choice.options, words);
  if (choice.kind == ChoiceKind::bathhouse) {
    return fmt::format("{} chooses the bathhouse for the meeple from {}: {}",
                       words.player(choice.by), words.place(choice.from), options);
  }
  if (choice.kind == ChoiceKind::wagon) {
    return fmt::format("{} chooses where the wagon from {} goes: {}", words.player(choice.by),
                       words.place(choice.from), options);
  }
  if (choice.kind == ChoiceKind::castle) {
    return fmt::format("{} chooses whether {} is scored or becomes a castle",
                       words.player(choice.by), words.place(choice.from));
  }
  if (choice.kind == ChoiceKind::castle_scores) {
    return fmt::format("{} chooses for what {} scores: {}", words.player(choice.by),
                       words.place(choice.from), options);
  }
  if (choice.kind == ChoiceKind::leipzig) {
    return fmt::format("{} chooses a quarter of Leipzig for a meeple from {}: {}",
                       words.player(choice.by), words.place(choice.from), options);
  }
  if (choice.kind == ChoiceKind::leipzig_meeple) {
    return fmt::format("{} chooses which figure goes to Leipzig: {}", words.player(choice.by),
                       options);
  }
  return fmt::format("{} chooses the order of scoring: {}", words.player(choice.by), options);
}

std::string sentence(const ChoiceMade& choice, const Words& words) {
  const std::string options = options_of(choice.kind, choice.options, words);
  switch (choice.kind) {
    case ChoiceKind::score_order:
      return fmt::format("{} lets {} come first, of {}", words.player(choice.by),
                         option_of(choice.kind, choice.chosen, words), options);
    case ChoiceKind::bathhouse:
      return fmt::format("{} chooses the bathhouse at {} for the meeple from {}, of {}",
                         words.player(choice.by), words.position(choice.chosen.at),
                         words.place(choice.from), options);
    case ChoiceKind::wagon:
      return fmt::format("{} chooses for the wagon from {}: {}, of {}", words.player(choice.by),
                         words.place(choice.from), option_of(choice.kind, choice.chosen, words),
                         options);
    case ChoiceKind::castle:
      return fmt::format("{} {} {}", words.player(choice.by),
                         choice.take ? "makes a castle of" : "has points for",
                         words.place(choice.from));
    case ChoiceKind::castle_scores:
      return fmt::format("{} lets {} score for {}, of {}", words.player(choice.by),
                         words.place(choice.from), words.place(choice.chosen), options);
    case ChoiceKind::leipzig:
      return fmt::format("{} chooses a quarter of Leipzig for a meeple from {}: {}, of {}",
                         words.player(choice.by), words.place(choice.from),
                         words.place(choice.chosen), options);
    case ChoiceKind::leipzig_meeple:
      return fmt::format("{} chooses which figure goes to Leipzig: {}, of {}",
                         words.player(choice.by), words.place(choice.chosen), options);
    case ChoiceKind::free_return:
      return choice.take ? fmt::format("{} takes the meeple at {} home", words.player(choice.by),
                                       words.position(choice.chosen.at))
                         : fmt::format("{} leaves the meeple at {} in the bathhouse",
                                       words.player(choice.by), words.position(choice.chosen.at));
  }
  return {};
}

std::string sentence(const Claim& claim, const Words& words) {
  std::vector<std::string> parts;
  for (std::size_t p = 0; p < claim.scores.size(); ++p) {
    if (!claim.scores[p]) continue;
    parts.push_back(fmt::format("{} {}", words.player(static_cast<PlayerId>(p)), *claim.scores[p]));
  }
  for (const ClaimedFigure& figure : claim.figures) {
    const std::string who = fmt::format("{} {}", words.player(figure.owner), name(figure.kind));
    parts.push_back(figure.where.kind == Place::Kind::supply
                        ? who + " home"
                        : fmt::format("{} at {}", who, words.place(figure.where)));
    if (figure.fairy) parts.back() += *figure.fairy ? " with the fairy" : " without the fairy";
  }
  if (claim.illegal != nullptr) {
    parts.push_back(fmt::format("illegal by {}", claim.illegal->id));
  } else if (claim.legal) {
    parts.emplace_back(*claim.legal ? "legal" : "illegal");
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

namespace {

// If those choose so whose choices lead to these outcomes: "red chooses so".
std::string if_chosen(const Ruling& ruling, const std::vector<std::size_t>& outcomes,
                      const Words& words) {
  std::vector<std::string_view> names;
  for (const std::size_t number : outcomes) {
    for (const ChoiceMade* choice : ruling.outcomes[number].open_choices()) {
      const std::string_view name = words.player(choice->by);
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  return names.size() == 1 ? fmt::format("{} chooses so", names.front())
                           : fmt::format("{} choose so", fmt::join(names, " and "));
}

}  // namespace

std::string sentence(const ClaimAnswer& answer, const Ruling& ruling, const Words& words) {
  switch (answer.verdict) {
    case ClaimVerdict::right:
      return "right";
    case ClaimVerdict::right_if_chosen:
      return fmt::format("right if {}", if_chosen(ruling, answer.outcomes, words));
    case ClaimVerdict::right_under:
      return "right only under another reading of the rules";
    case ClaimVerdict::wrong:
      break;
  }
  return answer.searched_all
             ? "right under no reading of the rules"
             : fmt::format("right under none of the {} readings of the rules that were tried",
                           answer.tried);
}

std::string sentence(const ClaimReading& reading, const Words& words) {
  const std::string under = written(reading.reading.changed);
  if (reading.always) return fmt::format("right under {}", under);
  return fmt::format("right under {} if {}", under,
                     if_chosen(reading.reading.ruling, reading.outcomes, words));
}

std::string sentence(const Slip& slip, const Words& words) {
  const std::string where = words.place(slip.feature);
  const std::string tile = slip.tile ? words.position(*slip.tile) : "";
  switch (slip.kind) {
    case SlipKind::tile_twice:
      return slip.tile
                 ? fmt::format("for {} the tile at {} was counted once for each of its pieces",
                               where, tile)
                 : fmt::format("for {} one tile was counted twice", where);
    case SlipKind::coats_forgotten:
      return fmt::format("for {} {} forgotten", where,
                         slip.count == 1 ? "a coat of arms was"
                                         : fmt::format("{} coats of arms were", slip.count));
    case SlipKind::coats_as_final:
      return fmt::format("for {} coats of arms were counted 1 each, as in an open city at the end",
                         where);
    case SlipKind::coats_as_completed:
      return fmt::format("for {} coats of arms were counted 2 each, as in a completed city", where);
    case SlipKind::banners_forgotten:
      return slip.tile ? fmt::format("for {} the banner of the bathhouse at {} was forgotten",
                                     where, tile)
                       : fmt::format("for {} every banner was forgotten", where);
    case SlipKind::final_banners_added:
      return slip.tile
                 ? fmt::format(
                       "for {} the banner of the bathhouse at {} was added, in the final scoring",
                       where, tile)
                 : fmt::format("for {} every banner was added, in the final scoring", where);
    case SlipKind::counted_as_finished:
      return fmt::format("{} was counted as finished, and it is not", where);
    case SlipKind::tie_shared_out:
      return fmt::format("the points for {} were shared out among the {} who are tied", where,
                         slip.count);
    case SlipKind::two_tile_city_halved:
      return fmt::format("{}, a city of two tiles, was counted at half", where);
    case SlipKind::outnumbered_paid:
      return fmt::format("{} was given the points for {}, though outnumbered there",
                         words.player(slip.player), where);
  }
  return {};
}

}  // namespace barber
