#include <clang/AST/ExprCXX.h>
#include <clang/AST/StmtCXX.h>

#include <optional>

#include "tool/operators/expressions.h"
#include "tool/operators/operators.h"

namespace assay::mutation {

using namespace clang;

namespace {

struct Comparison {
  BinaryOperatorKind kind;
  const Expr *left, *right;
  const FunctionDecl* carried_out_by = nullptr;  ///< where the type of what is compared has an operator of its own
};

/// An order comparison of two expressions, however the language carries it out.
std::optional<Comparison> comparison(const Stmt* node) {
  std::optional<Comparison> found;
  if (const auto* binary = dyn_cast<BinaryOperator>(node)) {
    found = Comparison{binary->getOpcode(), binary->getLHS(), binary->getRHS()};
  } else if (const auto* rewritten = dyn_cast<CXXRewrittenBinaryOperator>(node)) {
    found = Comparison{rewritten->getOpcode(), rewritten->getLHS(), rewritten->getRHS()};
  } else if (const auto* call = dyn_cast<CXXOperatorCallExpr>(node); call != nullptr && call->isInfixBinaryOp()) {
    found = Comparison{BinaryOperator::getOverloadedOpcode(call->getOperator()), call->getArg(0), call->getArg(1),
                       call->getDirectCallee()};
  }
  if (found && (found->kind < BO_LT || found->kind > BO_GE || !cast<Expr>(node)->getType()->isBooleanType()))
    found.reset();
  return found;
}

BinaryOperatorKind turned(BinaryOperatorKind kind) {
  switch (kind) {
    case BO_LT: return BO_LE;
    case BO_LE: return BO_LT;
    case BO_GT: return BO_GE;
    default: return BO_GT;
  }
}

/// Whether numbers of that type can be compared the other way, too.
bool has_turned(const Comparison& sides, ASTContext& context) {
  if (sides.carried_out_by == nullptr) return true;
  const OverloadedOperatorKind other = BinaryOperator::getOverloadedOperator(turned(sides.kind));
  const DeclarationName name = context.DeclarationNames.getCXXOperatorName(other);
  return !sides.carried_out_by->getDeclContext()->lookup(name).empty();
}

/// x < y becomes x <= y.
std::string with_equality_otherwise(const Seen& seen, const Comparison& sides) {
  return seen.text(sides.left) + " " + BinaryOperator::getOpcodeStr(turned(sides.kind)).str() + " " +
         seen.text(sides.right);
}

bool is_number(const Expr* expression) {
  const QualType type = expression->getType().getNonReferenceType();
  return type->isFloatingType() || type->isRecordType();
}

/// Whether what is done where the comparison holds is to take one of its sides: if (x < best) best = x.
bool takes_a_side(const Stmt* done, const Comparison& sides) {
  const ValueDecl *left = named(sides.left), *right = named(sides.right);
  for (const Stmt* part : done->children())
    if (part != nullptr && takes_a_side(part, sides)) return true;
  const auto* assignment = dyn_cast<BinaryOperator>(done);
  if (assignment == nullptr || assignment->getOpcode() != BO_Assign) return false;
  const ValueDecl* taken = named(assignment->getLHS());
  return taken != nullptr && (taken == left || taken == right);
}

bool chooses(const Seen& seen, const Comparison& sides) {
  const Stmt* parent = seen.parent();
  if (parent == nullptr) return false;
  if (const auto* branch = dyn_cast<IfStmt>(parent))
    return branch->getCond() == seen.node && takes_a_side(branch->getThen(), sides);
  if (const auto* conditional = dyn_cast<ConditionalOperator>(parent)) {
    const ValueDecl *left = named(sides.left), *right = named(sides.right), *taken = named(conditional->getTrueExpr());
    return bare(conditional->getCond()) == seen.node && taken != nullptr && (taken == left || taken == right);
  }
  return false;
}

bool is_returned(const Seen& seen) {
  for (auto at = seen.ancestors.rbegin(); at != seen.ancestors.rend() && !isa<LambdaExpr>(*at); ++at)
    if (isa<ReturnStmt>(*at)) return true;
  return false;
}

}  // namespace

void strictness(const Seen& seen, Proposals& proposals) {
  const auto sides = comparison(seen.node);
  if (!sides || !is_number(sides->left) || !is_number(sides->right) || chooses(seen, *sides) ||
      !has_turned(*sides, seen.context))
    return;
  proposals.push_back({seen.node, with_equality_otherwise(seen, *sides)});
}

void ties_broken_otherwise(const Seen& seen, Proposals& proposals) {
  const auto sides = comparison(seen.node);
  if (!sides) return;
  if (chooses(seen, *sides) && has_turned(*sides, seen.context)) {
    proposals.push_back({seen.node, with_equality_otherwise(seen, *sides)});
  } else if (is_integer(sides->left) && is_integer(sides->right) && is_returned(seen) &&
             named(sides->left) != nullptr && named(sides->right) != nullptr &&
             (sides->kind == BO_LT || sides->kind == BO_GT)) {
    proposals.push_back(
        {seen.node, seen.text(sides->left) + (sides->kind == BO_LT ? " > " : " < ") + seen.text(sides->right)});
  }
}

}  // namespace assay::mutation
