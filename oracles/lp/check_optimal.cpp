#include "oracles/exact/judge_counts.h"
#include "oracles/lp/basis_breaches.h"
#include "oracles/lp/check_lp.h"
#include "oracles/lp/lp_breaches.h"
#include "oracles/lp/lp_shape.h"
#include "oracles/lp/witness_shape.h"

namespace assay {
namespace {

Violated violated(std::string_view claim, Breach breach) {
  return Violated{claim, std::move(breach.words), breach.magnitude};
}

Verdict judge(const LpProblem& problem, const Optimal& answer, const LpPromise& promise, bool& exactly, bool& proven) {
  if (auto wrong = wrong_length("x", answer.x.size(), problem.columns)) return *wrong;
  if (auto wrong = wrong_length("y", answer.y.size(), problem.rows)) return *wrong;
  if (auto wrong = not_finite("x", answer.x)) return *wrong;
  if (auto wrong = not_finite("y", answer.y)) return *wrong;
  if (auto breach = primal_breach(problem, answer.x, promise.primal, exactly)) {
    return violated(lp_claim::kPrimal, std::move(*breach));
  }
  if (auto breach = dual_breach(problem, answer.y, promise.dual, exactly)) {
    return violated(lp_claim::kDual, std::move(*breach));
  }
  if (auto breach = gap_breach(problem, answer.x, answer.y, promise.gap, exactly)) {
    return violated(lp_claim::kGap, std::move(*breach));
  }
  if (answer.basis.basic.empty()) return Holds{};  // the engine gave none
  if (auto wrong = basis_violation(problem, answer.basis, promise, exactly, proven)) return *wrong;
  return Holds{};
}

}  // namespace

/// Weak duality with bounds: for feasible x' and multipliers y that lean only on bounds that exist,
///     cost.x' = y.(A x') + (cost - A^T y).x' >= sum of y_i * its bound + sum of d_j * its bound.
/// So feasible x with equality is optimal and y proves it; with violations and gap within the promise, x is as good as
/// that.
///
/// Claims (1) kShape, (2) kFinite, (3) kPrimal, (4) kDual, (5) kGap: x and y as the doubles they are, against the
///        promise; with a basis also (6) kBasisFormed, (7) kBasisSolvable, and, re-solved in rationals, (8)
///        kBasisPrimal, (9) kBasisDual against the same promise: residuals of x and y say nothing about an
///        ill-conditioned basis.
OptimalJudgement judge_optimal(const LpProblem& problem, const Optimal& answer, const LpPromise& promise) {
  if (const auto reason = unjudgeable(problem); !reason.empty()) return {Undecided{reason}};
  bool exactly = false, proven = false;
  Verdict verdict = judge(problem, answer, promise, exactly, proven);
  ++(exactly ? judge_counts().exact : judge_counts().filtered);
  return {std::move(verdict), proven};
}

Verdict check_optimal(const LpProblem& problem, const Optimal& answer, const LpPromise& promise) {
  return judge_optimal(problem, answer, promise).verdict;
}

}  // namespace assay
