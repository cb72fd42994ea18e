// How far an answer may miss one condition of a linear program.
#pragma once
#include <limits>

#include "oracles/exact/rational.h"

namespace assay {

/// A violation v is allowed where v <= relative * scale, or v <= min(of_terms * terms, kTermsCap * scale), or v <=
/// rounding: `scale` is what a promise is relative to (stated with each condition), `terms` the sum of the sizes of the
/// products that the violated number is the sum of, `rounding` what the violated number differs by at most from that of
/// any reals that round to the numbers reported. Where an engine states a promise, of_terms is 0.
///
/// Lemma  An exact answer, rounded to doubles entry by entry, keeps every condition with `rounding` alone. For at the
///        exact entries the condition holds without any violation; the violated number is a sum of a_k x_k, and moves
///        by at most sum of |a_k| rounding_of(x_k) = `rounding` (oracles/exact/rounding.h).
/// A relative part of 0 allows nothing; a negative one, or an infinite one, means that the condition is not judged.
struct Allowance {
  double relative = 0, of_terms = 0;

  // NOLINTNEXTLINE(google-explicit-constructor): a stated promise is a number
  constexpr Allowance(double relative_to_scale = 0, double relative_to_terms = 0)
      : relative(relative_to_scale), of_terms(relative_to_terms) {}

  bool is_judged() const { return relative >= 0 && relative < kUnbounded; }

  /// `terms` and `rounding` are functions that are asked only where the relative part does not cover the violation.
  template <class Terms, class Rounding>
  bool covers(const Rational& violation, const Rational& scale, const Terms& terms, const Rounding& rounding) const {
    if (violation <= exact(relative) * scale) return true;
    if (of_terms > 0 && violation <= exact(kTermsCap) * scale && violation <= exact(of_terms) * terms()) return true;
    return relative > 0 && violation <= rounding();
  }

  /// Promised: room for the rounding of large terms ends at a thousandth of the scale, so that no huge number that
  /// cancels buys an answer without a single right digit.
  static constexpr double kTermsCap = 0x1p-10;

 private:
  static constexpr double kUnbounded = std::numeric_limits<double>::infinity();
};

}  // namespace assay
