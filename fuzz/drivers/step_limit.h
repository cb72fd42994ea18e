// A watch that stops an algorithm after a number of steps, so that an endless one cannot stop a driver, and a look at
// how such a run ended.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "algorithms/model/reply.h"
#include "algorithms/model/watch.h"

namespace assay {

/// Counts steps; at `limit` it tells the algorithm to stop.
class StepLimit {
 public:
  static constexpr std::uint32_t kDefault = 20000;

  explicit StepLimit(std::uint32_t limit = kDefault) : limit_(limit) {}

  Watch watch() {
    return {[](void* self, const std::uint32_t*, std::uint32_t) {
              auto& count = *static_cast<StepLimit*>(self);
              return ++count.steps_ < count.limit_;
            },
            this};
  }
  std::uint32_t steps() const { return steps_; }
  bool reached() const { return steps_ >= limit_; }

 private:
  std::uint32_t limit_;
  std::uint32_t steps_ = 0;
};

/// A StepLimit that also remembers the last states before the limit. For a second run of an algorithm that reached the
/// limit in its first, or one of its own: such runs are rare, and the first ones stay cheap.
class TailRecorder {
 public:
  static constexpr std::uint32_t kStates = 3072;

  explicit TailRecorder(std::uint32_t limit = StepLimit::kDefault) : limit_(limit) {}

  Watch watch() {
    return {[](void* self, const std::uint32_t* state, std::uint32_t size) {
              return static_cast<TailRecorder*>(self)->step({state, size});
            },
            this};
  }

  /// The cycle that the run ended in: the least period with which all remembered states repeat, if they show it three
  /// times over. Nothing where the limit was not reached.
  std::optional<Cycle> cycle() const {
    if (steps_ < limit_) return std::nullopt;
    for (std::size_t period = 1; 3 * period <= states_.size(); ++period) {
      std::size_t i = period;
      while (i < states_.size() && states_[i] == states_[i - period]) ++i;
      if (i < states_.size()) continue;
      using Offset = std::ptrdiff_t;
      return Cycle{steps_ - static_cast<std::uint32_t>(states_.size()),
                   {states_.begin(), states_.begin() + static_cast<Offset>(period)}};
    }
    return std::nullopt;
  }

  /// The cycle of a run that ended by itself: the least period that the last states have, seen three times over.
  std::optional<Cycle> cycle_at_end() const {
    using Offset = std::ptrdiff_t;
    const auto end = states_.end();
    for (Offset period = 1; 3 * period <= static_cast<Offset>(states_.size()); ++period)
      if (std::equal(end - 2 * period, end, end - 3 * period))
        return Cycle{steps_ - static_cast<std::uint32_t>(3 * period), {end - period, end}};
    return std::nullopt;
  }

 private:
  bool step(std::span<const std::uint32_t> state) {
    if (steps_ + kStates >= limit_) states_.emplace_back(state.begin(), state.end());
    return ++steps_ < limit_;
  }

  std::uint32_t limit_;
  std::uint32_t steps_ = 0;
  std::vector<std::vector<std::uint32_t>> states_;
};

}  // namespace assay
