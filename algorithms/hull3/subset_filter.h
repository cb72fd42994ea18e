// The spatial hull of the points that linear programs do not show to be inside.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/hull2/statement.h"
#include "algorithms/hull3/sifting3.h"
#include "algorithms/lp/collision/inner_points.h"
#include "algorithms/model/family.h"
#include "algorithms/model/point_lists.h"

namespace assay {

/// As HullSubsetFilter, in space and in front of hull3.
///
/// Shape    Promise  as hull3.
/// Cost     that of hull3, and some 10 programs of 5 rows and 6 columns.
struct Hull3SubsetFilter {
  static constexpr std::string_view kName = "hull3/subset_filter";
  static constexpr Statement<Hull3Family> kStatement{
      .sentence = "points inside left out by linear programs, then the production hull",
      .promises = hull::always_answered<Hull3Family>(),
      .note = hull::kExact};
  static Hull3Answer solve(const Cloud3& cloud, const Watch&) {
    return spatial::hull_of_sifted(cloud, lp::kAskedPoints, [](const std::vector<Point3>& asked) {
      return lp::fates_of(points_of(asked), lp::subset_question());
    });
  }
};

}  // namespace assay
