// An optimal basis at a vertex where more half-spaces meet than the space has dimensions.
#pragma once
#include <optional>
#include <vector>

#include "algorithms/lp/seidel/search.h"

namespace assay::lp {

/// The half-spaces of an optimal basis: cost + sum of y_k a_k = 0 with y_k >= 0, y_k = 0 where the label is kNone.
///
/// The search ends in a right vertex, but which of the tight half-spaces it came by says nothing about their
/// multipliers when there are too many. The simplex method goes from basis to basis of the same vertex: the first
/// half-space of a negative multiplier leaves, the first that blocks the direction so gained enters, which is Bland's
/// rule.
///
/// Shape   `meeting` are all half-spaces whose boundaries contain the vertex; the first `columns` are linearly
///         independent, and are the basis to start from. 1 to kSeidelColumns columns.
/// Error   none where a basis is singular in double, where nothing blocks (the vertex is not optimal), or after
///         kSeidelCornerPivots pivots.
std::optional<std::vector<HalfSpace>> optimal_corner(const std::vector<HalfSpace>& meeting, std::uint32_t columns,
                                                     const std::array<double, kSeidelColumns>& cost);

/// Many times what a corner of a few dozen half-spaces takes; Bland's rule ends by itself but for rounding.
inline constexpr int kSeidelCornerPivots = 500;

}  // namespace assay::lp
