#include <clang/AST/StmtCXX.h>

#include "tool/operators/expressions.h"
#include "tool/operators/operators.h"

namespace assay::mutation {

using namespace clang;

void last_one_forgotten(const Seen& seen, Proposals& proposals) {
  const auto* loop = dyn_cast<ForStmt>(seen.node);
  if (loop == nullptr || loop->getCond() == nullptr || loop->getConditionVariable() != nullptr) return;
  const auto* condition = dyn_cast<BinaryOperator>(bare(loop->getCond()));
  if (condition == nullptr || !is_integer(condition->getLHS()) || !is_integer(condition->getRHS())) return;
  const std::string left = seen.text(condition->getLHS()), right = seen.text(condition->getRHS());
  if (condition->getOpcode() == BO_LT || condition->getOpcode() == BO_NE)
    proposals.push_back({condition, left + " + 1 < " + right});
  if (condition->getOpcode() == BO_LE) proposals.push_back({condition, left + " < " + right});
}

void stale_value(const Seen& seen, Proposals& proposals) {
  const auto* assignment = dyn_cast<BinaryOperator>(seen.node);
  if (assignment == nullptr || !seen.is_repeated()) return;
  const Expr *left = assignment->getLHS(), *right = assignment->getRHS();
  const bool adds = assignment->getOpcode() == BO_AddAssign || assignment->getOpcode() == BO_SubAssign;
  if (adds && is_double(left) && is_double(right)) proposals.push_back({right, "0.0"});
  if (assignment->getOpcode() != BO_Assign || !is_pure(left, seen.context)) return;
  // Numbers only, and of one type: a ternary would convert the original.
  if (!left->getType()->isArithmeticType()) return;
  if (const auto* inner = dyn_cast<BinaryOperator>(bare(right)); inner != nullptr && inner->isAssignmentOp()) return;
  if (!seen.context.hasSameUnqualifiedType(left->getType(), right->IgnoreImplicit()->getType())) return;
  proposals.push_back({right, seen.text(left)});
}

}  // namespace assay::mutation
