// Which sums and means of doubles round nowhere, and which bits numbers span: what exact moves are made of.
#pragma once
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace assay {

/// The exponent of the lowest bit set. Precondition: finite, not 0.
inline int finest_bit(double x) {
  constexpr int kMantissaBits = 53;
  int exponent = 0;
  const double fraction = std::frexp(std::abs(x), &exponent);  // [1/2, 1): 53 bits make it an integer
  const auto mantissa = static_cast<std::uint64_t>(std::ldexp(fraction, kMantissaBits));
  return exponent - kMantissaBits + std::countr_zero(mantissa);
}

/// Whether a + b is finite and rounds nowhere.
inline bool sum_is_exact(double a, double b) {
  const double s = a + b, from_b = s - a, from_a = s - from_b;
  return std::isfinite(s) && (a - from_a) + (b - from_b) == 0;
}

/// Whether a / 2 + b / 2 rounds nowhere: halves that lose no bit, and a sum without a tail.
inline bool has_exact_mean(double a, double b) {
  return a / 2 * 2 == a && b / 2 * 2 == b && sum_is_exact(a / 2, b / 2);
}

/// The exponent of the largest magnitude of some numbers, and of the finest bit that any of them has.
class BitRange {
 public:
  void include(double x) {
    is_finite_ = is_finite_ && std::isfinite(x);
    if (x == 0 || !is_finite_) return;
    highest = std::max(highest, std::ilogb(x));
    finest = std::min(finest, finest_bit(x));
  }
  /// False where all numbers are 0 or one is not finite.
  bool exists() const { return is_finite_ && highest >= finest; }

  int highest = std::numeric_limits<int>::min(), finest = std::numeric_limits<int>::max();

 private:
  bool is_finite_ = true;
};

}  // namespace assay
