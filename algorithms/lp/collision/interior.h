// The origin strictly inside a simplex of vertex differences: what proves an overlap without any weights.
#pragma once
#include "algorithms/model/convex_pair.h"

namespace assay::lp {

/// The origin is an interior point of the simplex of the differences, for certain: Cramer's weights (-1)^k det(all but
/// k) have one sign. False where rounding may have turned one.
///
/// Shape  dimension 1 to 3; a witness of any size.
bool proves_overlap(const ConvexPair& pair, const Overlapping& witness);

}  // namespace assay::lp
