// The point of a simplex nearest to the origin, by the signs of the volumes that the origin spans with its faces.
#pragma once
#include <array>
#include <cstdint>

#include "algorithms/gjk/minkowski_frame.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// At most D + 1 vertices of the Minkowski difference, the newest last.
template <std::size_t D>
struct Simplex {
  std::uint32_t size = 0;
  std::array<Difference<D>, D + 1> vertex;

  const Vec<D>& w(std::uint32_t i) const { return vertex[i].w; }
  void push(const Difference<D>& newest) { vertex[size++] = newest; }
  bool has(std::uint32_t a, std::uint32_t b) const {
    for (std::uint32_t i = 0; i < size; ++i)
      if (vertex[i].a == a && vertex[i].b == b) return true;
    return false;
  }
};

/// Where the nearest point lies: on the face of the simplex spanned by `keep`, oldest first, with its barycentric
/// weights there.
///
/// v is the nearest point, computed as the part of a vertex that is normal to the face and not as the sum of weighted
/// vertices: its direction keeps relative precision when the vertices are long and v is short.
template <std::size_t D>
struct Nearest {
  bool inside = false;  ///< by the computed signs the origin is in the full-dimensional simplex; nothing else is set
  std::uint32_t size = 0;
  std::array<std::uint32_t, D> keep{};
  std::array<double, D> weight{};
  Vec<D> v{};
};

// In a search the newest vertex p lies strictly nearer to the origin's side than the face of the older ones, so the
// nearest point never lies on a face without p (G. van den Bergen, J. Graph. Tools 4(2), 1999, 7-25). Only faces with p
// are looked at.

template <std::size_t D>
Nearest<D> nearest_on_vertex(const Simplex<D>& simplex, std::uint32_t p) {
  return {false, 1, {p}, {1.0}, simplex.w(p)};
}

/// The segment from vertex i to the newest vertex p. Lengths with sign along e replace the volumes.
template <std::size_t D>
Nearest<D> nearest_on_segment(const Simplex<D>& simplex, std::uint32_t i, std::uint32_t p) {
  const Vec<D>& origin = simplex.w(p);
  const Vec<D> e = simplex.w(i) - origin;
  const double length_squared = dot(e, e), along = -dot(origin, e);
  if (!(along > 0)) return nearest_on_vertex(simplex, p);  // also where e is zero
  if (along >= length_squared) return nearest_on_vertex(simplex, i);
  const double t = along / length_squared;
  Nearest<D> nearest{false, 2, {i, p}, {t, 1 - t}, {}};
  if constexpr (D == 2) {
    const Vec<2> n = left_of(e);
    nearest.v = (dot(n, origin) / length_squared) * n;
  } else {
    const Vec<D> rough = origin + t * e;
    nearest.v = rough - (dot(rough, e) / length_squared) * e;
  }
  return nearest;
}

template <std::size_t D>
void take_nearer(Nearest<D>& best, const Nearest<D>& other) {
  if (best.size == 0 || dot(other.v, other.v) < dot(best.v, best.v)) best = other;
}

/// The triangle (i, j, p) in space. With n = (w_i - p) x (w_j - p), the areas that the origin's projection spans with
/// the edges at p, signed along n, are the weights of i and j times |n|^2.
inline Nearest<3> nearest_on_triangle(const Simplex<3>& simplex, std::uint32_t i, std::uint32_t j, std::uint32_t p) {
  const Vec<3>& origin = simplex.w(p);
  const Vec<3> to_i = simplex.w(i) - origin, to_j = simplex.w(j) - origin, n = cross(to_i, to_j);
  const double area_squared = dot(n, n);
  const double area_i = -dot(origin, cross(to_j, n)), area_j = -dot(origin, cross(n, to_i));
  Nearest<3> best;
  if (area_i > 0 && area_j > 0 && area_squared > 0) {
    const double at_i = area_i / area_squared, at_j = area_j / area_squared, at_p = 1 - at_i - at_j;
    if (at_p > 0) return {false, 3, {i, j, p}, {at_i, at_j, at_p}, (dot(n, origin) / area_squared) * n};
    best = nearest_on_segment(simplex, i, j);  // rounding only: see above
  }
  if (!(area_i > 0)) take_nearer(best, nearest_on_segment(simplex, j, p));
  if (!(area_j > 0)) take_nearer(best, nearest_on_segment(simplex, i, p));
  return best.size == 0 ? nearest_on_vertex(simplex, p) : best;
}

/// The full triangle of the plane. `kTestsOldestFace` false is a planted defect.
template <bool kTestsOldestFace>
Nearest<2> nearest_on_full(const Simplex<2>& simplex) {
  const Vec<2>& p = simplex.w(2);
  const Vec<2> a = simplex.w(0) - p, b = simplex.w(1) - p;
  const double volume = cross(a, b);
  const double sign = volume < 0 ? -1 : volume > 0 ? 1 : 0;
  const bool beyond_0 = kTestsOldestFace && !(-sign * cross(p, b) > 0), beyond_1 = !(-sign * cross(a, p) > 0);
  Nearest<2> best;
  if (beyond_0) take_nearer(best, nearest_on_segment(simplex, 1, 2));
  if (beyond_1) take_nearer(best, nearest_on_segment(simplex, 0, 2));
  best.inside = best.size == 0;
  return best;
}

/// The tetrahedron. The volumes that the origin spans with the faces at p, signed as the whole's.
template <bool kTestsOldestFace>
Nearest<3> nearest_on_full(const Simplex<3>& simplex) {
  const Vec<3>& p = simplex.w(3);
  const Vec<3> a = simplex.w(0) - p, b = simplex.w(1) - p, c = simplex.w(2) - p;
  const Vec<3> ab = cross(a, b), bc = cross(b, c), ca = cross(c, a);
  const double volume = -dot(ab, c);
  const double sign = volume < 0 ? -1 : volume > 0 ? 1 : 0;
  const bool beyond_0 = kTestsOldestFace && !(sign * dot(bc, p) > 0);
  const bool beyond_1 = !(sign * dot(ca, p) > 0), beyond_2 = !(sign * dot(ab, p) > 0);
  Nearest<3> best;
  if (beyond_0) take_nearer(best, nearest_on_triangle(simplex, 1, 2, 3));
  if (beyond_1) take_nearer(best, nearest_on_triangle(simplex, 0, 2, 3));
  if (beyond_2) take_nearer(best, nearest_on_triangle(simplex, 0, 1, 3));
  best.inside = best.size == 0;
  return best;
}

/// The nearest point of a simplex whose newest vertex is the last.
/// Source  M. Montanari, N. Petrinic, E. Barbieri, "Improving the GJK algorithm for faster and more reliable distance
/// queries
///         between convex objects", ACM Trans. Graph. 36(3), 2017, article 30. In difference to it, volumes are taken
///         along the face's normal instead of in the coordinate plane where the face is largest, and faces without the
///         newest vertex are left out.
template <std::size_t D, bool kTestsOldestFace = true>
Nearest<D> nearest_on_simplex(const Simplex<D>& simplex) {
  if (simplex.size == 1) return nearest_on_vertex(simplex, 0);
  if (simplex.size == 2) return nearest_on_segment(simplex, 0, 1);
  if constexpr (D == 3)
    if (simplex.size == 3) return nearest_on_triangle(simplex, 0, 1, 2);
  return nearest_on_full<kTestsOldestFace>(simplex);
}

}  // namespace assay::gjk
