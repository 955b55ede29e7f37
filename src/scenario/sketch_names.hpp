// The names of a sketch: its bathhouses and features by number. What a name that is none of them
// means is reported here.
#pragma once

#include <optional>
#include <vector>

#include "scenario/decode.hpp"
#include "scenario/sketch.hpp"

namespace barber {

class SketchNames {
 public:
  struct Name {
    bool is_bathhouse = false;
    int number = 0;
  };

  // `sketch` tells whether names may be missing for another reason; it must outlive this.
  SketchNames(Diagnostics& out, const Sketch& sketch) : out_(out), sketch_(sketch) {}

  void add(std::string_view name, Name what) { names_.add(name, what); }
  void sort() { names_.sort(); }
  const Name* find(std::string_view name) const { return names_.find(name); }

  // The number of the feature, or bathhouse, that `node` names.
  std::optional<int> named(const Node& node, bool bathhouse) const;
  // Lists of them, in which nothing stands twice; `what` is the list.
  std::vector<int> features(const Node& node, std::string_view what) const {
    return list(node, what, false);
  }
  std::vector<int> bathhouses(const Node& node, std::string_view what) const {
    return list(node, what, true);
  }
  // Of both.
  std::vector<SketchedNear> near(const Node& node) const;

 private:
  std::vector<int> list(const Node& node, std::string_view what, bool bathhouse) const;

  Diagnostics& out_;
  const Sketch& sketch_;
  NameTable<Name> names_;
};

}  // namespace barber
