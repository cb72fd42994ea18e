// The test of triples that tries those of neighbours in the list only.
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/published/hull3/triple_test.h"

namespace assay {

/// TripleTestViszneki, but only points that follow each other in lexicographic order make a triple.
struct Hull3TriplesOfNeighbours {
  static constexpr std::string_view kName = "fault/hull3_triples_of_neighbours";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Tries only triples of points that follow each other from left to right.");

  static Hull3Answer solve(const Cloud3& cloud, const Watch&) {
    return spatial::hull_of_sifted(cloud, spatial::kTripledPoints, [](const std::vector<Point3>& points) {
      std::vector<hull::PointFate> fates(points.size(), hull::PointFate::kInside);
      for (std::size_t i = 0; i + 2 < points.size(); ++i) {
        bool above = false, below = false;
        for (const Point3& p : points) {
          const int side = ExactOrient3d::sign(points[i], points[i + 1], points[i + 2], p);
          above = above || side > 0;
          below = below || side < 0;
        }
        if (!above || !below) fates[i] = fates[i + 1] = fates[i + 2] = hull::PointFate::kOpen;
      }
      return fates;
    });
  }
};

}  // namespace assay
