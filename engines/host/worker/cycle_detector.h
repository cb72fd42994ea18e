// A watch that counts the steps of an algorithm and tells when it runs in a circle.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/model/reply.h"
#include "algorithms/model/watch.h"

namespace assay {

/// Looks for a period p of the sequence of states s_0, s_1, ... that a watched algorithm shows.
///
/// A *periodic tail* is a maximal run of steps i = f+p, ..., n-1 with s_i == s_{i-p}, compared word by word, not by
/// hash. A tail is *confirmed* once it is at least 2p long: the period has been seen three times over.
///
/// Claims  (1) stop: the algorithm is told to stop when the tail is confirmed and at least kPatience steps long, or
///         after kStepLimit steps. A state need not determine what follows (the basis of a tableau comes back, its
///         rounded entries do not), so an iteration limit of the algorithm's own below kPatience is left to act.
///         (2) cycle: trace() reports first = f and the p states from f on, with p the least period of the tail, when
///         the tail is confirmed at the last step of an algorithm that ended without an answer. For one that answered,
///         p must be 2 or more and the tail 4p long: an article's code may judge what it has when its limit is reached,
///         going in circles or not, but a state shown may be less than all that determines what follows, and equal
///         states at the end are a way to converge.
/// Error   A cycle whose states take more than kCycleWords words is counted but not named.
/// Cost    A hash and one table look-up a step, some 10-20 ns; nothing is allocated once the buffers have grown.
class CycleDetector {
 public:
  static constexpr std::uint32_t kPatience = 8192;
  static constexpr std::uint32_t kPeriods = 2, kAnsweredPeriods = 4;
  static constexpr std::uint32_t kStepLimit = 100000;
  static constexpr std::size_t kStateWords = 512;
  static constexpr std::size_t kCycleWords = std::size_t{1} << 14;

  void reset();
  /// Notes one state; false asks the algorithm to stop. A state that is empty or longer than kStateWords (the chain of
  /// a large hull) is counted and otherwise ignored.
  bool step(std::span<const std::uint32_t> state);
  Watch watch() {
    return {[](void* self, const std::uint32_t* state, std::uint32_t size) {
              return static_cast<CycleDetector*>(self)->step({state, size});
            },
            this};
  }

  std::uint32_t steps() const { return steps_; }
  /// Whether the sequence ends in a confirmed periodic tail.
  bool cycling() const { return period_ > 0 && run_ >= kPeriods * period_; }
  /// `answered`: the algorithm ended in another way than giving up. The way is that of the states alone.
  Trace trace(bool answered) const;

 private:
  static constexpr std::size_t kRememberedWords = std::size_t{1} << 21;  ///< then the memory of states starts afresh
  static constexpr std::size_t kTableSize = 1024;

  /// The last step at which a state of this hash was seen; an entry of an older generation is void. Direct-mapped: a
  /// collision forgets the older state, which delays the detection until another state of the period comes round.
  struct Seen {
    std::uint64_t hash = 0;
    std::uint32_t generation = 0, index = 0;
  };

  std::span<const std::uint32_t> state(std::uint32_t index) const;
  bool equal(std::uint32_t i, std::uint32_t j) const;
  void forget_states();

  std::uint32_t steps_ = 0;
  std::uint64_t way_ = 0;
  std::uint32_t base_ = 0;  ///< step number of the first remembered state
  std::uint32_t generation_ = 1;
  std::uint32_t period_ = 0, run_ = 0;
  std::vector<std::uint32_t> words_, ends_;  ///< remembered states, one after the other; ends_[i] is the end of state i
  std::array<Seen, kTableSize> table_{};
};

}  // namespace assay
