// Planar hull by wrapping a line around the points, generic in the orientation test.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/hull2/hull_input.h"
#include "algorithms/hull2/statement.h"
#include "algorithms/model/family.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient2d.h"

namespace assay {

/// The vertices of the convex hull: from each one, the point that has every other point on its left.
///
/// Shape    Hull: strictly convex, counter-clockwise, from the lexicographically smallest vertex; of coinciding
///          points the lowest index. FlatHull where the orientation test sees no turn.
/// Promise  exact with an exact orientation test; none with a rounded one, whose march may pass the start by and circle
///          for ever among other points.
/// Error    GaveUp{kNotFinite} for NaN and infinity; GaveUp{kCycling} where n steps do not lead back to the start;
///          Declined beyond 2^32 - 1 points. The watch is not asked.
/// Cost     O(n h) orientation tests for h vertices, O(h) memory.
/// Source   R. A. Jarvis, On the identification of the convex hull of a finite set of points in the plane, Inf.
///          Process. Lett. 2(1), 1973, 18-21.
template <Orient2d T>
struct JarvisMarch {
  static constexpr std::string_view kStem = "hull/jarvis_march_";
  static constexpr std::string_view kName = Joined<kStem, T::kName>::kValue;
  static constexpr std::string_view kHow = "Jarvis march on ";
  static constexpr Statement<Hull2Family> kStatement = hull::stated_on<Hull2Family, kHow, T>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    if (points.empty()) return FlatHull{};
    const auto start =
        static_cast<std::uint32_t>(std::min_element(points.begin(), points.end(), hull::before) - points.begin());
    std::vector<std::uint32_t> ring = {start};
    for (;;) {
      const std::uint32_t next = after(points, ring.back());
      if (points[next] == points[start]) return hull::answer_of_ring(points, std::move(ring));
      if (ring.size() == points.size()) {
        return GaveUp{GaveUp::Why::kCycling, static_cast<std::uint32_t>(ring.size())};
      }
      ring.push_back(next);
    }
  }

 private:
  /// The vertex after `here`: rightmost as seen from there, the farthest of several. `here` where all points coincide.
  static std::uint32_t after(const std::vector<Point2>& points, std::uint32_t here) {
    std::uint32_t next = here;
    for (std::uint32_t i = 0; i < points.size(); ++i) {
      if (points[i] == points[here]) continue;
      if (next != here) {
        const int turn = T::sign(points[here], points[next], points[i]);
        if (turn > 0 || (turn == 0 && !hull::between(points[here], points[next], points[i]))) continue;
      }
      next = i;
    }
    return next;
  }
};

}  // namespace assay
