// What a person did wrong in a file, and the way out. Diagnostics are collected, not thrown: all
// errors of a file are reported. The words that name them are permanent; each is a Problem, so that
// code cannot misspell one.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace barber {

// A place in a text: line and column count from 1, columns in characters (not bytes); 0 means "the
// file as a whole".
struct Mark {
  int line = 0;
  int column = 0;
  friend auto operator<=>(const Mark&, const Mark&) = default;
};

enum class Severity : std::uint8_t { error, warning };

// In the order of the table in diagnostic.cpp.
enum class Problem : std::uint8_t {
  too_large,
  too_deep,
  not_utf_8,
  control_character,
  tab_indentation,
  syntax,
  empty,
  duplicate_key,
  merge_key,
  tag,
  bad_key,
  alias_bomb,
  too_many_errors,
  wrong_type,
  bad_number,
  out_of_range,
  bad_rotation,
  bad_name,
  missing_key,
  unknown_key,
  unknown_format,
  unknown_status,
  unknown_expansion,
  expansion_left_out,
  unknown_profile,
  unknown_option,
  unknown_value,
  dependent_option,
  duplicate_name,
  missing_id,
  unknown_player,
  unknown_kind,
  unknown_tile,
  unknown_place,
  unknown_step,
  unknown_choice,
  unknown_rule,
  unknown_diagnostic,
  unknown_ruling,
  unknown_figure,
  bad_step,
  bad_choice,
  bad_notation,
  uncovered_mark,
  bad_map,
  unused_legend,
  unused_name,
  unused_origin,
  impossible_board,
  too_many_tiles,
  island,
  no_tile,
  no_such_feature,
  ambiguous_place,
  never_stands,
  bathhouse_occupied,
  second_fairy,
  too_many_figures,
  unreachable,
  turn_order,
  empty_expect,
  empty_claim,
  contradictory_expect,
  misplaced_error,
  misplaced_tile,
  unused_choice,
  ambiguous_choice,
  undecided_sketch,
  no_sketch,
};

std::string_view name(Problem problem);

struct Diagnostic {
  Severity severity = Severity::error;
  std::string_view name;  // a permanent word: "unknown-key"; see diagnostic_names()
  Mark mark;
  int length = 1;  // how many characters the caret underlines
  std::string message;
  std::string help;          // the way out; may be empty
  int document = 0;          // number of the file's document that it belongs to
  std::string variant = {};  // of that document, where only this one has it; empty: the base case

  // They say the same, whichever variant they were found in.
  friend bool operator==(const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.severity, a.name, a.mark, a.length, a.message, a.help, a.document) ==
           std::tie(b.severity, b.name, b.mark, b.length, b.message, b.help, b.document);
  }
};

// Every name of a diagnostic with its explanation, for `barber rules NAME`.
struct DiagnosticName {
  std::string_view name;
  std::string_view text;
};
std::span<const DiagnosticName> diagnostic_names();

// `file:line:col: error: message [name]`, the source line, a caret line, and the help, each line
// ending in a newline. Message and help are wrapped at 80 columns, what goes on being indented; the
// source line and its caret never are. Control characters are shown escaped and long lines cut, so
// that no input can garble a terminal. `text` is the file's contents.
std::string format(const Diagnostic& diagnostic, std::string_view file, std::string_view text);

}  // namespace barber
