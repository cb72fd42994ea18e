// Tier 0 for linear programs: optimality, infeasibility and unboundedness from their witnesses. Part of the trusted
// core.
#pragma once
#include <string_view>

#include "algorithms/model/lp.h"
#include "algorithms/model/verdict.h"
#include "oracles/exact/rational.h"
#include "oracles/lp/sums/allowance.h"

namespace assay {

/// What an answer is held to: violations allowed relative to max(1, |bound|), max(1, |cost|), max(1, |objective|), and
/// where the promise is a default (properties/lp/default_promises.h) room for rounding (allowance.h). 0 asks for
/// exactness; a negative or infinite number means that the magnitude is not judged.
struct LpPromise {
  Allowance primal, dual, gap;
};

/// No magnitude is judged: what is left is whether an answer is a proof without any tolerance.
inline constexpr LpPromise kNothingJudged{-1, -1, -1};

/// The certificate class of a basis, re-solved in exact arithmetic. Precondition: the problem can be judged
/// (lp_shape.h).
enum class BasisClass : std::uint8_t { kOptimal, kPrimalOnly, kDualOnly, kNeither, kSingular, kMalformed };
BasisClass classify_basis(const LpProblem& problem, const Basis& basis);

/// Why a judge of this file has nothing to judge: the answer is a status and nothing else.
inline constexpr std::string_view kNoProof = "the answer gives a status and nothing that proves it";

/// A verdict, and whether the answer's own basis, line, vector or ray proves its status without any tolerance: then the
/// status is right, whatever was promised and whatever else is wrong with the answer.
struct LpJudgement {
  Verdict verdict;
  bool proven = false;
};

/// Lemma and numbered claims of each stand above its definition: check_optimal.cpp, check_infeasible.cpp,
/// check_unbounded.cpp, line_breaches.h; the names of the claims in lp_claims.h. A problem with NaN, an infinite cost
/// or matrix entry, or inconsistent sizes is Undecided{"problem is not finite"} or Undecided{"problem has inconsistent
/// sizes"}; an answer that gives nothing beyond its status NotJudged{kNoProof}. Whether the status is right is not
/// asked here.
///
/// Where several claims are false: kShape and kFinite come first, then a basis or line that is none, then the one that
/// is broken worst (worst_claim.h).
LpJudgement judge_optimal(const LpProblem& problem, const Optimal& answer, const LpPromise& promise);
LpJudgement judge_infeasible(const LpProblem& problem, const Infeasible& answer, const LpPromise& promise);
LpJudgement judge_unbounded(const LpProblem& problem, const Unbounded& answer, const LpPromise& promise);

/// The judge of the answer's kind; Undecided{"no answer"} for one that gave up or declined.
LpJudgement judge_lp(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise);

inline Verdict check_optimal(const LpProblem& problem, const Optimal& answer, const LpPromise& promise) {
  return judge_optimal(problem, answer, promise).verdict;
}
inline Verdict check_infeasible(const LpProblem& problem, const Infeasible& answer, const LpPromise& promise) {
  return judge_infeasible(problem, answer, promise).verdict;
}
inline Verdict check_unbounded(const LpProblem& problem, const Unbounded& answer, const LpPromise& promise) {
  return judge_unbounded(problem, answer, promise).verdict;
}

/// Claim kValue: |value - optimum| <= promise.gap * max(1, |optimum|), with terms |c_j x_j| where `x` is what the value
/// is computed from, and none where it is null. Magnitude |value - optimum| / max(1, |optimum|).
Verdict check_value(const LpProblem& problem, const Rational& value, const std::vector<double>* x,
                    const Rational& optimum, const LpPromise& promise);
/// The same for the value cost.x. Precondition: x has the problem's shape and is finite.
Verdict check_value(const LpProblem& problem, const std::vector<double>& x, const Rational& optimum,
                    const LpPromise& promise);

}  // namespace assay
