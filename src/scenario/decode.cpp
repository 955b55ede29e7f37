#include "scenario/decode.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>

#include "catalogue/nearest.hpp"
#include "scenario/vocabulary.hpp"

namespace barber {
namespace {

std::string_view described(const Node& node) {
  switch (node.kind) {
    case NodeKind::null:
      return "nothing";
    case NodeKind::list:
      return "a list";
    case NodeKind::map:
      return "a map";
    case NodeKind::scalar:
      break;
  }
  switch (scalar_type(node)) {
    case ScalarType::integer:
    case ScalarType::number:
      return "a number";
    case ScalarType::boolean:
      return "true or false";
    case ScalarType::text:
      return "text";
  }
  return "text";
}

void wrong_type(Diagnostics& out, const Node& node, std::string_view what, std::string_view wanted,
                std::string help) {
  out.error(Problem::wrong_type, node,
            fmt::format("{} needs {}, not {}", what, wanted, described(node)), std::move(help));
}

// The key of a value that is not there stands in its text.
std::string missing_text(const Node& node) {
  return node.text.empty() ? "write what is meant"
                           : fmt::format("write it behind `{}:`", node.text);
}

bool want(Diagnostics& out, const Node& node, NodeKind kind, std::string_view what,
          std::string_view example) {
  if (node.kind == kind) return true;
  const bool map = kind == NodeKind::map;
  std::string help =
      map ? "as in `key: value`" : "as in `[one, two]`, or each in a line that begins with `- `";
  if (node.kind == NodeKind::null) {
    help = example.empty() ? fmt::format("write `{}` if there is none", map ? "{}" : "[]")
                           : fmt::format("as in `{}`", example);
  }
  wrong_type(out, node, what, map ? "a map" : "a list", std::move(help));
  return false;
}

}  // namespace

bool want_map(Diagnostics& out, const Node& node, std::string_view what) {
  return want(out, node, NodeKind::map, what, "");
}
bool want_map(Diagnostics& out, const Node& node, std::string_view what, std::string_view example) {
  return want(out, node, NodeKind::map, what, example);
}
bool want_list(Diagnostics& out, const Node& node, std::string_view what) {
  return want(out, node, NodeKind::list, what, "");
}
bool want_list(Diagnostics& out, const Node& node, std::string_view what,
               std::string_view example) {
  return want(out, node, NodeKind::list, what, example);
}

std::optional<std::string_view> read_text(Diagnostics& out, const Node& node,
                                          std::string_view what) {
  if (node.kind == NodeKind::scalar && scalar_type(node) == ScalarType::text) return node.text;
  wrong_type(out, node, what, "text",
             node.kind == NodeKind::scalar ? fmt::format("put it in quotes: \"{}\"", node.text)
             : node.kind == NodeKind::null ? missing_text(node)
                                           : "");
  return std::nullopt;
}

bool check_name(Diagnostics& out, const Node& node, std::string_view what, bool strict) {
  const std::string_view text = node.text;
  const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\n'; };
  if (text.empty() || blank(text.front()) || blank(text.back())) {
    out.error(Problem::bad_name, node,
              text.empty() ? fmt::format("{} is empty", what)
                           : fmt::format("{} begins or ends with a blank", what),
              text.empty() ? "" : "take the blank out");
    return false;
  }
  const std::size_t bad = text.find_first_of(strict ? " \t\n#@" : "\n\t");
  if (bad == text.npos) return true;
  out.error(Problem::bad_name, node,
            fmt::format("{} cannot contain {}", what,
                        blank(text[bad]) ? "blanks" : fmt::format("`{}`", text[bad])),
            "letters, digits and `-` will do");
  return false;
}

std::optional<std::string_view> read_name(Diagnostics& out, const Node& node, std::string_view what,
                                          bool strict) {
  const auto text = read_text(out, node, what);
  if (!text || !check_name(out, node, what, strict)) return std::nullopt;
  return text;
}

std::optional<int> read_integer(Diagnostics& out, const Node& node, std::string_view what,
                                int least, int most) {
  const ScalarType type = node.kind == NodeKind::scalar ? scalar_type(node) : ScalarType::text;
  if (type != ScalarType::integer) {
    if (type == ScalarType::number) {
      out.error(Problem::bad_number, node, fmt::format("{} needs a whole number", what),
                "plain digits, as in 12 or -3");
    } else if (node.kind == NodeKind::scalar && !node.plain) {
      out.error(Problem::bad_number, node, fmt::format("{} needs a number, not text", what),
                "leave the quotes out");
    } else if (node.kind == NodeKind::scalar && type == ScalarType::text) {
      out.error(Problem::bad_number, node,
                fmt::format("{} needs a number, not `{}`", what, node.text),
                "plain digits, as in 12 or -3");
    } else {
      wrong_type(out, node, what, "a number", "plain digits, as in 12 or -3");
    }
    return std::nullopt;
  }
  int value = 0;
  const char* end = node.text.data() + node.text.size();
  const auto [stop, bad] = std::from_chars(node.text.data(), end, value);
  if (bad != std::errc{} || stop != end || value < least || value > most) {
    out.error(Problem::out_of_range, node,
              fmt::format("{} is {}; it can be {} to {}", what, node.text, least, most), "");
    return std::nullopt;
  }
  return value;
}

std::optional<bool> read_boolean(Diagnostics& out, const Node& node, std::string_view what) {
  if (node.kind == NodeKind::scalar && node.plain) {
    if (node.text == "true") return true;
    if (node.text == "false") return false;
  }
  if (node.kind == NodeKind::scalar) {
    constexpr std::array<std::string_view, 2> kWords{"true", "false"};
    const std::string_view near = node.plain ? nearest(node.text, kWords) : "";
    out.error(Problem::wrong_type, node,
              fmt::format("{} needs true or false, not `{}`", what, node.text),
              near.empty() ? "written just so, in small letters and without quotes"
                           : fmt::format("did you mean `{}`?", near));
  } else {
    wrong_type(out, node, what, "true or false", "");
  }
  return std::nullopt;
}

std::string shown(Position at) { return fmt::format("[{}, {}]", at.x, at.y); }

std::optional<Position> read_position(Diagnostics& out, const Node& node, std::string_view what) {
  if (node.kind != NodeKind::list || node.size != 2) {
    out.error(Problem::wrong_type, node, fmt::format("{} needs two coordinates", what),
              "as in [0, -1]: x grows to the east, y to the south");
    return std::nullopt;
  }
  const auto x = read_integer(out, *node.first, "a coordinate", -kFarthest, kFarthest);
  const auto y = read_integer(out, *node.first->next, "a coordinate", -kFarthest, kFarthest);
  if (!x || !y) return std::nullopt;
  return Position{*x, *y};
}

std::optional<std::size_t> read_word(Diagnostics& out, const Node& node, std::string_view what,
                                     std::span<const std::string_view> words, Problem problem) {
  if (node.kind != NodeKind::scalar) {
    wrong_type(out, node, what, "one word", "");
    return std::nullopt;
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == node.text) return i;
  }
  out.error(problem, node, fmt::format("{} cannot be `{}`", what, node.text),
            help_for_unknown(node.text, words));
  return std::nullopt;
}

void read_fields(Diagnostics& out, const Node& map, std::span<const std::string_view> keys,
                 std::string_view what, std::span<const Node*> values) {
  for (const Entry entry : Entries(map)) {
    if (entry.key.kind != NodeKind::scalar) continue;
    std::size_t i = 0;
    while (i < keys.size() && keys[i] != entry.key.text) ++i;
    if (i < keys.size()) {
      if (values[i] == nullptr) values[i] = &entry.value;
      continue;
    }
    if (entry.key.plain && entry.key.text == "<<") continue;  // reported by the builder
    out.error(Problem::unknown_key, entry.key,
              fmt::format("unknown key `{}` in {}", entry.key.text, what),
              help_for_unknown(entry.key.text, keys));
  }
}

void report_missing(Diagnostics& out, const Node& map, std::string_view key,
                    std::string_view example) {
  out.error(Problem::missing_key, map, fmt::format("`{}` is missing", key),
            example.empty() ? "" : fmt::format("as in `{}`", example));
}

}  // namespace barber
