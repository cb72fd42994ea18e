#include "properties/lp/relations/row_order_keeps_status.h"

#include <algorithm>

#include "properties/lp/consistent.h"

namespace assay {

void RowOrderKeepsStatus::ask(const LpProblem& problem, std::vector<LpProblem>& questions) {
  questions.assign(2, problem);
  LpProblem& turned = questions[1];
  std::reverse(turned.row_lower.begin(), turned.row_lower.end());
  std::reverse(turned.row_upper.begin(), turned.row_upper.end());
  if (problem.matrix.size() != std::size_t{problem.rows} * problem.columns) return;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      turned.matrix[std::size_t{i} * problem.columns + j] = problem.at(problem.rows - 1 - i, j);
    }
  }
}

Verdict RowOrderKeepsStatus::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                                   const Court<LpFamily>& court) {
  std::vector<LpProblem> questions;
  ask(problem, questions);
  LpRelation relation;
  relation.status_claim = kClaim;
  relation.value_claim = kValueClaim;
  return consistent(questions[0], questions[1], replies, relation, court.semantics);
}

}  // namespace assay
