#include "properties/lp/relations/dual_has_same_value.h"

#include "properties/lp/consistent.h"
#include "properties/lp/relations/transform.h"

namespace assay {

void DualHasSameValue::ask(const LpProblem& problem, std::vector<LpProblem>& questions) {
  questions.assign({problem, lp_transform::dual_of(problem).value_or(problem)});
}

Verdict DualHasSameValue::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                                const Court<LpFamily>& court) {
  const auto dual = lp_transform::dual_of(problem);
  if (!dual) return Undecided{"not of the form A x <= b, x >= 0"};
  LpRelation relation;
  relation.may_follow = [](LpStatus primal, LpStatus of_dual) {
    if (primal == LpStatus::kOptimal) return of_dual == LpStatus::kOptimal;
    return of_dual == LpStatus::kInfeasible || (primal == LpStatus::kInfeasible && of_dual == LpStatus::kUnbounded);
  };
  relation.factor = -1;
  relation.status_claim = kClaim;
  relation.value_claim = kValueClaim;
  return consistent(problem, *dual, replies, relation, court.semantics);
}

}  // namespace assay
