// How far the difference of two planar bodies reaches along the normal of an edge of either.
#pragma once
#include <array>
#include <cstdint>

#include "algorithms/gjk/depth/reach_along.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/vec.h"
#include "algorithms/model/points.h"

namespace assay::gjk {

/// An edge of a - b: an edge of one body with the other's vertex farthest along its normal.
struct EdgeSupport {
  Vec<2> normal{};
  ReachAlong reach;
  std::array<std::uint32_t, 2> on_a{}, on_b{};
};

/// H(n) = max n.(a - b) for n = the outward normal of an edge of a, counter-clockwise from `from` to `to`, or minus
/// that of such an edge of b, times the power of two that makes its larger entry 1 to 2.
///
/// The edge is a difference of doubles, rounded once, so n_k is off by u |n_k|: that moves H(n) by at most u G, G = sum
/// |n_k| E_k. With support_error for H itself, 2 u G more pay for it.
EdgeSupport edge_support(const MinkowskiFrame<2>& frame, const Points& body, std::uint32_t from, std::uint32_t to,
                         bool of_a);

}  // namespace assay::gjk
