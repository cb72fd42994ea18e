// The differences of two features, cut into simplices small enough for a nearest point.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/gjk/simplex/johnson.h"

namespace assay::gjk {

/// Two edges: their differences fill a parallelogram. `difference` makes a vertex of it of a corner of a and one of b.
template <class MakeDifference>
std::array<Simplex<3>, 2> parallelogram(std::array<std::uint32_t, 2> a, std::array<std::uint32_t, 2> b,
                                        const MakeDifference& difference) {
  const Difference<3> first = difference(a[0], b[0]), opposite = difference(a[1], b[1]);
  return {Simplex<3>{3, {first, difference(a[1], b[0]), opposite}},
          Simplex<3>{3, {first, opposite, difference(a[0], b[1])}}};
}

/// One corner and a corner, an edge or the ring of a face: their differences are such a feature again. `vertex` makes
/// one of a corner of the ring.
template <class MakeVertex>
void add_fan(std::span<const std::uint32_t> ring, const MakeVertex& vertex, std::vector<Simplex<3>>& pieces) {
  if (ring.size() < 3) {
    Simplex<3>& piece = pieces.emplace_back();
    for (const std::uint32_t corner : ring) piece.push(vertex(corner));
  }
  for (std::size_t i = 1; i + 1 < ring.size(); ++i)
    pieces.push_back({3, {vertex(ring[0]), vertex(ring[i]), vertex(ring[i + 1])}});
}

/// The nearest point of a face as the part of a vertex that is normal to it: precise in direction where it is short,
/// which the sum of weighted vertices is not.
inline Vec<3> normal_part(const Simplex<3>& face, const Vec<3>& rough) {
  if (face.size == 2) {
    const Vec<3> way = face.w(1) - face.w(0);
    return rough - (dot(rough, way) / dot(way, way)) * way;
  }
  if (face.size != 3) return rough;
  const Vec<3> normal = cross(face.w(1) - face.w(0), face.w(2) - face.w(0));
  const double squared = dot(normal, normal);
  if (!(squared > 0)) return rough;
  return (dot(normal, shorter(face.w(0), shorter(face.w(1), face.w(2)))) / squared) * normal;
}

/// The square of the origin's distance from the nearer of two pieces.
inline double squared_distance(const std::array<Simplex<3>, 2>& pieces) {
  Nearest<3> best;
  for (const Simplex<3>& piece : pieces) take_nearer(best, JohnsonSimplex<3>(piece).nearest());
  return dot(best.v, best.v);
}

}  // namespace assay::gjk
