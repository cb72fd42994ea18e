// Questions about expressions that several operators ask. Parentheses and implicit conversions are looked through.
#pragma once
#include <clang/AST/ASTContext.h>
#include <clang/AST/Expr.h>
#include <clang/AST/ExprCXX.h>

#include <initializer_list>
#include <optional>
#include <string>

namespace assay::mutation {

const clang::Expr* bare(const clang::Expr* expression);

/// Whether its type is double, and not float: a ternary of float and double would widen the original.
bool is_double(const clang::Expr* expression);
bool is_integer(const clang::Expr* expression);

/// A binary operator of this code on doubles, or nothing.
const clang::BinaryOperator* of_doubles(const clang::Expr* expression, clang::BinaryOperatorKind kind);

/// A call of a free function with one of these names and so many arguments, or nothing.
const clang::CallExpr* call_of(const clang::Expr* expression, std::initializer_list<const char*> names,
                               unsigned arguments);

/// The variable or member that is named, or nothing.
const clang::ValueDecl* named(const clang::Expr* expression);

/// The value of a constexpr variable of type double, or of a literal, that is finite and not 0.
std::optional<double> constant_value(const clang::Expr* expression, clang::ASTContext& context);

/// Whether it may be evaluated twice.
bool is_pure(const clang::Expr* expression, clang::ASTContext& context);

bool is_jump(const clang::Stmt* statement);

}  // namespace assay::mutation
