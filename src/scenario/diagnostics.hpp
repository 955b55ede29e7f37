// Where the reader's parts put what they find wrong. Converts places in bytes to places in
// characters, and ends the reading of a file that has more errors than anyone will read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scenario/diagnostic.hpp"
#include "scenario/tree.hpp"

namespace barber {

// A stretch of one line of the source.
struct Stretch {
  Spot spot;
  std::size_t bytes = 1;
};

// What ends the reading of a file early, after the diagnostic has been given: thrown where going on
// would take time or memory without bound. Nothing that people usually get wrong does this.
struct StopReading {};

class Diagnostics {
 public:
  explicit Diagnostics(const Source& source) : source_(source) {}

  // These throw StopReading when there are too many.
  void error(Problem problem, Stretch at, std::string message, std::string help);
  // At a scalar, all of it is underlined; at a list or a map, where it begins.
  void error(Problem problem, const Node& at, std::string message, std::string help);
  void warning(Problem problem, Stretch at, std::string message, std::string help);
  void warning(Problem problem, const Node& at, std::string message, std::string help);

  int errors() const { return errors_; }
  // Further warnings would not be shown.
  bool has_warned_enough() const;
  int errors_of_document(int number) const;
  // What follows belongs to this document.
  void begin_document(int number) { document_ = number; }
  int document() const { return document_; }
  // What follows comes to light while reading a variant whose own lines begin at `begin`, and end
  // before `end` (lines; 0: the base case). Outside of them, the message says which variant.
  void in_variant(std::string_view name, int begin, int end);

  const Source& source() const { return source_; }
  Stretch stretch(const Node& node) const;
  // All, by line, each once.
  std::vector<Diagnostic> take();

 private:
  void count(Severity severity);
  bool is_known(const Diagnostic& diagnostic) const;
  void add(Severity severity, Problem problem, Stretch at, std::string message, std::string help);

  const Source& source_;
  std::vector<Diagnostic> found_;
  int errors_ = 0;
  int warnings_ = 0;
  std::vector<int> errors_of_;  // by document
  int document_ = 0;
  std::string_view variant_;
  int variant_begin_ = 0;
  int variant_end_ = 0;
};

}  // namespace barber
