// The planes of the triangles that join a new vertex to the edges of a rim, four at once.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

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

template <class Lanes>
ASSAY_INLINE void unfold(PlaneFan& fan, std::size_t size) {
  for (std::size_t i = 0; i < size; i += 4) {
    std::array<Lanes, 3> e, f, n, w, other;
    Lanes squared, other_squared, newest_squared;
    each_axis<3>([&](std::size_t k) {
      load_four(fan.way[k].data() + i, e[k]);
      load_four(fan.way[k].data() + i + 1, f[k]);
      load_four(fan.corner[k].data() + i, w[k]);
      load_four(fan.corner[k].data() + i + 1, other[k]);
    });
    load_four(fan.corner_squared.data() + i, squared);
    load_four(fan.corner_squared.data() + i + 1, other_squared);
    set_four(fan.newest_squared, fan.newest_squared, fan.newest_squared, fan.newest_squared, newest_squared);
    // The height is taken at the shortest corner.
    each_axis<3>([&](std::size_t k) { choose_less(other_squared, squared, other[k], w[k], w[k]); });
    choose_lesser(other_squared, squared, squared);
    each_axis<3>([&](std::size_t k) {
      const double newest = fan.newest[k];
      set_four(newest, newest, newest, newest, other[k]);
      choose_less(newest_squared, squared, other[k], w[k], w[k]);
      const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
      n[k] = e[l] * f[m] - e[m] * f[l];
      store_four(n[k], fan.normal[k].data() + i);
    });
    const Lanes height = n[0] * w[0] + n[1] * w[1] + n[2] * w[2];
    const Lanes length_squared = n[0] * n[0] + n[1] * n[1] + n[2] * n[2];
    Lanes minus = height, size_of_height;
    minus *= -1.0;
    choose_less(height, minus, minus, height, size_of_height);
    const Lanes order = height * size_of_height / length_squared;
    store_four(height, fan.height.data() + i);
    store_four(length_squared, fan.length_squared.data() + i);
    store_four(order, fan.order.data() + i);
  }
}

ASSAY_WITH_AVX2 inline void unfold_wide(PlaneFan& fan, std::size_t size) { unfold<Four>(fan, size); }
inline void unfold_plain(PlaneFan& fan, std::size_t size) { unfold<Pairs>(fan, size); }

}  // namespace scan

inline void PlaneFan::unfold(std::size_t size) {
  if (has_avx2())
    scan::unfold_wide(*this, size);
  else
    scan::unfold_plain(*this, size);
}

}  // namespace assay::gjk
