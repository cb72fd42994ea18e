// The orientation test in twice the precision: right for much longer, and still not right.
#pragma once
#include <string_view>

#include "algorithms/predicates/expansion.h"
#include "algorithms/predicates/orient2d.h"

namespace assay {

/// The determinant of (b - a, c - a) with exact differences and products of about 104 bits.
///
/// Promise  none: right where |det| exceeds some 2^-102 of the sum of the two products' magnitudes and nothing
///          overflows or underflows; 0 or inverted beyond.
/// Source   the operations are those of T. J. Dekker, A floating-point technique for extending the available precision,
///          Numer. Math. 18, 1971, 224-242.
struct DoubleDoubleOrient2d {
  static constexpr std::string_view kName = "double_double";
  static constexpr std::string_view kPhrase = "the orientation test in double-double";
  static constexpr bool kIsExact = false;

  static int sign(const Point2& a, const Point2& b, const Point2& c) {
    using expansion::Sum2;
    const auto times = [](const Sum2& x, const Sum2& y) {
      const Sum2 heads = expansion::two_product(x.head, y.head);
      return expansion::two_sum(heads.head, heads.tail + (x.head * y.tail + x.tail * y.head));
    };
    const Sum2 p = times(expansion::two_difference(b.x, a.x), expansion::two_difference(c.y, a.y));
    const Sum2 q = times(expansion::two_difference(b.y, a.y), expansion::two_difference(c.x, a.x));
    const Sum2 heads = expansion::two_difference(p.head, q.head);
    const double det = heads.head + (heads.tail + (p.tail - q.tail));
    return (det > 0) - (det < 0);
  }
};

static_assert(Orient2d<DoubleDoubleOrient2d>);

}  // namespace assay
