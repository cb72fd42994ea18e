#include "properties/lp/relations/explicit_slacks_keep_answer.h"

#include "properties/lp/consistent.h"
#include "properties/lp/relations/transform.h"

namespace assay {

void ExplicitSlacksKeepAnswer::ask(const LpProblem& problem, std::vector<LpProblem>& questions) {
  questions.assign({problem, lp_transform::with_explicit_slacks(problem)});
}

Verdict ExplicitSlacksKeepAnswer::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                                        const Court<LpFamily>& court) {
  LpRelation relation;
  relation.status_claim = kClaim;
  relation.value_claim = kValueClaim;
  return consistent(problem, lp_transform::with_explicit_slacks(problem), replies, relation, court.semantics);
}

}  // namespace assay
