#include "support/process.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace barber::test {

namespace fs = std::filesystem;

const char* const kGood = R"(title: Two caps
players: [red, blue]
board:
  tiles: [{tile: E, at: [0, 0]}]
meeples: [{owner: red, at: [0, 0], in: city}]
action:
  player: blue
  steps: [place-tile: {tile: E, at: [0, -1], rotate: 180}]
expect: {scores: {red: 4}}
variants:
  - name: red-himself
    action: {player: red, steps: [place-tile: {tile: E, at: [0, -1], rotate: 180}]}
)";

const char* const kWrong = R"(players: [red]
board: {tiles: [{tile: E, at: [0, 0]}]}
action: {player: red, steps: [place-tile: {tile: E, at: [0, -1], rotate: 180}]}
expect: {scores: {red: 7}}
)";

const char* const kBroken = "players: [red]\nboard: {tils: []}\n";

const char* const kPosition = "players: [red]\nboard: {tiles: [{tile: E, at: [0, 0]}]}\n";

Folder::Folder() {
  std::string name = (fs::temp_directory_path() / "barber-XXXXXX").string();
  path_ = mkdtemp(name.data());
}

Folder::~Folder() { fs::remove_all(path_); }

fs::path Folder::write(const std::string& name, const std::string& text) const {
  fs::create_directories((path_ / name).parent_path());
  std::ofstream(path_ / name, std::ios::binary) << text;
  return path_ / name;
}

std::string Folder::read(const std::string& name) const { return contents(path_ / name); }

std::string contents(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

Finished shell(const Folder& folder, const std::string& command) {
  // What it writes is kept out of the folder, which the program may be asked to look through.
  const Folder streams;
  const std::string out = (streams.path() / "out").string();
  const std::string err = (streams.path() / "err").string();
  const std::string whole = "cd '" + folder.path().string() +
                            "' && { barber='" BARBER_PROGRAM "'; " + command + "\n} >'" + out +
                            "' 2>'" + err + "'";
  const int status = std::system(whole.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(out), contents(err)};
}

Finished run(const Folder& folder, const std::string& arguments) {
  return shell(folder, "\"$barber\" " + arguments);
}

}  // namespace barber::test
