#include "scenario/rules_reader.hpp"

#include <fmt/format.h>

#include "catalogue/nearest.hpp"
#include "rules/rule_book.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 3> kRulesKeys{"profile", "options", "expansions"};

class RulesReader {
 public:
  explicit RulesReader(Diagnostics& out) : out_(out) {}

  // `own`: it is what stands in this layer, whose settings are worth a warning.
  void read(const Node& rules, bool own) {
    if (!want_map(out_, rules, "`rules`")) return;
    const Fields<kRulesKeys> fields(out_, rules, "`rules`");
    RuleSettings layer;
    if (fields["profile"] != nullptr) layer.profiles = profiles(*fields["profile"]);
    if (fields["options"] != nullptr) options(*fields["options"], layer);
    draft_.settings = draft_.settings.under(layer);
    if (fields["options"] != nullptr && own) warn(*fields["options"]);
    if (fields["expansions"] != nullptr) expansions(*fields["expansions"]);
  }

  RulesDraft take() { return std::move(draft_); }

 private:
  const Profile* profile(const Node& node) {
    std::vector<std::string_view> words;
    for (const Profile& known : barber::profiles()) words.push_back(known.name);
    const auto word = read_word(out_, node, "a profile", words, Problem::unknown_profile);
    return word ? &barber::profiles()[*word] : nullptr;
  }

  std::optional<std::vector<const Profile*>> profiles(const Node& node) {
    std::vector<const Profile*> found;
    if (node.kind == NodeKind::list) {
      if (node.size == 0) {
        out_.error(Problem::wrong_type, node, "`profile` names none", "leave it out");
      }
      for (const Node& item : Items(node)) {
        if (const Profile* known = profile(item)) found.push_back(known);
      }
    } else if (const Profile* known = profile(node)) {
      found.push_back(known);
    }
    if (found.empty()) return std::nullopt;
    return found;
  }

  void options(const Node& map, RuleSettings& layer) {
    if (!want_map(out_, map, "`options`")) return;
    for (const Entry entry : Entries(map)) {
      if (entry.key.kind != NodeKind::scalar) continue;
      const Rule* option = find_option(entry.key.text);
      if (option == nullptr) {
        unknown(entry.key);
      } else if (const auto value = this->value(*option, entry.value)) {
        layer.options.push_back({option, *value});
      }
    }
  }

  void unknown(const Node& key) {
    if (find_rule(key.text) != nullptr) {
      out_.error(Problem::unknown_option, key,
                 fmt::format("`{}` is a rule that cannot be switched", key.text),
                 "`barber rules --options` lists those that can");
      return;
    }
    std::vector<std::string_view> ids;
    for (const Rule* known : option_list()) ids.push_back(known->id);
    const std::string_view near = nearest(key.text, ids);
    out_.error(Problem::unknown_option, key, fmt::format("unknown option `{}`", key.text),
               near.empty() ? "`barber rules --options` lists them"
                            : fmt::format("did you mean `{}`?", near));
  }

  std::optional<int> value(const Rule& option, const Node& node) {
    if (find_value(option, "true") != -1) {
      const auto truth = read_boolean(out_, node, fmt::format("`{}`", option.id));
      if (!truth) return std::nullopt;
      return find_value(option, *truth ? "true" : "false");
    }
    std::vector<std::string_view> words;
    for (const OptionValue& known : option.values) words.push_back(known.name);
    const auto word =
        read_word(out_, node, fmt::format("`{}`", option.id), words, Problem::unknown_value);
    if (!word) return std::nullopt;
    return static_cast<int>(*word);
  }

  // Settings of this layer that change nothing.
  void warn(const Node& map) {
    const Ruleset rules = draft_.settings.resolved();
    for (const Entry entry : Entries(map)) {
      if (entry.key.kind != NodeKind::scalar) continue;
      const Rule* option = find_option(entry.key.text);
      if (option == nullptr) continue;
      std::string idle = why_idle(*option, rules);
      if (idle.empty()) continue;
      out_.warning(Problem::dependent_option, entry.key, std::move(idle), "leave one of them out");
    }
  }

  void expansions(const Node& list) {
    if (!want_list(out_, list, "`expansions`")) return;
    std::array<bool, kExpansionWords.size()> listed{true};  // the base game always is
    for (const Node& node : Items(list)) {
      const auto word =
          read_word(out_, node, "an expansion", kExpansionWords, Problem::unknown_expansion);
      if (word) listed[*word] = true;
    }
    draft_.expansions = listed;
  }

  Diagnostics& out_;
  RulesDraft draft_;
};

}  // namespace

RulesDraft read_rules(Diagnostics& out, const Node* rules, const Node* base) {
  RulesReader reader(out);
  if (base != nullptr && base != rules) reader.read(*base, false);
  if (rules != nullptr) reader.read(*rules, true);
  return reader.take();
}

}  // namespace barber
