#include "engines/host/worker/error_stream.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "properties/text/foreign_text.h"

namespace assay {
namespace {

constexpr std::size_t kDigitsOfAnAddress = 6;
constexpr std::size_t kMostDrainedAtOnce = std::size_t{1} << 20;  // an engine that never stops printing

std::size_t run_of(std::string_view text, int (*belongs)(int)) {
  std::size_t length = 0;
  while (length < text.size() && belongs(static_cast<unsigned char>(text[length])) != 0) ++length;
  return length;
}

/// The line without what differs between equal runs.
std::string without_chance(std::string_view line) {
  std::string text;
  while (!line.empty()) {
    std::size_t taken = 1;
    if (line.starts_with("0x") && run_of(line.substr(2), std::isxdigit) >= kDigitsOfAnAddress) {
      taken = 2 + run_of(line.substr(2), std::isxdigit);
      text += "0x*";
    } else if (const std::size_t digits = line.starts_with("==") ? run_of(line.substr(2), std::isdigit) : 0;
               digits > 0 && line.substr(2 + digits).starts_with("==")) {
      taken = 2 + digits + 2;
      text += "==*==";
    } else {
      text += line.front();
    }
    line.remove_prefix(taken);
  }
  return text;
}

void close_one(int& descriptor) {
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
}

}  // namespace

std::string last_lines(std::string_view printed) {
  struct Line {
    std::string text;
    bool is_detail;
  };
  std::vector<Line> lines;
  while (!printed.empty()) {
    const std::size_t end = std::min(printed.find('\n'), printed.size());
    const std::string_view whole = printed.substr(0, end);
    std::string line = one_line(without_chance(whole).substr(0, kToldErrorLineBytes));
    printed.remove_prefix(std::min(end + 1, printed.size()));
    if (line.find_first_not_of(" ?") == line.npos) continue;
    lines.push_back({std::move(line), whole.front() == ' ' || whole.front() == '\t'});
    if (lines.size() <= kToldErrorLines) continue;
    const auto first_detail = std::ranges::find_if(lines, &Line::is_detail);
    lines.erase(first_detail == lines.end() ? lines.begin() : first_detail);
  }
  std::string text;
  for (const Line& line : lines) text += (text.empty() ? "" : " | ") + line.text;
  return text;
}

void ErrorStream::open() {
  close();
  kept_.clear();
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  reading_ = ends[0];
  writing_ = ends[1];
}

void ErrorStream::close_writing_end() { close_one(writing_); }

void ErrorStream::close() {
  close_one(reading_);
  close_one(writing_);
}

void ErrorStream::drain() {
  if (reading_ < 0) return;
  std::array<char, kKeptErrorBytes> part{};
  for (std::size_t drained = 0; drained < kMostDrainedAtOnce;) {
    const ssize_t got = read(reading_, part.data(), part.size());
    if (got <= 0) return;
    drained += static_cast<std::size_t>(got);
    kept_.append(part.data(), static_cast<std::size_t>(got));
    if (kept_.size() > kKeptErrorBytes) kept_.erase(0, kept_.size() - kKeptErrorBytes);
  }
}

void ErrorStream::forget() {
  drain();
  kept_.clear();
}

std::string ErrorStream::words() {
  drain();
  const std::string lines = last_lines(kept_);
  return lines.empty() ? lines : "; the last lines of its standard error: " + lines;
}

}  // namespace assay
