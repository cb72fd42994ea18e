// The planar hull of the points that the test of pairs does not remove.
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

#include "algorithms/hull2/sifting.h"
#include "algorithms/hull2/statement.h"
#include "algorithms/model/family.h"

namespace assay {

namespace hull {

/// Of so many points each pair is tried.
inline constexpr std::size_t kPairedPoints = 16;

/// A line through two points that has no point on one of its sides touches the hull: both stay. Every corner is on such
/// a line, that of an edge, so that a point on none is no corner: it lies in the hull of those that stay.
///
/// Shape   distinct points. The points inside an edge stay.
/// Cost    O(n^3) orientation tests.
inline std::vector<PointFate> fates_by_pairs(const std::vector<Point2>& points) {
  std::vector<PointFate> fates(points.size(), points.size() < 2 ? PointFate::kOpen : PointFate::kInside);
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = i + 1; j < points.size(); ++j) {
      bool left = false, right = false;
      for (std::size_t k = 0; k < points.size() && !(left && right); ++k) {
        const int side = ExactOrient2d::sign(points[i], points[j], points[k]);
        left = left || side > 0;
        right = right || side < 0;
      }
      if (!left || !right) fates[i] = fates[j] = PointFate::kOpen;
    }
  }
  return fates;
}

}  // namespace hull

/// The vertices of the convex hull, with a test in front that removes points inside: a point stays if a line through it
/// and another one has no point on one of its sides. Of what is left the monotone chain is exact, so that a corner
/// that is removed is missing.
///
/// Shape    Promise  as MonotoneChain<ExactOrient2d>.
/// Cost     that of the chain, and O(m^3) orientation tests for m = hull::kPairedPoints; of more points some are tried,
///          among each other.
/// Source   D. Viszneki, comment of 17 October 2014 on the article "Collision detection for dummies" (P. Firth, 2011).
struct PairTestViszneki {
  static constexpr std::string_view kName = "published/pair_test_viszneki";
  static constexpr Statement<Hull2Family> kStatement{
      .kind = EngineKind::kPublished,
      .sentence = "points on no supporting line of a pair left out, then the monotone chain",
      .promises = hull::always_answered<Hull2Family>(),
      .note = hull::kExact};
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    return hull::hull_of_sifted(cloud, hull::kPairedPoints, &hull::fates_by_pairs);
  }
};

}  // namespace assay
