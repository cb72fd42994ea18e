#include "tool/operators/expressions.h"

#include <clang/AST/Decl.h>
#include <clang/AST/Stmt.h>
#include <clang/AST/StmtCXX.h>
#include <llvm/ADT/APFloat.h>

#include <algorithm>
#include <cmath>

namespace assay::mutation {

using namespace clang;

const Expr* bare(const Expr* expression) { return expression->IgnoreParenImpCasts(); }

bool is_double(const Expr* expression) { return expression->getType()->isSpecificBuiltinType(BuiltinType::Double); }

bool is_integer(const Expr* expression) {
  return expression->getType()->isIntegerType() && !expression->getType()->isBooleanType();
}

const BinaryOperator* of_doubles(const Expr* expression, BinaryOperatorKind kind) {
  const auto* binary = dyn_cast<BinaryOperator>(bare(expression));
  if (binary == nullptr || binary->getOpcode() != kind) return nullptr;
  return is_double(binary->getLHS()) && is_double(binary->getRHS()) ? binary : nullptr;
}

const CallExpr* call_of(const Expr* expression, std::initializer_list<const char*> names, unsigned arguments) {
  const auto* call = dyn_cast<CallExpr>(bare(expression));
  if (call == nullptr || isa<CXXMemberCallExpr>(call) || isa<CXXOperatorCallExpr>(call)) return nullptr;
  const FunctionDecl* function = call->getDirectCallee();
  if (function == nullptr || function->getIdentifier() == nullptr || call->getNumArgs() != arguments) return nullptr;
  const auto has_name = [&](const char* name) { return function->getName() == name; };
  return std::any_of(names.begin(), names.end(), has_name) ? call : nullptr;
}

const ValueDecl* named(const Expr* expression) {
  expression = bare(expression);
  if (const auto* reference = dyn_cast<DeclRefExpr>(expression)) return reference->getDecl();
  if (const auto* member = dyn_cast<MemberExpr>(expression)) return member->getMemberDecl();
  if (const auto* call = dyn_cast<CXXMemberCallExpr>(expression))
    return call->getNumArgs() == 0 ? call->getMethodDecl() : nullptr;
  return nullptr;
}

std::optional<double> constant_value(const Expr* expression, ASTContext& context) {
  expression = bare(expression);
  std::optional<double> value;
  if (const auto* literal = dyn_cast<FloatingLiteral>(expression)) {
    if (is_double(literal)) value = literal->getValue().convertToDouble();
  } else if (isa<DeclRefExpr>(expression) || isa<MemberExpr>(expression)) {
    const auto* variable = dyn_cast<VarDecl>(named(expression));
    Expr::EvalResult result;
    if (variable != nullptr && variable->isConstexpr() && is_double(expression) &&
        expression->EvaluateAsRValue(result, context) && result.Val.isFloat())
      value = result.Val.getFloat().convertToDouble();
  }
  if (!value || !std::isfinite(*value) || *value == 0) return std::nullopt;
  return value;
}

bool is_pure(const Expr* expression, ASTContext& context) { return !expression->HasSideEffects(context); }

bool is_jump(const Stmt* statement) {
  if (const auto* block = dyn_cast<CompoundStmt>(statement)) return !block->body_empty() && is_jump(block->body_back());
  return isa<ReturnStmt>(statement) || isa<ContinueStmt>(statement) || isa<BreakStmt>(statement);
}

}  // namespace assay::mutation
