#include "scenario/sketch.hpp"

#include <algorithm>

namespace barber {

const Sketch::Laid* Sketch::at(Position tile) const {
  const bool known = tile.y == 0 && tile.x >= 0 && static_cast<std::size_t>(tile.x) < laid.size();
  return known ? &laid[static_cast<std::size_t>(tile.x)] : nullptr;
}

int Sketch::Laid::princess() const {
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (tile->features[i].has(Symbol::princess)) return pieces[i];
  }
  return -1;
}

std::string_view Sketch::Laid::mist_met() const {
  const MistMet met = placed != nullptr ? placed->mist : MistMet{};
  if (met.extends && met.limits) return "both";
  return met.extends ? "extended" : met.limits ? "limited" : "";
}

std::string_view kind_word(const SketchedFeature& feature) {
  if (feature.spot == Place::Kind::tower) return "tower";
  return feature.spot == Place::Kind::acrobat ? "acrobat" : name(feature.kind);
}

const SketchedFeature* Sketch::feature(const Where& where) const {
  const Laid* tile = at(where.at);
  if (tile != nullptr && (where.kind == Place::Kind::tower || where.kind == Place::Kind::acrobat)) {
    return spot(*tile, where.kind);
  }
  const bool named = where.kind == Place::Kind::feature || where.kind == Place::Kind::castle ||
                     where.kind == Place::Kind::corner;
  if (tile == nullptr || !named || where.feature == kNoFeature) return nullptr;
  const int number = tile->pieces[static_cast<std::size_t>(where.feature)];
  return number < 0 ? nullptr : &features[static_cast<std::size_t>(number)];
}

const SketchedFeature* Sketch::spot(const Laid& tile, std::optional<Place::Kind> kind) const {
  for (const int number : tile.pieces) {
    if (number < 0 || !features[static_cast<std::size_t>(number)].spot) continue;
    const SketchedFeature& found = features[static_cast<std::size_t>(number)];
    if (!kind || found.spot == kind) return &found;
  }
  return nullptr;
}

std::string_view Sketch::name_of(const Where& where) const {
  if (where.kind == Place::Kind::bathhouse) return name_of(where.at);
  const SketchedFeature* found = feature(where);
  return found == nullptr ? std::string_view() : found->name;
}

std::string_view Sketch::name_of(Position tile) const {
  const Laid* found = at(tile);
  if (tile.x == tent && found != nullptr) return "the tent";
  if (tile.x == away) return kElsewhere;
  if (found == nullptr) return {};
  if (found->bathhouse >= 0) return bathhouses[static_cast<std::size_t>(found->bathhouse)].name;
  if (const SketchedFeature* on_it = spot(*found, std::nullopt)) return on_it->name;
  if (found->placed != nullptr) return {};
  return name_of(Where{Place::Kind::feature, tile, 0});
}

const SketchedBathhouse* Sketch::bathhouse(Position tile) const {
  const Laid* found = at(tile);
  if (found == nullptr || found->bathhouse < 0) return nullptr;
  return &bathhouses[static_cast<std::size_t>(found->bathhouse)];
}

bool Sketch::is_surrounded_by_step(std::string_view bathhouse) const {
  return std::any_of(laid.begin(), laid.end(), [&](const Laid& tile) {
    return std::any_of(tile.surrounds.begin(), tile.surrounds.end(), [&](int house) {
      return bathhouses[static_cast<std::size_t>(house)].name == bathhouse;
    });
  });
}

std::optional<Where> Sketch::piece(Position tile, std::string_view feature) const {
  const Laid* found = at(tile);
  if (found == nullptr) return std::nullopt;
  for (std::size_t i = 0; i < found->pieces.size(); ++i) {
    const Where where{Place::Kind::feature, tile, static_cast<int>(i)};
    if (found->pieces[i] >= 0 && name_of(where) == feature) return where;
  }
  return std::nullopt;
}

std::vector<Position> Sketch::tiles_of(std::string_view feature) const {
  std::vector<Position> found;
  for (std::size_t x = 0; x < laid.size(); ++x) {
    const Position at{static_cast<int>(x), 0};
    if (piece(at, feature)) found.push_back(at);
  }
  return found;
}

std::string_view Sketch::city_on(const std::array<Position, 2>& tiles) const {
  for (const SketchedFeature& city : features) {
    if (city.kind != FeatureKind::city) continue;
    const std::vector<Position> all = tiles_of(city.name);
    if (std::is_permutation(all.begin(), all.end(), tiles.begin(), tiles.end())) return city.name;
  }
  return {};
}

bool Sketch::declares(std::string_view name) const {
  const auto has = [&](const auto& all) {
    return std::any_of(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
  };
  return unreadable || has(features) || has(bathhouses);
}

std::optional<Where> Sketch::find(std::string_view name) const {
  for (std::size_t x = 0; x < laid.size(); ++x) {
    const Position at{static_cast<int>(x), 0};
    const int bathhouse = laid[x].bathhouse;
    if (bathhouse >= 0 && bathhouses[static_cast<std::size_t>(bathhouse)].name == name) {
      return Where{Place::Kind::bathhouse, at, kNoFeature};
    }
    if (auto where = piece(at, name)) {
      const SketchedFeature& found = *feature(*where);
      if (found.castle) where->kind = Place::Kind::castle;
      if (found.spot) where = Where{*found.spot, at, kNoFeature};
      return where;
    }
  }
  return std::nullopt;
}

}  // namespace barber
