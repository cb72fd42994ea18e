// A direction that parts two bodies, proposed in double; whoever uses it proves it.
#pragma once
#include <array>
#include <optional>

#include "algorithms/model/convex_pair.h"

namespace assay {

/// About the difference of the nearest points, from a to b, its greatest entry in [1, 2); nothing where the search ends
/// with the origin in its simplex, or too near to tell. Precondition: coordinates of size 1, dimension 2 or 3, no body
/// empty.
///
/// Source  E. G. Gilbert, D. W. Johnson, S. S. Keerthi, IEEE J. Robot. Autom. 4(2), 1988; the nearest point of a
///         simplex is sought on all of its faces, by their normal equations.
std::optional<std::array<double, 3>> propose_parting_direction(const ConvexPair& pair);

}  // namespace assay
