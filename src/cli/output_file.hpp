// A file that is written whole or not at all: to a name of its own beside it, which takes its place
// once everything is on the disk. What is no regular file (a pipe, a terminal) is written as it is.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace barber::cli {

class OutputFile {
 public:
  // A file that is there keeps its mode; of a link, what it leads to is replaced. `error()` says
  // whether it can be written.
  explicit OutputFile(const std::string& path);
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  // What has not been finished leaves nothing behind.
  ~OutputFile();

  // After an error nothing more is written.
  void write(std::string_view text);
  // Puts the file in its place; whether that and all before went well.
  bool finish();

  const std::string& path() const { return path_; }
  // Why it cannot be written; empty if nothing has gone wrong.
  const std::string& error() const { return error_; }

 private:
  void fail();

  std::string path_;
  std::string target_;
  std::string temporary_;  // empty: written as it is
  std::string error_;
  std::FILE* file_ = nullptr;
};

}  // namespace barber::cli
