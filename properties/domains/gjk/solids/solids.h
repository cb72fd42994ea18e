// Bodies with few distinct normals, and lattice bodies: what the domains of this folder are made of. All coordinates
// exact.
#pragma once
#include <array>
#include <cstddef>

#include "algorithms/model/points.h"
#include "properties/choices.h"
#include "properties/domains/gjk/go_around.h"

namespace assay::solids {

template <int D>
using Vector = std::array<double, D>;

template <int D>
void add(Points& body, const Vector<D>& point) {
  body.dimension = D;
  body.coordinates.insert(body.coordinates.end(), point.begin(), point.end());
}

/// The 2^D corners of [low, high]; in the plane they go around.
template <int D>
Points box(const Vector<D>& low, const Vector<D>& high) {
  Points body{D, {}};
  for (unsigned corner = 0; corner < (1u << D); ++corner) {
    const unsigned gray = D == 2 ? corner ^ (corner >> 1) : corner;  // neighbours follow each other in the plane
    Vector<D> point;
    for (std::size_t k = 0; k < D; ++k) point[k] = (gray >> k) & 1 ? high[k] : low[k];
    add<D>(body, point);
  }
  return body;
}

/// The 2 D points centre +- radius e_k; in the plane they go around.
template <int D>
Points diamond(const Vector<D>& centre, double radius) {
  Points body{D, {}};
  for (const double sign : {1.0, -1.0}) {
    for (std::size_t k = 0; k < D; ++k) {
      Vector<D> point = centre;
      point[k] += sign * radius;
      add<D>(body, point);
    }
  }
  return body;
}

/// `count` points with coordinates that are multiples of `step`, at most `radius` of them from 0.
template <int D>
Points lattice_body(Choices& choices, std::uint64_t count, std::int64_t radius, double step) {
  Points body{D, {}};
  for (std::uint64_t i = 0; i < count; ++i) {
    Vector<D> point;
    for (double& x : point) x = step * static_cast<double>(choices.around_zero(radius));
    add<D>(body, point);
  }
  go_around(body);
  return body;
}

/// 0, or 2^(3 - k) with either sign for k in [1, 50], never below -1/2: how far bodies of thickness 1 and more are
/// moved apart.
inline double drawn_gap(Choices& choices, std::int32_t k) {
  if (k == 0) return 0;
  const double gap = std::ldexp(choices.chance(1, 2) ? -1.0 : 1.0, 3 - k);
  return gap <= -1 ? -0.5 : gap;
}
inline constexpr std::int32_t kGapsMost = 50;

}  // namespace assay::solids
