// Tier 0 for linear programs: optimality, infeasibility and unboundedness from their witnesses. Part of the trusted
// core.
#pragma once
#include "algorithms/model/lp.h"
#include "algorithms/model/verdict.h"

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

/// Lemma and numbered claims of each stand above its definition: check_optimal.cpp, check_infeasible.cpp,
/// check_unbounded.cpp; the names of the claims in lp_claims.h. A problem with NaN, an infinite cost or matrix entry,
/// or inconsistent sizes is Undecided{"problem is not finite"} or Undecided{"problem has inconsistent sizes"}.
Verdict check_optimal(const LpProblem& problem, const Optimal& answer, const LpPromise& promise);
/// check_optimal, and whether the basis is of class kOptimal: then status and value are exact, whatever was promised.
struct OptimalJudgement {
  Verdict verdict;
  bool proven = false;
};
OptimalJudgement judge_optimal(const LpProblem& problem, const Optimal& answer, const LpPromise& promise);
Verdict check_infeasible(const LpProblem& problem, const Infeasible& answer, const LpPromise& promise);
Verdict check_unbounded(const LpProblem& problem, const Unbounded& answer, const LpPromise& promise);

}  // namespace assay
