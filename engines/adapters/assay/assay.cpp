// Our own variants as a plug-in. Asked directly or through this, they must answer the same (tests/engines). It is also
// the pattern for a plug-in in C++: state what each engine promises, list the engines.
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/hull/graham_scan.h"
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/lp/collision/collision_lp.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/lp/tolerances.h"
#include "algorithms/published/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk_tutorial_2d.h"
#include "algorithms/published/kreuzer_tableau.h"
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

constexpr Statement own_lp(const char* sentence) {
  return {.version = kVersion,
          .kind = "ours",
          .sentence = sentence,
          .lp_primal = lp::kPrimalPromise,
          .lp_dual = lp::kDualPromise,
          .lp_gap = lp::kGapPromise,
          .note = "1e-9 relative; gives up where its own final check of the promise fails"};
}

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

constexpr const char* kNaive = "no tolerance, no guarantee";

}  // namespace

ASSAY_PLUGIN(
    engine<GjkFamily, GjkSignedVolumes>(kGjk),
    engine<GjkFamily, CollisionBland>(collision_lp("collision program solved by our tableau with Bland's rule")),
    engine<GjkFamily, CollisionDantzig>(collision_lp("collision program solved by our tableau with Dantzig's rule")),
    engine<GjkFamily, GjkAlzubaidi2d>(published("planar GJK as A. M. N. Alzubaidi prints it",
                                                "as printed: a projection of exactly 0 ends with a miss")),
    engine<GjkFamily, GjkTutorial2d>(published("planar GJK as tutorials print it", "as printed: no iteration limit")),
    engine<GjkFamily, KreuzerTableau>(published("collision by linear programming as A. M. Kreuzer prints it",
                                                "as printed: absolute accuracy 1e-4")),
    engine<Hull2Family, GrahamScan<ExactTurn>>(own_hull("Graham scan on the adaptive exact turn test", "exact")),
    engine<Hull2Family, GrahamScan<NaiveTurn>>(own_hull("Graham scan on the turn test in plain double", kNaive)),
    engine<Hull2Family, MonotoneChain<ExactTurn>>(own_hull("monotone chain on the adaptive exact turn test", "exact")),
    engine<Hull2Family, MonotoneChain<NaiveTurn>>(own_hull("monotone chain on the turn test in plain double", kNaive)),
    engine<LpFamily, TableauBland>(own_lp("two-phase tableau simplex with Bland's rule")),
    engine<LpFamily, TableauDantzig>(own_lp("two-phase tableau simplex with Dantzig's rule")))
