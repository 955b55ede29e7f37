#include "report/tile_picture.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <optional>

#include "scenario/wrap.hpp"

namespace barber {
namespace {

// What a character of a mark costs that stands on something else than what it belongs to.
constexpr int kElsewhere = 100;

Tone tone_of(FeatureKind kind) {
  switch (kind) {
    case FeatureKind::city:
      return Tone::city;
    case FeatureKind::river:
      return Tone::water;
    case FeatureKind::road:
    case FeatureKind::field:
    case FeatureKind::monastery:
    case FeatureKind::garden:
    case FeatureKind::ruin:
    case FeatureKind::cemetery:
      return Tone::plain;
  }
  return Tone::plain;
}

// A mark in pieces, since a building and the figures in it differ in tone.
struct MarkPart {
  std::string text;
  Tone tone = Tone::plain;
};
using MarkParts = std::vector<MarkPart>;

int width_of(const MarkParts& pieces) {
  return std::accumulate(pieces.begin(), pieces.end(), 0, [](int sum, const MarkPart& piece) {
    return sum + static_cast<int>(width(piece.text));
  });
}

class Painter {
 public:
  Painter(Canvas& canvas, Point corner, const Tile& tile, Rotation rotation, BlockSize size,
          std::span<const FigureMark> figures)
      : canvas_(canvas),
        corner_(corner),
        tile_(tile),
        rotation_(rotation),
        shape_(tile, rotation, size),
        figures_(figures),
        taken_(static_cast<std::size_t>(size.columns * size.rows)) {}

  void paint() {
    paint_ground();
    each_feature([&](int f, const TileFeature& feature) {
      if (feature.kind == FeatureKind::monastery) building(f, "/", "M", "\\");
      if (feature.kind == FeatureKind::ruin) building(f, "<", "R", ">");
      if (feature.kind == FeatureKind::cemetery) building(f, "[", "+", "]");
      if (feature.kind == FeatureKind::garden) building(f, "(", "G", ")");
    });
    each_feature([&](int f, const TileFeature& feature) {
      if (feature.bathhouse != 0) bathhouse(f, feature);
    });
    each_feature([&](int f, const TileFeature& feature) {
      for (int i = 0; i < feature.coats; ++i) place(f, {{std::string(kCoatGlyph), Tone::strong}});
    });
    for (const FigureMark& figure : figures_) {
      if (figure.bathes || building_at(figure.feature)) continue;
      place(figure.feature, {{figure.text, Tone::figure}});
    }
  }

 private:
  template <typename Do>
  void each_feature(Do what) {
    for (std::size_t f = 0; f < tile_.features.size(); ++f) {
      what(static_cast<int>(f), tile_.features[f]);
    }
  }

  FeatureKind kind(int feature) const {
    return tile_.features[static_cast<std::size_t>(feature)].kind;
  }

  bool building_at(int feature) const {
    return kind(feature) == FeatureKind::monastery || kind(feature) == FeatureKind::garden;
  }

  void paint_ground() {
    for (int y = 0; y < shape_.size().rows; ++y) {
      for (int x = 0; x < shape_.size().columns; ++x) {
        const int feature = shape_.feature({x, y});
        const Tone tone = feature == kNoFeature ? Tone::plain : tone_of(kind(feature));
        canvas_.put({corner_.x + x, corner_.y + y}, shape_.glyph({x, y}), tone);
      }
    }
  }

  // The figures that `in` says are inside, in the order given.
  template <typename In>
  MarkParts inside(std::string_view open, std::string_view empty, std::string_view close, In in) {
    MarkParts pieces{{std::string(open), Tone::strong}};
    for (const FigureMark& figure : figures_) {
      if (in(figure)) pieces.push_back({figure.text, Tone::figure});
    }
    if (pieces.size() == 1) pieces.push_back({std::string(empty), Tone::strong});
    pieces.push_back({std::string(close), Tone::strong});
    return pieces;
  }

  void building(int feature, std::string_view open, std::string_view letter,
                std::string_view close) {
    put(inside(
            open, letter, close,
            [&](const FigureMark& figure) { return !figure.bathes && figure.feature == feature; }),
        shape_.middle(), [&](Point spot) { return built_over(spot) ? 60 : 0; });
  }

  bool built_over(Point spot) const {
    const int f = shape_.feature(spot);
    return shape_.path(spot) || (f != kNoFeature && kind(f) == FeatureKind::city);
  }

  // The number on the banner, then the tub: empty, or with who lies in it.
  void bathhouse(int f, const TileFeature& feature) {
    const MarkParts pieces = inside(std::to_string(feature.bathhouse) + "[", "  ", "]",
                                    [](const FigureMark& figure) { return figure.bathes; });
    if (feature.kind == FeatureKind::city) {
      put(pieces, anchor(f), [&](Point spot) { return in_city(f, spot); });
      return;
    }
    // Beside its road, on the road only if there is no room.
    put(pieces, anchor(f), [&](Point spot) { return built_over(spot) ? 60 : 0; });
  }

  void place(int feature, const MarkParts& pieces) {
    switch (kind(feature)) {
      case FeatureKind::city:
        put(pieces, anchor(feature), [&](Point spot) { return in_city(feature, spot); });
        break;
      case FeatureKind::road:
      case FeatureKind::river:
        on_path(feature, pieces);
        break;
      case FeatureKind::field:
      case FeatureKind::monastery:
      case FeatureKind::garden:
      case FeatureKind::ruin:
      case FeatureKind::cemetery:
        on_field(feature, pieces);
        break;
    }
  }

  int in_city(int city, Point spot) const { return shape_.feature(spot) == city ? 0 : kElsewhere; }

  // A figure on a field keeps a blank between itself and the road or city beside it.
  void on_field(int field, const MarkParts& pieces) {
    const auto foreign = [&](Point spot) {
      return shape_.inside(spot) && shape_.feature(spot) != field;
    };
    const int length = width_of(pieces);
    put_where(pieces, anchor(field), [&](Point start) {
      int cost = foreign({start.x - 1, start.y}) ? 15 : 0;
      cost += foreign({start.x + length, start.y}) ? 15 : 0;
      for (int i = 0; i < length; ++i) {
        const Point spot{start.x + i, start.y};
        if (foreign(spot)) cost += shape_.path(spot) ? 2 * kElsewhere : kElsewhere;
      }
      return cost;
    });
  }

  // A figure on a road hides a piece of it, but neither its ends nor the middle of the tile.
  void on_path(int path, const MarkParts& pieces) {
    const int length = width_of(pieces);
    put_where(pieces, anchor(path), [&](Point start) {
      int cost = kElsewhere * length;
      for (int i = 0; i < length; ++i) {
        const Point spot{start.x + i, start.y};
        if (shape_.feature(spot) == path) cost = std::min(cost, 0);
        if (shape_.path(spot) && shape_.feature(spot) != path) cost += kElsewhere;
        if (spot == shape_.middle()) cost += 30;
        if (shape_.path(spot) && at_edge(spot)) cost += 30;
      }
      return cost;
    });
  }

  bool at_edge(Point spot) const {
    return std::any_of(kSides.begin(), kSides.end(),
                       [&](Side side) { return spot == shape_.side_middle(side); });
  }

  // Where on a feature a mark looks best: in the middle of its ground, or on an arm of a road.
  Point anchor(int feature) const {
    const TileFeature& printed = tile_.features[static_cast<std::size_t>(feature)];
    if (printed.kind == FeatureKind::road || printed.kind == FeatureKind::river) {
      // Of several arms the one to the east or west, where there is more room.
      for (const Side side : {Side::E, Side::W, Side::N, Side::S}) {
        if ((rotate(printed.half_edges, rotation_) & both_halves(side)) == 0) continue;
        const Point end = shape_.side_middle(side);
        return {(end.x + shape_.middle().x + 1) / 2, (end.y + shape_.middle().y) / 2};
      }
    }
    const std::vector<Point> spots = shape_.spots(feature);
    if (spots.empty()) return shape_.middle();
    Point sum;
    for (const Point spot : spots) sum = {sum.x + spot.x, sum.y + spot.y};
    const int count = static_cast<int>(spots.size());
    return {(sum.x + count / 2) / count, (sum.y + count / 2) / count};
  }

  // Puts the mark at the free place with the least cost: near the anchor, on spots that cost
  // little.
  template <typename Cost>
  void put(const MarkParts& pieces, Point near, Cost cost) {
    const int length = width_of(pieces);
    put_where(pieces, near, [&](Point start) {
      int sum = 0;
      for (int i = 0; i < length; ++i) sum += cost({start.x + i, start.y});
      return sum;
    });
  }

  template <typename Cost>
  void put_where(const MarkParts& pieces, Point near, Cost cost) {
    const int length = width_of(pieces);
    std::optional<Point> best;
    int least = std::numeric_limits<int>::max();
    for (int y = 0; y < shape_.size().rows; ++y) {
      for (int x = 0; x + length <= shape_.size().columns; ++x) {
        if (!is_free({x, y}, length)) continue;
        const int aside = std::abs(2 * x + length - 1 - 2 * near.x);
        const int place = cost({x, y});
        if (place >= kElsewhere * length) continue;  // nothing of it would stand where it belongs
        const int total =
            place + aside + 4 * std::abs(y - near.y) + (crowded({x, y}, length) ? 40 : 0);
        if (total < least) {
          least = total;
          best = {x, y};
        }
      }
    }
    if (best) write(*best, pieces);
  }

  std::size_t number(Point spot) const {
    return static_cast<std::size_t>(spot.y) * static_cast<std::size_t>(shape_.size().columns) +
           static_cast<std::size_t>(spot.x);
  }

  bool taken(Point spot) const { return shape_.inside(spot) && taken_[number(spot)]; }

  bool is_free(Point start, int length) const {
    for (int i = 0; i < length; ++i) {
      if (taken({start.x + i, start.y})) return false;
    }
    return true;
  }

  // Another mark stands right beside it.
  bool crowded(Point start, int length) const {
    return taken({start.x - 1, start.y}) || taken({start.x + length, start.y});
  }

  void write(Point spot, const MarkParts& pieces) {
    for (const MarkPart& piece : pieces) {
      canvas_.write({corner_.x + spot.x, corner_.y + spot.y}, piece.text, piece.tone);
      for (std::size_t i = 0; i < width(piece.text); ++i, ++spot.x) {
        taken_[number(spot)] = true;
      }
    }
  }

  Canvas& canvas_;
  Point corner_;
  const Tile& tile_;
  Rotation rotation_;
  TileShape shape_;
  std::span<const FigureMark> figures_;
  std::vector<bool> taken_;
};

}  // namespace

void paint_tile(Canvas& canvas, Point corner, const Tile& tile, Rotation rotation, BlockSize size,
                std::span<const FigureMark> figures) {
  Painter(canvas, corner, tile, rotation, size, figures).paint();
}

void paint_border(Canvas& canvas, Point corner, const Tile& tile, Rotation rotation,
                  BlockSize size) {
  for (const int x : {-1, size.columns}) {
    for (const int y : {-1, size.rows}) {
      canvas.put({corner.x + x, corner.y + y}, "+", Tone::dim);
    }
  }
  for (const Side side : kSides) {
    const bool level = side == Side::N || side == Side::S;
    const int length = level ? size.columns : size.rows;
    const EdgeKind edge = tile.edge(unrotate(side, rotation));
    for (int i = 0; i < length; ++i) {
      Point spot = corner;
      (level ? spot.x : spot.y) += i;
      if (side == Side::N) spot.y -= 1;
      if (side == Side::E) spot.x += size.columns;
      if (side == Side::S) spot.y += size.rows;
      if (side == Side::W) spot.x -= 1;
      if (edge == EdgeKind::city) {
        canvas.put(spot, kCityEdgeGlyph, Tone::city);
      } else if (2 * i + 1 == length && edge == EdgeKind::road) {
        canvas.put(spot, level ? "│" : "─", Tone::plain);
      } else if (2 * i + 1 == length && edge == EdgeKind::river) {
        canvas.put(spot, kRiverGlyph, Tone::water);
      } else if (!level || i % 2 == 1) {
        canvas.put(spot, kFieldEdgeGlyph, Tone::dim);
      }
    }
  }
}

}  // namespace barber
