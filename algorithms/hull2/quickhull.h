// Planar hull by cutting off what lies beyond a line at its farthest point, generic in the orientation test.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/hull2/hull_input.h"
#include "algorithms/hull2/sorted_ring.h"
#include "algorithms/hull2/statement.h"
#include "algorithms/model/family.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient2d.h"

namespace assay {

/// The vertices of the convex hull: beyond each edge found so far the farthest point is added, and only the points
/// beyond the two new edges are kept.
///
/// The farthest point is chosen by rounded distances, so it need not be extreme: the points that it wrongly drops are
/// inside a triangle of the cloud, hence no vertices, and a last pass over what was found takes out the ones that are
/// none. So the sign alone decides, never a distance.
///
/// Shape    Hull: strictly convex, counter-clockwise, from the lexicographically smallest vertex; of coinciding
///          points the lowest index. FlatHull where the orientation test sees no turn.
/// Promise  exact with an exact orientation test; none with a rounded one.
/// Error    GaveUp{kNotFinite} for NaN and infinity; Declined beyond 2^32 - 1 points. The watch is not asked: each step
///          uses up one point, whatever the orientation test says.
/// Cost     two orientation tests a point and level: O(n log n) where the farthest points divide evenly, O(n h) in the
///          worst case; O(n) memory.
/// Source   W. F. Eddy, A new convex hull algorithm for planar sets, ACM Trans. Math. Softw. 3(4), 1977, 398-403.
template <Orient2d T>
struct Quickhull {
  static constexpr std::string_view kStem = "hull/quickhull_";
  static constexpr std::string_view kName = Joined<kStem, T::kName>::kValue;
  static constexpr std::string_view kHow = "planar quickhull on ";
  static constexpr Statement<Hull2Family> kStatement = hull::stated_on<Hull2Family, kHow, T>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    if (points.empty()) return FlatHull{};
    const auto index_of = [&](auto at) { return static_cast<std::uint32_t>(at - points.begin()); };
    const std::uint32_t first = index_of(std::min_element(points.begin(), points.end(), hull::before));
    const std::uint32_t last = index_of(std::max_element(points.begin(), points.end(), hull::before));
    if (points[first] == points[last]) return FlatHull{{first}};

    std::vector<std::uint32_t> found = {first, last};
    std::vector<Task> tasks(2);
    tasks[0] = {first, last, {}};
    tasks[1] = {last, first, {}};
    for (std::uint32_t i = 0; i < points.size(); ++i) {
      const int side = T::sign(points[first], points[last], points[i]);
      if (side != 0 && i != first && i != last) tasks[side < 0 ? 0 : 1].beyond.push_back(i);
    }
    while (!tasks.empty()) {
      const Task task = std::move(tasks.back());
      tasks.pop_back();
      if (task.beyond.empty()) continue;
      const std::uint32_t top = farthest(points, task);
      found.push_back(top);
      Task before_top = {task.from, top, {}}, after_top = {top, task.to, {}};
      for (const std::uint32_t i : task.beyond) {
        if (i == top) continue;
        if (T::sign(points[task.from], points[top], points[i]) < 0) {
          before_top.beyond.push_back(i);
        } else if (T::sign(points[top], points[task.to], points[i]) < 0) {
          after_top.beyond.push_back(i);
        }
      }
      tasks.push_back(std::move(before_top));
      tasks.push_back(std::move(after_top));
    }
    const std::vector<std::uint32_t> order = hull::distinct_in_order(points, std::move(found));
    return hull::answer_of_ring(points, hull::ring_of_sorted<T>(points, order));
  }

 private:
  /// The points strictly to the right of the line between two points found, in the order of their indices.
  struct Task {
    std::uint32_t from = 0, to = 0;
    std::vector<std::uint32_t> beyond;
  };

  /// The first of the points with the greatest computed distance from the line. Precondition: there is one.
  static std::uint32_t farthest(const std::vector<Point2>& points, const Task& task) {
    const Point2 &a = points[task.from], &b = points[task.to];
    const auto height = [&](std::uint32_t i) {
      return (b.y - a.y) * (points[i].x - a.x) - (b.x - a.x) * (points[i].y - a.y);
    };
    return *std::max_element(task.beyond.begin(), task.beyond.end(),
                             [&](std::uint32_t i, std::uint32_t j) { return height(i) < height(j); });
  }
};

}  // namespace assay
