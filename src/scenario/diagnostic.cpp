#include "scenario/diagnostic.hpp"

#include <array>

namespace barber {
namespace {

constexpr std::array kProblemNames{
    DiagnosticName{
        "too-large",
        "The file is over 1 MiB, or its variants together spell out to more than 8 MiB. Split it."},
    DiagnosticName{"too-deep",
                   "Lists and maps are nested deeper than 64 levels. No scenario needs that."},
    DiagnosticName{"not-utf-8", "The file is not UTF-8 text. Save it as UTF-8."},
    DiagnosticName{"control-character", "The text contains a character that cannot be printed."},
    DiagnosticName{"tab-indentation", "A line is indented with a tab. YAML wants blanks."},
    DiagnosticName{"syntax", "The file is not well-formed YAML (or JSON)."},
    DiagnosticName{"empty", "The file or one of its documents holds nothing."},
    DiagnosticName{"duplicate-key",
                   "A key stands twice in one map. Which of the two is meant cannot be known."},
    DiagnosticName{
        "merge-key",
        "The merge key `<<` is not part of the format. Use `variants`, or write the keys out."},
    DiagnosticName{"tag", "A YAML tag (`!word`) is not part of the format."},
    DiagnosticName{"bad-key", "A key must be one word, not a list, a map or nothing."},
    DiagnosticName{
        "alias-bomb",
        "Aliases (`*name`) spell out to too much, or one stands inside of what it names."},
    DiagnosticName{
        "too-many-errors",
        "The file has more errors than are worth listing. Mend the first ones and try again."},
    DiagnosticName{"wrong-type",
                   "A value is of another type than is needed: text, a number, a list, a map."},
    DiagnosticName{"bad-number", "A number is not a plain whole number such as 7 or -3."},
    DiagnosticName{"out-of-range", "A number is outside of what is allowed here."},
    DiagnosticName{"bad-rotation", "A tile is turned by 0, 90, 180 or 270 degrees, clockwise."},
    DiagnosticName{"bad-name",
                   "A name that the file gives (to a player, tile, place, figure, variant, or as "
                   "id) cannot be used."},
    DiagnosticName{"missing-key", "A key that must be there is missing."},
    DiagnosticName{
        "unknown-key",
        "A key that the format does not know here. A typo must never change a ruling silently."},
    DiagnosticName{"unknown-format",
                   "`format` names a version of the format that this program does not read."},
    DiagnosticName{"unknown-status",
                   "`status` is one of normative, disputed, regression, exploratory."},
    DiagnosticName{"unknown-expansion",
                   "`rules.expansions` names an expansion that the program does not know."},
    DiagnosticName{
        "expansion-left-out",
        "A tile, figure or step belongs to an expansion that the file's own list leaves out."},
    DiagnosticName{"unknown-profile",
                   "`rules.profile` names no profile; `barber rules --profiles` lists them."},
    DiagnosticName{
        "unknown-option",
        "A rule that is no option, or none at all; `barber rules --options` lists them."},
    DiagnosticName{"unknown-value", "An option does not have that value."},
    DiagnosticName{"dependent-option",
                   "An option is set that means nothing, since the option it needs is false."},
    DiagnosticName{"duplicate-name",
                   "Two players, figures, variants or documents bear the same name."},
    DiagnosticName{"missing-id", "A file of several documents must give each of them an `id`."},
    DiagnosticName{"unknown-player", "A player who is not in the list of players."},
    DiagnosticName{"unknown-kind", "A kind of figure that the program does not know."},
    DiagnosticName{"unknown-tile",
                   "A tile that is neither in the catalogue nor defined by the file."},
    DiagnosticName{"unknown-place",
                   "A place that is neither a kind of feature nor one of `board.names`."},
    DiagnosticName{"unknown-step", "A step that the program does not know."},
    DiagnosticName{"unknown-choice", "An answer to a choice that the program does not know."},
    DiagnosticName{"unknown-rule",
                   "A rule that is not in the rule book; `barber rules` lists them."},
    DiagnosticName{"unknown-diagnostic",
                   "`expect.error` names no diagnostic; `barber rules --diagnostics` lists them."},
    DiagnosticName{"unknown-ruling", "A ruling is legal, illegal or open."},
    DiagnosticName{
        "unknown-figure",
        "A figure's `id` that nothing in `meeples` bears, or that is another player's or kind's."},
    DiagnosticName{"bad-step", "A step is a map with one key, the name of the step."},
    DiagnosticName{"bad-choice",
                   "An answer is a map with the name of one choice, and what belongs to it."},
    DiagnosticName{"bad-notation", "A tile definition does not follow the one-line notation."},
    DiagnosticName{"uncovered-mark",
                   "A tile bears a symbol whose rules this version does not cover; ignoring it "
                   "could change the ruling."},
    DiagnosticName{"bad-map", "`board.map` or its `legend` cannot be read."},
    DiagnosticName{"unused-legend", "A warning: the map does not use this entry of its legend."},
    DiagnosticName{"unused-name",
                   "A warning: nothing in the file uses this entry of `board.names`."},
    DiagnosticName{"unused-origin",
                   "A warning: `board.origin` stands without a map to begin there."},
    DiagnosticName{"impossible-board",
                   "Tiles on the table do not fit one another, or two lie on one space."},
    DiagnosticName{"too-many-tiles", "A table of more than 10,000 tiles."},
    DiagnosticName{"island", "A warning: a tile on the table shares no side with another."},
    DiagnosticName{"no-tile", "No tile lies there (yet)."},
    DiagnosticName{"no-such-feature", "The tile has no such feature (there)."},
    DiagnosticName{"ambiguous-place",
                   "The tile has several such features; the side must be named."},
    DiagnosticName{"never-stands", "A figure stands where its kind may never stand."},
    DiagnosticName{"bathhouse-occupied", "Two figures lie in one bathhouse."},
    DiagnosticName{"second-fairy", "The fairy is put in two places, and there is only one."},
    DiagnosticName{"too-many-figures",
                   "A player has more figures on the board than there are of that kind."},
    DiagnosticName{"unreachable",
                   "A warning: a figure stands where play cannot have put or left it."},
    DiagnosticName{"turn-order", "A warning: the turns of the action do not go clockwise."},
    DiagnosticName{"empty-expect", "`expect`, or an outcome in it, checks nothing."},
    DiagnosticName{"empty-claim", "`says` of a claim, or a part of it, says nothing."},
    DiagnosticName{"contradictory-expect", "What is expected or claimed contradicts itself."},
    DiagnosticName{"misplaced-error",
                   "`expect.error` is about the whole file and stands in its base case."},
    DiagnosticName{"misplaced-tile",
                   "A turn of `{player, tile}` asks what may be done next, so it stands last."},
    DiagnosticName{
        "unused-choice",
        "An answer in `choose` to a choice that never comes up, in the base case or any variant."},
    DiagnosticName{"ambiguous-choice", "An answer in `choose` that could answer several choices."},
    DiagnosticName{"undecided-sketch",
                   "A sketch does not say something that the ruling needs; the help names the key "
                   "that says it."},
    DiagnosticName{"no-sketch",
                   "Something that only a sketch has stands in a scenario with a board, or the "
                   "other way round."},
};
static_assert(kProblemNames.size() == static_cast<std::size_t>(Problem::no_sketch) + 1);

}  // namespace

std::string_view name(Problem problem) {
  return kProblemNames[static_cast<std::size_t>(problem)].name;
}

std::span<const DiagnosticName> diagnostic_names() { return kProblemNames; }

}  // namespace barber
