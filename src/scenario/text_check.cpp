#include "scenario/text_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "scenario/tree_builder.hpp"

namespace barber {
namespace {

unsigned char byte(std::string_view text, std::size_t i) {
  return static_cast<unsigned char>(text[i]);
}

// Length of the UTF-8 character at `i`; 0 if there is none. Overlong forms, surrogates and what
// lies beyond U+10FFFF are none.
std::size_t character(std::string_view text, std::size_t i) {
  const unsigned char first = byte(text, i);
  if (first < 0x80U) return 1;
  const std::size_t length = first < 0xC2U ? 0 : first < 0xE0U ? 2 : first < 0xF0U ? 3 : 4;
  if (length == 0 || first > 0xF4U || i + length > text.size()) return 0;
  for (std::size_t k = 1; k < length; ++k) {
    if ((byte(text, i + k) & 0xC0U) != 0x80U) return 0;
  }
  const unsigned char second = byte(text, i + 1);
  if (first == 0xE0U && second < 0xA0U) return 0;
  if (first == 0xEDU && second > 0x9FU) return 0;
  if (first == 0xF0U && second < 0x90U) return 0;
  if (first == 0xF4U && second > 0x8FU) return 0;
  return length;
}

// Characters of plain text: nothing that ends a word, opens or closes anything, or is no ASCII.
constexpr std::array<bool, 256> word_characters() {
  std::array<bool, 256> words{};
  for (std::size_t c = 0x21; c < 0x7F; ++c) words[c] = true;
  for (const char c : std::string_view("#\"'[]{},:|>&!"))
    words[static_cast<unsigned char>(c)] = false;
  return words;
}
constexpr std::array<bool, 256> kWord = word_characters();

// Characters that need a second look: no ASCII, or a control character other than these two.
bool is_rare(unsigned char c) { return c >= 0x7FU || (c < 0x20U && c != '\n' && c != '\t'); }

bool check_characters(Diagnostics& out) {
  const Source& source = out.source();
  const std::string_view text = source.text();
  if (!any_byte(text, is_rare)) return true;
  const int errors = out.errors();
  for (std::size_t i = 0; i < text.size();) {
    const unsigned char first = byte(text, i);
    if (!is_rare(first)) {
      ++i;
      continue;
    }
    if (first == '\r' && i + 1 < text.size() && text[i + 1] == '\n') {
      ++i;
      continue;
    }
    const std::size_t length = character(text, i);
    if (length == 0) {
      // A file in another encoding would have one of these in every other line.
      out.error(Problem::not_utf_8, {source.spot(i), 1}, "this file is not UTF-8 text",
                "save it as UTF-8");
      return false;
    }
    const bool upper_control = first == 0xC2U && byte(text, i + 1) < 0xA0U;
    if (length == 1 || upper_control) {
      const unsigned code = length == 1 ? first : byte(text, i + 1);
      out.error(Problem::control_character, {source.spot(i), length},
                fmt::format("the control character U+{:04X} cannot stand here", code),
                code == '\r' ? "lines end in a line feed, with or without this before it"
                             : "take it out");
      if (out.errors() - errors == 5) return false;
    }
    i += length;
  }
  return out.errors() == errors;
}

// Follows brackets, quotes, comments and block scalars closely enough that only brackets that open
// a list or a map are counted. It needs no more: where it errs, memory still has a bound.
class NestingScan {
 public:
  explicit NestingScan(std::string_view text) : text_(text) {}

  // Where the nesting is too deep, or npos.
  std::size_t find() {
    while (i_ < text_.size()) {
      if (line_start_ && depth_ == 0 && !line()) return i_;
      if (!one()) return i_;
    }
    return std::string_view::npos;
  }

 private:
  static bool blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
  char at(std::size_t i) const { return i < text_.size() ? text_[i] : '\n'; }

  // The beginning of a line outside of brackets: its indentation and its run of `- - -`.
  bool line() {
    line_start_ = false;
    const std::size_t start = i_;
    while (at(i_) == ' ' && i_ < text_.size()) ++i_;
    indentation_ = i_ - start;
    std::size_t run = 0;
    while ((at(i_) == '-' || at(i_) == '?' || at(i_) == ':') && blank(at(i_ + 1))) {
      if (++run > kDeepest) return false;
      ++i_;
      while (i_ < text_.size() && (text_[i_] == ' ' || text_[i_] == '\t')) ++i_;
    }
    token_start_ = true;
    return true;
  }

  bool one() {
    const char c = at(i_);
    const bool starts = token_start_;
    switch (c) {
      case '\n':
        line_start_ = true;
        token_start_ = true;
        ++i_;
        return true;
      case ' ':
      case '\t':
      case '\r':
        after_blank_ = true;
        // A token of a line outside of brackets may hold blanks; inside it ends at a comma.
        token_start_ = starts || (depth_ > 0 && !in_plain_);
        ++i_;
        return true;
      case '#':
        if (after_blank_ || starts) {
          i_ = std::min(text_.find('\n', i_), text_.size());
          return true;
        }
        break;
      case '"':
      case '\'':
        if (starts) {
          quoted(c);
          return true;
        }
        break;
      case '[':
      case '{':
        if (starts || depth_ > 0) {
          if (++depth_ > kDeepest) return false;
          begin_token();
          return true;
        }
        break;
      case ']':
      case '}':
        if (depth_ > 0) {
          --depth_;
          begin_token();
          return true;
        }
        break;
      case ',':
        if (depth_ > 0) {
          begin_token();
          return true;
        }
        break;
      case ':':
        if (blank(at(i_ + 1)) || (depth_ > 0 && !in_plain_)) {
          begin_token();
          return true;
        }
        break;
      case '|':
      case '>':
        if (starts && depth_ == 0) {
          block();
          return true;
        }
        break;
      case '&':
      case '!':
        if (starts) {  // what follows it is still a token's beginning
          while (i_ < text_.size() && !blank(text_[i_]) && text_[i_] != ',') ++i_;
          return true;
        }
        break;
      default:
        break;
    }
    after_blank_ = false;
    token_start_ = false;
    in_plain_ = true;
    if (depth_ == 0) {
      // In a token outside of brackets nothing else means anything.
      do ++i_;
      while (i_ < text_.size() && text_[i_] != '\n' && text_[i_] != ':' && text_[i_] != '#');
      after_blank_ = blank(text_[i_ - 1]);
      return true;
    }
    do ++i_;
    while (i_ < text_.size() && kWord[static_cast<unsigned char>(text_[i_])]);
    return true;
  }

  void begin_token() {
    ++i_;
    token_start_ = true;
    in_plain_ = false;
    after_blank_ = false;
  }

  void quoted(char quote) {
    ++i_;
    while (i_ < text_.size() && text_[i_] != quote)
      i_ += text_[i_] == '\\' && quote == '"' ? 2U : 1U;
    ++i_;
    token_start_ = quote == '\'';  // '' within is one quote: it seems to end and begin again
    in_plain_ = false;
    after_blank_ = false;
  }

  // A block scalar: the lines that follow and are indented deeper.
  void block() {
    i_ = std::min(text_.find('\n', i_), text_.size());
    while (i_ < text_.size()) {
      std::size_t first = i_ + 1;
      while (first < text_.size() && text_[first] == ' ') ++first;
      const bool empty = first >= text_.size() || text_[first] == '\n' || text_[first] == '\r';
      if (!empty && first - i_ - 1 <= indentation_) return;
      i_ = std::min(text_.find('\n', first), text_.size());
    }
  }

  std::string_view text_;
  std::size_t i_ = 0;
  std::size_t depth_ = 0;
  std::size_t indentation_ = 0;
  bool line_start_ = true;
  bool token_start_ = true;
  bool after_blank_ = true;
  bool in_plain_ = false;
};

}  // namespace

bool check_text(Diagnostics& out) {
  const std::string_view text = out.source().text();
  if (text.size() > kLargestText) {
    out.error(Problem::too_large, Stretch{}, "this file is over 1 MiB",
              "split it; scenarios are small, and a file may hold many variants");
    return false;
  }
  if (!check_characters(out)) return false;
  if (const std::size_t deep = NestingScan(text).find(); deep != text.npos) {
    report_too_deep(out, out.source().spot(deep));
    return false;
  }
  return true;
}

}  // namespace barber
