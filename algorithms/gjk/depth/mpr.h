// Collision and a penetration depth of two bodies in space by refining a portal (XenoCollide).
#pragma once
#include <limits>
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

/// A triangle of a - b that the ray from an inner point of a - b through the origin passes, and the depth along its
/// normal.
///
/// Shape    Bodies in space, one vertex or more, no order.
/// Promise  A hit and a miss are proved, with forward error bounds, before they are answered: the origin is strictly
///          inside the tetrahedron of inner point and portal, or a direction separates. Of the depth nothing: it is
///          that along the last portal's normal, an upper bound of the exact one as far as rounding goes, and may be
///          any multiple of it.
/// Error    GaveUp kUncertain: no proof from any of three inner points, as for bodies that touch, nearly touch or are
///          flat; kStalled: the portal degenerates or gets no further; kStepLimit; kNotFinite; kStopped. Declined: not
///          of space, an empty body.
/// Cost     O(n) a step for n vertices.
/// Source   G. Snethen, "XenoCollide: complex collision made simple", Game Programming Gems 7, 2008, 165-178. In
///          difference to it a - b stands for b - a, a portal ends where no vertex lies beyond it by more than
///          rounding, where the origin's ray meets an edge or a vertex another inner point is tried, and the proofs are
///          ours.
struct Mpr {
  static constexpr std::string_view kName = "gjk/mpr";
  static constexpr Statement<GjkFamily> kStatement{
      .sentence = "collision and a depth by portal refinement",
      .promises = {.depth_gap = std::numeric_limits<double>::infinity(), .refuses_no_problem = true},
      .note = "verdicts are proved; the depth is that along the last portal's normal: an upper bound, nothing promised",
      .watching = Watching::kAlways};
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
