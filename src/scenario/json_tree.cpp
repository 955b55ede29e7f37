#include "scenario/json_tree.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>

#include "scenario/tree_builder.hpp"

namespace barber {
namespace {

// nlohmann's reader gives no positions. This iterator tells how far it has come; where a token
// begins follows from where the one before it ended.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, std::size_t* count) : at_(at), count_(count) {}
  reference operator*() const { return *at_; }
  CountingIterator& operator++() {
    ++at_;
    ++*count_;
    return *this;
  }
  CountingIterator operator++(int) {
    const CountingIterator before = *this;
    ++*this;
    return before;
  }
  bool operator==(const CountingIterator& other) const { return at_ == other.at_; }
  bool operator!=(const CountingIterator& other) const { return at_ != other.at_; }

 private:
  const char* at_;
  std::size_t* count_;
};

constexpr std::string_view kBetweenTokens = " \t\r\n,:";  // what may stand between two tokens

struct JsonAdvice {
  std::string_view message;  // what nlohmann's message contains
  std::string_view ours;
  std::string_view help;
  bool inside = false;  // meant is a place within the token, not where that begins
};
// The first that fits; the last always does.
constexpr std::array<JsonAdvice, 15> kJsonAdvice{{
    {"unexpected end of input", "this JSON text ends too early",
     "a `}` or a `]` is missing at its end"},
    {"missing closing quote", "a quote is not closed", "text ends with a `\"` in the same line"},
    {"control character", "a line of text in quotes cannot go on here",
     "close the quote before it; a line break in text is written \\n, a tab \\t", true},
    {"invalid string", "this text contains an escape that JSON does not know",
     "a backslash is written \\\\", true},
    {"invalid comment", "JSON has no comments", "take it out, or write the file as YAML"},
    {"while parsing object key", "a key in double quotes must stand here",
     "as in `\"players\": []`; no comma stands before a `}`"},
    {"while parsing object separator", "a `:` is missing between a key and its value",
     "as in `\"players\": []`"},
    {"while parsing object", "a comma or a `}` is missing before this",
     "the entries of a map stand between commas"},
    {"while parsing array", "a comma or a `]` is missing before this",
     "the items of a list stand between commas"},
    {"expected end of input", "nothing can stand behind the end of a JSON document",
     "take it out; a file of several scenarios is written as YAML"},
    {"unexpected ']'", "a value must stand before this `]`", "is there a comma too many?"},
    {"unexpected '}'", "a value must stand before this `}`", "is there a comma too many?"},
    {"invalid literal", "this is no value of JSON",
     "text stands in double quotes; without them stand only numbers, true, false and null"},
    {"number", "this is no number that JSON can have", "plain digits, as in 12 or -3"},
    {"", "this is not JSON", "a name that ends in `.json` is read as JSON"},
}};

class JsonHandler : public nlohmann::json_sax<nlohmann::json> {
 public:
  JsonHandler(Tree& tree, Diagnostics& out, const std::size_t& read)
      : builder_(tree, out), out_(out), text_(out.source().text()), read_(read) {}

  bool null() override {
    builder_.null(begin());
    return end_value();
  }
  bool boolean(bool value) override {
    builder_.scalar(begin(), value ? "true" : "false", true);
    return end_value();
  }
  bool number_integer(number_integer_t) override { return number(); }
  bool number_unsigned(number_unsigned_t) override { return number(); }
  bool number_float(number_float_t, const string_t&) override { return number(); }
  bool string(string_t& value) override {
    builder_.scalar(begin(), value, false);
    return end_value();
  }
  bool binary(binary_t&) override { return true; }  // JSON has none
  bool key(string_t& value) override {
    builder_.scalar(begin(), value, false);
    past_ = read_;
    return true;
  }
  bool start_object(std::size_t) override { return open(NodeKind::map); }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(NodeKind::list); }
  bool end_array() override { return close(); }

  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const nlohmann::json::exception& exception) override {
    const std::string_view message = exception.what();
    const auto advice = std::find_if(
        kJsonAdvice.begin(), kJsonAdvice.end(),
        [&](const JsonAdvice& known) { return message.find(known.message) != message.npos; });
    std::size_t at = std::min(position > 0 ? position - 1 : 0, text_.size());
    begin();
    if (!advice->inside) at = std::min(at, token_);
    out_.error(Problem::syntax, {out_.source().spot(at), 1}, std::string(advice->ours),
               std::string(advice->help));
    return false;
  }

 private:
  // Where the token that was just read begins.
  Spot begin() {
    token_ = past_;
    while (token_ < text_.size() && kBetweenTokens.find(text_[token_]) != kBetweenTokens.npos)
      ++token_;
    return out_.source().spot(token_);
  }

  bool number() {
    const Spot spot = begin();
    const std::size_t end = text_.find_first_not_of("+-.0123456789eE", token_);
    builder_.scalar(spot, text_.substr(token_, end - token_), true);
    return end_value();
  }

  bool open(NodeKind kind) {
    builder_.begin(kind, begin());
    past_ = read_;
    ++depth_;
    return true;
  }
  bool close() {
    builder_.end();
    --depth_;
    return end_value();
  }
  bool end_value() {
    past_ = read_;
    if (depth_ == 0) builder_.end_document({1, 1});
    return true;
  }

  TreeBuilder builder_;
  Diagnostics& out_;
  std::string_view text_;
  const std::size_t& read_;
  std::size_t past_ = 0;  // the end of the token before
  std::size_t token_ = 0;
  int depth_ = 0;
};

}  // namespace

Tree read_json(Diagnostics& out) {
  Tree tree;
  const std::string_view text = out.source().text();
  std::size_t read = 0;
  JsonHandler handler(tree, out, read);
  try {
    const CountingIterator begin(text.data(), &read);
    const CountingIterator end(text.data() + text.size(), &read);
    nlohmann::json::sax_parse(begin, end, &handler);
  } catch (const StopReading&) {
    // Reported where it was thrown.
  }
  return tree;
}

}  // namespace barber
