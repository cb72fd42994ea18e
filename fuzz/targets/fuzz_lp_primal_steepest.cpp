// The revised simplex with exact edge lengths and Harris's two passes: keeps its promise or gives up.
#include "algorithms/lp/revised/revised_simplex.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<LpFamily> target(
      suspect<LpFamily, PrimalSteepest>(Standing::kProduction, targets::checked_court(), targets::checked_admits()));
  return target;
}
