// Planar hull of a simple polyline in one pass, generic in the orientation test.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/hull2/hull_input.h"
#include "algorithms/hull2/statement.h"
#include "algorithms/model/family.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient2d.h"

namespace assay {

namespace hull {

/// The ring of hull vertices of a polyline, counter-clockwise; one or two where the orientation test sees no turn.
/// Precondition: the polyline through the points in the order of `path` does not touch itself; it may end where it
/// began.
///
/// Both ends of a deque hold the vertex added last. A simple polyline can leave the hull only through the two edges at
/// that vertex, so a point that is right of neither of them is inside.
/// Cost    at most four orientation tests a point and one for each vertex dropped, whatever the orientation test says.
template <Orient2d T>
std::vector<std::uint32_t> melkman_ring(std::span<const Point2> points, std::span<const std::uint32_t> path) {
  if (path.size() < 2) return {path.begin(), path.end()};
  // A simple polyline that starts along a line goes on along it, so the two ends stand for the points up to there.
  std::size_t next = 2;
  while (next < path.size() && T::sign(points[path[0]], points[path[next - 1]], points[path[next]]) == 0) ++next;
  if (next == path.size()) return {path.front(), path.back()};

  std::vector<std::uint32_t> deque(2 * path.size() + 1);
  std::size_t bottom = path.size() - 1, top = bottom + 3;
  const bool left = T::sign(points[path[0]], points[path[next - 1]], points[path[next]]) > 0;
  deque[bottom] = deque[top] = path[next];
  deque[bottom + 1] = left ? path[0] : path[next - 1];
  deque[bottom + 2] = left ? path[next - 1] : path[0];
  for (++next; next < path.size(); ++next) {
    const Point2& p = points[path[next]];
    const auto at_bottom = [&] { return T::sign(points[deque[bottom]], points[deque[bottom + 1]], p); };
    const auto at_top = [&] { return T::sign(points[deque[top - 1]], points[deque[top]], p); };
    if (at_bottom() >= 0 && at_top() >= 0) continue;
    while (top - bottom > 1 && at_bottom() <= 0) ++bottom;
    while (top - bottom > 1 && at_top() <= 0) --top;
    deque[--bottom] = deque[++top] = path[next];
  }
  return {deque.begin() + static_cast<std::ptrdiff_t>(bottom), deque.begin() + static_cast<std::ptrdiff_t>(top)};
}

}  // namespace hull

/// The vertices of the convex hull: the points in lexicographic order form a simple polyline, and its hull grows point
/// by point.
///
/// Shape    Hull: strictly convex, counter-clockwise, from the lexicographically smallest vertex; of coinciding
///          points the lowest index. FlatHull where the orientation test sees no turn.
/// Promise  exact with an exact orientation test; none with a rounded one. For a polyline that is simple as given,
///          hull::melkman_ring does without the order.
/// Error    GaveUp{kNotFinite} for NaN and infinity; Declined beyond 2^32 - 1 points. The watch is not asked: every
///          point is added at most once at each end of the deque and dropped at most once there.
/// Cost     O(n log n) comparisons of coordinates, O(n) orientation tests, O(n) memory.
/// Source   A. A. Melkman, On-line construction of the convex hull of a simple polyline, Inf. Process. Lett. 25(1),
///          1987, 11-12.
template <Orient2d T>
struct Melkman {
  static constexpr std::string_view kStem = "hull/melkman_";
  static constexpr std::string_view kName = Joined<kStem, T::kName>::kValue;
  static constexpr std::string_view kHow = "Melkman's deque over the points in order on ";
  static constexpr Statement<Hull2Family> kStatement = hull::stated_on<Hull2Family, kHow, T>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    if (auto refused = hull::refusal(cloud.points)) return *std::move(refused);
    const std::vector<std::uint32_t> order = hull::distinct_in_order(cloud.points);
    return hull::answer_of_ring(cloud.points, hull::melkman_ring<T>(cloud.points, order));
  }
};

}  // namespace assay
