#include "report/tiles.hpp"

#include <fmt/format.h>

#include "report/json_parts.hpp"
#include "report/tile_picture.hpp"
#include "scenario/wrap.hpp"

namespace barber {
namespace {

constexpr std::string_view kListLine = "{:<11}{:<4}{:<24}{:>2}  ";
constexpr std::size_t kNotation = 43;  // where the notation begins in the list
constexpr std::size_t kText = 19;      // and the text in the description of one tile

std::string copies(const CatalogueTile& tile) {
  if (tile.count == 0) return "none in the second edition";
  return fmt::format("{} {} in the second edition", tile.count,
                     tile.count == 1 ? "copy" : "copies");
}

std::string uncovered(const Tile& tile) {
  std::string text;
  for (const UncoveredMark& mark : tile.uncovered) {
    text += fmt::format("{}{} ({})", text.empty() ? "" : ", ", mark.word, mark.expansion);
  }
  return text;
}

// `head` and `text` in columns, the text wrapped.
std::string entry(std::string_view head, std::string_view text, const Style& style) {
  std::string out;
  for (const std::string& line : wrap(text, kColumns - kText)) {
    const std::string_view label = out.empty() ? head : std::string_view();
    out += "  " + style(Tone::dim, fmt::format("{:<{}}", label, kText - 2)) + line + '\n';
  }
  return out;
}

// The half edges are named where they are, so that a scenario's `in` can be read off.
std::string drawing(const Tile& tile, const Style& style) {
  constexpr BlockSize kSize{11, 5};
  constexpr Point kCorner{8, 2};
  Canvas canvas(kCorner.x + kSize.columns + 8, kCorner.y + kSize.rows + 2);
  paint_border(canvas, kCorner, tile, Rotation::none, kSize);
  paint_tile(canvas, kCorner, tile, Rotation::none, kSize, {});
  const int left = kCorner.x + 1;
  const int right = kCorner.x + kSize.columns - 3;
  const int bottom = kCorner.y + kSize.rows;
  const int east = kCorner.x + kSize.columns + 2;
  const int west = kCorner.x - 4;
  const auto write = [&](HalfEdge half, Point spot) { canvas.write(spot, name(half), Tone::dim); };
  write(HalfEdge::NL, {left, 0});
  write(HalfEdge::NR, {right, 0});
  write(HalfEdge::EL, {east, kCorner.y});
  write(HalfEdge::ER, {east, bottom - 1});
  write(HalfEdge::SL, {right, bottom + 1});
  write(HalfEdge::SR, {left, bottom + 1});
  write(HalfEdge::WL, {west, bottom - 1});
  write(HalfEdge::WR, {west, kCorner.y});
  return canvas.text(style);
}

Json feature_json(const TileFeature& feature) {
  Json json{{"kind", name(feature.kind)}};
  if (feature.kind == FeatureKind::field) {
    Json halves = Json::array();
    for (int h = 0; h < 8; ++h) {
      const auto half = static_cast<HalfEdge>(h);
      if ((feature.half_edges & bit(half)) != 0) halves.push_back(name(half));
    }
    json["half_edges"] = std::move(halves);
    Json cities = Json::array();
    for (int f = 0; f < 32; ++f) {
      if (((feature.cities >> static_cast<unsigned>(f)) & 1U) != 0) cities.push_back(f);
    }
    json["cities"] = std::move(cities);
    return json;
  }
  Json sides = Json::array();
  for (const Side side : kSides) {
    if ((feature.half_edges & both_halves(side)) != 0) sides.push_back(name(side));
  }
  json["sides"] = std::move(sides);
  if (feature.coats > 0) json["coats"] = feature.coats;
  if (feature.bathhouse > 0) json["bathhouse"] = feature.bathhouse;
  return json;
}

Json to_json(const CatalogueTile& tile) {
  Json json{{"id", tile.tile.id}};
  if (!tile.letter.empty()) json["letter"] = tile.letter;
  json["set"] = tile.set;
  json["expansion"] = expansion_of_set(tile.set);
  json["count"] = tile.count;
  json["notation"] = tile.notation;
  if (!tile.note.empty()) json["note"] = tile.note;
  json["unverified_layout"] = tile.tile.unverified_layout;
  json["unverified_value"] = tile.tile.unverified_value;
  Json marks = Json::array();
  for (const UncoveredMark& mark : tile.tile.uncovered) {
    marks.push_back(Json{{"mark", mark.word}, {"expansion", mark.expansion}});
  }
  json["not_covered"] = std::move(marks);
  Json features = Json::array();
  for (const TileFeature& feature : tile.tile.features) features.push_back(feature_json(feature));
  json["features"] = std::move(features);
  return json;
}

}  // namespace

std::string tile_list_text(const Style& style) {
  std::string out = style(Tone::dim, fmt::format(kListLine, "id", "", "set", "no") + "notation");
  out += '\n';
  for (const CatalogueTile& tile : catalogue()) {
    const std::string margin(kNotation, ' ');
    std::string head = fmt::format(kListLine, tile.tile.id, tile.letter, tile.set, tile.count);
    for (const std::string& line : wrap(tile.notation, kColumns - kNotation)) {
      out += head + line + '\n';
      head = margin;
    }
    if (tile.tile.uncovered.empty()) continue;
    for (const std::string& line :
         wrap("not covered yet: " + uncovered(tile.tile), kColumns - kNotation)) {
      out += margin + style(Tone::open, line) + '\n';
    }
  }
  return out;
}

std::string tile_text(const CatalogueTile& tile, const Style& style) {
  std::string out = style(Tone::strong, tile.tile.id);
  if (!tile.letter.empty()) out += fmt::format(", tile {}", tile.letter);
  out += fmt::format(" of {}, {}\n\n", tile.set, copies(tile));
  out += drawing(tile.tile, style) + '\n';
  out += entry("notation", tile.notation, style);
  if (!tile.note.empty()) out += entry("note", tile.note, style);
  if (tile.tile.unverified_layout) {
    out += entry("unverified", "the layout: nobody has checked it against the printed tile", style);
  }
  if (tile.tile.unverified_value) {
    out += entry("unverified", "the number on the banner", style);
  }
  if (!tile.tile.uncovered.empty()) {
    out += entry("not covered yet", uncovered(tile.tile) + "; a scenario with this tile is refused",
                 style);
  }
  return out;
}

std::string tile_list_json() {
  Json all = Json::array();
  for (const CatalogueTile& tile : catalogue()) all.push_back(to_json(tile));
  return Json{{"format_version", kFormatVersion}, {"tiles", std::move(all)}}.dump(2) + '\n';
}

std::string tile_json(const CatalogueTile& tile) { return to_json(tile).dump(2) + '\n'; }

}  // namespace barber
