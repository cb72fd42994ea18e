// How often the floating-point filter decided and how often rationals had to: a published figure of every campaign.
#pragma once
#include <cstdint>

namespace assay {

struct JudgeCounts {
  std::uint64_t filtered = 0, exact = 0;
};

/// Counts of the calling thread since it started; judges increment, the campaign reads differences.
inline JudgeCounts& judge_counts() {
  thread_local JudgeCounts counts;
  return counts;
}

}  // namespace assay
