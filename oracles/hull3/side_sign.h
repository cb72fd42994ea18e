// The one geometric question of the spatial hull family, answered without error: on which side of a plane is a point?
#pragma once
#include <cmath>

#include "algorithms/model/points.h"
#include "oracles/exact/filter.h"

namespace assay {

/// The same sign in integers, by definition. Precondition: finite coordinates.
int exact_side_sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d);

/// The side of the plane through a, b, c on which points lie: side_sign, what depends on a, b and c alone computed
/// once.
class SidesOfPlane {
 public:
  SidesOfPlane(const Point3& a, const Point3& b, const Point3& c)
      : a_(a), b_(b), c_(c), minors_(Row(a, b).of, Row(a, c).of) {}

  int sign(const Point3& d, bool& exactly) const {
    if (const auto sign = minors_.sign(Row(a_, d).of)) return *sign;
    if (a_ == b_ || a_ == c_ || a_ == d || b_ == c_ || b_ == d || c_ == d) return 0;
    exactly = true;
    return exact_side_sign(a_, b_, c_, d);
  }

 private:
  struct Row {
    Row(const Point3& from, const Point3& to) : of{to.x - from.x, to.y - from.y, to.z - from.z} {}
    double of[3];
  };
  const Point3 &a_, &b_, &c_;
  Minors3 minors_;
};

/// The sign of det(b - a, c - a, d - a) over the rationals: +1 where d lies on the side of the plane from which a, b, c
/// turn counter-clockwise, -1 on the other side, 0 in the plane or where a, b, c lie on a line.
///
/// Shape  a proved floating-point filter first (Minors3 of oracles/exact/filter.h: a rounded difference is a number
///        rounded once); where it cannot decide, integers, and `exactly` becomes true.
/// Error  none; precondition: finite coordinates. Overflow and underflow end in exact arithmetic.
/// Cost   some 6 ns by the filter, a microsecond in integers at ordinary scales.
inline int side_sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d, bool& exactly) {
  return SidesOfPlane(a, b, c).sign(d, exactly);
}

}  // namespace assay
