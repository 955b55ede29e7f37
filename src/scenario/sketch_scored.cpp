#include "scenario/sketch_scored.hpp"

namespace barber {

void SketchScored::note(std::string_view word, const Node& step) {
  ends_ |= word == "end-game";
  recalls_ |= word == "recall-abbot";
  if (word == "message") note_message(step);
}

bool SketchScored::is_scored_open(FeatureKind kind, std::string_view name, bool occupied) const {
  if (kind == FeatureKind::cemetery) return false;  // it gives nothing
  if (names_.count(name) != 0) return true;
  return occupied && (ends_ || kinds_.count(kind) != 0);
}

void SketchScored::note_message(const Node& message) {
  for (const Entry entry : Entries(message)) {
    if (entry.key.text == "take") return;  // points instead
  }
  for (const Entry entry : Entries(message)) {
    if (entry.key.text == "meeple") {
      for (const Entry figure : Entries(entry.value)) {
        if (figure.key.text == "in") names_.insert(figure.value.text);
      }
    }
    if (entry.key.text != "number") continue;
    if (entry.value.text == "1") kinds_.insert(FeatureKind::road);
    if (entry.value.text == "2") kinds_.insert(FeatureKind::city);
    if (entry.value.text == "3") kinds_.insert(FeatureKind::monastery);
  }
}

}  // namespace barber
