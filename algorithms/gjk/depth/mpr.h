// Collision and a penetration depth of two bodies in space by refining a portal (XenoCollide).
#pragma once
#include <string_view>

#include "algorithms/model/family.h"

namespace assay {

/// A triangle of a - b that the ray from an inner point of a - b through the origin passes, and the depth along its normal.
///
/// Shape    Bodies in space, one vertex or more, no order.
/// Promise  None. The normal is that of the last portal, so the depth is an upper bound of the exact one, as far as
///          rounding goes, and may be any multiple of it. Misses name a direction that separates.
/// Error    GaveUp kUncertain: the bodies touch as computed, or are flat; kStalled: the portal degenerates; kStepLimit;
///          kNotFinite; kStopped. Declined: not of space, an empty body.
/// Cost     O(n) a step for n vertices.
/// Source   G. Snethen, "XenoCollide: complex collision made simple", Game Programming Gems 7, 2008, 165-178. In difference
///          to it a - b stands for b - a, and a portal ends where no vertex lies beyond it by more than rounding.
struct Mpr {
  static constexpr std::string_view kName = "gjk/mpr";
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

static_assert(GjkAlgorithm<Mpr>);

}  // namespace assay
