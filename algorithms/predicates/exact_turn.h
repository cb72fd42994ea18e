// The turn test without error: a floating-point filter, and behind it an integer wide enough for everything.
#pragma once
#include <cmath>
#include <limits>

#include "algorithms/predicates/turn.h"

namespace assay {

/// The sign of det(b - a, c - a) for every triple of finite points, as if computed without rounding.
///
/// Promise  exact; overflow and underflow included.
/// Cost     about 1.5 ns where the filter decides; otherwise six products of 106 bits in a fixed-point accumulator,
///          some 90 ns.
/// Source   the filter is the first stage of J. R. Shewchuk, Discrete Comput. Geom. 18(3), 1997, 305-363, with a
///          larger constant and an underflow term, so that it needs no assumption; the accumulator follows U.
///          Kulisch's long accumulator in place of Shewchuk's expansions, because it has no range in which it
///          fails.
struct ExactTurn {
  static constexpr std::string_view kName = "exact";

  /// Let u = 2^-53. A computed difference is the exact one times 1 + d, |d| <= u, and never underflows inexactly; a
  /// product adds one more such factor and at most 2^-1075. So each of the two computed products p, q differs from
  /// its exact value by at most 3.1 u |p| + 1.1 * 2^-1075, and p - q has the right sign where it exceeds 3.1 u (|p|
  /// + |q|) + 1.1 * 2^-1074. The rounding of that difference and those of the bound cost a factor of at most 1 + 5
  /// u and once more 2^-1075: 4 u (|p| + |q|) + 2^-1072 covers it all. An overflow makes the bound infinite or NaN,
  /// and the comparison false.
  static int sign(const Point2& a, const Point2& b, const Point2& c) {
    constexpr double kRelative = 2 * std::numeric_limits<double>::epsilon();      // 4 u
    constexpr double kUnderflow = 4 * std::numeric_limits<double>::denorm_min();  // 2^-1072
    const double p = (b.x - a.x) * (c.y - a.y), q = (b.y - a.y) * (c.x - a.x);
    const double det = p - q;
    if (std::abs(det) > kRelative * (std::abs(p) + std::abs(q)) + kUnderflow) return det > 0 ? 1 : -1;
    return accumulated_sign(a, b, c);
  }

  /// The sign of a.x b.y - a.y b.x + b.x c.y - b.y c.x + c.x a.y - c.y a.x in integers: what `sign` falls back on.
  static int accumulated_sign(const Point2& a, const Point2& b, const Point2& c);
};

static_assert(Turn<ExactTurn> && Turn<NaiveTurn>);

}  // namespace assay
