// Every built-in variant, bound to its family: what tests of whole families run over.
#pragma once
#include <vector>

#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/cast/edges_2d.h"
#include "algorithms/cast/gjk_raycast.h"
#include "algorithms/hull/chan.h"
#include "algorithms/hull/divide_and_conquer.h"
#include "algorithms/hull/graham_scan.h"
#include "algorithms/hull/hull2.h"
#include "algorithms/hull/incremental_hull.h"
#include "algorithms/hull/jarvis_march.h"
#include "algorithms/hull/melkman.h"
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/hull/quickhull.h"
#include "algorithms/hull3/divide_conquer.h"
#include "algorithms/hull3/gift_wrapping.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/hull3/incremental.h"
#include "algorithms/hull3/quickhull.h"
#include "algorithms/lp/collision/collision_lp.h"
#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/seidel.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/predicates/adaptive_turn.h"
#include "algorithms/predicates/compiled_turn.h"
#include "algorithms/predicates/double_double_turn.h"
#include "algorithms/predicates/epsilon_turn.h"
#include "algorithms/predicates/exact_side3.h"
#include "algorithms/predicates/exact_turn.h"
#include "algorithms/predicates/side3.h"
#include "algorithms/published/angular_cast_firth.h"
#include "algorithms/published/chan_alzubaidi.h"
#include "algorithms/published/divide_alzubaidi.h"
#include "algorithms/published/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk_tutorial_2d.h"
#include "algorithms/published/graham_alzubaidi.h"
#include "algorithms/published/jarvis_alzubaidi.h"
#include "algorithms/published/kreuzer_tableau.h"
#include "algorithms/published/linear_sweep_firth.h"
#include "algorithms/published/melkman_alzubaidi.h"
#include "algorithms/published/shapes_alzubaidi.h"
#include "algorithms/published/shapes_firth.h"
#include "algorithms/shapes/plain_shapes.h"
#include "algorithms/shapes/robust_shapes.h"
#include "certified/gjk/certified_gjk.h"
#include "certified/lp/certified_lp.h"
#include "fuzz/targets/semantics.h"

namespace assay {

template <Family F>
std::vector<Suspect<F>> variants();

template <>
inline std::vector<Suspect<GjkFamily>> variants<GjkFamily>() {
  const auto hits = targets::touching_hits_court();
  return {suspect<GjkFamily, GjkSignedVolumes>(Standing::kProduction, targets::signed_volumes_court()),
          suspect<GjkFamily, CertifiedGjk>(Standing::kProduction, targets::certified_gjk_court()),
          suspect<GjkFamily, CertifiedGjkBoolean>(Standing::kProduction, targets::certified_boolean_court()),
          suspect<GjkFamily, CollisionBland>(Standing::kProduction, hits),
          suspect<GjkFamily, CollisionDantzig>(Standing::kProduction, hits),
          suspect<GjkFamily, GjkTutorial2d>(Standing::kSuspected, hits),
          suspect<GjkFamily, GjkAlzubaidi2d>(Standing::kSuspected, hits),
          suspect<GjkFamily, KreuzerTableau>(Standing::kSuspected, hits)};
}

template <>
inline std::vector<Suspect<CastFamily>> variants<CastFamily>() {
  const auto promised = targets::cast_court(cast::kCastGap);
  return {suspect<CastFamily, GjkRaycast>(Standing::kProduction, promised),
          suspect<CastFamily, ConservativeAdvancement>(Standing::kProduction, promised),
          suspect<CastFamily, CastEdges2d>(Standing::kProduction, targets::cast_court(cast::kEdgesGap)),
          suspect<CastFamily, LinearSweepFirth>(Standing::kSuspected, targets::cast_court(0x1p-10)),
          suspect<CastFamily, AngularCastFirth>(Standing::kSuspected, targets::cast_court(0x1p-10))};
}

template <>
inline std::vector<Suspect<ShapesFamily>> variants<ShapesFamily>() {
  using enum Touching;
  return {suspect<ShapesFamily, RobustShapes>(Standing::kProduction, targets::shapes_court(kHit)),
          suspect<ShapesFamily, PlainShapes>(Standing::kSuspected, targets::shapes_court(kHit)),
          suspect<ShapesFamily, ShapesFirth>(Standing::kSuspected, targets::shapes_court(kMiss)),
          suspect<ShapesFamily, ShapesAlzubaidi>(Standing::kSuspected, targets::shapes_court(kUnspecified))};
}

template <>
inline std::vector<Suspect<LpFamily>> variants<LpFamily>() {
  std::vector<Suspect<LpFamily>> all = {
      suspect<LpFamily, CertifiedLp>(Standing::kProduction, targets::certified_court())};
  const auto add = [&]<class... A>(const std::vector<std::string_view>& admitted) {
    (all.push_back(suspect<LpFamily, A>(Standing::kProduction, targets::checked_court(), admitted)), ...);
  };
  add.operator()<PrimalDantzig, PrimalBland, DualDantzig, TableauDantzig>(targets::cycling_admits());
  add.operator()<PrimalDevexHarris, PrimalSteepest, DualSteepestFlipping, Seidel, TableauBland, TableauGreatest,
                 TableauLexicographic, TableauPerturbed, TableauDevexHarris, TableauSteepestExpand, TableauRandomEdge>(
      targets::checked_admits());
  return all;
}

template <>
inline std::vector<Suspect<Hull2Family>> variants<Hull2Family>() {
  return {suspect<Hull2Family, ProductionHull2>(Standing::kProduction),
          suspect<Hull2Family, GrahamScan<ExactTurn>>(Standing::kProduction),
          suspect<Hull2Family, GrahamScan<NaiveTurn>>(Standing::kSuspected),
          suspect<Hull2Family, MonotoneChain<ExactTurn>>(Standing::kProduction),
          suspect<Hull2Family, MonotoneChain<NaiveTurn>>(Standing::kSuspected),
          suspect<Hull2Family, JarvisMarch<AdaptiveTurn>>(Standing::kProduction),
          suspect<Hull2Family, JarvisMarch<NaiveTurn>>(Standing::kSuspected),
          suspect<Hull2Family, Quickhull<AdaptiveTurn>>(Standing::kProduction),
          suspect<Hull2Family, Quickhull<NaiveTurn>>(Standing::kSuspected),
          suspect<Hull2Family, Chan<AdaptiveTurn>>(Standing::kProduction),
          suspect<Hull2Family, Chan<NaiveTurn>>(Standing::kSuspected),
          suspect<Hull2Family, DivideAndConquer<AdaptiveTurn>>(Standing::kProduction),
          suspect<Hull2Family, DivideAndConquer<NaiveTurn>>(Standing::kSuspected),
          suspect<Hull2Family, Melkman<AdaptiveTurn>>(Standing::kProduction),
          suspect<Hull2Family, Melkman<NaiveTurn>>(Standing::kSuspected),
          suspect<Hull2Family, IncrementalHull<AdaptiveTurn>>(Standing::kProduction),
          suspect<Hull2Family, IncrementalHull<NaiveTurn>>(Standing::kSuspected),
          suspect<Hull2Family, MonotoneChain<AbsoluteEpsilonTurn>>(Standing::kSuspected),
          suspect<Hull2Family, MonotoneChain<RelativeEpsilonTurn>>(Standing::kSuspected),
          suspect<Hull2Family, MonotoneChain<Float32Turn>>(Standing::kSuspected),
          suspect<Hull2Family, MonotoneChain<FmaTurn>>(Standing::kSuspected),
          suspect<Hull2Family, MonotoneChain<DoubleDoubleTurn>>(Standing::kSuspected),
          suspect<Hull2Family, GrahamAlzubaidi<alzubaidi::Reading::kPrinted>>(Standing::kSuspected),
          suspect<Hull2Family, GrahamAlzubaidi<alzubaidi::Reading::kEmended>>(Standing::kSuspected),
          suspect<Hull2Family, JarvisAlzubaidi<alzubaidi::Reading::kPrinted>>(Standing::kSuspected),
          suspect<Hull2Family, JarvisAlzubaidi<alzubaidi::Reading::kEmended>>(Standing::kSuspected),
          suspect<Hull2Family, ChanAlzubaidi<alzubaidi::Reading::kPrinted>>(Standing::kSuspected),
          suspect<Hull2Family, ChanAlzubaidi<alzubaidi::Reading::kEmended>>(Standing::kSuspected),
          suspect<Hull2Family, MelkmanAlzubaidi<alzubaidi::Reading::kPrinted>>(Standing::kSuspected),
          suspect<Hull2Family, MelkmanAlzubaidi<alzubaidi::Reading::kEmended>>(Standing::kSuspected),
          suspect<Hull2Family, DivideAlzubaidi<alzubaidi::Reading::kPrinted>>(Standing::kSuspected),
          suspect<Hull2Family, DivideAlzubaidi<alzubaidi::Reading::kEmended>>(Standing::kSuspected)};
}

template <>
inline std::vector<Suspect<Hull3Family>> variants<Hull3Family>() {
  const auto merged = targets::merged_faces_court();
  return {suspect<Hull3Family, ProductionHull3>(Standing::kProduction),
          suspect<Hull3Family, GiftWrapping3<ExactSide>>(Standing::kProduction, merged),
          suspect<Hull3Family, GiftWrapping3<NaiveSide>>(Standing::kSuspected, merged),
          suspect<Hull3Family, QuickHull3<ExactSide>>(Standing::kProduction),
          suspect<Hull3Family, QuickHull3<NaiveSide>>(Standing::kSuspected),
          suspect<Hull3Family, QuickHull3<EpsilonSide>>(Standing::kSuspected),
          suspect<Hull3Family, QuickHull3<FmaSide>>(Standing::kSuspected),
          suspect<Hull3Family, IncrementalHull3<ExactSide>>(Standing::kProduction),
          suspect<Hull3Family, IncrementalHull3<NaiveSide>>(Standing::kSuspected),
          suspect<Hull3Family, DivideConquer3<ExactSide>>(Standing::kProduction),
          suspect<Hull3Family, DivideConquer3<NaiveSide>>(Standing::kSuspected)};
}

}  // namespace assay
