#include <clang/AST/DeclCXX.h>
#include <clang/AST/ExprCXX.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>
#include <iterator>

#include "tool/operators/expressions.h"
#include "tool/operators/operators.h"

namespace assay::mutation {

using namespace clang;

namespace {

bool is_size(const Expr* expression) {
  const CallExpr* call = call_of(expression, {"abs", "fabs"}, 1);
  return call != nullptr && is_double(call);
}

bool is_extreme(const Expr* expression) {
  const CallExpr* call = call_of(expression, {"min", "max"}, 2);
  return call != nullptr && is_double(call) && is_double(call->getArg(0)) && is_double(call->getArg(1));
}

constexpr const char* kEnds[][2] = {{"lower", "upper"}, {"low", "high"}, {"least", "greatest"}, {"first", "last"}};

/// The name of the other end of what has an end of this name.
std::string other_end(StringRef name) {
  for (const auto& ends : kEnds)
    for (const int i : {0, 1})
      if (name == ends[i]) return ends[1 - i];
  return "";
}

/// Whether the class has one member of that name, and it has this type.
bool has_member(const CXXRecordDecl* record, StringRef name, QualType type, bool is_function, ASTContext& context) {
  const auto found = record->lookup(DeclarationName(&context.Idents.get(name)));
  if (found.empty() || std::next(found.begin()) != found.end()) return false;
  QualType other;
  if (const auto* field = dyn_cast<FieldDecl>(found.front()); field != nullptr && !is_function)
    other = field->getType();
  if (const auto* method = dyn_cast<CXXMethodDecl>(found.front()); method != nullptr && is_function)
    other = method->getReturnType();
  return !other.isNull() && context.hasSameUnqualifiedType(other, type);
}

/// What stands before the name of a member: "x." or "p->".
std::string up_to_name(const MemberExpr* member, const ASTContext& context) {
  const CharSourceRange range = CharSourceRange::getCharRange(member->getBeginLoc(), member->getMemberLoc());
  return Lexer::getSourceText(range, context.getSourceManager(), context.getLangOpts()).str();
}

}  // namespace

void bound_of_wrong_operand(const Seen& seen, Proposals& proposals) {
  const auto* expression = dyn_cast<Expr>(seen.node);
  if (expression == nullptr || bare(expression) != expression) return;
  if (const BinaryOperator* sum = of_doubles(expression, BO_Add);
      sum != nullptr && is_size(sum->getLHS()) && is_size(sum->getRHS()))
    proposals.push_back({sum, seen.text(sum->getLHS()) + " + " + seen.text(sum->getLHS())});
  const CallExpr* call = call_of(expression, {"max"}, 2);
  if (call != nullptr && is_extreme(call) && is_size(call->getArg(0)) && is_size(call->getArg(1)))
    proposals.push_back({call, "::std::max(" + seen.text(call->getArg(0)) + ", " + seen.text(call->getArg(0)) + ")"});
}

void other_end_taken(const Seen& seen, Proposals& proposals) {
  const MemberExpr* member = nullptr;
  const Expr* whole = nullptr;
  bool is_function = false;
  if (const auto* call = dyn_cast<CXXMemberCallExpr>(seen.node); call != nullptr && call->getNumArgs() == 0) {
    member = dyn_cast<MemberExpr>(call->getCallee());
    whole = call;
    is_function = true;
  } else if (const auto* field = dyn_cast<MemberExpr>(seen.node); field != nullptr && !seen.ancestors.empty()) {
    // Only where its value is read: what is assigned to keeps its name.
    const auto* cast = dyn_cast<ImplicitCastExpr>(seen.ancestors.back());
    if (cast != nullptr && cast->getCastKind() == CK_LValueToRValue) member = field, whole = field;
  }
  if (member == nullptr || member->isImplicitAccess() || member->getMemberDecl()->getIdentifier() == nullptr) return;
  const auto* record = dyn_cast<CXXRecordDecl>(member->getMemberDecl()->getDeclContext());
  const std::string other = other_end(member->getMemberDecl()->getName());
  if (record == nullptr || other.empty()) return;
  const QualType type = is_function ? cast<CXXMethodDecl>(member->getMemberDecl())->getReturnType() : whole->getType();
  if (!has_member(record, other, type, is_function, seen.context)) return;
  proposals.push_back({whole, up_to_name(member, seen.context) + other + (is_function ? "()" : "")});
}

void lesser_for_greater(const Seen& seen, Proposals& proposals) {
  const auto* call = dyn_cast<CallExpr>(seen.node);
  if (call == nullptr || !is_extreme(call) || bare(call) != call) return;
  const bool is_least = call->getDirectCallee()->getName() == "min";
  proposals.push_back({call, std::string(is_least ? "::std::max<double>(" : "::std::min<double>(") +
                                 seen.text(call->getArg(0)) + ", " + seen.text(call->getArg(1)) + ")"});
}

}  // namespace assay::mutation
