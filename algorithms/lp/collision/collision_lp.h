// Do two convex bodies meet, as a linear program, and our tableau simplex as a collision engine built on it.
#pragma once
#include <string_view>

#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/model/family.h"

namespace assay {

namespace lp {

/// The constant that the program leaves out of its objective.
inline constexpr double kCollisionConstant = 2;

/// minimise e.(b - A x)  subject to  A x <= b, x >= 0,  less the constant e.b = kCollisionConstant: cost = -A^T e.
///
/// The columns of A are the vertices of a and the negated vertices of b, over one row of ones for either body; b = (0,
/// ..., 0, 1, 1). The optimum is -2 if and only if A x = b has a solution x >= 0, that is if the bodies meet.
///
/// Shape   dimension + 2 rows, one column a vertex, those of a first. Canonical form, and x = 0 is feasible.
/// Error   the costs are sums of dimension + 1 doubles and may be rounded: the optimum is then that of a nearby
///         program. The multipliers still give a direction, and a direction is proved or not by the vertices alone.
/// Source  A. M. Kreuzer, On Convex Polytopes, Collision Detection, and the Simplex Method, CodeProject article
///         1077502, 19 May 2016, problem P2.
LpProblem collision_lp(const ConvexPair& pair);

GjkAnswer collide_by_lp(const ConvexPair& pair, const Watch& watch, LpAnswer (*solve)(const LpProblem&, const Watch&));

}  // namespace lp

/// Whether two bodies meet, by the optimum of lp::collision_lp, and only with a proof.
///
/// The program is that of both bodies in a unit, a power of two, in which the largest coordinate is about 1. With y
/// the multipliers of the program, -(1 + y_i) over the first rows is a direction whose least value over a exceeds its
/// greatest over b if the optimum is above -2: SeparatedAlong, once that holds beyond the rounding errors of its dot
/// products. Where the optimum is -2, the weights in x are those of a common point, and the north-west-corner rule
/// turns them into at most dimension + 1 vertex pairs whose differences have the origin in their hull: Overlapping,
/// once the signs of their determinants are certain.
///
/// Shape    dimension 1 to 3, both bodies with a vertex.
/// Promise  none needed: every answer is proved in double. Bodies that only touch, or nearly, end in
///          GaveUp{kUncertain}.
/// Watch    as TableauSimplex.
/// Error    Declined: other dimensions, an empty body; GaveUp: what the simplex gave up with, kUncertain, kNotFinite.
template <class Simplex>
struct CollisionByLp {
  static constexpr std::string_view kName =
      Simplex::kName == TableauBland::kName ? "lp/collision_bland" : "lp/collision_dantzig";
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    return lp::collide_by_lp(pair, watch, &Simplex::solve);
  }
};

using CollisionBland = CollisionByLp<TableauBland>;
using CollisionDantzig = CollisionByLp<TableauDantzig>;
static_assert(GjkAlgorithm<CollisionBland> && GjkAlgorithm<CollisionDantzig>);

}  // namespace assay
