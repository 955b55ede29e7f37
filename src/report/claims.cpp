#include "report/claims.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "report/brief.hpp"
#include "report/columns.hpp"
#include "report/english.hpp"

namespace barber {
namespace {

constexpr std::size_t kMostShown = 4;  // of outcomes in which a claim is right

class ClaimsText {
 public:
  ClaimsText(const Scenario& scenario, const Ruling& ruling, const Style& style)
      : ruling_(ruling), words_(scenario), columns_(style) {}

  std::string print(const StatedClaim& stated, const AnsweredClaim& answered) {
    columns_.blank();
    const std::string claim = sentence(stated.claim, words_);
    if (stated.by) {
      columns_.line(Tone::strong, "claim",
                    fmt::format("{} says: {}", words_.player(*stated.by), claim), {});
    } else {
      columns_.line(Tone::strong, "wanted", claim, {});
    }
    if (!stated.because.empty()) {
      columns_.detail(fmt::format("because \"{}\"", stated.because), {});
    }
    print_answer(answered.answer);
    for (const Slip& slip : answered.slips) {
      columns_.line(Tone::open, "slip",
                    fmt::format("{} {:+}  {}", words_.player(slip.player), slip.points,
                                sentence(slip, words_)),
                    {});
    }
    return columns_.take();
  }

 private:
  void print_answer(const ClaimAnswer& answer) {
    if (answer.verdict != ClaimVerdict::right_under) {
      const bool right = answer.verdict == ClaimVerdict::right;
      const bool wrong = answer.verdict == ClaimVerdict::wrong;
      columns_.line(right   ? Tone::good
                    : wrong ? Tone::bad
                            : Tone::open,
                    "answer", sentence(answer, ruling_, words_), {});
      if (!right) print_choices(ruling_, answer.outcomes);
    }
    for (const ClaimReading& reading : answer.readings) {
      columns_.line(Tone::open, &reading == answer.readings.data() ? "answer" : "or",
                    sentence(reading, words_), {});
      for (const Setting& one : reading.reading.changed) {
        columns_.detail(
            fmt::format("{}: {}", one.option->values[static_cast<std::size_t>(one.value)].name,
                        meaning(one)),
            {});
      }
      if (!reading.always) print_choices(reading.reading.ruling, reading.outcomes);
    }
    if (!answer.searched_all) {
      columns_.detail("not every reading of the rules was tried; there may be others", {});
    }
  }

  void print_choices(const Ruling& ruling, const std::vector<std::size_t>& outcomes) {
    for (std::size_t i = 0; i < std::min(outcomes.size(), kMostShown); ++i) {
      columns_.detail(
          fmt::format("choose [{}]", fmt::join(words_.when(ruling.outcomes[outcomes[i]]), ", ")),
          {});
    }
    if (outcomes.size() > kMostShown) {
      columns_.detail(fmt::format("or so that one of {} other outcomes comes about",
                                  outcomes.size() - kMostShown),
                      {});
    }
  }

  const Ruling& ruling_;
  Words words_;
  Columns columns_;
};

}  // namespace

std::string claims_text(const Scenario& scenario, const Ruling& ruling,
                        std::span<const AnsweredClaim> answers, const Style& style) {
  std::string out;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    out += ClaimsText(scenario, ruling, style).print(scenario.claims[i], answers[i]);
  }
  return out;
}

}  // namespace barber
