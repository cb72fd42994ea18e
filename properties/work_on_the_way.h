// What an engine's filters left open while it answered: what no answer and no state shows.
#pragma once
#include <cstdint>

#include "algorithms/model/work/fallbacks.h"
#include "algorithms/model/work/folded.h"
#include "oracles/exact/judge_counts.h"

namespace assay {

/// Begun before an engine of this process is asked. Certified engines ask judges: their decisions count, too.
class WorkOnTheWay {
 public:
  /// see(word) for each number of the work since this began.
  template <class See>
  void each(const See& see) const {
    see(filter_fallbacks - fallbacks_);
    see(judge_counts().filtered - judged_.filtered);
    see(judge_counts().exact - judged_.exact);
  }
  /// The way of the states, and the work.
  std::uint64_t with(std::uint64_t way) const {
    each([&way](std::uint64_t word) { way = folded(way, word); });
    return way;
  }

 private:
  std::uint64_t fallbacks_ = filter_fallbacks;
  JudgeCounts judged_ = judge_counts();
};

}  // namespace assay
