// What the shapes of our own promise.
#pragma once

namespace assay::shapes {

/// Semantics::shapes_gap: 16 ulp of the size. A distance is rounded some eight times on its way out of exact numbers, a
/// component of a normal or a move some four times more, and a distance in space may be sqrt(3) times the extent: 21
/// half-ulps, and 32 are promised.
inline constexpr double kGap = 0x1p-48;

}  // namespace assay::shapes
