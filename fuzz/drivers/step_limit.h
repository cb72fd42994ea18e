// A watch that stops an algorithm after a number of steps, so that an endless one cannot stop a driver.
#pragma once
#include <cstdint>
#include <span>

#include "algorithms/model/watch.h"

namespace assay {

/// Counts steps; from `limit` on it tells the algorithm to stop. Whether the algorithm went in a circle is not its
/// question: the host of the engines layer names cycles, a driver only has to come back.
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

}  // namespace assay
