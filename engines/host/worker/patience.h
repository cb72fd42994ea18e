// When an engine that ends its worker again and again is asked less.
#pragma once
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

namespace assay {

/// A new process costs milliseconds and a hang its time limit, so an engine that fails every case would keep a run busy
/// for hours with one sentence a thousand times over. Within one call of solve(), which is a block or a part of it:
/// after kEndsInARow cases in a row that ended the worker only every kProbeEvery-th is asked, until one is answered;
/// after kHangsInAll hangs nothing is. Counts, so that the same questions are asked under the same seed.
inline constexpr std::uint32_t kEndsInARow = 16, kProbeEvery = 64, kHangsInAll = 64;

class Patience {
 public:
  /// A case was answered by a worker that is still there.
  void answered() { in_a_row_ = 0; }
  /// A case ended the worker.
  void ended() { ++in_a_row_; }
  void hung() { ++in_a_row_, ++hangs_; }

  bool is_strained() const { return in_a_row_ >= kEndsInARow || hangs_ >= kHangsInAll; }
  /// How many cases are left out before the next is asked.
  std::size_t left_out() const {
    if (hangs_ >= kHangsInAll) return std::numeric_limits<std::size_t>::max();
    return is_strained() ? kProbeEvery - 1 : 0;
  }
  /// Why they were.
  std::string sentence() const {
    return hangs_ >= kHangsInAll ? "not asked: the engine gave no answer in time to " + std::to_string(hangs_) +
                                       " cases asked together with this one"
                                 : "not asked: each of " + std::to_string(in_a_row_) +
                                       " cases in a row before this one ended the engine's process";
  }

 private:
  std::uint32_t in_a_row_ = 0, hangs_ = 0;
};

}  // namespace assay
