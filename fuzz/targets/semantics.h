// What the built-in variants say about themselves, for binding them to claims in fuzz targets and tests.
#pragma once
#include <cmath>

#include "algorithms/cast/tolerances.h"
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/lp/tolerances.h"
#include "algorithms/shapes/tolerances.h"
#include "certified/gjk/certified_gjk.h"
#include "fuzz/drivers/run_case.h"
#include "oracles/lp/lp_claims.h"
#include "properties/lp/row_order_keeps_status.h"
#include "properties/lp/scaling_keeps_status.h"
#include "properties/lp/status_is_right.h"
#include "properties/terminates.h"

namespace assay::targets {

/// Tier 1: what the double solver proposes is always checked.
inline GjkAnswer propose_collision(const ConvexPair& pair) { return GjkSignedVolumes::solve(pair, Watch{}); }

inline Court<GjkFamily> signed_volumes_court() {
  Court<GjkFamily> court{{}, &propose_collision};
  court.semantics.witness = true;
  court.semantics.distance_gap = gjk::kDistanceGap;
  return court;
}

/// Touching counts as a hit, a bracket has the exact distance in it, and nothing is forgiven.
inline Court<GjkFamily> certified_gjk_court() {
  Court<GjkFamily> court{{}, &propose_collision};
  court.semantics.touching = Touching::kHit;
  court.semantics.witness = true;
  court.semantics.distance_gap = 0;
  court.semantics.bracket_width = gjk::kBracketWidth;
  return court;
}

inline Court<GjkFamily> certified_boolean_court() {
  Court<GjkFamily> court = certified_gjk_court();
  court.semantics.distance_gap = -1;
  court.semantics.bracket_width = 0;
  return court;
}

inline Court<GjkFamily> boolean_court() {
  Court<GjkFamily> court = signed_volumes_court();
  court.semantics.distance_gap = -1;
  return court;
}

/// Above space its answers have no witness.
inline Court<GjkFamily> wolfe_court() {
  Court<GjkFamily> court = signed_volumes_court();
  court.semantics.witness = false;
  return court;
}

inline Court<GjkFamily> depth_court() {
  Court<GjkFamily> court = signed_volumes_court();
  court.semantics.depth_gap = gjk::kDepthGap;
  return court;
}

/// Its depths are those along a portal's normal, which may be any multiple of the least.
inline Court<GjkFamily> no_depth_court() {
  Court<GjkFamily> court{{}, &propose_collision};
  court.semantics.depth_gap = HUGE_VAL;
  return court;
}

/// The articles define a collision as a common point, so touching counts as a hit; so does the program of Kreuzer's.
inline Court<GjkFamily> touching_hits_court() {
  Court<GjkFamily> court{{}, &propose_collision};
  court.semantics.touching = Touching::kHit;
  return court;
}

/// A simplex with a tolerance may give the status of another program within its promise. The promise is measured in the
/// units of the rows, so units and the order of pivots can decide which one; and a row of entries that are tiny against 1 may
/// count as none, so that the status is another and x is not where the basis puts it, with every violation within the promise.
inline std::vector<std::string_view> checked_admits() {
  return {RowOrderKeepsStatus::kClaim, ScalingKeepsStatus::kClaim, StatusIsRight::kClaim, lp_claim::kBasisPoint};
}

/// Dantzig's rule with nothing against cycling does cycle: that is what the variant is for. With Bland's rule instead, or in
/// its place while the objective does not move, rounding can still bring a basis back; the variant then says so.
inline std::vector<std::string_view> cycling_admits() {
  std::vector<std::string_view> claims = checked_admits();
  claims.push_back(kNoStateComesBack);
  return claims;
}

inline Court<LpFamily> checked_court() {
  Court<LpFamily> court;
  court.semantics.lp_primal = lp::kPrimalPromise;
  court.semantics.lp_dual = lp::kDualPromise;
  court.semantics.lp_gap = lp::kGapPromise;
  return court;
}

/// Nothing but exactness: status, basis and line.
inline Court<LpFamily> certified_court() {
  Court<LpFamily> court;
  court.semantics.lp_primal = court.semantics.lp_dual = court.semantics.lp_gap = 0;
  return court;
}

/// A touch is a contact; times as promised.
inline Court<CastFamily> cast_court(double gap) {
  Court<CastFamily> court;
  court.semantics.touching = Touching::kHit;
  court.semantics.cast_gap = gap;
  return court;
}

/// A face with more than three corners may be one facet, and points inside it no vertices.
inline Court<Hull3Family> merged_faces_court() {
  Court<Hull3Family> court;
  court.semantics.merges_faces = true;
  return court;
}

/// Numbers are held to what ours promises.
inline Court<ShapesFamily> shapes_court(Touching touching) {
  Court<ShapesFamily> court;
  court.semantics.touching = touching;
  court.semantics.shapes_gap = shapes::kGap;
  return court;
}

}  // namespace assay::targets
