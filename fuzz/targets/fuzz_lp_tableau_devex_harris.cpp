// Our tableau simplex with devex weights and Harris's two passes: keeps its promise or gives up.
#include "algorithms/lp/tableau_simplex.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<LpFamily> target(suspect<LpFamily, TableauDevexHarris>(
      Standing::kProduction, targets::checked_court(), targets::checked_admits()));
  return target;
}
