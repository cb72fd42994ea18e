#include "algorithms/predicates/adaptive_orient2d.h"

#include <cmath>
#include <limits>

#include "algorithms/predicates/expansion.h"

namespace assay {
namespace {

// Shewchuk's bounds, u = 2^-53, each relative to |left| + |right| of the computed products.
constexpr double kUnit = std::numeric_limits<double>::epsilon() / 2;
constexpr double kStageA = (3 + 16 * kUnit) * kUnit;          // the rounded determinant
constexpr double kStageB = (2 + 12 * kUnit) * kUnit;          // exact products of rounded differences
constexpr double kStageC = (9 + 64 * kUnit) * kUnit * kUnit;  // and the tails of the differences to first order,
constexpr double kEstimate = (3 + 8 * kUnit) * kUnit;         // relative to the estimate of stage B

/// Where all of this is exact. Coordinates, their differences and the tails of these are then multiples of 2^-452 below
/// 2^502, products and their parts multiples of 2^-904 below 2^1004, a nonzero bound of stage C is above 2^-1012 and so
/// rounded relatively, and the sum of eight products stays below 2^1007.
bool within_reach_of_expansions(double coordinate) {
  const double magnitude = std::abs(coordinate);
  return magnitude == 0 || (magnitude >= 0x1p-400 && magnitude <= 0x1p500);
}

bool within_reach_of_expansions(const Point2& p) {
  return within_reach_of_expansions(p.x) && within_reach_of_expansions(p.y);
}

int sign_of(double x) { return (x > 0) - (x < 0); }

}  // namespace

int AdaptiveOrient2d::adapted_sign(const Point2& a, const Point2& b, const Point2& c) {
  if (!within_reach_of_expansions(a) || !within_reach_of_expansions(b) || !within_reach_of_expansions(c)) {
    return ExactOrient2d::accumulated_sign(a, b, c);
  }
  const double bx = b.x - a.x, by = b.y - a.y, cx = c.x - a.x, cy = c.y - a.y;
  const double left = bx * cy, right = by * cx, magnitude = std::abs(left) + std::abs(right);
  if (std::abs(left - right) >= kStageA * magnitude) return sign_of(left - right);

  const expansion::Sum<4> of_heads = expansion::minor(bx, by, cx, cy);
  double estimate = of_heads.estimate();
  if (std::abs(estimate) >= kStageB * magnitude) return sign_of(estimate);

  const double bx_tail = expansion::two_difference(b.x, a.x).tail, by_tail = expansion::two_difference(b.y, a.y).tail;
  const double cx_tail = expansion::two_difference(c.x, a.x).tail, cy_tail = expansion::two_difference(c.y, a.y).tail;
  if (bx_tail == 0 && by_tail == 0 && cx_tail == 0 && cy_tail == 0) return of_heads.sign();

  const double bound = kStageC * magnitude + kEstimate * std::abs(estimate);
  estimate += (bx * cy_tail + cy * bx_tail) - (by * cx_tail + cx * by_tail);
  if (std::abs(estimate) >= bound) return sign_of(estimate);

  // (bx + bx_tail)(cy + cy_tail) - (by + by_tail)(cx + cx_tail), term by term.
  return sum(sum(of_heads, expansion::minor(bx_tail, by_tail, cx, cy)),
             sum(expansion::minor(bx, by, cx_tail, cy_tail), expansion::minor(bx_tail, by_tail, cx_tail, cy_tail)))
      .sign();
}

}  // namespace assay
