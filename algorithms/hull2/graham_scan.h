// Planar hull by Graham's scan, generic in the orientation test.
#pragma once
#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "algorithms/hull2/bounded_sort.h"
#include "algorithms/hull2/hull_input.h"
#include "algorithms/hull2/statement.h"
#include "algorithms/model/family.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient2d.h"

namespace assay {

namespace hull {

/// The scan itself: the ring of vertices, counter-clockwise from the lowest one. Precondition: distinct points.
template <Orient2d T>
std::vector<std::uint32_t> graham_ring(std::span<const Point2> points, std::vector<std::uint32_t> order) {
  if (order.size() < 2) return order;
  const auto lower = [&](std::uint32_t i, std::uint32_t j) {
    return points[i].y < points[j].y || (points[i].y == points[j].y && points[i].x < points[j].x);
  };
  std::iter_swap(order.begin(), std::min_element(order.begin(), order.end(), lower));
  const std::uint32_t pole = order.front();
  order.erase(order.begin());
  // On one ray from the pole, upwards or to its right, the nearer point is the lower one.
  bounded_sort(order, [&](std::uint32_t i, std::uint32_t j) {
    const int turn = T::sign(points[pole], points[i], points[j]);
    return turn > 0 || (turn == 0 && lower(i, j));
  });

  std::vector<std::uint32_t> stack = {pole};
  for (const std::uint32_t i : order) {
    while (stack.size() > 1 && T::sign(points[stack[stack.size() - 2]], points[stack.back()], points[i]) <= 0) {
      stack.pop_back();
    }
    stack.push_back(i);
  }
  return stack;
}

}  // namespace hull

/// The vertices of the convex hull: points in the order of their polar angle, corners that do not turn left dropped
/// on the way.
///
/// Shape    Hull: strictly convex, counter-clockwise, from the lexicographically smallest vertex; of coinciding
///          points the lowest index. FlatHull where the orientation test sees no turn: no, one or two ends, the smaller
///          one first.
/// Promise  exact with an exact orientation test; none with NaiveOrient2d, whose comparisons of angles may even
///          contradict each other.
/// Error    GaveUp{kNotFinite} for NaN and infinity; Declined beyond 2^32 - 1 points. The watch is not asked: every
///          point is pushed once and popped at most once, whatever the orientation test says.
/// Cost     O(n log n) orientation tests, O(n) memory.
/// Source   R. L. Graham, An efficient algorithm for determining the convex hull of a finite planar set, Inf.
///          Process. Lett. 1(4), 1972, 132-133. Graham sorts around an inner point; here the pole is the lowest
///          point, the leftmost of several, so that all angles lie in [0, pi) and the orientation test alone compares
///          them.
template <Orient2d T>
struct GrahamScan {
  static constexpr std::string_view kStem = "hull/graham_scan_";
  static constexpr std::string_view kName = Joined<kStem, T::kName>::kValue;
  static constexpr std::string_view kHow = "Graham scan on ";
  static constexpr Statement<Hull2Family> kStatement = hull::stated_on<Hull2Family, kHow, T>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    if (auto refused = hull::refusal(cloud.points)) return *std::move(refused);
    return hull::answer_of_ring(cloud.points,
                                hull::graham_ring<T>(cloud.points, hull::distinct_in_order(cloud.points)));
  }
};

}  // namespace assay
