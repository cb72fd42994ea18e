// Time of impact of bodies that move and turn, by advancing no farther than they can approach.
#pragma once
#include <string_view>

#include "algorithms/cast/tolerances.h"
#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

/// A bracket [t0, t1] of the first contact: apart until t0, met by t1.
///
/// Shape    Bodies of dimension 2 or 3, one vertex or more, no order; motions as in algorithms/model/cast.h.
/// Promise  HitAt: t0 <= t* <= t1; within the bracket no two points approach by more than cast::kCastGap of the reach;
///          the normal parts the bodies at t0 up to as much. Missed: no contact; the direction is given where it parts
///          bodies that do not turn all the way. InitiallyOverlapping: the origin is strictly inside a simplex of
///          differences. Proved in double with forward error bounds before it is given, on the assumption that the C
///          library's sine and cosine are off by less than a unit in the last place.
/// Error    GaveUp kUncertain: bodies that touch, at the start or in passing, or overlap too little to be proved.
///          kStepLimit: cast::kAdvances used up, as by bodies that long stay near each other. kNotFinite; kStopped.
///          Declined: an empty body, dimensions that differ or are neither 2 nor 3, rotations of more than 32 radians
///          about an axis.
/// Cost     One distance query an advance; 1 to 3 advances for bodies that do not turn, some 50 to 150 for bodies that
///          do.
/// Source   B. V. Mirtich, Impulse-based Dynamic Simulation of Rigid Body Systems, PhD thesis, University of California
///          at Berkeley, 1996, for the bound |v.n| + r_a |w_a| + r_b |w_b|; the brackets and their proofs are ours.
struct ConservativeAdvancement {
  static constexpr std::string_view kName = "cast/conservative_advancement";
  static constexpr Statement<CastFamily> kStatement{
      .sentence = "time of impact by conservative advancement, turns included, bracketed by proofs",
      .promises = {.touching = Touching::kHit, .gap = cast::kCastGap, .refuses_no_problem = true},
      .note = cast::kProved};
  static CastAnswer solve(const MovingPair& pair, const Watch& watch);
};

}  // namespace assay
