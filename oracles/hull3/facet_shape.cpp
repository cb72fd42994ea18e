#include "oracles/hull3/facet_shape.h"

#include <array>

#include "oracles/hull2/orient2d_sign.h"
#include "oracles/hull2/points_in_order.h"
#include "oracles/hull3/side_sign.h"

namespace assay {
Point2 seen_along(int axis, const Point3& p) {
  return axis == 0 ? Point2{p.y, p.z} : axis == 1 ? Point2{p.z, p.x} : Point2{p.x, p.y};
}

int open_axis(const Point3& a, const Point3& b, const Point3& c, int& turn, bool& exactly) {
  for (const int axis : {2, 0, 1}) {
    turn = orient2d_sign(seen_along(axis, a), seen_along(axis, b), seen_along(axis, c), exactly);
    if (turn != 0) return axis;
  }
  return -1;
}

std::string ring_objection(std::span<const Point3> ring, bool& exactly) {
  const std::size_t m = ring.size();
  int sense = 0;
  const int axis = open_axis(ring[0], ring[1], ring[2], sense, exactly);
  if (axis < 0) return "has three corners on a line";
  if (m == 3) return "";
  std::size_t minima = 0;
  for (std::size_t k = 0; k < m; ++k) {
    if (k > 2 && side_sign(ring[0], ring[1], ring[2], ring[k], exactly) != 0) {
      return "is not planar at corner " + std::to_string(k);
    }
    const Point2 previous = seen_along(axis, ring[(k + m - 1) % m]), here = seen_along(axis, ring[k]),
                 next = seen_along(axis, ring[(k + 1) % m]);
    if (orient2d_sign(previous, here, next, exactly) != sense) return "does not turn at corner " + std::to_string(k);
    if (before(here, previous) && before(here, next)) ++minima;
  }
  return minima == 1 ? "" : "winds " + std::to_string(minima) + " times";
}

std::string facet_objection(const Surface& surface, std::uint32_t f, bool& exactly) {
  const auto corner = surface.facet(f);
  if (corner.size() == 3) {
    const std::array ring = {surface.vertex[corner[0]], surface.vertex[corner[1]], surface.vertex[corner[2]]};
    return ring_objection(ring, exactly);
  }
  std::vector<Point3> ring;
  for (const std::uint32_t v : corner) ring.push_back(surface.vertex[v]);
  return ring_objection(ring, exactly);
}

}  // namespace assay
