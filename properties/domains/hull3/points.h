// Points that the domains of spatial clouds are built from.
#pragma once
#include <cmath>

#include "properties/domain.h"

namespace assay {

/// A point whose coordinates are drawn one after the other, so that every compiler reads the tape in the same order.
template <class Draw>
Point3 point_of(Draw coordinate) {
  Point3 p;
  p.x = coordinate();
  p.y = coordinate();
  p.z = coordinate();
  return p;
}

/// A point of [-1, 1)^3 on the lattice of spacing 2^(1 - bits).
inline Point3 in_cube(Choices& choices, int bits) {
  return point_of([&] { return 2 * choices.dyadic(bits) - 1; });
}

inline Point3 scaled(const Point3& p, double by) { return {p.x * by, p.y * by, p.z * by}; }

/// A point near the unit sphere: a drawn direction, divided by its length in double.
inline Point3 near_sphere(Choices& choices) {
  const Point3 p = in_cube(choices, 30);
  const double length = std::sqrt(p.x * p.x + p.y * p.y + p.z * p.z);
  return length == 0 ? Point3{1, 0, 0} : Point3{p.x / length, p.y / length, p.z / length};
}

}  // namespace assay
