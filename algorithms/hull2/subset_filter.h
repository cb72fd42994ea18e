// The planar hull of the points that linear programs do not show to be inside.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/hull2/statement.h"
#include "algorithms/lp/collision/inner_points.h"
#include "algorithms/model/family.h"
#include "algorithms/model/point_lists.h"

namespace assay {

/// The vertices of the convex hull, with lp::is_subset in front: groups of points that are a part of the hull of the
/// others are left out, and of what is left the monotone chain is exact.
///
/// conv(K) is a part of conv(L) if and only if every corner of the hull of K and L is in L, so that the exact hull
/// judges what is_subset says, either way: a group that is left out wrongly is missing, and where a point that is said
/// to lie outside the others is no corner nothing is answered, which this engine promises not to do. Of more than
/// lp::kAskedPoints points some are asked about, and then only what is left out is judged.
///
/// Shape    Promise  as MonotoneChain<ExactOrient2d>: where is_subset gives up a point stays.
/// Cost     that of the chain, and some 10 programs of 4 rows and 6 columns.
struct HullSubsetFilter {
  static constexpr std::string_view kName = "hull/subset_filter";
  static constexpr Statement<Hull2Family> kStatement{
      .sentence = "points inside left out by linear programs, then the monotone chain",
      .promises = hull::always_answered<Hull2Family>(),
      .note = hull::kExact};
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    return hull::hull_of_sifted(cloud, lp::kAskedPoints, [](const std::vector<Point2>& asked) {
      return lp::fates_of(points_of(asked), lp::subset_question());
    });
  }
};

}  // namespace assay
