// Our own variants as a plug-in. Asked directly or through this, they must answer the same (tests/engines). It is also
// the pattern for a plug-in in C++: state what each engine promises, list the engines.
#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/cast/edges_2d.h"
#include "algorithms/cast/gjk_raycast.h"
#include "algorithms/cast/tolerances.h"
#include "algorithms/gjk/depth/epa.h"
#include "algorithms/gjk/depth/minimum_translation_2d.h"
#include "algorithms/gjk/distance/boolean.h"
#include "algorithms/gjk/distance/hill_climbing.h"
#include "algorithms/gjk/distance/johnson.h"
#include "algorithms/gjk/distance/nesterov.h"
#include "algorithms/gjk/distance/warm_start.h"
#include "algorithms/gjk/distance/wolfe.h"
#include "algorithms/gjk/reference/minkowski_brute.h"
#include "algorithms/gjk/reference/minkowski_merge_2d.h"
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/hull/chan.h"
#include "algorithms/hull/divide_and_conquer.h"
#include "algorithms/hull/graham_scan.h"
#include "algorithms/hull/hull2.h"
#include "algorithms/hull/incremental_hull.h"
#include "algorithms/hull/jarvis_march.h"
#include "algorithms/hull/melkman.h"
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/hull/quickhull.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/hull3/quickhull.h"
#include "algorithms/lp/collision/collision_lp.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/lp/tolerances.h"
#include "algorithms/predicates/adaptive_turn.h"
#include "algorithms/predicates/compiled_turn.h"
#include "algorithms/predicates/double_double_turn.h"
#include "algorithms/predicates/epsilon_turn.h"
#include "algorithms/predicates/exact_side3.h"
#include "algorithms/predicates/exact_turn.h"
#include "algorithms/published/chan_alzubaidi.h"
#include "algorithms/published/divide_alzubaidi.h"
#include "algorithms/published/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk_tutorial_2d.h"
#include "algorithms/published/graham_alzubaidi.h"
#include "algorithms/published/jarvis_alzubaidi.h"
#include "algorithms/published/kreuzer_tableau.h"
#include "algorithms/published/melkman_alzubaidi.h"
#include "algorithms/shapes/plain_shapes.h"
#include "algorithms/shapes/robust_shapes.h"
#include "algorithms/shapes/tolerances.h"
#include "certified/gjk/certified_gjk.h"
#include "certified/lp/certified_lp.h"
#include "engines/plugin_kit.h"

namespace {

using namespace assay;
using plugin::engine;
using plugin::Statement;

constexpr const char* kVersion = "0.1.0";

constexpr Statement kGjk{
    .version = kVersion,
    .kind = "ours",
    .sentence = "distance GJK with signed volumes that proves its answer in double",
    .witness = true,
    .distance_gap = gjk::kDistanceGap,
    .note = "answers only what it has proved; gives up where rounding leaves more than one verdict"};

constexpr Statement kCertifiedGjk{
    .version = kVersion,
    .kind = "ours",
    .sentence = "distance GJK that answers by a bracket, in integers where double cannot",
    .touching = Touching::kHit,
    .witness = true,
    .distance_gap = 0,
    .note = "exact: hit or miss is right for every finite input, and the distance lies in the bracket given",
    .bracket_width = gjk::kBracketWidth};

constexpr Statement kCertifiedBoolean{.version = kVersion,
                                      .kind = "ours",
                                      .sentence = "yes-or-no GJK that decides in integers where double cannot",
                                      .touching = Touching::kHit,
                                      .witness = true,
                                      .note = "exact: hit or miss is right for every finite input"};

constexpr Statement own_gjk(const char* sentence) {
  Statement statement = kGjk;
  statement.sentence = sentence;
  return statement;
}

constexpr Statement own_boolean(const char* sentence) {
  Statement statement = own_gjk(sentence);
  statement.distance_gap = -1;
  return statement;
}

constexpr Statement own_wolfe(const char* sentence) {
  Statement statement = own_gjk(sentence);
  statement.witness = false;
  statement.note =
      "above space a number or a verdict alone; answers only what it has proved; gives up where rounding leaves more "
      "than "
      "one verdict";
  return statement;
}

constexpr Statement own_depth(const char* sentence) {
  Statement statement = own_gjk(sentence);
  statement.depth_gap = gjk::kDepthGap;
  return statement;
}

constexpr Statement own_cast(const char* sentence, double gap) {
  return {.version = kVersion,
          .kind = "ours",
          .sentence = sentence,
          .touching = Touching::kHit,
          .note = "answers only what it has proved",
          .cast_gap = gap};
}

constexpr Statement own_lp(const char* sentence) {
  return {.version = kVersion,
          .kind = "ours",
          .sentence = sentence,
          .lp_primal = lp::kPrimalPromise,
          .lp_dual = lp::kDualPromise,
          .lp_gap = lp::kGapPromise,
          .note = "1e-9 relative; gives up where its own final check of the promise fails"};
}

constexpr Statement kCertifiedLp{
    .version = kVersion,
    .kind = "ours",
    .sentence = "revised simplex whose basis is judged and, where refused, repaired exactly",
    .lp_primal = 0,
    .lp_dual = 0,
    .lp_gap = 0,
    .note = "exact: answers by a basis or by one line of its tableau, judged in rationals before it is given"};

constexpr Statement collision_lp(const char* sentence) {
  return {.version = kVersion,
          .kind = "ours",
          .sentence = sentence,
          .touching = Touching::kHit,
          .note = "the collision program of published/kreuzer_tableau on our own tableau"};
}

constexpr Statement own_hull(const char* sentence, const char* note) {
  return {.version = kVersion, .kind = "ours", .sentence = sentence, .note = note};
}

/// The articles define a collision as a common point, so touching counts as a hit.
constexpr Statement published(const char* sentence, const char* note) {
  return {.version = kVersion, .kind = "published", .sentence = sentence, .touching = Touching::kHit, .note = note};
}

constexpr Statement published_hull(const char* sentence) {
  return {.version = kVersion,
          .kind = "published",
          .sentence = sentence,
          .note = "as read in algorithms/published/alzubaidi_reading.h; turn test in plain double"};
}

constexpr Statement own_shapes(const char* sentence, const char* note) {
  Statement statement{
      .version = kVersion, .kind = "ours", .sentence = sentence, .touching = Touching::kHit, .note = note};
  statement.shapes_gap = shapes::kGap;
  return statement;
}

constexpr const char* kExact = "exact";
constexpr const char* kNaive = "no tolerance, no guarantee";

}  // namespace

ASSAY_PLUGIN(
    engine<CastFamily, CastEdges2d>(own_cast("planar cast against the exact edges of the Minkowski difference",
                                             cast::kEdgesGap)),
    engine<CastFamily, GjkRaycast>(own_cast("ray cast against the Minkowski difference by GJK, bracketed by proofs",
                                            cast::kCastGap)),
    engine<CastFamily, ConservativeAdvancement>(
        own_cast("time of impact by conservative advancement, turns included, bracketed by proofs", cast::kCastGap)),
    engine<GjkFamily, GjkSignedVolumes>(kGjk), engine<GjkFamily, CertifiedGjk>(kCertifiedGjk),
    engine<GjkFamily, CertifiedGjkBoolean>(kCertifiedBoolean),
    engine<GjkFamily, GjkBoolean>(own_boolean("boolean GJK that ends with the first direction proved to separate")),
    engine<GjkFamily, GjkJohnson>(own_gjk("distance GJK with Johnson's sub-algorithm and its backup procedure")),
    engine<GjkFamily, GjkNesterov>(own_gjk("distance GJK whose directions have Nesterov's momentum")),
    engine<GjkFamily, GjkHillClimbing>(own_gjk("distance GJK on supports by climbing over the edges of the hulls")),
    engine<GjkFamily, GjkWarmStart>(own_gjk("distance GJK started where a query on the pair moved a little ended")),
    engine<GjkFamily, GjkWolfe>(own_wolfe("distance in two to six dimensions by Wolfe's nearest-point method")),
    engine<GjkFamily, GjkMinkowskiBrute>(own_gjk("distance by the hull of all differences of vertices")),
    engine<GjkFamily, GjkMinkowskiMerge2d>(own_gjk("planar distance by merging the edges of both polygons by angle")),
    engine<GjkFamily, Epa>(own_depth("penetration depth by an expanding polytope that proves its answer in double")),
    engine<GjkFamily, MinimumTranslation2d>(own_depth("planar penetration depth by walking the edges of both bodies")),
    engine<GjkFamily, CollisionBland>(collision_lp("collision program solved by our tableau with Bland's rule")),
    engine<GjkFamily, CollisionDantzig>(collision_lp("collision program solved by our tableau with Dantzig's rule")),
    engine<GjkFamily, GjkAlzubaidi2d>(published("planar GJK as A. M. N. Alzubaidi prints it",
                                                "as printed: a projection of exactly 0 ends with a miss")),
    engine<GjkFamily, GjkTutorial2d>(published("planar GJK as tutorials print it", "as printed: no iteration limit")),
    engine<GjkFamily, KreuzerTableau>(published("collision by linear programming as A. M. Kreuzer prints it",
                                                "as printed: absolute accuracy 1e-4")),
    engine<Hull2Family, ProductionHull2>(
        own_hull("production hull: inner points left out, monotone chains, two threads", kExact)),
    engine<Hull2Family, GrahamScan<ExactTurn>>(own_hull("Graham scan on the exact turn test", kExact)),
    engine<Hull2Family, GrahamScan<NaiveTurn>>(own_hull("Graham scan on the turn test in plain double", kNaive)),
    engine<Hull2Family, MonotoneChain<ExactTurn>>(own_hull("monotone chain on the exact turn test", kExact)),
    engine<Hull2Family, MonotoneChain<NaiveTurn>>(own_hull("monotone chain on the turn test in plain double", kNaive)),
    engine<Hull2Family, JarvisMarch<AdaptiveTurn>>(own_hull("Jarvis march on the adaptive exact turn test", kExact)),
    engine<Hull2Family, JarvisMarch<NaiveTurn>>(own_hull("Jarvis march on the turn test in plain double", kNaive)),
    engine<Hull2Family, Quickhull<AdaptiveTurn>>(own_hull("planar quickhull on the adaptive exact turn test", kExact)),
    engine<Hull2Family, Quickhull<NaiveTurn>>(own_hull("planar quickhull on the turn test in plain double", kNaive)),
    engine<Hull2Family, Chan<AdaptiveTurn>>(own_hull("Chan's algorithm on the adaptive exact turn test", kExact)),
    engine<Hull2Family, Chan<NaiveTurn>>(own_hull("Chan's algorithm on the turn test in plain double", kNaive)),
    engine<Hull2Family, DivideAndConquer<AdaptiveTurn>>(
        own_hull("divide and conquer by common tangents on the adaptive exact turn test", kExact)),
    engine<Hull2Family, DivideAndConquer<NaiveTurn>>(
        own_hull("divide and conquer by common tangents on the turn test in plain double", kNaive)),
    engine<Hull2Family, Melkman<AdaptiveTurn>>(
        own_hull("Melkman's deque over the points in order on the adaptive exact turn test", kExact)),
    engine<Hull2Family, Melkman<NaiveTurn>>(
        own_hull("Melkman's deque over the points in order on the turn test in plain double", kNaive)),
    engine<Hull2Family, IncrementalHull<AdaptiveTurn>>(
        own_hull("incremental hull in the order given on the adaptive exact turn test", kExact)),
    engine<Hull2Family, IncrementalHull<NaiveTurn>>(
        own_hull("incremental hull in the order given on the turn test in plain double", kNaive)),
    engine<Hull2Family, MonotoneChain<AbsoluteEpsilonTurn>>(
        own_hull("monotone chain on a turn test with an absolute epsilon", kNaive)),
    engine<Hull2Family, MonotoneChain<RelativeEpsilonTurn>>(
        own_hull("monotone chain on a turn test with a relative epsilon", kNaive)),
    engine<Hull2Family, MonotoneChain<Float32Turn>>(own_hull("monotone chain on the turn test in single precision",
                                                             kNaive)),
    engine<Hull2Family, MonotoneChain<FmaTurn>>(own_hull("monotone chain on the turn test with fused multiply-add",
                                                         kNaive)),
    engine<Hull2Family, MonotoneChain<DoubleDoubleTurn>>(own_hull("monotone chain on the turn test in double-double",
                                                                  kNaive)),
    engine<Hull2Family, GrahamAlzubaidi<alzubaidi::Reading::kPrinted>>(
        published_hull("Graham scan as A. M. N. Alzubaidi prints it")),
    engine<Hull2Family, GrahamAlzubaidi<alzubaidi::Reading::kEmended>>(
        published_hull("Graham scan as A. M. N. Alzubaidi prints it, misprints put right")),
    engine<Hull2Family, JarvisAlzubaidi<alzubaidi::Reading::kPrinted>>(
        published_hull("Jarvis march as A. M. N. Alzubaidi prints it")),
    engine<Hull2Family, JarvisAlzubaidi<alzubaidi::Reading::kEmended>>(
        published_hull("Jarvis march as A. M. N. Alzubaidi prints it, misprints put right")),
    engine<Hull2Family, ChanAlzubaidi<alzubaidi::Reading::kPrinted>>(
        published_hull("Chan's algorithm as A. M. N. Alzubaidi prints it")),
    engine<Hull2Family, ChanAlzubaidi<alzubaidi::Reading::kEmended>>(
        published_hull("Chan's algorithm as A. M. N. Alzubaidi prints it, misprints put right")),
    engine<Hull2Family, MelkmanAlzubaidi<alzubaidi::Reading::kPrinted>>(
        published_hull("Melkman's algorithm as A. M. N. Alzubaidi prints it")),
    engine<Hull2Family, MelkmanAlzubaidi<alzubaidi::Reading::kEmended>>(
        published_hull("Melkman's algorithm as A. M. N. Alzubaidi prints it, misprints put right")),
    engine<Hull2Family, DivideAlzubaidi<alzubaidi::Reading::kPrinted>>(
        published_hull("divide and conquer as A. M. N. Alzubaidi prints it")),
    engine<Hull2Family, DivideAlzubaidi<alzubaidi::Reading::kEmended>>(
        published_hull("divide and conquer as A. M. N. Alzubaidi prints it, misprints put right")),
    engine<Hull3Family, ProductionHull3>(
        own_hull("production hull in space: incremental in rounds, located by walking, two threads", kExact)),
    engine<Hull3Family, QuickHull3<NaiveSide>>(own_hull("quickhull in space on the side test in plain double", kNaive)),
    engine<LpFamily, CertifiedLp>(kCertifiedLp),
    engine<LpFamily, TableauBland>(own_lp("two-phase tableau simplex with Bland's rule")),
    engine<LpFamily, TableauDantzig>(own_lp("two-phase tableau simplex with Dantzig's rule")),
    engine<ShapesFamily, RobustShapes>(
        own_shapes("contact, bounds, centroid and images of simple shapes, exact until written down",
                   "yes and no exact; 16 ulp of the size")),
    engine<ShapesFamily, PlainShapes>(own_shapes("the same formulas in plain double on scaled numbers", kNaive)))
