// The one geometric question of the spatial hull family, answered without error: on which side of a plane is a point?
#pragma once
#include <cmath>

#include "algorithms/model/points.h"
#include "oracles/exact/filter.h"

namespace assay {

/// The same sign in integers, by definition. Precondition: finite coordinates.
int exact_side_sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d);

/// The sign of det(b - a, c - a, d - a) over the rationals: +1 where d lies on the side of the plane from which a, b, c
/// turn counter-clockwise, -1 on the other side, 0 in the plane or where a, b, c lie on a line.
///
/// Shape  a proved floating-point filter first (det3_sign of oracles/exact/filter.h: a rounded difference is a number
///        rounded once); where it cannot decide, integers, and `exactly` becomes true.
/// Error  none; precondition: finite coordinates. Overflow and underflow end in exact arithmetic.
/// Cost   some 6 ns by the filter, a microsecond in integers at ordinary scales.
inline int side_sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d, bool& exactly) {
  const double x[3] = {b.x - a.x, b.y - a.y, b.z - a.z};
  const double y[3] = {c.x - a.x, c.y - a.y, c.z - a.z};
  const double z[3] = {d.x - a.x, d.y - a.y, d.z - a.z};
  if (const auto sign = det3_sign(x, y, z)) return *sign;
  if (a == b || a == c || a == d || b == c || b == d || c == d) return 0;
  exactly = true;
  return exact_side_sign(a, b, c, d);
}

}  // namespace assay
