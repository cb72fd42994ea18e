// The article's programme on any simplex: do two polytopes meet, is one inside the other, how far are they apart.
// Corners are all that is needed: in any order, repeated, in the middle of a face, of a body of any dimension.
#pragma once
#include "algorithms/lp/canonical_form.h"
#include "algorithms/lp/collision/answer.h"
#include "algorithms/lp/collision/programs.h"
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/family.h"

namespace assay::lp {

struct CollisionPlan {
  enum class Form : std::uint8_t {
    kFeasibility,  ///< feasibility_lp: A x = b, x >= 0; a Farkas vector is the separating direction
    kSlack,        ///< collision_lp, the article's P2: its multipliers are
  } form = Form::kFeasibility;
  bool boxes_first = true;  ///< bodies whose bounding boxes are apart are apart: no program is solved
};

CollisionAnswer collide(const ConvexPair& pair, const CollisionPlan& plan, LpSolve solve, const Watch& watch);
SubsetAnswer is_subset(const ConvexPair& pair, const CollisionPlan& plan, LpSolve solve, const Watch& watch);
DistanceAnswer distance(const ConvexPair& pair, Norm norm, LpSolve solve, const Watch& watch);

/// Greatest `most` - `least` of an answer of `distance`, relative to the largest coordinate: ten times what the simplex
/// promises for a row, because two rows and two sums of weights take part in it.
inline constexpr double kDistancePromise = 1e-8;

/// Whether conv(a) and conv(b) have a common point, only with a proof (answer.h).
///
/// Both bodies are put in units of their largest coordinate, which rounds nothing. Two single corners, and boxes where
/// the plan says so, are compared as they are, exactly. Otherwise the program of the plan is solved; what its answer
/// says is not believed, only its vectors, and those only where they prove something on the corners.
///
/// Shape    any dimension >= 1, any number of corners; a body without corners meets nothing.
/// Promise  none needed: every answer is proved in double. Bodies that touch are answered where their common point has
///          exact weights (a shared corner, small integers) and otherwise end in GaveUp{kUncertain}, as bodies do whose
///          gap is below the rounding errors of the proof.
/// Watch    as the simplex.
/// Error    Declined: different dimensions, dimension 0, what the simplex declines. GaveUp: what the simplex gave up
///          with, kUncertain, kNotFinite.
/// Source   A. M. Kreuzer, On Convex Polytopes, Collision Detection, and the Simplex Method, CodeProject article
///          1077502, 19 May 2016. Differs in proving what it answers and in having no accuracy to be chosen.
template <AlgorithmOf<LpFamily> Simplex>
CollisionAnswer collide(const ConvexPair& pair, const CollisionPlan& plan = {}, const Watch& watch = {}) {
  return collide(pair, plan, &Simplex::solve, watch);
}

/// Whether conv(a) is a part of conv(b): every corner of a, taken as a body of its own, meets b.
///
/// Shape    as collide. A body without corners is a part of every body; the article's code has it a part of the empty
///          one only.
/// Cost     one program a corner of a, until one is apart.
template <AlgorithmOf<LpFamily> Simplex>
SubsetAnswer is_subset(const ConvexPair& pair, const CollisionPlan& plan = {}, const Watch& watch = {}) {
  return is_subset(pair, plan, &Simplex::solve, watch);
}

/// The least |p - q| over p of conv(a), q of conv(b), between two bounds.
///
/// Promise  most - least <= kDistancePromise times the largest coordinate.
/// Error    Declined: different dimensions, dimension 0, a body without corners. GaveUp as collide; kUncertain where
///          the promise cannot be shown.
template <AlgorithmOf<LpFamily> Simplex>
DistanceAnswer distance(const ConvexPair& pair, Norm norm, const Watch& watch = {}) {
  return distance(pair, norm, &Simplex::solve, watch);
}

}  // namespace assay::lp
