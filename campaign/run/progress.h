// Progress of a campaign: one live line with rate, findings and time left on a terminal, plain lines in CI.
#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>

namespace assay {

class Progress {
 public:
  /// `total` judged cases are planned, `done` of them were recorded by an earlier run.
  Progress(std::uint64_t total, std::uint64_t done);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Thread-safe. `failures` is the number of violated, crashed, hung or nondeterministic cases among `cases`.
  void add(std::uint64_t cases, std::uint64_t failures);

 private:
  using Clock = std::chrono::steady_clock;
  void print(Clock::time_point now, bool last);

  std::mutex mutex_;
  std::uint64_t total_, done_, resumed_, failures_ = 0;
  Clock::time_point start_ = Clock::now(), printed_ = start_;
  bool terminal_;
};

/// Progress of reducing and confirming clusters of failures, on standard error. Not for concurrent threads without a
/// lock of their own.
class ReducingProgress {
 public:
  ReducingProgress();
  /// What is done when it is first shown was done by an earlier run.
  void show(std::size_t done, std::size_t total);

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now();
  std::optional<std::size_t> resumed_;
  bool terminal_;
};

}  // namespace assay
