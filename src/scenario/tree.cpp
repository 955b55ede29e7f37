#include "scenario/tree.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace barber {
namespace {

bool digit(char c) { return c >= '0' && c <= '9'; }

bool all_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), digit);
}

// The numbers of YAML 1.2 that are not plain integers: 007, +1, 0x1F, 0o17, 1.5, .5, 1e3, .inf,
// .nan.
bool other_number(std::string_view text) {
  if (text == ".nan" || text == ".NaN" || text == ".NAN") return true;
  if (text.starts_with("0x")) {
    text.remove_prefix(2);
    return !text.empty() && text.find_first_not_of("0123456789abcdefABCDEF") == text.npos;
  }
  if (text.starts_with("0o")) {
    text.remove_prefix(2);
    return !text.empty() && text.find_first_not_of("01234567") == text.npos;
  }
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  if (text == ".inf" || text == ".Inf" || text == ".INF") return true;
  const auto digits = [&] {
    std::size_t n = 0;
    while (n < text.size() && digit(text[n])) ++n;
    text.remove_prefix(n);
    return n;
  };
  std::size_t mantissa = digits();
  if (text.starts_with('.')) {
    text.remove_prefix(1);
    mantissa += digits();
  }
  if (mantissa == 0) return false;
  if (text.empty()) return true;
  if (text.front() != 'e' && text.front() != 'E') return false;
  text.remove_prefix(1);
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  return all_digits(text);
}

}  // namespace

ScalarType scalar_type(const Node& scalar) {
  const std::string_view text = scalar.text;
  if (!scalar.plain || text.empty()) return ScalarType::text;
  const char first = text.front();
  if (digit(first) || first == '-' || first == '+' || first == '.') {
    const std::string_view digits = first == '-' ? text.substr(1) : text;
    if (all_digits(digits) && (digits.size() == 1 || digits.front() != '0')) {
      return ScalarType::integer;
    }
    return other_number(text) ? ScalarType::number : ScalarType::text;
  }
  constexpr std::array<std::string_view, 6> kBooleans{"true",  "True",  "TRUE",
                                                      "false", "False", "FALSE"};
  if (first != 't' && first != 'T' && first != 'f' && first != 'F') return ScalarType::text;
  return std::find(kBooleans.begin(), kBooleans.end(), text) != kBooleans.end()
             ? ScalarType::boolean
             : ScalarType::text;
}

Node& Arena::add() {
  if (nodes_left_ == 0) {
    nodes_.push_back(std::make_unique<Node[]>(kNodes));
    nodes_left_ = kNodes;
  }
  return nodes_.back()[kNodes - nodes_left_--];
}

std::string_view Arena::keep(std::string_view text) {
  if (text.size() > bytes_left_) {
    const std::size_t size = std::max(kBytes, text.size());
    bytes_.push_back(std::make_unique_for_overwrite<char[]>(size));
    free_ = bytes_.back().get();
    bytes_left_ = size;
  }
  if (text.empty()) return {};
  std::memcpy(free_, text.data(), text.size());
  const std::string_view kept(free_, text.size());
  free_ += text.size();
  bytes_left_ -= text.size();
  return kept;
}

}  // namespace barber
