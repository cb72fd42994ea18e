// Every built-in variant, bound to its family: what tests of whole families run over.
#pragma once
#include <vector>

#include "algorithms/hull/graham_scan.h"
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/lp/collision/collision_lp.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/published/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk_tutorial_2d.h"
#include "algorithms/published/kreuzer_tableau.h"
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
  return {suspect<Hull2Family, MonotoneChain<ExactTurn>>(Standing::kProduction),
          suspect<Hull2Family, GrahamScan<ExactTurn>>(Standing::kProduction),
          suspect<Hull2Family, MonotoneChain<NaiveTurn>>(Standing::kSuspected),
          suspect<Hull2Family, GrahamScan<NaiveTurn>>(Standing::kSuspected)};
}

}  // namespace assay
