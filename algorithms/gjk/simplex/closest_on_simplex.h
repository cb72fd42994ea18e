// The point of a simplex nearest to the origin, by the signs of the volumes that the origin spans with its faces.
#pragma once
#include <array>
#include <cstdint>

#include "algorithms/gjk/support/pair_frame.h"
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

// In a search the newest vertex p satisfies v.p < |v|^2, v being the nearest point of the older vertices' hull. So the
// segment from v to p has points nearer than v, the nearest point of the new simplex is not one of the old hull, and no
// face without p need be looked at.

template <std::size_t D>
Nearest<D> nearest_on_vertex(const Simplex<D>& simplex, std::uint32_t p) {
  return {false, 1, {p}, {1.0}, simplex.w(p)};
}

/// The shorter of two vertices: dot products with it lose fewer digits where a face comes near the origin at one
/// vertex.
template <std::size_t D>
ASSAY_INLINE const Vec<D>& shorter(const Vec<D>& x, const Vec<D>& y) {
  return dot(x, x) <= dot(y, y) ? x : y;
}

/// The segment from vertex i to the newest vertex p. Signed lengths along e take the place of volumes.
template <std::size_t D>
Nearest<D> nearest_on_segment(const Simplex<D>& simplex, std::uint32_t i, std::uint32_t p) {
  const Vec<D>&from = simplex.w(p), &to = simplex.w(i), e = to - from;
  const double of_i = -dot(from, e), of_p = dot(to, e), length_squared = dot(e, e);
  if (!(of_i > 0)) return nearest_on_vertex(simplex, p);  // also where e is zero
  if (!(of_p > 0)) return nearest_on_vertex(simplex, i);
  Nearest<D> nearest{false, 2, {i, p}, {of_i / length_squared, of_p / length_squared}, {}};
  if constexpr (D == 2) {
    const Vec<2> n = left_of(e);
    nearest.v = (dot(n, shorter(from, to)) / length_squared) * n;
  } else {
    const Vec<D> rough = dot(from, from) <= dot(to, to) ? from + nearest.weight[0] * e : to - nearest.weight[1] * e;
    nearest.v = rough - (dot(rough, e) / length_squared) * e;
  }
  return nearest;
}

template <std::size_t D>
void take_nearer(Nearest<D>& best, const Nearest<D>& other) {
  if (best.size == 0 || dot(other.v, other.v) < dot(best.v, best.v)) best = other;
}

/// The triangle (i, j, p) in space. With n = (w_i - p) x (w_j - p), the areas that the origin's projection spans with
/// the three edges, signed along n, are the weights of the opposite vertices times |n|^2.
inline Nearest<3> nearest_on_triangle(const Simplex<3>& simplex, std::uint32_t i, std::uint32_t j, std::uint32_t p) {
  const Vec<3>&at_i = simplex.w(i), &at_j = simplex.w(j), &at_p = simplex.w(p);
  const Vec<3> to_i = at_i - at_p, to_j = at_j - at_p, n = cross(to_i, to_j);
  const double area_i = -dot(shorter(at_j, at_p), cross(to_j, n)), area_j = -dot(shorter(at_i, at_p), cross(n, to_i));
  const bool beyond_i = !(area_i > 0), beyond_j = !(area_j > 0);
  Nearest<3> best;
  if (beyond_i) take_nearer(best, nearest_on_segment(simplex, j, p));
  if (beyond_j) take_nearer(best, nearest_on_segment(simplex, i, p));
  if (beyond_i || beyond_j) return best;
  const double area_p = dot(shorter(at_i, at_j), cross(at_j - at_i, n)), area_squared = dot(n, n);
  if (!(area_p > 0 && area_squared > 0)) return nearest_on_segment(simplex, i, j);  // rounding only: see above
  const double height = dot(n, shorter(at_p, shorter(at_i, at_j))) / area_squared;
  return {false, 3, {i, j, p}, {area_i / area_squared, area_j / area_squared, area_p / area_squared}, height * n};
}

/// The full triangle of the plane.
inline Nearest<2> nearest_on_full(const Simplex<2>& simplex) {
  const Vec<2>&w0 = simplex.w(0), &w1 = simplex.w(1), &p = simplex.w(2);
  const Vec<2> a = w0 - p, b = w1 - p;
  const double volume = cross(a, b);
  const double sign = volume < 0 ? -1 : volume > 0 ? 1 : 0;
  const bool beyond_0 = !(-sign * cross(shorter(p, w1), b) > 0);
  const bool beyond_1 = !(-sign * cross(a, shorter(p, w0)) > 0);
  Nearest<2> best;
  if (beyond_0) take_nearer(best, nearest_on_segment(simplex, 1, 2));
  if (beyond_1) take_nearer(best, nearest_on_segment(simplex, 0, 2));
  best.inside = best.size == 0;
  return best;
}

/// The tetrahedron: the volumes that the origin spans with the faces at p, signed as the whole's.
inline Nearest<3> nearest_on_full(const Simplex<3>& simplex) {
  const Vec<3>&w0 = simplex.w(0), &w1 = simplex.w(1), &w2 = simplex.w(2), &p = simplex.w(3);
  const Vec<3> a = w0 - p, b = w1 - p, c = w2 - p;
  const Vec<3> ab = cross(a, b), bc = cross(b, c), ca = cross(c, a);
  const double volume = -dot(ab, c);
  const double sign = volume < 0 ? -1 : volume > 0 ? 1 : 0;
  const bool beyond_0 = !(sign * dot(bc, shorter(p, shorter(w1, w2))) > 0);
  const bool beyond_1 = !(sign * dot(ca, shorter(p, shorter(w2, w0))) > 0);
  const bool beyond_2 = !(sign * dot(ab, shorter(p, shorter(w0, w1))) > 0);
  Nearest<3> best;
  if (beyond_0) take_nearer(best, nearest_on_triangle(simplex, 1, 2, 3));
  if (beyond_1) take_nearer(best, nearest_on_triangle(simplex, 0, 2, 3));
  if (beyond_2) take_nearer(best, nearest_on_triangle(simplex, 0, 1, 3));
  best.inside = best.size == 0;
  return best;
}

/// The nearest point of a simplex whose newest vertex is the last.
/// Source  M. Montanari, N. Petrinic, E. Barbieri, "Improving the GJK algorithm for faster and more reliable distance
///         queries between convex objects", ACM Trans. Graph. 36(3), 2017, article 30. In difference to it, volumes are
///         taken along the face's normal instead of in the coordinate plane where the face is largest, and faces
///         without the newest vertex are left out.
template <std::size_t D>
Nearest<D> nearest_on_simplex(const Simplex<D>& simplex) {
  if (simplex.size == 1) return nearest_on_vertex(simplex, 0);
  if (simplex.size == 2) return nearest_on_segment(simplex, 0, 1);
  if constexpr (D == 3)
    if (simplex.size == 3) return nearest_on_triangle(simplex, 0, 1, 2);
  return nearest_on_full(simplex);
}

}  // namespace assay::gjk
