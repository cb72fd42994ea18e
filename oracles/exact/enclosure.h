// A number known up to a radius: double arithmetic that carries a proved bound on its own rounding ("ball arithmetic").
#pragma once
#include <cmath>

#include "oracles/exact/filter.h"

namespace assay {

// A radius that is infinite or NaN says nothing, and every operation on such an enclosure gives such an enclosure.

/// An upper bound of the exact value of a radius formula from its double evaluation r.
///
/// Let the formula be a sum of non-negative terms, each touched by at most 13 roundings, with at most 13 underflows of
/// eta. Then r >= (1-u)^13 exact - 13 eta, and the product and the sum below lose another (1-u)^2 and eta. (1-u)^15
/// (1+16u) >= 1 and 2 * 8 eta (1-u) >= (1+16u) 13 eta + eta.
inline double widened(double r) { return r * (1 + 0x1p-49) + 8 * kSmallestDouble; }

inline Enclosure exactly(double x) { return {x, 0}; }

inline Enclosure operator+(Enclosure x, Enclosure y) {
  const double s = x.middle + y.middle;
  return {s, widened(x.radius + y.radius + kUnitRoundoff * std::abs(s))};
}
inline Enclosure operator-(Enclosure x, Enclosure y) { return x + Enclosure{-y.middle, y.radius}; }

/// |xy - fl(x^ y^)| <= |x^| ry + |y^| rx + rx ry + u|fl| + eta.
inline Enclosure operator*(Enclosure x, Enclosure y) {
  const double p = x.middle * y.middle;
  return {p, widened(std::abs(x.middle) * y.radius + std::abs(y.middle) * x.radius + x.radius * y.radius +
                     kUnitRoundoff * std::abs(p))};
}

/// |x/y - x^/y^| <= (rx + |x^/y^| ry) / (|y^| - ry) for |y^| > ry; |x^/y^| <= (|q| + eta)/(1-u). Infinite radius
/// otherwise. The eta of |q| and the underflow of the product stand inside the numerator, because the division may
/// enlarge them.
inline Enclosure operator/(Enclosure x, Enclosure y) {
  const double least = std::abs(y.middle) - y.radius;
  if (!(least > 0)) return {0, std::numeric_limits<double>::infinity()};
  const double q = x.middle / y.middle;
  const double numerator = x.radius + ((std::abs(q) + kSmallestDouble) * y.radius + 2 * kSmallestDouble);
  return {q, widened(numerator / least + kUnitRoundoff * std::abs(q))};
}

/// The value moves by at most `by` >= 0.
inline Enclosure blurred(Enclosure x, double by) { return {x.middle, widened(x.radius + by)}; }

}  // namespace assay
