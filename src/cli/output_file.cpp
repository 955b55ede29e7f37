#include "cli/output_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace barber::cli {
namespace {

namespace fs = std::filesystem;

// A new file beside `target`; two runs that write the same never share one.
int open_beside(const std::string& target, std::string& name) {
  constexpr int kTries = 100;
  for (int number = 0; number < kTries; ++number) {
    name = fmt::format("{}.{}-{}.tmp", target, getpid(), number);
    const int descriptor = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor >= 0 || errno != EEXIST) return descriptor;
  }
  return -1;
}

}  // namespace

OutputFile::OutputFile(const std::string& path) : path_(path), target_(path) {
  std::error_code ignored;
  const fs::path real = fs::canonical(path, ignored);
  if (!ignored) target_ = real.string();
  struct stat known {};
  const bool there = stat(target_.c_str(), &known) == 0;
  if (there && !S_ISREG(known.st_mode)) {
    file_ = std::fopen(target_.c_str(), "wb");
  } else if (there && access(target_.c_str(), W_OK) != 0) {
    // The folder would let it be replaced, but its owner does not want that.
  } else {
    const int descriptor = open_beside(target_, temporary_);
    if (descriptor >= 0 && there) (void)fchmod(descriptor, known.st_mode & 07777U);
    if (descriptor >= 0) file_ = fdopen(descriptor, "wb");
  }
  if (file_ == nullptr) {
    fail();
    temporary_.clear();
  }
}

OutputFile::~OutputFile() {
  if (file_ != nullptr) (void)std::fclose(file_);
  if (!temporary_.empty()) (void)unlink(temporary_.c_str());
}

void OutputFile::fail() {
  if (error_.empty()) error_ = std::generic_category().message(errno);
}

void OutputFile::write(std::string_view text) {
  if (!error_.empty() || text.empty()) return;
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail();
}

bool OutputFile::finish() {
  if (file_ != nullptr) {
    if (std::fflush(file_) != 0) fail();
    if (!temporary_.empty() && error_.empty() && fsync(fileno(file_)) != 0) fail();
    if (std::fclose(file_) != 0) fail();
    file_ = nullptr;
  }
  if (!error_.empty()) return false;
  if (temporary_.empty()) return true;
  if (std::rename(temporary_.c_str(), target_.c_str()) != 0) {
    fail();
    return false;
  }
  temporary_.clear();
  return true;
}

}  // namespace barber::cli
