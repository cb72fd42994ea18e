// Tier 0 for linear programs: optimality, infeasibility and unboundedness from their witnesses. Part of the trusted
// core.
#pragma once
#include <string_view>

#include "algorithms/model/lp.h"
#include "algorithms/model/verdict.h"
#include "oracles/exact/rational.h"

namespace assay {

/// What the engine promises, see Semantics: violations allowed relative to max(1, |bound|), max(1, |cost|), max(1,
/// |objective|). 0 asks for exactness; negative means that nothing is promised and the magnitude is not judged.
struct LpPromise {
  double primal = 0, dual = 0, gap = 0;
};

/// The certificate class of a basis, re-solved in exact arithmetic. Precondition: the problem can be judged
/// (lp_shape.h).
enum class BasisClass : std::uint8_t { kOptimal, kPrimalOnly, kDualOnly, kNeither, kSingular, kMalformed };
BasisClass classify_basis(const LpProblem& problem, const Basis& basis);

/// Why a judge of this file is undecided where an answer gives a status and nothing that proves it: the truth has to be
/// asked (certify_lp.h), and check_value where the answer is Optimal.
inline constexpr std::string_view kNoProof = "answer carries no proof of its status";

/// A verdict, and whether the answer's own basis, line, vector or ray proves its status without any tolerance: then the
/// status is right, whatever was promised and whatever else is wrong with the answer.
struct LpJudgement {
  Verdict verdict;
  bool proven = false;
};

/// Lemma and numbered claims of each stand above its definition: check_optimal.cpp, check_infeasible.cpp,
/// check_unbounded.cpp, line_breaches.h; the names of the claims in lp_claims.h. A problem with NaN, an infinite cost or
/// matrix entry, or inconsistent sizes is Undecided{"problem is not finite"} or Undecided{"problem has inconsistent
/// sizes"}; an answer that claims nothing beyond its status and is not refuted Undecided{kNoProof}.
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

/// Claim kValue: |cost.x - optimum| <= promise.gap * max(1, |optimum|), for an answer without multipliers. Precondition:
/// x has the problem's shape and is finite.
Verdict check_value(const LpProblem& problem, const std::vector<double>& x, const Rational& optimum,
                    const LpPromise& promise);

}  // namespace assay
