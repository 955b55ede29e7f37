#include "support/turn_text.hpp"

#include <algorithm>
#include <set>
#include <variant>
#include <vector>

namespace barber::test {
namespace {

std::string text(Position at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

// A feature by how it lies on the table: the number on the tile differs where a tile looks the same
// in two rotations.
std::string text(const Tile& tile, Rotation rotation, int feature) {
  if (feature >= static_cast<int>(tile.features.size())) return "bridge";
  const TileFeature& printed = tile.features[static_cast<std::size_t>(feature)];
  std::string out(name(printed.kind));
  out += " " + std::to_string(rotate(printed.half_edges, rotation));
  return printed.half_edges == 0 ? out + " " + std::to_string(feature) : out;
}

std::string text(const GameState& table, const Place& place) {
  const Where where = table.where(place);
  if (where.kind == Place::Kind::supply) return "supply";
  if (where.kind == Place::Kind::bathhouse) return "bath " + text(where.at);
  if (where.kind == Place::Kind::corner) return "corner " + text(where.at);
  if (where.kind == Place::Kind::tower) return "tower " + text(where.at);
  if (where.kind == Place::Kind::leipzig) return "leipzig " + std::to_string(where.feature);
  if (where.kind == Place::Kind::prison) return "prison " + std::to_string(where.feature);
  if (where.kind == Place::Kind::acrobat) return "acrobat " + text(where.at);
  const PlacedTile& tile = table.board.tile(table.board.tile_at(where.at));
  return text(where.at) + " " + text(*tile.tile, tile.rotation, where.feature);
}

std::string look(const Tile& tile, Rotation rotation) {
  std::vector<std::string> features;
  for (std::size_t i = 0; i < tile.features.size(); ++i) {
    const TileFeature& printed = tile.features[i];
    features.push_back(text(tile, rotation, static_cast<int>(i)) + " " +
                       std::to_string(printed.coats) + std::to_string(printed.bathhouse));
  }
  std::sort(features.begin(), features.end());
  std::string out;
  for (const std::string& feature : features) out += feature + ";";
  out += " mist " + std::to_string(rotate(tile.mist, rotation));
  if (tile.flier >= 0) {
    out += " flier " + std::to_string((tile.flier + 2 * quarters(rotation)) % 8);
  }
  return out;
}

// A place beside the tile just placed.
std::string far(const Where& where) {
  return text(where.at) + " " + std::to_string(static_cast<int>(where.kind)) +
         std::to_string(where.feature);
}

}  // namespace

std::string steps_text(const Turn& turn) {
  std::multiset<std::string> steps;
  std::string out;
  const PlaceTile* placed = nullptr;
  for (const Step& step : turn.steps) {
    if (const auto* tile = std::get_if<PlaceTile>(&step)) {
      placed = tile;
      out = text(tile->at) + " " + look(*tile->tile, tile->rotation);
    } else if (const auto* buy = std::get_if<BuyBack>(&step)) {
      steps.insert("buy " + text(buy->at));
    } else if (const auto* recall = std::get_if<RecallAbbot>(&step)) {
      steps.insert("recall " + text(recall->at));
    } else if (const auto* barn = std::get_if<PlaceMeeple>(&step);
               barn != nullptr && barn->kind == FigureKind::barn) {
      steps.insert("barn " + text(barn->target.at));
    } else if (const auto* acrobat = std::get_if<PlaceMeeple>(&step);
               acrobat != nullptr && acrobat->target.kind == Place::Kind::acrobat) {
      steps.insert(std::string(name(acrobat->kind)) + " acrobat " + text(acrobat->target.at));
    } else if (const auto* figure = std::get_if<PlaceMeeple>(&step)) {
      const bool here = figure->target.at == placed->at && figure->way == Way::hand;
      steps.insert(std::string(name(figure->kind)) + " " +
                   (here ? text(*placed->tile, placed->rotation, figure->target.feature)
                         : far(figure->target)) +
                   std::to_string(static_cast<int>(figure->way)) + std::to_string(figure->die));
    } else if (const auto* acrobats = std::get_if<ScoreAcrobats>(&step)) {
      steps.insert("show " + text(acrobats->at));
    } else if (const auto* ghost = std::get_if<GiveGhost>(&step)) {
      steps.insert("ghost " + std::to_string(index(ghost->owner)) + std::string(name(ghost->kind)) +
                   text(ghost->where.at) + std::to_string(ghost->where.feature));
    } else if (const auto* message = std::get_if<DrawMessage>(&step)) {
      steps.insert("message " + std::to_string(message->points ? 0 : message->number) +
                   (message->meeple
                        ? std::string(name(message->meeple->kind)) + far(message->meeple->where)
                        : ""));
    } else if (const auto* fairy = std::get_if<MoveFairy>(&step)) {
      steps.insert("fairy " + (fairy->figure ? far(fairy->figure->where) : text(fairy->at)));
    } else if (const auto* remove = std::get_if<RemoveKnight>(&step)) {
      steps.insert("remove " + std::to_string(index(remove->knight.owner)) +
                   far(remove->knight.where));
    } else if (const auto* floor = std::get_if<AddFloor>(&step)) {
      steps.insert("floor " + text(floor->at) +
                   (floor->capture
                        ? std::to_string(index(floor->capture->owner)) + far(floor->capture->where)
                        : ""));
    } else if (const auto* bridge = std::get_if<BuildBridge>(&step)) {
      steps.insert("bridge " + text(bridge->at) + (bridge->north_south ? "N" : "E"));
    } else if (const auto* ransom = std::get_if<Ransom>(&step)) {
      steps.insert("ransom " + std::to_string(index(ransom->from)) +
                   std::string(name(ransom->kind)));
    } else if (std::holds_alternative<MoveDragon>(step)) {
      steps.insert("dragon");
    } else if (std::holds_alternative<DiscardTile>(step)) {
      out = "discard";
    }
  }
  for (const Answer& answer : turn.answers) {
    if (answer.kind == ChoiceKind::free_return && !answer.take) {
      steps.insert("leave " + text(answer.target.at));
    }
  }
  for (const std::string& step : steps) out += " | " + step;
  return out;
}

std::string ends_text(const Ruling& ruling) {
  std::set<std::string> ends;
  for (const Outcome& outcome : ruling.outcomes) {
    std::string end;
    if (!outcome.legal()) {
      end = std::string(outcome.turns.back().illegal->rules.front()->id);
    } else {
      for (const int score : outcome.table.scores) end += std::to_string(score) + " ";
      std::multiset<std::string> figures;
      for (const Figure& figure : outcome.table.figures) {
        figures.insert(std::to_string(index(figure.owner)) + std::string(name(figure.kind)) +
                       std::to_string(figure.id) + text(outcome.table, figure.place) +
                       (figure.fairy ? "fairy" : "") + std::to_string(figure.ghosts));
      }
      end += std::to_string(outcome.table.dragon) + " " + std::to_string(outcome.table.fairy);
      for (const std::string& figure : figures) end += figure + ";";
    }
    ends.insert(end);
  }
  std::string out;
  for (const std::string& end : ends) out += end + "\n";
  return out;
}

}  // namespace barber::test
