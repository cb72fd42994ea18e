// The spatial hull of the points that the test of triples does not remove.
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

#include "algorithms/hull2/statement.h"
#include "algorithms/hull3/sifting3.h"
#include "algorithms/model/family.h"
#include "algorithms/predicates/exact_orient3d.h"

namespace assay {

namespace spatial {

/// Of so many points each triple is tried.
inline constexpr std::size_t kTripledPoints = 10;

/// As hull::fates_by_pairs, with planes through three points that are on no line. Where no three are, all points stay.
///
/// Cost    O(n^4) side tests.
inline std::vector<hull::PointFate> fates_by_triples(const std::vector<Point3>& points) {
  using hull::PointFate;
  std::vector<PointFate> fates(points.size(), PointFate::kInside);
  bool any_plane = false;
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = i + 1; j < points.size(); ++j) {
      for (std::size_t k = j + 1; k < points.size(); ++k) {
        if (open_view<ExactOrient2d>(points[i], points[j], points[k]).axis < 0) continue;
        any_plane = true;
        bool above = false, below = false;
        for (std::size_t l = 0; l < points.size() && !(above && below); ++l) {
          const int side = ExactOrient3d::sign(points[i], points[j], points[k], points[l]);
          above = above || side > 0;
          below = below || side < 0;
        }
        if (!above || !below) fates[i] = fates[j] = fates[k] = PointFate::kOpen;
      }
    }
  }
  if (!any_plane) fates.assign(points.size(), PointFate::kOpen);
  return fates;
}

}  // namespace spatial

/// As PairTestViszneki, in space and in front of hull3: a point stays if a plane through it and two others has no point
/// on one of its sides.
///
/// Shape    Promise  as hull3.
/// Cost     that of hull3, and O(m^4) side tests for m = spatial::kTripledPoints; of more points some are tried, among
///          each other.
/// Source   as PairTestViszneki.
struct TripleTestViszneki {
  static constexpr std::string_view kName = "published/triple_test_viszneki";
  static constexpr Statement<Hull3Family> kStatement{
      .kind = EngineKind::kPublished,
      .sentence = "points on no supporting plane of a triple left out, then the production hull",
      .promises = hull::always_answered<Hull3Family>(),
      .note = hull::kExact};
  static Hull3Answer solve(const Cloud3& cloud, const Watch&) {
    return spatial::hull_of_sifted(cloud, spatial::kTripledPoints, &spatial::fates_by_triples);
  }
};

}  // namespace assay
