// The hull behind a subset test that asks about one corner only.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/subset_filter.h"

namespace assay {

/// HullSubsetFilter, but a body whose first corner is in another one counts as a part of it.
struct HullSubsetOfOneCorner {
  static constexpr std::string_view kName = "fault/hull_subset_of_one_corner";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Takes a body for a part of another one when its first corner is.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    return hull::hull_of_sifted(cloud, lp::kAskedPoints, [](const std::vector<Point2>& asked) {
      return lp::fates_of(points_of(asked), [](const ConvexPair& pair) {
        const Points first{pair.a.dimension, {pair.a[0].begin(), pair.a[0].end()}};
        return lp::subset_question()({first, pair.b});
      });
    });
  }
};

}  // namespace assay
