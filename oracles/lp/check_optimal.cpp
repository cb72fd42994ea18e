#include <algorithm>
#include <utility>

#include "oracles/exact/words.h"
#include "oracles/lp/basis_breaches.h"
#include "oracles/lp/judge_frame.h"
#include "oracles/lp/lp_breaches.h"
#include "oracles/lp/lp_claims.h"
#include "oracles/lp/lp_sums.h"
#include "oracles/lp/witness_shape.h"

namespace assay {
namespace {

Violated violated(std::string_view claim, Breach breach) {
  return Violated{claim, std::move(breach.words), breach.magnitude};
}

Verdict judge(const LpProblem& problem, const Optimal& answer, const LpPromise& promise, bool& exactly, bool& proven) {
  const bool with_basis = !answer.basis.basic.empty();
  const bool with_point = !answer.x.empty() || !with_basis;
  const bool with_multipliers = !answer.y.empty() || problem.rows == 0;
  if (with_point) {
    if (auto wrong = wrong_length("x", answer.x.size(), problem.columns)) return *wrong;
    if (auto wrong = not_finite("x", answer.x)) return *wrong;
  }
  if (with_multipliers) {
    if (auto wrong = wrong_length("y", answer.y.size(), problem.rows)) return *wrong;
    if (auto wrong = not_finite("y", answer.y)) return *wrong;
  }
  if (with_point) {
    if (auto breach = primal_breach(problem, answer.x, promise.primal, exactly)) {
      return violated(lp_claim::kPrimal, std::move(*breach));
    }
  }
  if (with_multipliers) {
    if (auto breach = dual_breach(problem, answer.y, promise.dual, exactly)) {
      return violated(lp_claim::kDual, std::move(*breach));
    }
  }
  if (with_point && with_multipliers) {
    if (auto breach = gap_breach(problem, answer.x, answer.y, promise.gap, exactly)) {
      return violated(lp_claim::kGap, std::move(*breach));
    }
  }
  if (with_basis) {
    if (auto wrong = basis_violation(problem, answer.basis, promise, exactly, proven)) return *wrong;
  }
  if (!with_point) return proven ? Verdict(Holds{}) : Verdict(Undecided{kNoProof});
  if (with_multipliers) return Holds{};
  if (!proven) return Undecided{kNoProof};
  exactly = true;
  const auto optimum = exact_objective(problem, answer.basis);
  return optimum ? check_value(problem, answer.x, *optimum, promise) : Verdict(Undecided{kNoProof});
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
///        ill-conditioned basis. Without y the claims (4) and (5) are replaced by (10) kValue, against the objective of
///        the basis where that is of class kOptimal, and left to check_value where it is not. x may be left out
///        where there is a basis (an exact engine whose point no double holds): then nothing but the basis, and y if
///        given, is judged. Proven by a basis of class kOptimal.
LpJudgement judge_optimal(const LpProblem& problem, const Optimal& answer, const LpPromise& promise) {
  return judge_in_frame(problem,
                        [&](bool& exactly, bool& proven) { return judge(problem, answer, promise, exactly, proven); });
}

Verdict check_value(const LpProblem& problem, const std::vector<double>& x, const Rational& optimum,
                    const LpPromise& promise) {
  if (promise.gap < 0 || !(promise.gap < kInfinity)) return Holds{};
  const Rational value = dot<Rational>(problem.cost, x);
  const Rational off = abs(Rational(value - optimum));
  const Rational scale = std::max(Rational(1), Rational(abs(optimum)));
  if (off <= exact(promise.gap) * scale) return Holds{};
  return Violated{lp_claim::kValue,
                  "cost.x is " + in_words(value) + ", the optimum " + in_words(optimum) + ", apart by " + in_words(off),
                  approximate(off / scale)};
}

}  // namespace assay
