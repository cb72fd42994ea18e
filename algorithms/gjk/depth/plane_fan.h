// The planes of the triangles that join a new vertex to the edges of a rim, four at once.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "algorithms/gjk/depth/face_planes.h"
#include "algorithms/gjk/support/four_lanes.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// Triangle t has the corners t and t + 1 of the rim and the new vertex, in this order.
struct PlaneFan {
  static constexpr std::size_t kTriangles = 8;

  // Of each corner of the rim: the way from the new vertex, the vertex itself and its length squared.
  alignas(32) std::array<std::array<double, kTriangles + 4>, 3> way, corner;
  alignas(32) std::array<double, kTriangles + 4> corner_squared;
  Vec<3> newest;
  double newest_squared;
  // Of each triangle.
  alignas(32) std::array<std::array<double, kTriangles>, 3> normal;
  alignas(32) std::array<double, kTriangles> height, length_squared, order;

  void set_corner(std::size_t t, const Vec<3>& way_to, const Vec<3>& w, double squared) {
    each_axis<3>([&](std::size_t k) {
      way[k][t] = way_to[k];
      corner[k][t] = w[k];
    });
    corner_squared[t] = squared;
  }

  /// Shape  1 <= size <= kTriangles, rounded up to a multiple of four, and one more corner than that set.
  void unfold(std::size_t size);

  Plane<3> plane(std::size_t t) const {
    return {{normal[0][t], normal[1][t], normal[2][t]}, height[t], length_squared[t]};
  }
};

namespace scan {

[[gnu::always_inline]] inline void unfold(PlaneFan& fan, std::size_t size) {
  constexpr long long kNoSign = std::numeric_limits<long long>::max();
  for (std::size_t i = 0; i < size; i += 4) {
    std::array<Four, 3> e, f, n, w, other;
    Four squared, other_squared;
    each_axis<3>([&](std::size_t k) {
      load_four(fan.way[k].data() + i, e[k]);
      load_four(fan.way[k].data() + i + 1, f[k]);
      load_four(fan.corner[k].data() + i, w[k]);
      load_four(fan.corner[k].data() + i + 1, other[k]);
    });
    load_four(fan.corner_squared.data() + i, squared);
    load_four(fan.corner_squared.data() + i + 1, other_squared);
    // The height is taken at the shortest corner.
    const FourBits other_shorter = other_squared < squared;
    squared = other_shorter ? other_squared : squared;
    const Four newest_squared = Four{} + fan.newest_squared;
    const FourBits newest_shorter = newest_squared < squared;
    each_axis<3>([&](std::size_t k) {
      const Four newest = Four{} + fan.newest[k];
      w[k] = other_shorter ? other[k] : w[k];
      w[k] = newest_shorter ? newest : w[k];
      const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
      n[k] = e[l] * f[m] - e[m] * f[l];
    });
    const Four height = n[0] * w[0] + n[1] * w[1] + n[2] * w[2];
    const Four length_squared = n[0] * n[0] + n[1] * n[1] + n[2] * n[2];
    const Four size_of_height = (Four)((FourBits)height & kNoSign);
    const Four order = height * size_of_height / length_squared;
    each_axis<3>([&](std::size_t k) { std::memcpy(fan.normal[k].data() + i, &n[k], sizeof n[k]); });
    std::memcpy(fan.height.data() + i, &height, sizeof height);
    std::memcpy(fan.length_squared.data() + i, &length_squared, sizeof length_squared);
    std::memcpy(fan.order.data() + i, &order, sizeof order);
  }
}

ASSAY_WITH_AVX2 inline void unfold_wide(PlaneFan& fan, std::size_t size) { unfold(fan, size); }
inline void unfold_plain(PlaneFan& fan, std::size_t size) { unfold(fan, size); }

}  // namespace scan

inline void PlaneFan::unfold(std::size_t size) {
  if (has_avx2())
    scan::unfold_wide(*this, size);
  else
    scan::unfold_plain(*this, size);
}

}  // namespace assay::gjk
