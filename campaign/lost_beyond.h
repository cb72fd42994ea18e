// The referee's word on hulls that need only be near: is an extreme point farther from the vertices' hull than promised?
#pragma once
#include "algorithms/model/points.h"
#include "algorithms/model/result.h"

namespace assay {

/// Whether a point of `extreme` is farther from the convex hull of `listed` than gap times the diagonal of the bounding
/// box of `extreme`, by CGAL's exact distance. The bounding box of a cloud is that of its extreme points.
///
/// Error  the referee's sentence. Precondition: one dimension; `listed` is not empty.
Result<bool> lost_beyond(const Points& extreme, const Points& listed, double gap);

}  // namespace assay
