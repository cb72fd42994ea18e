// Our tableau simplex as a collision engine, built on the article's program.
#pragma once
#include <concepts>
#include <string_view>

#include "algorithms/lp/collision/programs.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

namespace lp {

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
  static constexpr bool kIsBland = std::same_as<Simplex, TableauBland>;
  static constexpr std::string_view kName = kIsBland ? "lp/collision_bland" : "lp/collision_dantzig";
  static constexpr Statement<GjkFamily> kStatement{
      .sentence = kIsBland ? "collision program solved by our tableau with Bland's rule"
                           : "collision program solved by our tableau with Dantzig's rule",
      .promises = {.touching = Touching::kHit, .refuses_no_problem = true},
      .note = "the collision program of published/kreuzer_tableau on our own tableau",
      .watching = Watching::kAlways,
      .admits = kIsBland ? Weaknesses{} : Weaknesses{Weakness::kCycles}};
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    return lp::collide_by_lp(pair, watch, &Simplex::solve);
  }
};

using CollisionBland = CollisionByLp<TableauBland>;
using CollisionDantzig = CollisionByLp<TableauDantzig>;

}  // namespace assay
