// The point of a simplex nearest to the origin, by moving from the nearest point of its older vertices: any dimension.
#pragma once
#include <array>
#include <cstdint>

#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// The nearest point of the affine hull of a few vertices, and its weights there; false where as computed they are
/// affinely dependent.
///
/// The way to it is what is left of the shortest vertex when its parts along the edges, made orthogonal one after the
/// other, are taken away: v is normal to the face with a precision of its own, as in nearest_on_segment.
template <std::size_t D>
bool affine_nearest(const Simplex<D>& simplex, const std::array<std::uint32_t, D + 1>& member, std::uint32_t size,
                    std::array<double, D + 1>& weight, Vec<D>& v) {
  std::uint32_t base = 0;
  for (std::uint32_t i = 1; i < size; ++i)
    if (dot(simplex.w(member[i]), simplex.w(member[i])) < dot(simplex.w(member[base]), simplex.w(member[base])))
      base = i;
  v = simplex.w(member[base]);
  std::array<Vec<D>, D> axis;
  std::array<std::array<double, D>, D> along{};  // edge j is axis j + sum over i < j of along[i][j] axis i
  std::array<double, D> part{};
  std::array<std::uint32_t, D> of{};
  std::uint32_t edges = 0;
  for (std::uint32_t i = 0; i < size; ++i) {
    if (i == base) continue;
    const Vec<D> edge = simplex.w(member[i]) - simplex.w(member[base]);
    Vec<D>& normal = axis[edges] = edge;
    for (std::uint32_t j = 0; j < edges; ++j) {
      along[j][edges] = dot(axis[j], normal) / dot(axis[j], axis[j]);
      normal = normal - along[j][edges] * axis[j];
    }
    const double length_squared = dot(normal, normal);
    if (!(length_squared > 0x1p-100 * dot(edge, edge))) return false;  // nothing but rounding is left
    part[edges] = -dot(normal, v) / length_squared;
    v = v + part[edges] * normal;
    of[edges++] = i;
  }
  weight[base] = 1;
  for (std::uint32_t j = edges; j-- > 0;) {
    for (std::uint32_t l = j + 1; l < edges; ++l) part[j] -= along[j][l] * part[l];
    weight[of[j]] = part[j];
    weight[base] -= part[j];
  }
  return true;
}

/// From the nearest point of the older vertices, known by positive weights, towards the nearest point of the affine
/// hull of all: as far as weights stay positive; the first vertex whose weight ends leaves, and so on until the nearest
/// point of the affine hull is one of the simplex.
///
/// Source  P. Wolfe, Finding the nearest point in a polytope, Math. Programming 11, 1976, 128-149: the minor cycle. The
///         normal equations are not formed.
template <std::size_t D>
Nearest<D> nearest_by_wolfe(const Simplex<D>& grown, const Nearest<D>& before) {
  std::array<std::uint32_t, D + 1> member{};
  std::array<double, D + 1> weight{}, target{};
  std::uint32_t size = grown.size;
  for (std::uint32_t i = 0; i < size; ++i) {
    member[i] = i;
    weight[i] = i + 1 < size ? before.weight[i] : 0;
  }
  for (;;) {
    Vec<D> v;
    if (!affine_nearest(grown, member, size, target, v)) return before;
    double step = 2;
    std::uint32_t first_out = size;
    for (std::uint32_t i = 0; i < size; ++i) {
      if (target[i] > 0) continue;
      const double reach = weight[i] > 0 ? weight[i] / (weight[i] - target[i]) : 0;
      if (reach < step) step = reach, first_out = i;
    }
    if (first_out == size) {
      Nearest<D> nearest;
      nearest.inside = size == D + 1;
      if (nearest.inside) return nearest;
      nearest.size = size;
      for (std::uint32_t i = 0; i < size; ++i) nearest.keep[i] = member[i], nearest.weight[i] = target[i];
      nearest.v = v;
      return nearest;
    }
    std::uint32_t kept = 0;
    for (std::uint32_t i = 0; i < size; ++i) {
      const double moved = weight[i] + step * (target[i] - weight[i]);
      if (i == first_out || !(moved > 0 || i + 1 == size)) continue;
      member[kept] = member[i];
      weight[kept++] = moved > 0 ? moved : 0;
    }
    size = kept;
    if (size == 0) return before;
  }
}

}  // namespace assay::gjk
