#include <algorithm>
#include <utility>

#include "oracles/exact/words.h"
#include "oracles/lp/basis/basis_breaches.h"
#include "oracles/lp/basis/rounded_answer.h"
#include "oracles/lp/certificate/judge_frame.h"
#include "oracles/lp/certificate/lp_breaches.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "oracles/lp/certificate/witness_shape.h"
#include "oracles/lp/certificate/worst_claim.h"
#include "oracles/lp/sums/lp_sums.h"

namespace assay {
namespace {

Verdict judge(const LpProblem& problem, const Optimal& answer, const LpPromise& promise, bool& exactly, bool& proven) {
  const bool with_basis = !answer.basis.basic.empty();
  const bool with_point = !answer.x.empty() || problem.columns == 0;
  const bool with_multipliers = !answer.y.empty() || (problem.rows == 0 && with_point);
  BasisFindings basis;
  if (with_basis) {
    basis = examine_basis(problem, answer.basis, promise, exactly);
    proven = basis.optimal;
  }
  if (with_point) {
    if (auto wrong = wrong_length("x", answer.x.size(), problem.columns)) return *wrong;
    if (auto wrong = not_finite("x", answer.x)) return *wrong;
  }
  if (with_multipliers) {
    if (auto wrong = wrong_length("y", answer.y.size(), problem.rows)) return *wrong;
    if (auto wrong = not_finite("y", answer.y)) return *wrong;
  }
  if (basis.unusable) return *basis.unusable;

  WorstClaim worst;
  if (with_point)
    worst.add(lp_claim::kPrimal, primal_breach(problem, answer.x, promise.primal, exactly), promise.primal.relative);
  if (with_multipliers)
    worst.add(lp_claim::kDual, dual_breach(problem, answer.y, promise.dual, exactly), promise.dual.relative);
  if (with_point && with_multipliers)
    worst.add(lp_claim::kGap, gap_breach(problem, answer.x, answer.y, promise.gap, exactly), promise.gap.relative);
  if (with_basis && with_multipliers && !with_point) {
    exactly = true;
    if (const auto value = exact_objective(problem, answer.basis))
      worst.add(lp_claim::kGap, gap_breach(problem, *value, answer.y, promise.gap), promise.gap.relative);
  }
  worst.add(lp_claim::kBasisPrimal, std::move(basis.primal), promise.primal.relative);
  worst.add(lp_claim::kBasisDual, std::move(basis.dual), promise.dual.relative);
  if (with_basis && with_point)
    worst.add(lp_claim::kBasisPoint, place_breach(problem, basis.places, answer.x, promise.primal, exactly),
              promise.primal.relative);
  if (const auto violated = worst.violated()) {
    // Who promises exactness gives no rounded numbers.
    const bool exactness = promise.primal.relative == 0 || promise.dual.relative == 0 || promise.gap.relative == 0;
    if (proven && !exactness && rounds_its_basis(problem, basis.places, answer.x, answer.y)) {
      exactly = true;
      return Holds{};
    }
    return *violated;
  }
  return with_point || with_multipliers || with_basis ? Verdict(Holds{}) : Verdict(NotJudged{kNoProof});
}

}  // namespace

/// Weak duality with bounds: for feasible x' and multipliers y that lean only on bounds that exist,
///     cost.x' = y.(A x') + (cost - A^T y).x' >= sum of y_i * its bound + sum of d_j * its bound.
/// So feasible x with equality is optimal and y proves it; with violations and gap within the promise, x is as good as
/// that.
///
/// Claims (1) kShape, (2) kFinite; (3) kBasisFormed, (4) kBasisSolvable of a basis; (5) kPrimal, (6) kDual, (7) kGap: x
/// and y
///        as the doubles they are, against the promise; of a basis, re-solved in rationals, (8) kBasisPrimal, (9)
///        kBasisDual against the same promise: residuals of x and y say nothing about an ill-conditioned basis; (10)
///        kBasisPoint: x is where the basis says, against the promise on x. What the answer leaves out is not asked
///        about: x may be empty (an exact engine whose point no double holds), and then the gap is that of y against
///        the exact objective of the basis, where there is one. Proven by a basis of class kOptimal; where x and y are
///        that basis' own numbers rounded (rounds_its_basis), nothing but exactness can be missed.
LpJudgement judge_optimal(const LpProblem& problem, const Optimal& answer, const LpPromise& promise) {
  return judge_in_frame(problem,
                        [&](bool& exactly, bool& proven) { return judge(problem, answer, promise, exactly, proven); });
}

Verdict check_value(const LpProblem& problem, const Rational& value, const std::vector<double>* x,
                    const Rational& optimum, const LpPromise& promise) {
  if (!promise.gap.is_judged()) return Holds{};
  const Rational off = abs(Rational(value - optimum));
  const Rational scale = std::max(Rational(1), Rational(abs(optimum)));
  const auto terms = [&] { return x == nullptr ? Rational(0) : sizes_of_cost(problem, *x); };
  const auto rounding = [&] { return x == nullptr ? Rational(0) : rounding_of_cost(problem, *x); };
  if (promise.gap.covers(off, scale, terms, rounding)) return Holds{};
  return Violated{lp_claim::kValue,
                  "cost.x is " + in_words(value) + ", the optimum " + in_words(optimum) + ", apart by " + in_words(off),
                  approximate(off / scale)};
}

Verdict check_value(const LpProblem& problem, const std::vector<double>& x, const Rational& optimum,
                    const LpPromise& promise) {
  return check_value(problem, dot<Rational>(problem.cost, x), &x, optimum, promise);
}

}  // namespace assay
