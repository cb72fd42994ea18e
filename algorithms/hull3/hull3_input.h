// What every spatial hull variant does first: refuse what is not finite, keep one index a point, find the dimension.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/model/hull3.h"
#include "algorithms/predicates/orient3d.h"

namespace assay::spatial {

/// Lexicographic order. No arithmetic, so nothing to round; -0 equals 0.
inline bool before(const Point3& p, const Point3& q) {
  return p.x < q.x || (p.x == q.x && (p.y < q.y || (p.y == q.y && p.z < q.z)));
}

bool all_finite(std::span<const Point3> points);

/// The indices of the distinct points in lexicographic order; the lowest index stands for coinciding points.
/// Precondition: finite coordinates, fewer than 2^32 points.
std::vector<std::uint32_t> distinct_in_order(std::span<const Point3> points);

/// What is left when a plane is looked at along axis 0, 1 or 2: (y, z), (z, x) or (x, y), which keeps the sense of
/// rotation of the normal's component along that axis.
inline Point2 seen_along(int axis, const Point3& p) {
  return axis == 0 ? Point2{p.y, p.z} : axis == 1 ? Point2{p.z, p.x} : Point2{p.x, p.y};
}

/// An axis along which a, b, c are not seen on a line, and their turn there; axis -1 where they are on a line in space.
struct View {
  int axis = -1, turn = 0;
};
template <Orient2d T>
View open_view(const Point3& a, const Point3& b, const Point3& c) {
  for (const int axis : {2, 0, 1}) {
    const int turn = T::sign(seen_along(axis, a), seen_along(axis, b), seen_along(axis, c));
    if (turn != 0) return {axis, turn};
  }
  return {};
}

/// Four points that span space, the last below the first three; or fewer that span what there is.
struct Span {
  int dimension = -1;
  std::array<std::uint32_t, 4> corner{};
};

/// The dimension that the tests see, and corners far from each other by a rounded measure. `order` is
/// distinct_in_order.
///
/// Promise  exact with an exact side test: where the point that looks farthest is in the span, every point is asked.
template <Orient3d S>
Span span_of(std::span<const Point3> points, std::span<const std::uint32_t> order) {
  if (order.empty()) return {};
  Span span{0, {order.front(), order.front(), order.front(), order.front()}};
  if (order.size() == 1) return span;
  span.dimension = 1;
  span.corner[1] = order.back();
  const Point3 &a = points[order.front()], &b = points[order.back()];

  // The first of `order`, beginning with the one that measures most, that is not in the span.
  const auto farthest = [&](auto measure, auto outside) -> std::optional<std::uint32_t> {
    double most = -1;
    std::uint32_t best = order.front();
    for (const std::uint32_t i : order) {
      if (const double here = measure(points[i]); here > most) {
        most = here;
        best = i;
      }
    }
    if (outside(points[best])) return best;
    for (const std::uint32_t i : order) {
      if (outside(points[i])) return i;
    }
    return std::nullopt;
  };
  // Halved first, so that nothing overflows in a difference; the products may, and then another point is taken.
  const auto vector = [](const Point3& p, const Point3& q) {
    return std::array{q.x / 2 - p.x / 2, q.y / 2 - p.y / 2, q.z / 2 - p.z / 2};
  };
  const auto cross = [](const std::array<double, 3>& v, const std::array<double, 3>& w) {
    return std::array{v[1] * w[2] - v[2] * w[1], v[2] * w[0] - v[0] * w[2], v[0] * w[1] - v[1] * w[0]};
  };
  const auto along = vector(a, b);
  const auto off_line = farthest(
      [&](const Point3& p) {
        const auto n = cross(along, vector(a, p));
        return std::abs(n[0]) + std::abs(n[1]) + std::abs(n[2]);
      },
      [&](const Point3& p) { return open_view<typename S::PlanarOrient2d>(a, b, p).axis >= 0; });
  if (!off_line) return span;
  span.dimension = 2;
  span.corner[2] = *off_line;
  const Point3& c = points[*off_line];
  const auto normal = cross(along, vector(a, c));
  const auto off_plane = farthest(
      [&](const Point3& p) {
        const auto v = vector(a, p);
        return std::abs(v[0] * normal[0] + v[1] * normal[1] + v[2] * normal[2]);
      },
      [&](const Point3& p) { return S::sign(a, b, c, p) != 0; });
  if (!off_plane) return span;
  span.dimension = 3;
  span.corner[3] = *off_plane;
  if (S::sign(a, b, c, points[*off_plane]) > 0) std::swap(span.corner[1], span.corner[2]);
  return span;
}

/// The strict convex hull of points that lie in one plane, counter-clockwise in that view, as indices.
template <Orient2d T>
std::vector<std::uint32_t> planar_hull(std::span<const Point3> points, std::span<const std::uint32_t> chosen,
                                       int axis) {
  Cloud2 seen;
  seen.points.reserve(chosen.size());
  for (const std::uint32_t i : chosen) seen.points.push_back(seen_along(axis, points[i]));
  const Hull2Answer answer = MonotoneChain<T>::solve(seen, Watch{});
  std::vector<std::uint32_t> ring;
  if (const auto* hull = std::get_if<Hull>(&answer)) ring = hull->ccw;
  if (const auto* flat = std::get_if<FlatHull>(&answer)) ring = flat->extreme;
  for (std::uint32_t& i : ring) i = chosen[i];
  return ring;
}

/// The answer for a span of dimension below 3. With inexact tests a "plane" may be seen on a line: then GaveUp.
template <Orient3d S>
Hull3Answer flat_answer(std::span<const Point3> points, std::span<const std::uint32_t> order, const Span& span) {
  if (span.dimension == -1) return FlatHull3{};
  if (span.dimension == 0) return FlatHull3{0, {span.corner[0]}};
  if (span.dimension == 1) return FlatHull3{1, {order.front(), order.back()}};
  using T = typename S::PlanarOrient2d;
  const View view = open_view<T>(points[span.corner[0]], points[span.corner[1]], points[span.corner[2]]);
  if (view.axis < 0) return GaveUp{GaveUp::Why::kUncertain, 0};
  std::vector<std::uint32_t> ring = planar_hull<T>(points, order, view.axis);
  if (ring.size() < 3) return GaveUp{GaveUp::Why::kUncertain, 0};
  return FlatHull3{2, std::move(ring)};
}

/// An answer where the input has none to compute: too many points, not finite.
std::optional<Hull3Answer> refusal(std::span<const Point3> points);

}  // namespace assay::spatial
