#include "properties/lp/relations/relaxing_never_worsens.h"

#include "properties/lp/consistent.h"
#include "properties/lp/relations/transform.h"

namespace assay {

void RelaxingNeverWorsens::ask(const LpProblem& problem, std::vector<LpProblem>& questions) {
  questions.assign({problem, lp_transform::relaxed(problem)});
}

Verdict RelaxingNeverWorsens::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                                    const Court<LpFamily>& court) {
  LpRelation relation;
  relation.may_follow = [](LpStatus before, LpStatus after) {
    if (before == LpStatus::kInfeasible) return true;
    return after == LpStatus::kUnbounded || (before == LpStatus::kOptimal && after == LpStatus::kOptimal);
  };
  relation.values = LpRelation::Values::kNotAbove;
  relation.status_claim = kClaim;
  relation.value_claim = kValueClaim;
  return consistent(problem, lp_transform::relaxed(problem), replies, relation, court.semantics);
}

}  // namespace assay
