// What every judge of this folder does around its claims: refuse problems that are out of order, and count by which
// arithmetic the verdict was reached.
#pragma once
#include "oracles/exact/judge_counts.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/certificate/lp_shape.h"

namespace assay {

/// `claims(exactly, proven)` returns the verdict; it sets `exactly` where rationals had to decide, and `proven` where
/// the status is proven without tolerance.
template <class Claims>
LpJudgement judge_in_frame(const LpProblem& problem, const Claims& claims) {
  if (const auto reason = unjudgeable(problem); !reason.empty()) return {Undecided{reason}};
  bool exactly = false;
  LpJudgement judgement{Holds{}};
  judgement.verdict = claims(exactly, judgement.proven);
  ++(exactly ? judge_counts().exact : judge_counts().filtered);
  return judgement;
}

}  // namespace assay
