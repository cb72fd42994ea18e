// What an engine's filters left open while it answered, with the states that it showed.
#pragma once
#include <cstdint>

#include "algorithms/model/work/fallbacks.h"
#include "algorithms/model/work/folded.h"
#include "oracles/exact/judge_counts.h"

namespace assay {

/// Begun before an engine of this process is asked. Certified engines ask judges: their decisions count, too.
class WorkOnTheWay {
 public:
  /// The way of the states, and the work since this began.
  std::uint64_t with(std::uint64_t way) const {
    way = folded(way, filter_fallbacks - fallbacks_);
    way = folded(way, judge_counts().filtered - judged_.filtered);
    return folded(way, judge_counts().exact - judged_.exact);
  }

 private:
  std::uint64_t fallbacks_ = filter_fallbacks;
  JudgeCounts judged_ = judge_counts();
};

}  // namespace assay
