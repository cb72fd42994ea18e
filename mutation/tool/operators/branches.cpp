#include <clang/AST/ExprCXX.h>

#include "tool/operators/expressions.h"
#include "tool/operators/operators.h"

namespace assay::mutation {

using namespace clang;

namespace {

/// An if without else whose condition is an expression and nothing more, or nothing.
const IfStmt* plain_if(const Stmt* node) {
  const auto* branch = dyn_cast<IfStmt>(node);
  if (branch == nullptr || branch->isConstexpr() || branch->hasElseStorage() || branch->hasVarStorage()) return nullptr;
  return branch;
}

/// x == y, !x, x.empty(): what only special input brings about.
bool is_degenerate(const Expr* condition) {
  condition = bare(condition->IgnoreImplicit());
  if (const auto* binary = dyn_cast<BinaryOperator>(condition))
    return binary->getOpcode() == BO_EQ ||
           (binary->isLogicalOp() && is_degenerate(binary->getLHS()) && is_degenerate(binary->getRHS()));
  if (const auto* unary = dyn_cast<UnaryOperator>(condition)) return unary->getOpcode() == UO_LNot;
  if (const auto* rewritten = dyn_cast<CXXRewrittenBinaryOperator>(condition)) return rewritten->getOpcode() == BO_EQ;
  if (const auto* call = dyn_cast<CXXOperatorCallExpr>(condition)) return call->getOperator() == OO_EqualEqual;
  if (const auto* call = dyn_cast<CXXMemberCallExpr>(condition)) {
    const CXXMethodDecl* method = call->getMethodDecl();
    return method != nullptr && method->getIdentifier() != nullptr &&
           (method->getName() == "empty" || method->getName() == "is_zero");
  }
  return false;
}

}  // namespace

void check_dropped(const Seen& seen, Proposals& proposals) {
  const IfStmt* branch = plain_if(seen.node);
  if (branch == nullptr || !is_jump(branch->getThen()) || is_degenerate(branch->getCond())) return;
  proposals.push_back({branch->getCond(), "false", true});
}

void degenerate_branch_forgotten(const Seen& seen, Proposals& proposals) {
  const IfStmt* branch = plain_if(seen.node);
  if (branch == nullptr || (is_jump(branch->getThen()) && !is_degenerate(branch->getCond()))) return;
  proposals.push_back({branch->getCond(), "false", true});
}

void condition_dropped(const Seen& seen, Proposals& proposals) {
  const auto* binary = dyn_cast<BinaryOperator>(seen.node);
  if (binary == nullptr || !binary->isLogicalOp() || !binary->getType()->isBooleanType()) return;
  proposals.push_back({binary, "static_cast<bool>" + seen.text(binary->getLHS()), true});
}

}  // namespace assay::mutation
