#include <clang/AST/Decl.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/StmtCXX.h>

#include "tool/operators/expressions.h"
#include "tool/operators/operators.h"

namespace assay::mutation {

using namespace clang;

void narrowed_to_float(const Seen& seen, Proposals& proposals) {
  const auto* statement = dyn_cast<DeclStmt>(seen.node);
  if (statement == nullptr || isa_and_nonnull<CXXForRangeStmt>(seen.parent())) return;
  for (const Decl* declaration : statement->decls()) {
    const auto* variable = dyn_cast<VarDecl>(declaration);
    if (variable == nullptr || variable->isConstexpr() || variable->isStaticLocal() || !variable->hasInit()) continue;
    if (!variable->getType()->isSpecificBuiltinType(BuiltinType::Double)) continue;
    const Expr* value = variable->getInit()->IgnoreImplicit();
    if (!is_double(value) || !(isa<BinaryOperator>(bare(value)) || isa<CallExpr>(bare(value)))) continue;
    proposals.push_back({value, "static_cast<double>(static_cast<float>" + seen.text(value) + ")"});
  }
}

void fused(const Seen& seen, Proposals& proposals) {
  const auto* binary = dyn_cast<BinaryOperator>(seen.node);
  if (binary == nullptr) return;
  const bool is_sum = of_doubles(binary, BO_Add) == binary, is_difference = of_doubles(binary, BO_Sub) == binary;
  if (!is_sum && !is_difference) return;
  // Compilers fuse the product on the left where there are two.
  if (const BinaryOperator* product = of_doubles(binary->getLHS(), BO_Mul))
    proposals.push_back({binary, "::std::fma(" + seen.text(product->getLHS()) + ", " + seen.text(product->getRHS()) +
                                     (is_sum ? ", " : ", -") + seen.text(binary->getRHS()) + ")"});
  else if (const BinaryOperator* other = of_doubles(binary->getRHS(), BO_Mul))
    proposals.push_back({binary, std::string("::std::fma(") + (is_sum ? "" : "-") + seen.text(other->getLHS()) + ", " +
                                     seen.text(other->getRHS()) + ", " + seen.text(binary->getLHS()) + ")"});
}

void summed_in_other_order(const Seen& seen, Proposals& proposals) {
  const auto* outer = dyn_cast<BinaryOperator>(seen.node);
  if (outer == nullptr || of_doubles(outer, BO_Add) != outer) return;
  const BinaryOperator* inner = of_doubles(outer->getLHS(), BO_Add);
  if (inner == nullptr) return;
  proposals.push_back({outer, seen.text(inner->getLHS()) + " + (" + seen.text(inner->getRHS()) + " + " +
                                  seen.text(outer->getRHS()) + ")"});
}

void rounded_the_other_way(const Seen& seen, Proposals& proposals) {
  const auto* call = dyn_cast<CallExpr>(seen.node);
  if (call == nullptr || !is_double(call)) return;
  if (call_of(call, {"nextafter"}, 2) == call && is_pure(call->getArg(0), seen.context)) {
    const std::string x = "static_cast<double>" + seen.text(call->getArg(0));
    proposals.push_back(
        {call, "::std::nextafter(" + x + ", " + seen.text(call->getArg(1)) + " > " + x + " ? -HUGE_VAL : HUGE_VAL)"});
  }
  if (call_of(call, {"floor"}, 1) == call) proposals.push_back({call, "::std::ceil" + seen.text(call->getArg(0))});
  if (call_of(call, {"ceil"}, 1) == call) proposals.push_back({call, "::std::floor" + seen.text(call->getArg(0))});
}

}  // namespace assay::mutation
