// What the proofs of infeasibility and of unboundedness share: when a refined line is too rough, and sure signs.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "algorithms/lp/revised/sparse.h"

namespace assay::lp {

inline constexpr int kRefinements = 2;  ///< of a row or column of the tableau
/// A line that is known no better than this, relative to its largest entry, proves nothing even up to the promises.
inline constexpr double kTooRough = 1e-9;

inline double largest(const WorkVector& vector) {
  double most = 0;
  for (const std::uint32_t i : vector.places()) most = std::max(most, std::fabs(vector.value[i]));
  return most;
}

/// What is known of the sign of a number with an error bound.
enum class Sign : std::uint8_t { kNegative, kZero, kPositive, kUnknown };
inline Sign sign_of(double value, double error) {
  if (value > error) return Sign::kPositive;
  if (value < -error) return Sign::kNegative;
  return value == 0 && error == 0 ? Sign::kZero : Sign::kUnknown;
}

}  // namespace assay::lp
