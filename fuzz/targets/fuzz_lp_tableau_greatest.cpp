// Our tableau simplex with greatest improvement, Bland's rule while it stalls: keeps its promise or gives up.
#include "algorithms/lp/tableau_simplex.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<LpFamily> target(
      suspect<LpFamily, TableauGreatest>(Standing::kProduction, targets::checked_court(), targets::checked_admits()));
  return target;
}
