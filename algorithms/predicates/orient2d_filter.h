// The first stage of every exact orientation test: plain double, and a proved bound that says when its sign can be
// trusted.
#pragma once
#include <cmath>
#include <limits>

#include "algorithms/model/points.h"
#include "algorithms/model/work/fallbacks.h"

namespace assay {

/// The two computed products of det(b - a, d - c), and what the magnitude of their rounded difference must exceed for
/// its sign to be that of the determinant.
struct TurnTerms {
  double p, q, bound;
};

/// The terms with their bound.
///
/// Let u = 2^-53. A computed difference is the exact one times 1 + e, |e| <= u, and never underflows inexactly; a
/// product adds one more such factor and at most 2^-1075. So each of the two computed products p, q differs from
/// its exact value by at most 3.1 u |p| + 1.1 * 2^-1075, and p - q has the right sign where it exceeds 3.1 u (|p|
/// + |q|) + 1.1 * 2^-1074. The rounding of that difference and those of the bound cost a factor of at most 1 + 5
/// u and once more 2^-1075: 4 u (|p| + |q|) + 2^-1072 covers it all. An overflow makes the bound infinite or NaN,
/// and the comparison false.
inline TurnTerms turn_terms(const Point2& a, const Point2& b, const Point2& c, const Point2& d) {
  constexpr double kRelative = 2 * std::numeric_limits<double>::epsilon();      // 4 u
  constexpr double kUnderflow = 4 * std::numeric_limits<double>::denorm_min();  // 2^-1072
  const double p = (b.x - a.x) * (d.y - c.y), q = (b.y - a.y) * (d.x - c.x);
  return {p, q, kRelative * (std::abs(p) + std::abs(q)) + kUnderflow};
}

/// Of det(b - a, c - a): the orientation test.
inline TurnTerms turn_terms(const Point2& a, const Point2& b, const Point2& c) { return turn_terms(a, b, a, c); }

/// The sign of det(b - a, c - a) where the rounded determinant exceeds its error bound; otherwise otherwise(a, b, c).
template <class Otherwise>
int filtered_turn(const Point2& a, const Point2& b, const Point2& c, Otherwise otherwise) {
  const TurnTerms terms = turn_terms(a, b, c);
  const double det = terms.p - terms.q;
  if (std::abs(det) > terms.bound) return det > 0 ? 1 : -1;
  ++filter_fallbacks;
  return otherwise(a, b, c);
}

}  // namespace assay
