// Points that the domains of spatial clouds are built from.
#pragma once
#include <cmath>
#include <cstdint>
#include <vector>

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

/// So many points z = (p x + q y) / 8 with small integers p and q, each coordinate moved by at most `ulps` ulps.
inline std::vector<Point3> near_plane(Choices& choices, std::uint64_t count, std::int32_t ulps) {
  const auto slope_x = static_cast<double>(choices.between(1, 8)), slope_y = static_cast<double>(choices.between(1, 8));
  std::vector<Point3> points(count);
  for (Point3& p : points) {
    const double x = 1 + choices.dyadic(6), y = 1 + choices.dyadic(6);
    p = {x, y, (slope_x * x + slope_y * y) / 8};
    p.x = nudge(p.x, choices.around_zero(ulps));
    p.y = nudge(p.y, choices.around_zero(ulps));
    p.z = nudge(p.z, choices.around_zero(ulps));
  }
  return points;
}

}  // namespace assay
