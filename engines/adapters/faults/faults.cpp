// The control group: variants with one planted defect each, which the batteries must convict.
#include "algorithms/cast/tolerances.h"
#include "algorithms/faults/cast/cast_answers_at_the_cap.h"
#include "algorithms/faults/cast/cast_forgets_b.h"
#include "algorithms/faults/cast/cast_forgets_the_turn.h"
#include "algorithms/faults/cast/cast_ignores_the_start.h"
#include "algorithms/faults/gjk/gjk_absolute_epsilon.h"
#include "algorithms/faults/gjk/gjk_bracket_forgets_rounding.h"
#include "algorithms/faults/gjk/gjk_depth_flipped_normal.h"
#include "algorithms/faults/gjk/gjk_depth_forgets_edges.h"
#include "algorithms/faults/gjk/gjk_depth_one_expansion.h"
#include "algorithms/faults/gjk/gjk_duplicate_is_convergence.h"
#include "algorithms/faults/gjk/gjk_missed_plateau.h"
#include "algorithms/faults/gjk/gjk_skips_a_face.h"
#include "algorithms/faults/gjk/gjk_skips_last_vertex.h"
#include "algorithms/faults/gjk/gjk_squared_tolerance.h"
#include "algorithms/faults/gjk/gjk_stale_warm_start.h"
#include "algorithms/faults/gjk/gjk_stops_early.h"
#include "algorithms/faults/gjk/gjk_swaps_weights.h"
#include "algorithms/faults/gjk/gjk_touching_is_a_miss.h"
#include "algorithms/faults/gjk/gjk_trusts_its_point.h"
#include "algorithms/faults/gjk/gjk_wrong_sign.h"
#include "algorithms/faults/hull2/hull_drops_repeated.h"
#include "algorithms/faults/hull2/hull_first_point_is_inner.h"
#include "algorithms/faults/hull2/hull_is_clockwise.h"
#include "algorithms/faults/hull2/hull_narrows.h"
#include "algorithms/faults/hull2/hull_needs_the_origin.h"
#include "algorithms/faults/hull2/hull_one_tangent_step.h"
#include "algorithms/faults/hull2/hull_sorts_by_x.h"
#include "algorithms/faults/hull2/hull_trusts_two_corners.h"
#include "algorithms/faults/hull2/hull_welds.h"
#include "algorithms/faults/hull3_counts_coplanar_as_above.h"
#include "algorithms/faults/hull3_forgets_groups.h"
#include "algorithms/faults/hull3_narrows_to_float.h"
#include "algorithms/faults/hull3_projects_along_z.h"
#include "algorithms/faults/hull3_skips_last_point.h"
#include "algorithms/faults/hull_keeps_collinear.h"
#include "algorithms/faults/hull_skips_last_point.h"
#include "algorithms/faults/lp_bound_without_sign.h"
#include "algorithms/faults/lp_dual_sign.h"
#include "algorithms/faults/lp_equations_one_sided.h"
#include "algorithms/faults/lp_expand_never_resets.h"
#include "algorithms/faults/lp_harris_small_pivot.h"
#include "algorithms/faults/lp_ignores_last_column.h"
#include "algorithms/faults/lp_ignores_last_row.h"
#include "algorithms/faults/lp_ignores_lower_bounds.h"
#include "algorithms/faults/lp_largest_ratio.h"
#include "algorithms/faults/lp_lexicographic_blind.h"
#include "algorithms/faults/lp_short_ray.h"
#include "algorithms/faults/lp_skips_phase_one.h"
#include "algorithms/faults/lp_stops_early.h"
#include "algorithms/faults/shapes_normal_from_b.h"
#include "algorithms/faults/shapes_skips_last_point.h"
#include "algorithms/faults/shapes_touch_is_a_miss.h"
#include "algorithms/faults/shapes_unscaled_squares.h"
#include "algorithms/faults/shapes_unsigned_area.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/lp/tolerances.h"
#include "algorithms/shapes/tolerances.h"
#include "engines/plugin_kit.h"

using namespace assay;

namespace {

/// A fault states what the sound variant states, and which defect was planted.
template <class F, class A>
constexpr assay_engine fault() {
  plugin::Statement statement{.version = "1", .kind = "fault", .sentence = A::kPlanted.data()};
  if constexpr (std::same_as<F, GjkFamily>) {
    statement.witness = true;
    statement.distance_gap = gjk::kDistanceGap;
    if (std::string_view(A::kName).starts_with("fault/gjk_depth")) statement.depth_gap = gjk::kDepthGap;
    if (std::string_view(A::kName).starts_with("fault/gjk_bracket")) statement.bracket_width = gjk::kBracketWidth;
  }
  if constexpr (std::same_as<F, CastFamily>) {
    statement.touching = Touching::kHit;
    statement.cast_gap = cast::kCastGap;
  }
  if constexpr (std::same_as<F, LpFamily>) {
    statement.lp_primal = lp::kPrimalPromise;
    statement.lp_dual = lp::kDualPromise;
    statement.lp_gap = lp::kGapPromise;
  }
  if constexpr (std::same_as<F, ShapesFamily>) {
    statement.touching = Touching::kHit;
    statement.shapes_gap = shapes::kGap;
  }
  return plugin::engine<F, A>(statement);
}

}  // namespace

ASSAY_PLUGIN(fault<CastFamily, CastAnswersAtTheCap>(), fault<CastFamily, CastForgetsB>(),
             fault<CastFamily, CastForgetsTheTurn>(), fault<CastFamily, CastIgnoresTheStart>(),
             fault<GjkFamily, GjkDepthFlippedNormal>(), fault<GjkFamily, GjkDepthForgetsEdges>(),
             fault<GjkFamily, GjkDepthOneExpansion>(), fault<GjkFamily, GjkSkipsAFace>(),
             fault<GjkFamily, GjkTrustsItsPoint>(), fault<GjkFamily, GjkAbsoluteEpsilon>(),
             fault<GjkFamily, GjkBracketForgetsRounding>(), fault<GjkFamily, GjkDuplicateIsConvergence>(),
             fault<GjkFamily, GjkMissedPlateau>(), fault<GjkFamily, GjkSkipsLastVertex>(),
             fault<GjkFamily, GjkSquaredTolerance>(), fault<GjkFamily, GjkStaleWarmStart>(),
             fault<GjkFamily, GjkStopsEarly>(), fault<GjkFamily, GjkSwapsWeights>(),
             fault<GjkFamily, GjkTouchingIsAMiss>(), fault<GjkFamily, GjkWrongSign>(),
             fault<Hull2Family, HullDropsRepeated>(), fault<Hull2Family, HullFirstPointIsInner>(),
             fault<Hull2Family, HullIsClockwise>(), fault<Hull2Family, HullNarrows>(),
             fault<Hull2Family, HullNeedsTheOrigin>(), fault<Hull2Family, HullOneTangentStep>(),
             fault<Hull2Family, HullSortsByX>(), fault<Hull2Family, HullTrustsTwoCorners>(),
             fault<Hull2Family, HullWelds>(), fault<Hull2Family, HullKeepsCollinear>(),
             fault<Hull2Family, HullSkipsLastPoint>(), fault<Hull3Family, Hull3CountsCoplanarAsAbove>(),
             fault<Hull3Family, Hull3ForgetsGroups>(), fault<Hull3Family, Hull3NarrowsToFloat>(),
             fault<Hull3Family, Hull3ProjectsAlongZ>(), fault<Hull3Family, Hull3SkipsLastPoint>(),
             fault<LpFamily, LpBoundWithoutSign>(), fault<LpFamily, LpDualSign>(),
             fault<LpFamily, LpEquationsOneSided>(), fault<LpFamily, LpExpandNeverResets>(),
             fault<LpFamily, LpHarrisSmallPivot>(), fault<LpFamily, LpIgnoresLastColumn>(),
             fault<LpFamily, LpIgnoresLastRow>(), fault<LpFamily, LpIgnoresLowerBounds>(),
             fault<LpFamily, LpLargestRatio>(), fault<LpFamily, LpLexicographicBlind>(), fault<LpFamily, LpShortRay>(),
             fault<LpFamily, LpSkipsPhaseOne>(), fault<LpFamily, LpStopsEarly>(),
             fault<ShapesFamily, ShapesNormalFromB>(), fault<ShapesFamily, ShapesSkipsLastPoint>(),
             fault<ShapesFamily, ShapesTouchIsAMiss>(), fault<ShapesFamily, ShapesUnscaledSquares>(),
             fault<ShapesFamily, ShapesUnsignedArea>())
