#include "scenario/text_edits.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace barber {
namespace {

// Words that no reader of YAML takes for anything but text.
bool is_plain(std::string_view text) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  if (text.empty() || kLetters.find(text.front()) == kLetters.npos) return false;
  const auto fine = [&](char c) {
    return kLetters.find(c) != kLetters.npos || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
           c == '_' || c == '/';
  };
  if (!std::all_of(text.begin(), text.end(), fine)) return false;
  static const std::set<std::string_view> taken{"y",  "Y",   "n",    "N",     "yes", "no",
                                                "on", "off", "true", "false", "null"};
  return taken.count(text) == 0;
}

bool has_keys_of(const Node& map, const ExpectJson& wanted) {
  for (const Entry entry : Entries(map)) {
    if (!wanted.contains(std::string(entry.key.text))) return false;
  }
  return map.size == static_cast<int>(wanted.size());
}

}  // namespace

bool same_json(const ExpectJson& a, const ExpectJson& b) {
  return nlohmann::json(a) == nlohmann::json(b);
}

ExpectJson json_of(const Node& node) {
  if (node.kind == NodeKind::list) {
    ExpectJson list = ExpectJson::array();
    for (const Node& item : Items(node)) list.push_back(json_of(item));
    return list;
  }
  if (node.kind == NodeKind::map) {
    ExpectJson map = ExpectJson::object();
    for (const Entry entry : Entries(node)) map[std::string(entry.key.text)] = json_of(entry.value);
    return map;
  }
  const ScalarType type = node.plain ? scalar_type(node) : ScalarType::text;
  if (type == ScalarType::integer || type == ScalarType::boolean) {
    return ExpectJson::parse(node.text, nullptr, false);
  }
  return std::string(node.text);
}

TextEdits::TextEdits(const Source& source, bool json)
    : source_(source),
      json_(json),
      line_end_(source.text().find("\r\n") == std::string_view::npos ? "\n" : "\r\n") {}

bool TextEdits::set(const Node& node, const ExpectJson& wanted) {
  const std::size_t before = edits_.size();
  // The anchor of the node itself hinders nothing as long as its own bytes stay.
  const bool done = node.kind == NodeKind::map && wanted.is_object() ? merge_map(node, wanted)
                                                                     : merge(node, wanted);
  if (!done) edits_.resize(before);
  return done;
}

std::string TextEdits::applied(std::string_view whole) const {
  std::string out(whole);
  const std::size_t left_out = whole.size() - source_.text().size();
  // What is added to a map at the end of its last value comes behind what is added to that value.
  std::vector<Edit> from_behind(edits_.rbegin(), edits_.rend());
  std::stable_sort(from_behind.begin(), from_behind.end(), [](const Edit& a, const Edit& b) {
    return a.span.begin != b.span.begin ? a.span.begin > b.span.begin : a.span.end > b.span.end;
  });
  for (const Edit& edit : from_behind) {
    out.replace(left_out + edit.span.begin, edit.span.end - edit.span.begin, edit.text);
  }
  return out;
}

bool TextEdits::merge(const Node& node, const ExpectJson& wanted) {
  if (same_json(json_of(node), wanted)) return true;
  if (shared(node)) return false;
  if (node.kind == NodeKind::map && wanted.is_object()) return merge_map(node, wanted);
  if (node.kind == NodeKind::list && wanted.is_array()) return merge_list(node, wanted);
  return replace(node, wanted);
}

bool TextEdits::merge_map(const Node& map, const ExpectJson& wanted) {
  if (wanted.empty() || map.size == 0) return replace(map, wanted);
  ExpectJson added = wanted;
  bool all_stay = true;
  for (const Entry entry : Entries(map)) {
    const std::string key(entry.key.text);
    added.erase(key);
    if (!wanted.contains(key)) {
      all_stay = false;
    } else if (!merge(entry.value, wanted[key])) {
      return false;
    }
  }
  if (all_stay && added.empty()) return true;
  if (shared(map)) return false;
  const std::size_t begin = source_.offset(map.spot);
  const bool in_lines = !starts_with(map, '{');
  const std::size_t column = begin - line_of(begin);
  const std::string text = in_lines ? entries(added, column, nullptr) : flow_entries(added);
  bool put = added.empty();
  Neighbours beside;
  for (const Entry entry : Entries(map)) {
    beside.next = entry.value.next;
    bool stays = wanted.contains(std::string(entry.key.text));
    if (!stays) {
      const auto value = span_of(source_, entry.value);
      if (!value) return false;
      const TextSpan span{source_.offset(entry.key.spot), value->end};
      if (put) {
        if (!take_away(span, beside, in_lines)) return false;
      } else {
        // What comes takes the place of what goes.
        edits_.push_back({span, text});
        put = stays = true;
      }
    }
    beside.pass(entry.value, stays);
  }
  return put ||
         add_behind(*beside.before, in_lines ? std::string(column, ' ') + text : text, in_lines);
}

bool TextEdits::merge_list(const Node& list, const ExpectJson& wanted) {
  if (wanted.empty() || list.size == 0) return replace(list, wanted);
  const std::size_t begin = source_.offset(list.spot);
  const bool in_lines = starts_with(list, '-');
  std::size_t next = 0;
  auto left = static_cast<std::size_t>(list.size);
  Neighbours beside;
  for (const Node& item : Items(list)) {
    beside.next = item.next;
    bool stays = true;
    const bool same = next < wanted.size() && same_json(json_of(item), wanted[next]);
    if (same || left <= wanted.size() - next) {
      const bool other_keys = item.kind == NodeKind::map && !same && wanted[next].is_object() &&
                              !has_keys_of(item, wanted[next]);
      // A short map reads best in the order in which people write its keys.
      const bool whole = other_keys && in_one_line(item) && !shared(item);
      if (whole ? !replace(item, wanted[next]) : !merge(item, wanted[next])) return false;
      ++next;
    } else {
      auto span = span_of(source_, item);
      if (!span) return false;
      if (in_lines) {
        while (source_.text()[span->begin] != '-') {
          if (span->begin == 0) return false;
          --span->begin;
        }
      }
      if (!take_away(*span, beside, in_lines)) return false;
      stays = false;
    }
    --left;
    beside.pass(item, stays);
  }
  if (next == wanted.size()) return true;
  ExpectJson rest(wanted.begin() + static_cast<std::ptrdiff_t>(next), wanted.end());
  const std::size_t column = begin - line_of(begin);
  // As the item before it.
  const bool spread = beside.before->kind == NodeKind::map && !starts_with(*beside.before, '{');
  const std::string flat = flow(rest);
  return add_behind(
      *beside.before,
      in_lines ? std::string(column, ' ') + lines(rest, column, spread ? beside.before : nullptr)
               : flat.substr(1, flat.size() - 2),
      in_lines);
}

bool TextEdits::replace(const Node& node, const ExpectJson& wanted) {
  const auto span = span_of(source_, node);
  if (!span || shared(node)) return false;
  std::string text = flow(wanted);
  // A list in lines may begin in the column of its key, where nothing else can.
  if (source_.text()[span->begin] == '-' && node.kind == NodeKind::list) text.insert(0, "  ");
  edits_.push_back({*span, std::move(text)});
  return true;
}

// `part` is an item or entry of several.
bool TextEdits::take_away(TextSpan part, const Neighbours& beside, bool in_lines) {
  const std::size_t line = line_of(part.begin);
  // What stood before it went with the blanks of this line.
  const bool cut = std::any_of(edits_.begin(), edits_.end(), [&](const Edit& edit) {
    return edit.span.begin < part.begin && edit.span.end == part.begin;
  });
  if (in_lines && leads_line(part.begin) && !cut) {
    edits_.push_back({{line, line_end_of(part.end)}, ""});
  } else if (beside.any_stays && !in_lines) {
    const auto before = span_of(source_, *beside.before);
    if (!before) return false;
    edits_.push_back({{before->end, part.end}, ""});
  } else if (beside.next != nullptr) {
    edits_.push_back({{part.begin, source_.offset(beside.next->spot)}, ""});
  } else {
    return false;
  }
  return true;
}

bool TextEdits::add_behind(const Node& last, const std::string& text, bool in_lines) {
  const auto span = span_of(source_, last);
  if (!span) return false;
  if (!in_lines) {
    edits_.push_back({{span->end, span->end}, ", " + text});
    return true;
  }
  const std::size_t end = line_end_of(span->end);
  const bool ended = end > 0 && source_.text()[end - 1] == '\n';
  edits_.push_back({{end, end}, ended ? text + line_end_ : line_end_ + text});
  return true;
}

// Whether an anchor or an alias stands there.
bool TextEdits::shared(const Node& node) const {
  return starts_with(node, '&') || starts_with(node, '*');
}

bool TextEdits::starts_with(const Node& node, char first) const {
  return source_.text().substr(source_.offset(node.spot)).starts_with(first);
}

bool TextEdits::in_one_line(const Node& node) const {
  const auto span = span_of(source_, node);
  return span && source_.text()[span->begin] == '{' &&
         source_.text().substr(span->begin, span->end - span->begin).find('\n') ==
             std::string_view::npos;
}

std::size_t TextEdits::line_of(std::size_t offset) const {
  if (offset == 0) return 0;
  const std::size_t end = source_.text().rfind('\n', offset - 1);
  return end == std::string_view::npos ? 0 : end + 1;
}

std::size_t TextEdits::line_end_of(std::size_t offset) const {
  const std::size_t end = source_.text().find('\n', offset);
  return end == std::string_view::npos ? source_.text().size() : end + 1;
}

bool TextEdits::leads_line(std::size_t offset) const {
  const std::string_view text = source_.text();
  const std::size_t line = line_of(offset);
  return text.substr(line, offset - line).find_first_not_of(' ') == std::string_view::npos;
}

std::string TextEdits::scalar(const std::string& text) const {
  if (!json_ && is_plain(text)) return text;
  return ExpectJson(text).dump(-1, ' ', false, ExpectJson::error_handler_t::replace);
}

// JSON for a file of JSON, else the style that scenarios are written in.
std::string TextEdits::flow(const ExpectJson& value) const {
  if (value.is_string()) return scalar(value.get<std::string>());
  if (value.is_object()) return "{" + flow_entries(value) + "}";
  if (!value.is_array()) return value.dump();
  std::string out;
  for (const ExpectJson& one : value) {
    if (!out.empty()) out += ", ";
    out += flow(one);
  }
  return "[" + out + "]";
}

std::string TextEdits::flow_entries(const ExpectJson& map) const {
  std::string out;
  for (const auto& [key, value] : map.items()) {
    if (!out.empty()) out += ", ";
    out += scalar(key) + ": " + flow(value);
  }
  return out;
}

// A list with each item in a line of its own, or each spread over lines like `like`; the first
// stands at `column`, from 0.
std::string TextEdits::lines(const ExpectJson& list, std::size_t column, const Node* like) const {
  std::string out;
  for (const ExpectJson& one : list) {
    if (!out.empty()) out += line_end_ + std::string(column, ' ');
    out += "- " + (like != nullptr && one.is_object() ? entries(one, column + 2, like) : flow(one));
  }
  return out;
}

// A map with each key in a line of its own, and lists of maps spelled out below theirs unless they
// are not in the map `like`.
std::string TextEdits::entries(const ExpectJson& map, std::size_t column, const Node* like) const {
  std::set<std::string_view> flat;
  if (like != nullptr) {
    for (const Entry entry : Entries(*like)) {
      if (entry.value.size > 0 && starts_with(entry.value, '[')) flat.insert(entry.key.text);
    }
  }
  std::string out;
  for (const auto& [key, value] : map.items()) {
    if (!out.empty()) out += line_end_ + std::string(column, ' ');
    out += scalar(key) + ":";
    if (value.is_array() && !value.empty() && value.front().is_object() && flat.count(key) == 0) {
      out += line_end_ + std::string(column + 2, ' ') + lines(value, column + 2, nullptr);
    } else {
      out += " " + flow(value);
    }
  }
  return out;
}

}  // namespace barber
