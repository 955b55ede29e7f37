#include "scenario/yaml_tree.hpp"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <array>
#include <istream>
#include <streambuf>

#include "scenario/tree_builder.hpp"

namespace barber {
namespace {

// Lets yaml-cpp read the text where it lies.
class TextBuffer : public std::streambuf {
 public:
  explicit TextBuffer(std::string_view text) {
    // A get area is of non-const characters by std::streambuf's design; nothing writes to it.
    char* begin = const_cast<char*>(text.data());
    setg(begin, begin, begin + text.size());
  }
};

Spot spot_of(const YAML::Mark& mark) {
  return mark.is_null() ? Spot{} : Spot{mark.line + 1, mark.column + 1};
}

class YamlHandler : public YAML::EventHandler {
 public:
  YamlHandler(Tree& tree, Diagnostics& out) : builder_(tree, out), out_(out) {}

  void OnDocumentStart(const YAML::Mark& mark) override {
    start_ = spot_of(mark);
    const auto at = static_cast<std::size_t>(std::max(mark.pos, 0));
    const bool announced = out_.source().text().substr(std::min(at, size()), 3) == "---";
    if (!first_ && !announced) {
      // yaml-cpp begins another document where text goes on behind one that is complete.
      out_.error(Problem::syntax, {start_, 1}, "this does not belong to what stands before it",
                 "look for a wrong indentation; another document begins with `---`");
      throw StopReading{};
    }
    first_ = false;
  }
  void OnDocumentEnd() override { builder_.end_document(start_); }

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    builder_.null(spot_of(mark));
    builder_.anchor(anchor);
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    builder_.alias(anchor, spot_of(mark));
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    const Spot spot = spot_of(mark);
    // A scalar without a tag is "?" when plain and "!" when not.
    const bool plain = tag == "?";
    if (!plain) {
      if (tag != "!" || starts_with_tag(mark)) refuse_tag(spot, tag);
      check_quotes(mark);
    }
    builder_.scalar(spot, value, plain);
    builder_.anchor(anchor);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value /*style*/) override {
    begin(NodeKind::list, spot_of(mark), tag, anchor);
  }
  void OnSequenceEnd() override { builder_.end(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value /*style*/) override {
    begin(NodeKind::map, spot_of(mark), tag, anchor);
  }
  void OnMapEnd() override { builder_.end(); }

 private:
  void begin(NodeKind kind, Spot spot, const std::string& tag, YAML::anchor_t anchor) {
    if (!tag.empty() && tag != "?") refuse_tag(spot, tag);
    builder_.begin(kind, spot);
    builder_.anchor(anchor);
  }

  bool starts_with_tag(const YAML::Mark& mark) const {
    const std::string_view text = out_.source().text();
    const auto at = static_cast<std::size_t>(mark.pos);
    return at < text.size() && text[at] == '!';
  }

  // yaml-cpp takes the end of the file for the end of a quoted text.
  void check_quotes(const YAML::Mark& mark) {
    const std::string_view text = out_.source().text();
    auto at = static_cast<std::size_t>(mark.pos);
    const char quote = at < text.size() ? text[at] : ' ';
    if (quote != '"' && quote != '\'') return;
    for (++at; at < text.size() && text[at] != quote; ++at) {
      if (text[at] == '\\' && quote == '"') ++at;
    }
    if (at < text.size()) return;
    out_.error(Problem::syntax, {spot_of(mark), 1}, "a quote is not closed",
               "end the text with the quote it began with");
    throw StopReading{};
  }

  void refuse_tag(Spot spot, std::string_view tag) {
    out_.error(Problem::tag, {spot, 1}, fmt::format("the tag `{}` is not part of the format", tag),
               "leave it out; put text that begins with `!` in quotes");
  }

  std::size_t size() const { return out_.source().text().size(); }

  TreeBuilder builder_;
  Diagnostics& out_;
  Spot start_;
  bool first_ = true;
};

struct YamlAdvice {
  std::string_view message;  // of yaml-cpp, or how it begins
  std::string_view ours;
  std::string_view help;
};
constexpr std::array<YamlAdvice, 12> kYamlAdvice{{
    {"illegal map value", "a `:` stands where no value can begin",
     "put text that contains `: ` in quotes; look for a wrong indentation in the line before"},
    {"end of map not found", "this line does not belong to the map above it",
     "keys of one map begin in the same column, each `key: value`"},
    {"end of map flow not found", "a `{` is not closed", "a `}` or a comma is missing"},
    {"end of sequence not found", "this line does not belong to the list above it",
     "items of one list begin with `- ` in the same column"},
    {"end of sequence flow not found", "a `[` is not closed", "a `]` or a comma is missing"},
    {"illegal flow end", "a bracket closes what was never opened", "take it out"},
    {"illegal block entry", "a `-` stands where no list can begin",
     "begin the list in a line of its own"},
    {"illegal EOF in scalar", "a quote is not closed", "end the text with the quote it began with"},
    {"illegal document indicator in scalar", "a quote is not closed",
     "end the text with the quote it began with"},
    {"unknown token", "this character cannot begin a value", "put the text in quotes"},
    {"the referenced anchor is not defined", "this alias names no anchor",
     "put text that begins with `*` in quotes"},
    {"illegal tab", "a tab stands where only blanks may", "indent with blanks"},
}};

// yaml-cpp's own words say little about a tab that people do not see.
bool report_tab(Diagnostics& out, int line) {
  const std::string_view text = out.source().line(line);
  const std::size_t first = text.find_first_not_of(' ');
  if (first == text.npos || text[first] != '\t') return false;
  out.error(Problem::tab_indentation, {{line, static_cast<int>(first) + 1}, 1},
            "this line is indented with a tab", "indent with blanks");
  return true;
}

void report(Diagnostics& out, const YAML::Exception& exception) {
  const Spot spot = spot_of(exception.mark);
  if (report_tab(out, spot.line)) return;
  const std::string_view message = exception.msg;
  for (const YamlAdvice& advice : kYamlAdvice) {
    if (!message.starts_with(advice.message)) continue;
    out.error(Problem::syntax, {spot, 1}, std::string(advice.ours), std::string(advice.help));
    return;
  }
  out.error(Problem::syntax, {spot, 1}, fmt::format("this is not YAML: {}", message), "");
}

}  // namespace

Tree read_yaml(Diagnostics& out) {
  Tree tree;
  TextBuffer buffer(out.source().text());
  std::istream stream(&buffer);
  try {
    YAML::Parser parser(stream);
    YamlHandler handler(tree, out);
    while (parser.HandleNextDocument(handler)) {
    }
  } catch (const YAML::Exception& exception) {
    report(out, exception);
  } catch (const StopReading&) {
    // Reported where it was thrown.
  }
  return tree;
}

}  // namespace barber
