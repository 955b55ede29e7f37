// The program as a process, and a folder of a test's own for what it reads and writes.
#pragma once

#include <filesystem>
#include <string>

namespace barber::test {

struct Finished {
  int code = -1;
  std::string out;
  std::string err;
};

// Removed in the end.
class Folder {
 public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();

  // Writes a file, and the folders above it.
  std::filesystem::path write(const std::string& name, const std::string& text) const;
  // What a file of the folder says; "" if there is none.
  std::string read(const std::string& name) const;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

std::string contents(const std::filesystem::path& path);

bool contains(const std::string& text, const std::string& part);

// Runs the program through the shell, in `folder`.
Finished run(const Folder& folder, const std::string& arguments);

// Any command of the shell, in `folder`, with $barber for the program.
Finished shell(const Folder& folder, const std::string& command);

// A scenario that holds, with a variant; one that fails; one with an error; and one that expects
// nothing.
extern const char* const kGood;
extern const char* const kWrong;
extern const char* const kBroken;
extern const char* const kPosition;

}  // namespace barber::test
