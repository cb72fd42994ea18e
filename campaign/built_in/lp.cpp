#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/seidel.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/lp/tolerances.h"
#include "campaign/built_in/built_in.h"
#include "certified/lp/certified_lp.h"

namespace assay {
namespace {

Semantics checked_in_double() {
  Semantics semantics;
  semantics.lp_primal = lp::kPrimalPromise;
  semantics.lp_dual = lp::kDualPromise;
  semantics.lp_gap = lp::kGapPromise;
  semantics.note =
      "1e-9 relative to max(1, |bound|) and max(1, |cost|); gives up where its own final check of that fails. Entries "
      "that are "
      "tiny against 1 may count as none, for which nothing is promised about the status";
  return semantics;
}

Semantics proved() {
  Semantics semantics;
  semantics.lp_primal = semantics.lp_dual = semantics.lp_gap = 0;
  semantics.note = "exact: answers by a basis or by one line of its tableau, judged in rationals before it is given";
  return semantics;
}

template <class A>
EngineSource<LpFamily> tableau(std::string sentence) {
  return built_in<LpFamily, A>("ours", "two-phase tableau simplex, " + std::move(sentence), checked_in_double(),
                               Watching::kAlways);
}

template <class A>
EngineSource<LpFamily> revised(std::string sentence) {
  return built_in<LpFamily, A>("ours", "revised simplex, " + std::move(sentence), checked_in_double(),
                               Watching::kAlways);
}

}  // namespace

EngineList<LpFamily> built_in_lp() {
  return {
      built_in<LpFamily, CertifiedLp>("ours",
                                      "revised simplex whose basis is judged and, where refused, repaired exactly",
                                      proved(), Watching::kNever),
      revised<DualDantzig>("dual, Dantzig's rule"),
      revised<DualSteepestFlipping>("dual, steepest edge, bound flipping"),
      revised<PrimalBland>("primal, Bland's rule"),
      revised<PrimalDantzig>("primal, Dantzig's rule"),
      revised<PrimalDevexHarris>("primal, devex, Harris's two passes"),
      revised<PrimalSteepest>("primal, steepest edge, Harris's two passes"),
      built_in<LpFamily, Seidel>("ours", "Seidel's incremental method, at most six variables", checked_in_double(),
                                 Watching::kNever),
      tableau<TableauBland>("Bland's rule"),
      tableau<TableauDantzig>("Dantzig's rule, nothing against cycling"),
      tableau<TableauDevexHarris>("devex, Harris's two passes"),
      tableau<TableauGreatest>("greatest improvement, Bland's rule while it stalls"),
      tableau<TableauLexicographic>("Dantzig's rule, lexicographic ratio test"),
      tableau<TableauPerturbed>("Dantzig's rule on a perturbed right-hand side"),
      tableau<TableauRandomEdge>("random edge from a fixed seed"),
      tableau<TableauSteepestExpand>("steepest edge, EXPAND"),
  };
}

}  // namespace assay
