// The revised simplex with Dantzig's rule: keeps its promise or gives up.
#include "algorithms/lp/revised/revised_simplex.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<LpFamily> target(
      suspect<LpFamily, PrimalDantzig>(Standing::kProduction, targets::checked_court(), targets::cycling_admits()));
  return target;
}
