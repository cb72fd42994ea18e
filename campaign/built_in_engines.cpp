// The one place in the program that knows the variants by name.
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/hull/graham_scan.h"
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/lp/collision/collision_lp.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/lp/tolerances.h"
#include "algorithms/predicates/exact_turn.h"
#include "algorithms/published/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk_tutorial_2d.h"
#include "algorithms/published/kreuzer_tableau.h"
#include "campaign/provenance.h"
#include "campaign/select_engines.h"
#include "engines/host/in_process.h"

namespace assay {
namespace {

template <Family F, AlgorithmOf<F> A>
EngineSource<F> built_in(std::string kind, std::string sentence, Semantics semantics, Watching watching) {
  EngineInfo info{std::string(A::kName), project_version(), std::move(kind), std::move(sentence), "",
                  std::move(semantics)};
  return {info, [info, watching](double) { return std::make_unique<InProcess<F, A>>(info, watching); }};
}

GjkAnswer propose(const ConvexPair& pair) { return GjkSignedVolumes::solve(pair, Watch{}); }

// What each statement rests on: the three articles define a collision as a common point, so touching counts as a hit.
Semantics published(std::string note) {
  Semantics semantics;
  semantics.touching = Touching::kHit;
  semantics.note = std::move(note);
  return semantics;
}

Semantics own_gjk() {
  Semantics semantics;
  semantics.witness = true;
  semantics.distance_gap = gjk::kDistanceGap;
  semantics.note = "answers only what it has proved; gives up where rounding leaves more than one verdict";
  return semantics;
}

Semantics own_lp() {
  Semantics semantics;
  semantics.lp_primal = lp::kPrimalPromise;
  semantics.lp_dual = lp::kDualPromise;
  semantics.lp_gap = lp::kGapPromise;
  semantics.note = "canonical form only; gives up where its own final check of the promise fails";
  return semantics;
}

Semantics own_collision_lp() {
  Semantics semantics;
  semantics.touching = Touching::kHit;
  semantics.note = "the collision program of published/kreuzer_tableau on our own tableau";
  return semantics;
}

Semantics own_hull(std::string note) {
  Semantics semantics;
  semantics.note = std::move(note);
  return semantics;
}

}  // namespace

EngineSources built_in_engines() {
  EngineSources sources;
  sources.propose_collision = &propose;
  sources.of<GjkFamily>() = {
      built_in<GjkFamily, GjkSignedVolumes>("ours", "distance GJK with signed volumes that proves its answer in double",
                                            own_gjk(), Watching::kNever),
      built_in<GjkFamily, CollisionBland>("ours", "collision program solved by our tableau with Bland's rule",
                                          own_collision_lp(), Watching::kAlways),
      built_in<GjkFamily, CollisionDantzig>("ours", "collision program solved by our tableau with Dantzig's rule",
                                            own_collision_lp(), Watching::kAlways),
      built_in<GjkFamily, GjkAlzubaidi2d>("published", "planar GJK as A. M. N. Alzubaidi prints it",
                                          published("as printed: a projection of exactly 0 ends with a miss"),
                                          Watching::kAlways),
      built_in<GjkFamily, GjkTutorial2d>("published", "planar GJK as tutorials print it",
                                         published("as printed: no iteration limit"), Watching::kAlways),
      built_in<GjkFamily, KreuzerTableau>("published", "collision by linear programming as A. M. Kreuzer prints it",
                                          published("as printed: absolute accuracy 1e-4"), Watching::kAlways),
  };
  sources.of<Hull2Family>() = {
      built_in<Hull2Family, GrahamScan<ExactTurn>>("ours", "Graham scan on the adaptive exact turn test",
                                                   own_hull("exact"), Watching::kNever),
      built_in<Hull2Family, GrahamScan<NaiveTurn>>("ours", "Graham scan on the turn test in plain double",
                                                   own_hull("no tolerance, no guarantee"), Watching::kNever),
      built_in<Hull2Family, MonotoneChain<ExactTurn>>("ours", "monotone chain on the adaptive exact turn test",
                                                      own_hull("exact"), Watching::kNever),
      built_in<Hull2Family, MonotoneChain<NaiveTurn>>("ours", "monotone chain on the turn test in plain double",
                                                      own_hull("no tolerance, no guarantee"), Watching::kNever),
  };
  sources.of<LpFamily>() = {
      built_in<LpFamily, TableauBland>("ours", "two-phase tableau simplex with Bland's rule", own_lp(),
                                       Watching::kAlways),
      built_in<LpFamily, TableauDantzig>("ours", "two-phase tableau simplex with Dantzig's rule", own_lp(),
                                         Watching::kAlways),
  };
  return sources;
}

}  // namespace assay
