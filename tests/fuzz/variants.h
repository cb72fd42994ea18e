// Every built-in variant, bound to its family: what tests of whole families run over.
#pragma once
#include <vector>

#include "algorithms/hull/chan.h"
#include "algorithms/hull/divide_and_conquer.h"
#include "algorithms/hull/graham_scan.h"
#include "algorithms/hull/hull2.h"
#include "algorithms/hull/incremental_hull.h"
#include "algorithms/hull/jarvis_march.h"
#include "algorithms/hull/melkman.h"
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/hull/quickhull.h"
#include "algorithms/lp/collision/collision_lp.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/predicates/adaptive_turn.h"
#include "algorithms/predicates/compiled_turn.h"
#include "algorithms/predicates/double_double_turn.h"
#include "algorithms/predicates/epsilon_turn.h"
#include "algorithms/predicates/exact_turn.h"
#include "algorithms/published/chan_alzubaidi.h"
#include "algorithms/published/divide_alzubaidi.h"
#include "algorithms/published/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk_tutorial_2d.h"
#include "algorithms/published/graham_alzubaidi.h"
#include "algorithms/published/jarvis_alzubaidi.h"
#include "algorithms/published/kreuzer_tableau.h"
#include "algorithms/published/melkman_alzubaidi.h"
#include "fuzz/targets/semantics.h"

namespace assay {

template <Family F>
std::vector<Suspect<F>> variants();

template <>
inline std::vector<Suspect<GjkFamily>> variants<GjkFamily>() {
  const auto hits = targets::touching_hits_court();
  return {suspect<GjkFamily, GjkSignedVolumes>(Standing::kProduction, targets::signed_volumes_court()),
          suspect<GjkFamily, CollisionBland>(Standing::kProduction, hits),
          suspect<GjkFamily, CollisionDantzig>(Standing::kProduction, hits),
          suspect<GjkFamily, GjkTutorial2d>(Standing::kSuspected, hits),
          suspect<GjkFamily, GjkAlzubaidi2d>(Standing::kSuspected, hits),
          suspect<GjkFamily, KreuzerTableau>(Standing::kSuspected, hits)};
}

template <>
inline std::vector<Suspect<LpFamily>> variants<LpFamily>() {
  return {
      suspect<LpFamily, TableauBland>(Standing::kProduction, targets::tableau_court(), targets::tableau_admits()),
      suspect<LpFamily, TableauDantzig>(Standing::kProduction, targets::tableau_court(), targets::tableau_admits())};
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

}  // namespace assay
