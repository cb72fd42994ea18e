// Points of a cloud that linear programs show to be inside the hull of the others.
#pragma once
#include <cstddef>
#include <vector>

#include "algorithms/hull2/sifting.h"
#include "algorithms/lp/collision/collide.h"

namespace assay::lp {

/// Whether conv(a) is a part of conv(b), in the words of is_subset.
using SubsetQuestion = SubsetAnswer (*)(const ConvexPair& pair);

/// The question as lp::is_subset answers it.
SubsetQuestion subset_question();

/// Asks whether a group of points is a part of the hull of the points that are left, and divides a group that is not,
/// down to single points.
///
/// Shape    `points` are distinct. Any dimension that is_subset has.
/// Cost     at most two questions a point, each of one program or, for a group that is inside, of one a point. Nobody
///          watches: states of several programs are not those of one.
std::vector<hull::PointFate> fates_of(const Points& points, SubsetQuestion question);

/// Of so many points a hull asks.
inline constexpr std::size_t kAskedPoints = 6;

}  // namespace assay::lp
