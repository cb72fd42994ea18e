#include "properties/lp/relations/sign_keeps_answer.h"

#include "properties/lp/consistent.h"
#include "properties/lp/relations/transform.h"

namespace assay {

void SignKeepsAnswer::ask(const LpProblem& problem, std::vector<LpProblem>& questions) {
  questions.assign({problem, lp_transform::with_signs_turned(problem)});
}

Verdict SignKeepsAnswer::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                               const Court<LpFamily>& court) {
  LpRelation relation;
  relation.status_claim = kClaim;
  relation.value_claim = kValueClaim;
  return consistent(problem, lp_transform::with_signs_turned(problem), replies, relation, court.semantics);
}

}  // namespace assay
