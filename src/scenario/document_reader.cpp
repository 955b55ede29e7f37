#include "scenario/document_reader.hpp"

#include <fmt/format.h>

#include "scenario/scenario_reader.hpp"

namespace barber {
namespace {

// What base case and variants together may spell out to, in bytes.
constexpr std::uint64_t kMostText = 8U << 20U;
constexpr std::uint64_t kScenarioText = 500;  // what any scenario counts for
// What all scenarios of a file may have of tiles and figures.
constexpr std::size_t kMostPieces = 200'000;

class DocumentReader {
 public:
  DocumentReader(Diagnostics& out, Document& document, std::size_t& pieces)
      : out_(out), document_(document), pieces_(pieces) {}

  void read(const Node& root) {
    document_.mark = out_.source().mark(root.spot);
    if (!want_map(out_, root, "a scenario")) return;
    ScenarioKeys keys{};
    read_fields(out_, root, kDocumentKeys, "a scenario", keys);
    read_id(root, keys);
    if (keys[kFormat] != nullptr) read_format(*keys[kFormat]);
    if (keys[kExpect] != nullptr) document_.expected_error = expected_error(*keys[kExpect]);
    if (keys[kVariants] != nullptr && !small_enough(root, *keys[kVariants])) {
      return;
    }
    ScenarioReader reader(out_);
    document_.scenarios.push_back(reader.read(root, keys, {true, true, nullptr}));
    document_.scenarios.back().id = document_.id;
    if (!count_pieces(root)) return;
    if (keys[kVariants] != nullptr) read_variants(reader, keys);
    // With errors it is not known what would have been used.
    if (out_.errors_of_document(out_.document()) == 0) reader.warn_of_unused_names();
  }

 private:
  void read_id(const Node& root, const ScenarioKeys& keys) {
    if (keys[kId] != nullptr) {
      document_.id = read_name(out_, *keys[kId], "`id`", true).value_or(std::string_view());
    } else if (document_.id.empty()) {
      out_.error(Problem::missing_id, root,
                 "each document of a file with several needs an `id` of its own",
                 "as in `id: barber-surgeons/lone-knight`");
    }
  }

  void read_format(const Node& node) {
    const auto format = read_integer(out_, node, "`format`", 0, kFarthest);
    if (!format || *format == 1) return;
    out_.error(Problem::unknown_format, node, fmt::format("unknown format {}", *format),
               "this version of barber reads format 1");
  }

  // Every variant is read as a whole table, so that a file of a megabyte could mean gigabytes.
  bool small_enough(const Node& root, const Node& variants) {
    const std::uint64_t base = root.weight - variants.weight + kScenarioText;
    const std::uint64_t all = base * static_cast<std::uint64_t>(variants.size) + root.weight;
    if (variants.kind != NodeKind::list || all <= kMostText) return true;
    out_.error(
        Problem::too_large, variants,
        fmt::format("base case and {} variants together spell out to over 8 MiB", variants.size),
        "put them into several files");
    return false;
  }

  void read_variants(ScenarioReader& reader, const ScenarioKeys& base) {
    const Node& variants = *base[kVariants];
    if (!want_list(out_, variants, "`variants`")) return;
    document_.scenarios.reserve(static_cast<std::size_t>(variants.size) + 1);
    NameTable<const Node*> names;
    for (const Node& variant : Items(variants)) {
      if (!want_map(out_, variant, "a variant", "- {name: nobody-bathes}")) continue;
      const int end = variant.next != nullptr ? variant.next->spot.line : variants_end(base);
      read_variant(reader, base, variant, end, names);
      if (!count_pieces(variants)) break;
    }
    out_.in_variant({}, 0, 0);
    names.sort();
    const auto& all = names.entries();
    for (std::size_t i = 1; i < all.size(); ++i) {
      if (all[i].first != all[i - 1].first) continue;
      out_.error(Problem::duplicate_name, *all[i].second,
                 fmt::format("two variants are called `{}`", all[i].first),
                 fmt::format("the first is in line {}", all[i - 1].second->spot.line));
    }
  }

  bool count_pieces(const Node& node) {
    const GameState& table = document_.scenarios.back().table;
    pieces_ += table.board.tiles().size() + table.figures.size();
    if (pieces_ <= kMostPieces) return true;
    out_.error(
        Problem::too_large, node,
        fmt::format("the scenarios of this file have over {} tiles and figures", kMostPieces),
        "put them into several files");
    return false;
  }

  // The line of the key behind `variants`, or a line beyond all.
  static int variants_end(const ScenarioKeys& base) {
    const Node* next = base[kVariants]->next;
    return next != nullptr ? next->spot.line : kFarthest * 10;
  }

  void read_variant(ScenarioReader& reader, const ScenarioKeys& base, const Node& variant, int end,
                    NameTable<const Node*>& names) {
    out_.in_variant({}, 0, 0);
    ScenarioKeys own{};
    read_fields(out_, variant, kVariantKeys, "a variant", own);
    std::string_view word;
    if (own[kName] == nullptr) {
      report_missing(out_, variant, "name", "name: nobody-bathes");
    } else if (const auto name = read_name(out_, *own[kName], "a variant's name", true)) {
      word = *name;
      names.add(word, own[kName]);
    }
    ScenarioKeys keys = base;
    for (std::size_t key = 0; key < keys.size(); ++key) {
      if (own[key] != nullptr) keys[key] = own[key];
    }
    out_.in_variant(word, variant.spot.line, end);
    Scenario scenario = reader.read(variant, keys, {false, own[kExpect] == nullptr, base[kRules]});
    scenario.variant = word;
    scenario.id = fmt::format("{}#{}", document_.id, word);
    document_.scenarios.push_back(std::move(scenario));
  }

  Diagnostics& out_;
  Document& document_;
  std::size_t& pieces_;
};

}  // namespace

void read_document(Diagnostics& out, const Node& root, std::size_t& pieces, Document& document) {
  DocumentReader(out, document, pieces).read(root);
}

}  // namespace barber
