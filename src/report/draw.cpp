#include "report/draw.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "report/legend.hpp"
#include "report/sketch_drawing.hpp"
#include "report/table_grid.hpp"
#include "report/tile_picture.hpp"
#include "report/tile_shape.hpp"
#include "rules/castles.hpp"
#include "scenario/words.hpp"
#include "scenario/wrap.hpp"

namespace barber {
namespace {

constexpr int kMostLines = 240;  // of the drawing, without the legend
constexpr BlockSize kLarge{11, 5};
constexpr BlockSize kSmall{7, 3};
constexpr int kNameRows = 3;  // a tile by name: name, rotation, figures
constexpr std::string_view kLeftOut = "···";

std::vector<int> in_order(std::vector<int> numbers) {
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

std::string shortened(std::string_view text, int columns) {
  if (static_cast<int>(width(text)) <= columns) return std::string(text);
  std::string out;
  for (const char c : text) {
    const bool begins = (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    if (begins && static_cast<int>(width(out)) == columns - 1) break;
    out += c;
  }
  return out + "…";
}

class TableDrawing {
 public:
  TableDrawing(const Scenario& scenario, const GameState& table, const Style& style)
      : table_(table), style_(style), marks_(figure_marks(scenario, table)) {
    for (const PlacedTile& tile : board().tiles()) {
      columns_.push_back(tile.at.x);
      label_ = std::max(label_, std::to_string(tile.at.y).size());
      widest_x_ = std::max(widest_x_, std::to_string(tile.at.x).size());
    }
    columns_ = in_order(std::move(columns_));
  }

  const std::vector<std::string>& marks() const { return marks_; }

  bool by_name() const { return by_name_; }

  std::string draw() {
    if (board().tiles().empty()) return "no tile lies on the table\n";
    choose_size();
    std::string out;
    if (by_name_) {
      out = "too wide to draw: tiles by name and rotation; edges ░ city, ─ road, ~ river\n";
    }
    std::size_t begin = 0;
    while (begin < columns_.size() && lines_left_ > size_.rows + 3) {
      const std::size_t end = part_end(begin);
      if (begin > 0) out += '\n';
      out += draw_part(std::span(columns_).subspan(begin, end - begin));
      begin = end;
    }
    if (drawn_ < board().tiles().size()) {
      out += fmt::format("cut here: {} of {} tiles are drawn\n", drawn_, board().tiles().size());
    }
    return out;
  }

 private:
  const Board& board() const { return table_.board; }
  LaneSize across() const { return {size_.columns, static_cast<int>(width(kLeftOut))}; }
  LaneSize down() const { return {size_.rows, 1}; }
  int margin() const { return static_cast<int>(label_) + 1; }

  bool fits(std::span<const int> columns) const {
    return margin() + extent(lanes(columns, across()), across()) <= static_cast<int>(kColumns);
  }

  // The largest block of characters for a tile with which all columns fit; names if none does.
  void choose_size() {
    for (const BlockSize size : {kLarge, kSmall}) {
      size_ = size;
      const bool room = static_cast<int>(widest_x_) <= size.columns && fits(columns_);
      if (room && (size.columns == kLarge.columns || all_show())) return;
    }
    by_name_ = true;
    std::size_t longest = std::max<std::size_t>(4, widest_x_);
    for (const PlacedTile& tile : board().tiles()) {
      longest = std::max(longest, width(Words::tile(*tile.tile)));
    }
    // Odd, so that roads have a middle to leave by.
    size_ = {static_cast<int>(std::min<std::size_t>(longest, 9) | 1U), kNameRows};
  }

  // A picture that leaves something out would tell of another tile.
  bool all_show() const {
    return std::all_of(board().tiles().begin(), board().tiles().end(), [&](const PlacedTile& tile) {
      return TileShape(*tile.tile, tile.rotation, size_).shows_all();
    });
  }

  // Where a part of the columns ends that fits; one at least.
  std::size_t part_end(std::size_t begin) const {
    std::size_t end = begin + 1;
    while (end < columns_.size() && fits(std::span(columns_).subspan(begin, end + 1 - begin))) {
      ++end;
    }
    return end;
  }

  std::string draw_part(std::span<const int> columns) {
    std::vector<TileIndex> tiles;
    std::vector<int> ys;
    for (std::size_t i = 0; i < board().tiles().size(); ++i) {
      const Position at = board().tiles()[i].at;
      if (at.x < columns.front() || at.x > columns.back()) continue;
      tiles.push_back(static_cast<TileIndex>(i));
      ys.push_back(at.y);
    }
    const std::vector<Lane> across_lanes = lanes(columns, across());
    std::vector<Lane> down_lanes = lanes(in_order(std::move(ys)), down());
    while (down_lanes.size() > 1 && 1 + extent(down_lanes, down()) > lines_left_) {
      down_lanes.pop_back();
    }
    Canvas canvas(margin() + extent(across_lanes, across()), 1 + extent(down_lanes, down()));
    lines_left_ -= canvas.rows() + 1;
    label_lanes(canvas, across_lanes, down_lanes);
    for (const TileIndex tile : tiles) {
      const Position at = board().tile(tile).at;
      const Lane* x = find_lane(across_lanes, at.x);
      const Lane* y = find_lane(down_lanes, at.y);
      if (x == nullptr || y == nullptr) continue;
      ++drawn_;
      paint(canvas, {margin() + x->start, 1 + y->start}, tile);
    }
    return canvas.text(style_);
  }

  void label_lanes(Canvas& canvas, std::span<const Lane> across_lanes,
                   std::span<const Lane> down_lanes) const {
    canvas.write({margin() - 2, 0}, "x", Tone::dim);
    canvas.write({margin() - 2, 1}, "y", Tone::dim);
    for (const Lane& lane : across_lanes) {
      const std::string text = std::to_string(lane.coordinate);
      const int room = size_.columns - static_cast<int>(text.size());
      const int start = margin() + lane.start;
      canvas.write({start + room / 2, 0}, text, Tone::strong);
      if (lane.after_gap) {
        canvas.write({start - 1 - static_cast<int>(width(kLeftOut)), 0}, kLeftOut, Tone::dim);
      }
    }
    for (const Lane& lane : down_lanes) {
      const std::string text = std::to_string(lane.coordinate);
      canvas.write({margin() - 1 - static_cast<int>(text.size()), 1 + lane.start + size_.rows / 2},
                   text, Tone::strong);
      if (lane.after_gap) canvas.write({0, lane.start - 1}, kLeftOut, Tone::dim);
    }
  }

  void paint(Canvas& canvas, Point corner, TileIndex index) {
    const PlacedTile& placed = board().tile(index);
    paint_border(canvas, corner, *placed.tile, placed.rotation, size_);
    const std::vector<FigureMark> figures = figures_at(index);
    if (!by_name_) {
      paint_tile(canvas, corner, *placed.tile, placed.rotation, size_, figures);
      return;
    }
    canvas.write(corner, shortened(Words::tile(*placed.tile), size_.columns), Tone::strong);
    if (placed.rotation != Rotation::none) {
      canvas.write({corner.x, corner.y + 1}, fmt::format("@{}", degrees(placed.rotation)),
                   Tone::plain);
    }
    Point spot{corner.x, corner.y + 2};
    for (const FigureMark& figure : figures) {
      const int length = static_cast<int>(width(figure.text));
      if (spot.x + length > corner.x + size_.columns) break;
      canvas.write(spot, figure.text, Tone::figure);
      spot.x += length + 1;
    }
  }

  std::vector<FigureMark> figures_at(TileIndex tile) const {
    std::vector<FigureMark> found;
    for (std::size_t i = 0; i < table_.figures.size(); ++i) {
      const Place& place = table_.figures[i].place;
      if (place.kind == Place::Kind::bathhouse && place.index == tile) {
        found.push_back({marks_[i], kNoFeature, true});
      } else if ((place.kind == Place::Kind::feature || place.kind == Place::Kind::corner) &&
                 board().tile_of(place.index) == tile) {
        found.push_back({marks_[i], board().feature_index(place.index), false});
      } else if (place.kind == Place::Kind::castle && table_.tile_of(place) == tile) {
        found.push_back({marks_[i], board().feature_index(table_.castle(place.index).city), false});
      }
    }
    return found;
  }

  const GameState& table_;
  const Style& style_;
  std::vector<std::string> marks_;  // by figure
  std::vector<int> columns_;        // every x with a tile
  std::size_t label_ = 1;
  std::size_t widest_x_ = 1;
  BlockSize size_ = kLarge;
  bool by_name_ = false;
  int lines_left_ = kMostLines;
  std::size_t drawn_ = 0;
};

}  // namespace

std::string draw_table(const Scenario& scenario, const GameState& table, const Style& style) {
  if (scenario.sketch != nullptr) {
    return sketch_text(scenario, table, style) + '\n' + players_text(scenario, table);
  }
  TableDrawing drawing(scenario, table, style);
  std::string out = drawing.draw();
  if (!drawing.by_name()) out += key_text(table.board, style);
  out += '\n';
  return out + legend_text(scenario, table, drawing.marks(), style);
}

std::string draw_tile(const Tile& tile, Rotation rotation, const Style& style) {
  Canvas canvas(kLarge.columns + 2, kLarge.rows + 2);
  paint_border(canvas, {1, 1}, tile, rotation, kLarge);
  paint_tile(canvas, {1, 1}, tile, rotation, kLarge, {});
  return canvas.text(style);
}

}  // namespace barber
