#include "tool/collector.h"

#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Lex/Lexer.h>
#include <llvm/ADT/ScopeExit.h>

#include <set>
#include <utility>

namespace assay::mutation {

using namespace clang;

void Collected::merge(const Collected& other) {
  for (const auto& [spot, times] : other.seen_) seen_[spot] += times;
  for (const auto& [key, times] : other.proposed_) proposed_[key] += times;
}

std::vector<Change> Collected::changes() const {
  std::set<Change> kept;
  std::set<std::tuple<std::string, unsigned, unsigned, std::string>> written;
  for (const auto& [key, times] : proposed_) {
    const auto& [spot, change] = key;
    if (times == seen_.at(spot)) kept.insert(change);
  }
  std::vector<Change> changes;
  for (const Change& change : kept)
    if (written.insert({change.file, change.begin, change.end, change.text}).second) changes.push_back(change);
  return changes;
}

namespace {

/// Visits what is evaluated when the program runs: no types, no templates' patterns, no constant expressions.
class Visitor : public RecursiveASTVisitor<Visitor> {
  using Base = RecursiveASTVisitor<Visitor>;

 public:
  Visitor(ASTContext& context, const Scope& scope, llvm::ArrayRef<ListedOperator> asked, Collected& collected)
      : context_(context), sources_(context.getSourceManager()), scope_(scope), asked_(asked), collected_(collected) {}

  bool shouldVisitTemplateInstantiations() const { return true; }

  bool TraverseDecl(Decl* declaration) {
    if (declaration == nullptr) return true;
    if (isa<StaticAssertDecl, EnumDecl, ConceptDecl, ParmVarDecl, UsingDecl>(declaration)) return true;
    if (const auto* inner = dyn_cast<DeclContext>(declaration); inner != nullptr && inner->isDependentContext())
      return true;
    if (!isa<TranslationUnitDecl, NamespaceDecl, LinkageSpecDecl>(declaration) &&
        file_of(sources_.getExpansionLoc(declaration->getLocation())) == nullptr)
      return true;
    const auto* function = dyn_cast<FunctionDecl>(declaration);
    if (function != nullptr && (function->isDefaulted() || function->isDeleted() || function->isConsteval()))
      return true;
    if (function != nullptr) functions_.push_back(function);
    const auto leave = llvm::make_scope_exit([&] {
      if (function != nullptr) functions_.pop_back();
    });
    return Base::TraverseDecl(declaration);
  }
  bool TraverseVarDecl(VarDecl* variable) {
    // A constant's uses are changed; where the compiler may compute an initial value itself, no mutant is ever chosen.
    if (variable->isConstexpr() || !variable->hasInit() || ancestors_.empty()) return true;
    const Expr* value = variable->getInit();
    if (value->isValueDependent()) return true;
    const bool may_be_constant = variable->mightBeUsableInConstantExpressions(context_) || variable->hasGlobalStorage();
    if (may_be_constant && value->isCXX11ConstantExpr(context_)) return true;
    return Base::TraverseVarDecl(variable);
  }
  bool TraverseFieldDecl(FieldDecl* field) {
    return !field->hasInClassInitializer() ||
           with_root_allowed([&] { return TraverseStmt(field->getInClassInitializer()); });
  }
  bool TraverseConstructorInitializer(CXXCtorInitializer* initializer) {
    return !initializer->isWritten() || with_root_allowed([&] { return TraverseStmt(initializer->getInit()); });
  }

  bool TraverseType(QualType) { return true; }
  bool TraverseTypeLoc(TypeLoc) { return true; }
  bool TraverseNestedNameSpecifier(NestedNameSpecifier*) { return true; }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc) { return true; }
  bool TraverseTemplateArgument(const TemplateArgument&) { return true; }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc&) { return true; }
  bool TraverseAttr(Attr*) { return true; }

  bool TraverseStmt(Stmt* node) {
    if (node == nullptr) return true;
    if (isa<ConstantExpr, UnaryExprOrTypeTraitExpr, CXXNoexceptExpr, RequiresExpr, ConceptSpecializationExpr,
            CXXDefaultArgExpr, CXXDefaultInitExpr, CXXTypeidExpr>(node))
      return true;
    // Outside functions' bodies and initial values of members there are only constraints.
    if (ancestors_.empty() && !is_root_allowed_ && !isa<CompoundStmt, CXXTryStmt>(node)) return true;
    const bool allowed = std::exchange(is_root_allowed_, false);
    ask(node);
    ancestors_.push_back(node);
    const bool went_on = traverse_parts(node);
    ancestors_.pop_back();
    is_root_allowed_ = allowed;
    return went_on;
  }

 private:
  bool with_root_allowed(const auto& visit) {
    const bool before = std::exchange(is_root_allowed_, true);
    const bool went_on = visit();
    is_root_allowed_ = before;
    return went_on;
  }

  bool traverse_parts(Stmt* node) {
    if (auto* branch = dyn_cast<IfStmt>(node); branch != nullptr && branch->isConstexpr())
      return TraverseStmt(branch->getInit()) && TraverseStmt(branch->getThen()) && TraverseStmt(branch->getElse());
    if (auto* list = dyn_cast<InitListExpr>(node)) {
      // What is written and what it means are two nodes; the latter has the conversions.
      if (InitListExpr* meant = list->getSemanticForm()) list = meant;
      for (Stmt* part : list->children())
        if (!TraverseStmt(part)) return false;
      return true;
    }
    if (auto* lambda = dyn_cast<LambdaExpr>(node); lambda != nullptr && lambda->isGenericLambda()) {
      for (FunctionDecl* instance : lambda->getCallOperator()->getDescribedFunctionTemplate()->specializations())
        if (instance->hasBody() && !TraverseStmt(instance->getBody())) return false;
      return true;
    }
    return Base::TraverseStmt(node);
  }

  /// The name of the file to be changed that a location is in, or nothing.
  const std::string* file_of(SourceLocation location) {
    if (location.isInvalid() || location.isMacroID()) return nullptr;
    const FileID file = sources_.getFileID(location);
    const auto [at, is_new] = files_.try_emplace(file);
    if (is_new)
      if (const FileEntry* entry = sources_.getFileEntryForID(file)) at->second = scope_(entry->tryGetRealPathName());
    return at->second ? &*at->second : nullptr;
  }

  /// Where a node is written: file, first byte, byte after the last; nothing where a macro has a part in it.
  std::optional<std::tuple<std::string, unsigned, unsigned>> place_of(const Stmt* node) {
    const SourceLocation begin = node->getBeginLoc(), last = node->getEndLoc();
    const std::string* file = file_of(begin);
    if (file == nullptr || last.isMacroID() || sources_.getFileID(last) != sources_.getFileID(begin))
      return std::nullopt;
    const SourceLocation end = Lexer::getLocForEndOfToken(last, 0, sources_, context_.getLangOpts());
    if (end.isInvalid()) return std::nullopt;
    return std::tuple{*file, sources_.getFileOffset(begin), sources_.getFileOffset(end)};
  }

  /// What a node is called, whatever its types: + of doubles and + of exact numbers are one kind.
  static int kind_of(const Stmt* node) {
    if (isa<BinaryOperator, UnaryOperator, CXXOperatorCallExpr, CXXRewrittenBinaryOperator>(node))
      return Stmt::BinaryOperatorClass;
    if (isa<CallExpr>(node)) return Stmt::CallExprClass;
    if (isa<DeclRefExpr, MemberExpr>(node)) return Stmt::DeclRefExprClass;
    return node->getStmtClass();
  }

  void ask(const Stmt* node) {
    // What nobody wrote has the place of what is inside it.
    if (isa<ImplicitCastExpr, ExprWithCleanups, MaterializeTemporaryExpr, CXXBindTemporaryExpr, CXXConstructExpr,
            SubstNonTypeTemplateParmExpr>(node))
      return;
    const auto place = place_of(node);
    if (!place) return;
    const auto& [file, begin, end] = *place;
    const Collected::Spot spot{file, begin, end, kind_of(node)};
    collected_.see(spot);
    for (const ListedOperator& asked : asked_) {
      Proposals proposals;
      asked.propose({node, context_, ancestors_}, proposals);
      for (const Proposal& proposal : proposals) propose(spot, asked, proposal);
    }
  }

  void propose(const Collected::Spot& spot, const ListedOperator& asked, const Proposal& proposal) {
    const auto place = place_of(proposal.place);
    if (!place || proposal.text.find(kNoText) != std::string::npos) return;
    Change change;
    std::tie(change.file, change.begin, change.end) = *place;
    change.made_by = asked.name;
    change.text = proposal.text;
    change.is_condition = proposal.is_condition;
    if (proposal.subject != nullptr) {
      const std::string* declared_in = file_of(proposal.subject->getLocation());
      change.subject =
          (declared_in == nullptr ? "" : *declared_in) + ":" + proposal.subject->getQualifiedNameAsString();
    }
    change.line = sources_.getSpellingLineNumber(proposal.place->getBeginLoc());
    change.function = functions_.empty() ? "" : functions_.back()->getQualifiedNameAsString();
    collected_.propose(spot, change);
  }

  ASTContext& context_;
  SourceManager& sources_;
  const Scope& scope_;
  llvm::ArrayRef<ListedOperator> asked_;
  Collected& collected_;
  std::map<FileID, std::optional<std::string>> files_;
  std::vector<const Stmt*> ancestors_;
  std::vector<const FunctionDecl*> functions_;
  bool is_root_allowed_ = false;  ///< whether the next expression may stand outside a body
};

}  // namespace

void collect(ASTContext& context, const Scope& scope, llvm::ArrayRef<ListedOperator> asked, Collected& collected) {
  Visitor(context, scope, asked, collected).TraverseDecl(context.getTranslationUnitDecl());
}

}  // namespace assay::mutation
