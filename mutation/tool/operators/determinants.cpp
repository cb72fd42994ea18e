#include <clang/AST/Decl.h>

#include <algorithm>

#include "tool/operators/expressions.h"
#include "tool/operators/operators.h"

namespace assay::mutation {

using namespace clang;

namespace {

/// a d - b c of doubles: the two products, or nothing.
bool is_minor(const Stmt* node, const BinaryOperator*& first, const BinaryOperator*& second) {
  const auto* expression = dyn_cast<BinaryOperator>(node);
  if (expression == nullptr || of_doubles(expression, BO_Sub) != expression) return false;
  first = of_doubles(expression->getLHS(), BO_Mul);
  second = of_doubles(expression->getRHS(), BO_Mul);
  return first != nullptr && second != nullptr;
}

/// Whether a number is called what scales are called. In a formula names are all that tells a scale from a length.
bool is_scale(const Expr* expression) {
  const ValueDecl* declaration = named(expression);
  if (declaration == nullptr || declaration->getIdentifier() == nullptr || !is_double(expression)) return false;
  const StringRef name = declaration->getName();
  const auto contains = [&](const char* word) { return name.contains_insensitive(word); };
  return contains("scale") || contains("shrink") || contains("grow") || contains("factor") || contains("unit");
}

}  // namespace

void sub_determinant_sign(const Seen& seen, Proposals& proposals) {
  const BinaryOperator *first, *second;
  if (is_minor(seen.node, first, second))
    proposals.push_back({seen.node, seen.text(first) + " + " + seen.text(second)});
}

void sub_determinant_entry(const Seen& seen, Proposals& proposals) {
  const BinaryOperator *first, *second;
  if (is_minor(seen.node, first, second))
    proposals.push_back(
        {seen.node, seen.text(first) + " - " + seen.text(second->getLHS()) + " * " + seen.text(first->getRHS())});
}

void scale_not_undone(const Seen& seen, Proposals& proposals) {
  const auto* expression = dyn_cast<Expr>(seen.node);
  if (expression == nullptr || !is_double(expression) || bare(expression) != expression) return;
  if (const CallExpr* call = call_of(expression, {"ldexp", "scalbn"}, 2); call != nullptr && is_double(call->getArg(0)))
    proposals.push_back({expression, "static_cast<double>" + seen.text(call->getArg(0))});
  const auto* binary = dyn_cast<BinaryOperator>(expression);
  if (binary == nullptr || !is_double(binary->getLHS()) || !is_double(binary->getRHS())) return;
  const BinaryOperatorKind kind = binary->getOpcode();
  if ((kind == BO_MulAssign || kind == BO_DivAssign) && is_scale(binary->getRHS()))
    proposals.push_back({binary->getRHS(), "1.0"});
  else if ((kind == BO_Mul || kind == BO_Div) && is_scale(binary->getRHS()))
    proposals.push_back({binary, "static_cast<double>" + seen.text(binary->getLHS())});
  else if (kind == BO_Mul && is_scale(binary->getLHS()))
    proposals.push_back({binary, "static_cast<double>" + seen.text(binary->getRHS())});
}

void abs_dropped(const Seen& seen, Proposals& proposals) {
  const auto* call = dyn_cast<CallExpr>(seen.node);
  if (call == nullptr || call_of(call, {"abs", "fabs"}, 1) != call || !is_double(call) || !is_double(call->getArg(0)))
    return;
  proposals.push_back({call, "static_cast<double>" + seen.text(call->getArg(0))});
}

void minus_dropped(const Seen& seen, Proposals& proposals) {
  const auto* unary = dyn_cast<UnaryOperator>(seen.node);
  if (unary == nullptr || unary->getOpcode() != UO_Minus || !is_double(unary)) return;
  if (isa<FloatingLiteral>(bare(unary->getSubExpr())) || isa<IntegerLiteral>(bare(unary->getSubExpr()))) return;
  proposals.push_back({unary, "static_cast<double>" + seen.text(unary->getSubExpr())});
}

}  // namespace assay::mutation
