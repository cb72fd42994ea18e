// How far an answer may miss one condition of a linear program.
#pragma once
#include <limits>

#include "oracles/exact/rational.h"

namespace assay {

/// A violation v is allowed where v <= relative * scale, or v <= min(of_terms * terms, kTermsCap * scale): `scale` is
/// what a promise is relative to (stated with each condition), `terms` the sum of the sizes of the products that the
/// violated number is the sum of. Where an engine states a promise, of_terms is 0.
///
/// A relative part of 0 allows nothing; a negative one, or an infinite one, means that the condition is not judged.
struct Allowance {
  double relative = 0, of_terms = 0;

  // NOLINTNEXTLINE(google-explicit-constructor): a stated promise is a number
  constexpr Allowance(double relative_to_scale = 0, double relative_to_terms = 0)
      : relative(relative_to_scale), of_terms(relative_to_terms) {}

  bool is_judged() const { return relative >= 0 && relative < kUnbounded; }

  /// `terms` is a function that is asked only where the relative part does not cover the violation.
  template <class Terms>
  bool covers(const Rational& violation, const Rational& scale, const Terms& terms) const {
    if (violation <= exact(relative) * scale) return true;
    if (of_terms <= 0 || violation > exact(kTermsCap) * scale) return false;
    return violation <= exact(of_terms) * terms();
  }

  /// Promised: room for the rounding of large terms ends at a thousandth of the scale, so that no huge number that
  /// cancels buys an answer without a single right digit.
  static constexpr double kTermsCap = 0x1p-10;

 private:
  static constexpr double kUnbounded = std::numeric_limits<double>::infinity();
};

}  // namespace assay
