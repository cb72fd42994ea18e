#include "oracles/hull2/orient2d_sign.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/work_bound.h"

// Lemma (the filter)  Let u = 2^-53 and let, rounded to nearest,
//     left = (b.x - a.x) * (c.y - a.y),  right = (b.y - a.y) * (c.x - a.x),  det = left - right,
//     bound = K * (|left| + |right|) + T,  K = (3 + 20 u) u,  T = 2^-1073.
// If |det| > bound, then det has the sign of the exact determinant.
//
// Proof  If anything overflows, then |left| + |right| is infinite or NaN, so is the bound, and the comparison is false.
// Otherwise a difference carries one relative error of at most u (differences do not underflow inexactly), a product
// one more and an absolute error of at most 2^-1075 where it underflows:
//     left = L (1 + d1)(1 + d2)(1 + d3) + e  with L exact, |di| <= u, |e| <= 2^-1075.
// Hence |L - left| <= |left| ((1 - u)^-3 - 1) + |e| (1 - u)^-3 <= |left| (3 u + 7 u^2) + 2^-1075 (1 + 4 u), the same
// for right, and the exact determinant D = L - R has the sign of left - right if
//     (*)  |left - right| > (3 u + 7 u^2) (|left| + |right|) + 2^-1074 (1 + 4 u).
// det, the rounding of left - right, has the sign of left - right, and |left - right| >= |det| / (1 + u): a difference
// that is subnormal is exact. The computed bound went through at most three roundings down and one underflow of
// 2^-1075:
//     bound / (1 + u) >= (1 - 4 u) K (|left| + |right|) + (1 - 2 u) (T - 2^-1075).
// Here (1 - 4 u)(3 + 20 u) u >= 3 u + 7 u^2 and (1 - 2 u)(2^-1073 - 2^-1075) >= 2^-1074 (1 + 4 u), so |det| > bound
// implies (*).
namespace assay {
namespace {

constexpr double kUnit = std::numeric_limits<double>::epsilon() / 2;
constexpr double kRelative = (3 + 20 * kUnit) * kUnit;  // exact: 3 + 5 * 2^-51 has 53 bits
constexpr double kUnderflow = 2 * std::numeric_limits<double>::denorm_min();

/// In integers, in units of the finest coordinate: no greatest common divisor is ever sought, as rationals would.
int exact_sign(const Point2& a, const Point2& b, const Point2& c) {
  const int unit = common_exponent(std::array{a.x, a.y, b.x, b.y, c.x, c.y});
  const Integer ax = scaled_integer(a.x, unit), ay = scaled_integer(a.y, unit);
  const std::uint64_t words = std::max(words_of(ax), words_of(ay)) + 1;
  spend(8 * kStep + cost_of_products(2, words, words));
  Integer det = (scaled_integer(b.x, unit) - ax) * (scaled_integer(c.y, unit) - ay);
  subtract_product(det, scaled_integer(b.y, unit) - ay, scaled_integer(c.x, unit) - ax);
  return sign(det);
}

}  // namespace

Orient2dTerms orient2d_terms(const Point2& a, const Point2& b, const Point2& c) {
  const double left = (b.x - a.x) * (c.y - a.y), right = (b.y - a.y) * (c.x - a.x);
  return {left, right, kRelative * (std::abs(left) + std::abs(right)) + kUnderflow};
}

int orient2d_sign(const Point2& a, const Point2& b, const Point2& c, bool& exactly) {
  const Orient2dTerms terms = orient2d_terms(a, b, c);
  const double det = terms.left - terms.right;
  if (std::abs(det) > terms.bound) return det > 0 ? 1 : -1;
  if (a == b || b == c || c == a) return 0;
  exactly = true;
  return exact_sign(a, b, c);
}

}  // namespace assay
