#include <clang/AST/Decl.h>

#include <cmath>

#include "tool/operators/expressions.h"
#include "tool/operators/operators.h"

namespace assay::mutation {

using namespace clang;

namespace {

enum class Role { kNone, kTolerance, kRoundoff, kUnderflow };

constexpr double kGreatestNamedRoundoff = 0x1p-50;    // promises and tolerances with a name are larger
constexpr double kGreatestLiteralRoundoff = 0x1p-44;  // 1 + 2^-49, n 2^-53: a bound that is written out
constexpr double kGreatestUnderflow = 1e-290;
constexpr double kGreatestLiteralTolerance = 0x1p-7;  // larger literals are coefficients
constexpr double kGreatestNamedTolerance = 1e12;      // larger ones keep clear of overflow

Role role_of(const Expr* expression, double value) {
  const double size = std::abs(value);
  const bool has_name = named(expression) != nullptr;
  if (size <= kGreatestUnderflow) return Role::kUnderflow;
  if (size <= (has_name ? kGreatestNamedRoundoff : kGreatestLiteralRoundoff)) return Role::kRoundoff;
  return size <= (has_name ? kGreatestNamedTolerance : kGreatestLiteralTolerance) ? Role::kTolerance : Role::kNone;
}

/// Whether the node is a use of a constant for its value; what refers to it would see a temporary.
bool is_used_as(const Seen& seen, Role role) {
  const auto* expression = dyn_cast<Expr>(seen.node);
  if (expression == nullptr || bare(expression) != expression) return false;
  if (!isa<FloatingLiteral>(expression)) {
    if (seen.ancestors.empty()) return false;
    const auto* cast = dyn_cast<ImplicitCastExpr>(seen.ancestors.back());
    if (cast == nullptr || cast->getCastKind() != CK_LValueToRValue) return false;
  }
  const std::optional<double> value = constant_value(expression, seen.context);
  return value && role_of(expression, *value) == role;
}

void scaled_tolerance(const Seen& seen, const char* by, Proposals& proposals) {
  if (!is_used_as(seen, Role::kTolerance)) return;
  proposals.push_back({seen.node, seen.text(seen.node) + by, false, named(cast<Expr>(seen.node))});
}

}  // namespace

void tolerance_times_ten(const Seen& seen, Proposals& proposals) { scaled_tolerance(seen, " * 10.0", proposals); }

void tolerance_over_ten(const Seen& seen, Proposals& proposals) { scaled_tolerance(seen, " / 10.0", proposals); }

void error_constant_halved(const Seen& seen, Proposals& proposals) {
  if (is_used_as(seen, Role::kRoundoff)) proposals.push_back({seen.node, seen.text(seen.node) + " / 2.0"});
}

void underflow_forgotten(const Seen& seen, Proposals& proposals) {
  if (is_used_as(seen, Role::kUnderflow)) proposals.push_back({seen.node, "0.0"});
}

}  // namespace assay::mutation
