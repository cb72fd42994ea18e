#include "properties/lp/relations/column_order_keeps_answer.h"

#include "properties/lp/consistent.h"
#include "properties/lp/relations/transform.h"

namespace assay {

void ColumnOrderKeepsAnswer::ask(const LpProblem& problem, std::vector<LpProblem>& questions) {
  questions.assign({problem, lp_transform::with_columns_reversed(problem)});
}

Verdict ColumnOrderKeepsAnswer::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                                      const Court<LpFamily>& court) {
  LpRelation relation;
  relation.status_claim = kClaim;
  relation.value_claim = kValueClaim;
  return consistent(problem, lp_transform::with_columns_reversed(problem), replies, relation, court.semantics);
}

}  // namespace assay
