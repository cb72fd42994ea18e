#include "campaign/run/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <string>

#include "campaign/streams/standard_streams.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

constexpr std::chrono::milliseconds kTerminalInterval{200};
constexpr std::chrono::seconds kPlainInterval{10};

std::string duration_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
  if (whole >= 3600) return fmt::format("{}h{:02}m", whole / 3600, whole / 60 % 60);
  return fmt::format("{}m{:02}s", whole / 60, whole % 60);
}

}  // namespace

Progress::Progress(std::uint64_t total, std::uint64_t done)
    : total_(total), done_(done), resumed_(done), terminal_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() { print(Clock::now(), true); }

void Progress::add(std::uint64_t cases, std::uint64_t failures) {
  const std::lock_guard lock(mutex_);
  done_ += cases;
  failures_ += failures;
  const auto now = Clock::now();
  if (now - printed_ < (terminal_ ? Clock::duration(kTerminalInterval) : Clock::duration(kPlainInterval))) return;
  printed_ = now;
  print(now, false);
}

void Progress::print(Clock::time_point now, bool last) {
  const double seconds = std::chrono::duration<double>(now - start_).count();
  const double rate = seconds > 0 ? static_cast<double>(done_ - resumed_) / seconds : 0;
  const double share = total_ > 0 ? 100.0 * static_cast<double>(done_) / static_cast<double>(total_) : 100.0;
  const std::string left = last       ? "in " + duration_text(seconds)
                           : rate > 0 ? duration_text(static_cast<double>(total_ - done_) / rate) + " left"
                                      : "starting";
  std::string line =
      fmt::format("{:5.1f} %  {} of {} judged  {:.0f}/s  {} failing  {}", share, done_, total_, rate, failures_, left);
  if (terminal_) {
    constexpr int kBarWidth = 24;
    const int filled = total_ > 0 ? static_cast<int>(kBarWidth * done_ / total_) : kBarWidth;
    line = "\r[" + std::string(static_cast<std::size_t>(filled), '#') +
           std::string(static_cast<std::size_t>(kBarWidth - filled), '.') + "] " + line + "\x1b[K" + (last ? "\n" : "");
  } else {
    line += '\n';
  }
  tell(line);
}

ReducingProgress::ReducingProgress() : terminal_(isatty(STDERR_FILENO) != 0) {}

void ReducingProgress::show(std::size_t done, std::size_t total) {
  if (!resumed_) resumed_ = done - std::min<std::size_t>(done, 1);
  const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
  const double each = done > *resumed_ ? seconds / static_cast<double>(done - *resumed_) : 0;
  const std::string left = done == total ? "in " + duration_text(seconds)
                                         : duration_text(each * static_cast<double>(total - done)) + " left";
  const bool is_tenth = done > 0 && 10 * done / total != 10 * (done - 1) / total;
  if (terminal_)
    tell("\rreducing and confirming: {} of {} clusters of failures  {}\x1b[K{}", done, total, left,
         done == total ? "\n" : "");
  else if (done == total)
    tell("reduced and put to the referee: {} of failures  {}\n", counted(total, "cluster"), left);
  else if (is_tenth)
    tell("reducing and confirming: {} of {} clusters of failures  {}\n", done, total, left);
}

}  // namespace assay
