// Seidel's incremental method: keeps its promise, gives up, or declines more than six variables.
#include "algorithms/lp/seidel.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<LpFamily> target(
      suspect<LpFamily, Seidel>(Standing::kProduction, targets::checked_court(), targets::checked_admits()));
  return target;
}
