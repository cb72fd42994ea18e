#include "oracles/exact/judge_counts.h"
#include "oracles/lp/check_lp.h"
#include "oracles/lp/lp_breaches.h"
#include "oracles/lp/lp_shape.h"
#include "oracles/lp/witness_shape.h"

namespace assay {
namespace {

Verdict judge(const LpProblem& problem, const Infeasible& answer, const LpPromise& promise, bool& exactly) {
  if (auto wrong = wrong_length("farkas", answer.farkas.size(), problem.rows)) return *wrong;
  if (auto wrong = not_finite("farkas", answer.farkas)) return *wrong;
  if (has_crossed_bounds(problem)) return Holds{};
  if (auto breach = farkas_sign_breach(problem, answer.farkas, promise.dual, exactly)) {
    return Violated{lp_claim::kFarkasSigns, std::move(breach->words), breach->magnitude};
  }
  if (auto breach = farkas_bound_breach(problem, answer.farkas, exactly)) {
    return Violated{lp_claim::kFarkasBound, std::move(breach->words), breach->magnitude};
  }
  return Holds{};
}

}  // namespace

/// Farkas with bounds: d = -A^T y makes y.(A x) + d.x = 0 for every x. If y and d lean only on bounds that exist, a
/// feasible x would make that same number at least the implied bound; so a positive implied bound leaves no feasible
/// x.
///
/// Claims (1) kShape, (2) kFinite, (3) kFarkasSigns: exact for promise.dual 0, otherwise up to it relative to the
///        vector's length, and the terms of multipliers that lean on nothing are dropped; (4) kFarkasBound: strictly
///        positive. A problem with a lower above an upper bound is infeasible by inspection and needs (1) and (2)
///        only.
Verdict check_infeasible(const LpProblem& problem, const Infeasible& answer, const LpPromise& promise) {
  if (const auto reason = unjudgeable(problem); !reason.empty()) return Undecided{reason};
  bool exactly = false;
  Verdict verdict = judge(problem, answer, promise, exactly);
  ++(exactly ? judge_counts().exact : judge_counts().filtered);
  return verdict;
}

}  // namespace assay
