#include "scenario/wrap.hpp"

#include <algorithm>

namespace barber {

std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

std::vector<std::string> wrap(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines{""};
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    std::string& line = lines.back();
    if (!line.empty() && width(line) + 1 + width(word) > columns) {
      line.erase(line.find_last_not_of(' ') + 1);
      lines.emplace_back(word);
    } else {
      if (!line.empty()) line += ' ';
      line += word;
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string hanging(std::string_view head, std::string_view text) {
  std::string out;
  for (const std::string& line : wrap(text, kColumns - width(head))) {
    out += (out.empty() ? std::string(head) : std::string(width(head), ' ')) + line + '\n';
  }
  return out;
}

}  // namespace barber
