// What judging, measuring and reducing may cost, in the unit of work_bound.h. docs/judges.md lists these.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>

#include "algorithms/model/verdict.h"
#include "oracles/exact/work_bound.h"

namespace assay {

/// One judgement of one property, tier 1 included: half a second to two, by what its units are.
inline constexpr std::uint64_t kJudgeWork = std::uint64_t{1} << 30;

/// How far a wrong hull leaves out what it loses, or what is left of the judgement. Beyond, the violation stands, its
/// magnitude is 0 and its evidence says that what is lost lies at least that far out.
inline constexpr std::uint64_t kMagnitudeWork = kJudgeWork / 2;

/// All judgements of one reduction. Beyond, nothing more is asked and the result is not called minimal.
inline constexpr std::uint64_t kReductionWork = 64 * kJudgeWork;

inline constexpr std::string_view kTooLargeToJudge = "too large: it would take more work than a judgement may cost";

/// The magnitude that `measure` finds within kMagnitudeWork: a violation that was proved is not lost for want of it.
template <class Measure>
void add_magnitude_within_work(Violated& violated, Measure&& measure) {
  const std::uint64_t left = work_meter().allowed - work_meter().spent;
  const auto magnitude = within_work(std::min(kMagnitudeWork, left), std::forward<Measure>(measure));
  if (const auto* found = std::get_if<double>(&magnitude)) {
    violated.magnitude = *found;
    return;
  }
  violated.evidence += "; what is lost lies at least 0 outside, to measure it would take too much work";
}

/// The verdict of `judge` within kJudgeWork; undecided and too large beyond. A judgement is never free.
template <class Judge>
Verdict judged_within_work(Judge&& judge) {
  auto verdict = within_work(kJudgeWork, [&]() -> Verdict {
    spend(kStep);
    return judge();
  });
  if (std::holds_alternative<TooLarge>(verdict)) return Undecided{kTooLargeToJudge, false, true};
  return std::get<Verdict>(std::move(verdict));
}

}  // namespace assay
