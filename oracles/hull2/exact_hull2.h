// Tier 1 for planar hulls: the answer itself, from exact orientation tests only.
#pragma once
#include "algorithms/model/hull.h"

namespace assay {

/// The convex hull of the cloud over the rationals.
///
/// Shape  Hull from the lexicographically smallest vertex on, or FlatHull with the smaller end first. Of coinciding
///        points the lowest index stands for all.
/// Error  GaveUp{kNotFinite} where a coordinate is NaN or infinite.
/// Cost   O(n log n) comparisons, O(n) turns.
/// Source Andrew's chains, Inf. Process. Lett. 9(5), 1979, 216-219.
Hull2Answer exact_hull2(const Cloud2& cloud);

}  // namespace assay
