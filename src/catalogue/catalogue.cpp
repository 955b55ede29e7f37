#include "catalogue/catalogue.hpp"

#include <algorithm>
#include <array>
#include <mutex>
#include <string>
#include <variant>
#include <vector>

#include "catalogue/expansion_rows.hpp"
#include "catalogue/notation.hpp"

namespace barber {
namespace {

// clang-format off
constexpr std::array<Row, 61> kRows{{
    {"BA/LR", "A", "base-game", 2,
     "road S; monastery; field NL NR EL ER SL SR WL WR", ""},
    {"BA/L", "B", "base-game", 4,
     "monastery; field NL NR EL ER SL SR WL WR", ""},
    {"BA/Cccc+", "C", "base-game", 1,
     "city N E S W, coat", ""},
    {"BA/RCr", "D", "base-game", 4,
     "city N; road E W; field EL WR by N; field ER SL SR WL", ""},
    {"BA/C", "E", "base-game", 4,
     "city N; field EL ER SL SR WL WR by N", ""},
    {"BA/CFc+", "F", "base-game", 2,
     "city E W, coat; field NL NR by E; field SL SR by E", ""},
    {"BA/CFc.1", "G", "base-game", 1,
     "city E W; field NL NR by E; field SL SR by E", ""},
    {"BA/CFC.2", "H", "base-game", 2,
     "city N; city S; field EL ER WL WR by N S", ""},
    {"BA/CC.2", "I", "base-game", 1,
     "city N; city W; field EL ER SL SR by N W", ""},
    {"BA/CRr", "J", "base-game", 3,
     "city N; road E S; field EL SR WL WR by N; field ER SL", ""},
    {"BA/RrC", "K", "base-game", 3,
     "city N; road S W; field EL ER SL WR by N; field SR WL", ""},
    {"BA/CRRR", "L", "base-game", 3,
     "city N; road E; road S; road W; field EL WR by N; field SR WL; field ER SL", ""},
    {"BA/Cc+", "M", "base-game", 1,
     "city N W, coat; field EL ER SL SR by N", ""},
    {"BA/Cc.1", "N", "base-game", 2,
     "city N W; field EL ER SL SR by N", ""},
    {"BA/CcRr+", "O", "base-game", 2,
     "city N W, coat; road E S; field EL SR by N; field ER SL", ""},
    {"BA/CcRr", "P", "base-game", 3,
     "city N W; road E S; field EL SR by N; field ER SL", ""},
    {"BA/Ccc+", "Q", "base-game", 1,
     "city N E W, coat; field SL SR by N", ""},
    {"BA/Ccc", "R", "base-game", 2,
     "city N E W; field SL SR by N", ""},
    {"BA/CccR+", "S", "base-game", 2,
     "city N E W, coat; road S; field SL by N; field SR by N", ""},
    {"BA/CccR", "T", "base-game", 1,
     "city N E W; road S; field SL by N; field SR by N", ""},
    {"BA/RFr", "U", "base-game", 7,
     "road E W; field NL NR EL WR; field ER SL SR WL", ""},
    {"BA/Rr", "V", "base-game", 8,
     "road S W; field NL NR EL ER SL WR; field SR WL", ""},
    {"BA/RRR", "W", "base-game", 4,
     "road E; road S; road W; field NL NR EL WR; field ER SL; field SR WL", ""},
    {"BA/RRRR", "X", "base-game", 1,
     "road N; road E; road S; road W; field NL WR; field NR EL; field ER SL; field SR WL", ""},
    {"BA/CG", "EG", "base-game", 1,
     "city N; garden; field EL ER SL SR WL WR by N", ""},
    {"BA/CFCG", "HG", "base-game", 1,
     "city N; city S; garden; field EL ER WL WR by N S", ""},
    {"BA/CCG", "IG", "base-game", 1,
     "city N; city W; garden; field EL ER SL SR by N W", ""},
    {"BA/Cc+G", "MG", "base-game", 1,
     "city N W, coat; garden; field EL ER SL SR by N", ""},
    {"BA/CcG", "NG", "base-game", 1,
     "city N W; garden; field EL ER SL SR by N", ""},
    {"BA/CccG", "RG", "base-game", 1,
     "city N E W; garden; field SL SR by N", ""},
    {"BA/RFrG", "UG", "base-game", 1,
     "road E W; garden; field NL NR EL WR; field ER SL SR WL", ""},
    {"BA/RrG", "VG", "base-game", 1,
     "road S W; garden; field NL NR EL ER SL WR; field SR WL", ""},
    {"BS/1", "", "barber-surgeons", 1,
     "road N S; road E W, bathhouse 5; field NL WR; field NR EL; field ER SL; field SR WL; unverified value", "the layout is printed on the rules page; the number on its banner is a stand-in"},
    {"BS/2", "", "barber-surgeons", 1,
     "road S W, bathhouse 4; field NL NR EL ER SL WR; field SR WL", "a public tile definition names a curved road with 4; how the printed tile is turned is not known"},
    {"BS/3", "", "barber-surgeons", 1,
     "city N W, bathhouse 3; field EL ER SL SR by N; unverified layout", "the rules page shows a city with 3; the layout is a stand-in"},
    {"BS/4", "", "barber-surgeons", 1,
     "city N, bathhouse 4; field EL ER SL SR WL WR by N; unverified layout; unverified value", "layout and number are stand-ins"},
    {"BS/5", "", "barber-surgeons", 1,
     "city N E W, bathhouse 5; field SL SR by N; unverified layout; unverified value", "layout and number are stand-ins"},
    {"BS/6", "", "barber-surgeons", 1,
     "road E W, bathhouse 3; field NL NR EL WR; field ER SL SR WL; unverified layout; unverified value", "layout and number are stand-ins"},
    {"RI/s", "", "river-1", 1,
     "river E; field NL NR EL ER SL SR WL WR", "the spring, one in each River"},
    {"RI.1/I.e", "", "river-1", 1,
     "river W; field NL NR EL ER SL SR WL WR", ""},
    {"RI.1/CICI", "", "river-1", 1,
     "city N; city S; river E W; field EL WR by N; field ER WL by S", ""},
    {"RI.1/CIRI", "", "river-1", 1,
     "city N; road S; river E W; field EL by N; field WR by N; field ER SL; field SR WL", ""},
    {"RI.1/LIRI", "", "river-1", 1,
     "road S; river E W; monastery; field NL NR EL WR; field ER SL; field SR WL", ""},
    {"RI.1/RIrI", "", "river-1", 1,
     "road E W; river N S; field NL WR; field NR EL; field ER SL; field SR WL", ""},
    {"RI.1/IFI", "", "river-1", 2,
     "river E W; field NL NR EL WR; field ER SL SR WL", ""},
    {"RI.1/CcII", "", "river-1", 1,
     "city N W; river E S; field EL SR by N; field ER SL", ""},
    {"RI.1/RrII", "", "river-1", 1,
     "road N E; river S W; field NL ER SL WR; field NR EL; field SR WL", ""},
    {"RI.1/II", "", "river-1", 1,
     "river S W; field NL NR EL ER SL WR; field SR WL", ""},
    {"RI.1/IIG", "", "river-1", 1,
     "river S W; garden; field NL NR EL ER SL WR; field SR WL", ""},
    {"RI.2/IFC", "", "river-2", 1,
     "city E; river W; field NL NR WR by E; field SL SR WL by E", ""},
    {"RI.2/I.v", "", "river-2", 1,
     "river W; field NL NR EL ER SL SR WL WR; volcano", ""},
    {"RI.2/III", "", "river-2", 1,
     "river N E W; field NL WR; field NR EL; field ER SL SR WL", ""},
    {"RI.2/CIcI", "", "river-2", 1,
     "city E W; river N S; field NR SL by E; field NL SR by E", ""},
    {"RI.2/LIFI", "", "river-2", 1,
     "river E W; monastery; field NL NR EL WR; field ER SL SR WL", ""},
    {"RI.2/RIrI", "", "river-2", 1,
     "road E W, inn; river N S; field NL WR; field NR EL; field ER SL; field SR WL", ""},
    {"RI.2/CIRI", "", "river-2", 1,
     "city N; road S; river E W; field EL by N; field WR by N; field ER SL; field SR WL", ""},
    {"RI.2/IIG", "", "river-2", 1,
     "river S W; garden; field NL NR EL ER SL WR; field SR WL", ""},
    {"RI.2/CcII+", "", "river-2", 1,
     "city N W, coat; river E S; field EL SR by N; field ER SL", ""},
    {"RI.2/II+", "", "river-2", 1,
     "river N W; field NR EL ER SL SR WL, pig-herd; field NL WR", ""},
    {"RI.2/RrII", "", "river-2", 1,
     "road N E; river S W; field NL ER SL WR; field NR EL; field SR WL", ""},
    {"RI.2/II", "", "river-2", 0,
     "river S W; field NL NR EL ER SL WR; field SR WL", "first edition only"},
}};
// clang-format on

constexpr std::size_t kCount = kRows.size() + kExpansionRows.size();

constexpr const Row& row(std::size_t number) {
  return number < kRows.size() ? kRows[number] : kExpansionRows[number - kRows.size()];
}

struct Name {
  std::string_view word;
  std::size_t number = 0;  // of the row
  friend constexpr bool operator<(const Name& a, const Name& b) { return a.word < b.word; }
};

constexpr std::size_t kLetters = [] {
  std::size_t letters = 0;
  for (std::size_t i = 0; i < kCount; ++i) letters += row(i).letter.empty() ? 0U : 1U;
  return letters;
}();

// Ids and letters, sorted.
constexpr std::array<Name, kCount + kLetters> kIdsAndLetters = [] {
  std::array<Name, kCount + kLetters> names;
  std::size_t next = 0;
  for (std::size_t i = 0; i < kCount; ++i) {
    names[next++] = {row(i).id, i};
    if (!row(i).letter.empty()) names[next++] = {row(i).letter, i};
  }
  std::sort(names.begin(), names.end());
  return names;
}();

// Each tile is read when it is first asked for: a scenario has a few, and to read them all takes
// longer than to rule on it.
class Tiles {
 public:
  const CatalogueTile& tile(std::size_t number) {
    std::call_once(read_[number], [&] {
      const Row& from = row(number);
      // A row that cannot be read is a mistake of ours: get() throws, and the tests read every row.
      tiles_[number] = {std::get<Tile>(read_tile(from.id, from.notation)),
                        from.letter,
                        from.set,
                        from.count,
                        from.notation,
                        from.note};
    });
    return tiles_[number];
  }

  std::span<const CatalogueTile> all() {
    for (std::size_t i = 0; i < kCount; ++i) tile(i);
    return tiles_;
  }

 private:
  std::array<std::once_flag, kCount> read_;
  std::vector<CatalogueTile> tiles_ = std::vector<CatalogueTile>(kCount);
};

Tiles& tiles() {
  static Tiles all;
  return all;
}

}  // namespace

std::span<const CatalogueTile> catalogue() { return tiles().all(); }

const CatalogueTile* find_tile(std::string_view id_or_letter) {
  const auto* const name =
      std::lower_bound(kIdsAndLetters.begin(), kIdsAndLetters.end(), Name{id_or_letter});
  if (name == kIdsAndLetters.end() || name->word != id_or_letter) return nullptr;
  return &tiles().tile(name->number);
}

std::string_view expansion_of_set(std::string_view set) {
  return set.substr(0, 5) == "river" ? "river" : set;
}

}  // namespace barber
