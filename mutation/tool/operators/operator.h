// What a mutation operator is: a function that says what it would make of a node of the syntax tree.
#pragma once
#include <clang/AST/ASTContext.h>
#include <clang/AST/Expr.h>
#include <clang/AST/Stmt.h>
#include <llvm/ADT/ArrayRef.h>

#include <string>
#include <vector>

namespace assay::mutation {

/// A node with what stands around it.
struct Seen {
  const clang::Stmt* node;
  clang::ASTContext& context;
  llvm::ArrayRef<const clang::Stmt*> ancestors;  ///< within the function, the outermost first

  /// The nearest ancestor that is written in the source: no implicit conversion, no parentheses.
  const clang::Stmt* parent() const;
  /// Its source in parentheses.
  std::string text(const clang::Stmt* part) const;
  /// Whether it stands in the body of a loop.
  bool is_repeated() const;
};

struct Proposal {
  const clang::Stmt* place;
  std::string text;
  bool is_condition = false;
  const clang::ValueDecl* subject = nullptr;  ///< proposals with one subject are one mutant
};
using Proposals = std::vector<Proposal>;

/// Stands in a text for source that cannot be read, as what a macro makes of it; such a proposal is dropped.
inline constexpr char kNoText = 1;

/// What the operator makes of the node: nothing, or one proposal for each mutant. The node is of no template's pattern
/// and stands in no constant expression; the types of all that it has are known.
using Operator = void (*)(const Seen& seen, Proposals& proposals);

struct ListedOperator {
  const char* name;
  const char* why;  ///< one sentence: who makes this mistake
  Operator propose;
};

/// All operators, sorted by name.
llvm::ArrayRef<ListedOperator> operators();

}  // namespace assay::mutation
