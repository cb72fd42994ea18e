// The test of pairs that looks for an empty side on the left only.
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/published/hull2/pair_test.h"

namespace assay {

/// PairTestViszneki, but a line counts only where nothing is on its left, and each pair is tried in one order.
struct HullPairsFromOneSide {
  static constexpr std::string_view kName = "fault/hull_pairs_from_one_side";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Tries each pair of points in one order, and looks on the left of its line only.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    return hull::hull_of_sifted(cloud, hull::kPairedPoints, [](const std::vector<Point2>& points) {
      std::vector<hull::PointFate> fates(points.size(), hull::PointFate::kInside);
      for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = i + 1; j < points.size(); ++j) {
          bool left = false;
          for (const Point2& p : points) left = left || ExactOrient2d::sign(points[i], points[j], p) > 0;
          if (!left) fates[i] = fates[j] = hull::PointFate::kOpen;
        }
      }
      return fates;
    });
  }
};

}  // namespace assay
