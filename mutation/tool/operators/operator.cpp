#include "tool/operators/operator.h"

#include <clang/AST/ExprCXX.h>
#include <clang/AST/StmtCXX.h>
#include <clang/Lex/Lexer.h>

namespace assay::mutation {

using namespace clang;

const Stmt* Seen::parent() const {
  for (auto at = ancestors.rbegin(); at != ancestors.rend(); ++at)
    if (!isa<ImplicitCastExpr>(*at) && !isa<ParenExpr>(*at) && !isa<ExprWithCleanups>(*at) &&
        !isa<MaterializeTemporaryExpr>(*at) && !isa<CXXBindTemporaryExpr>(*at))
      return *at;
  return nullptr;
}

std::string Seen::text(const Stmt* part) const {
  const CharSourceRange range = CharSourceRange::getTokenRange(part->getSourceRange());
  const StringRef source = Lexer::getSourceText(range, context.getSourceManager(), context.getLangOpts());
  return source.empty() ? std::string(1, kNoText) : "(" + source.str() + ")";
}

bool Seen::is_repeated() const {
  const Stmt* inner = node;
  for (auto at = ancestors.rbegin(); at != ancestors.rend(); ++at) {
    if (isa<LambdaExpr>(*at)) return false;
    if (const auto* loop = dyn_cast<ForStmt>(*at); loop != nullptr && loop->getBody() == inner) return true;
    if (const auto* loop = dyn_cast<WhileStmt>(*at); loop != nullptr && loop->getBody() == inner) return true;
    if (const auto* loop = dyn_cast<DoStmt>(*at); loop != nullptr && loop->getBody() == inner) return true;
    if (const auto* loop = dyn_cast<CXXForRangeStmt>(*at); loop != nullptr && loop->getBody() == inner) return true;
    inner = *at;
  }
  return false;
}

}  // namespace assay::mutation
