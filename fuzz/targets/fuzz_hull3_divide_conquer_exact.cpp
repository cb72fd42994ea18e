// Divide and conquer in space on the exact side test: must always give the hull.
#include "algorithms/hull3/divide_conquer.h"
#include "algorithms/predicates/exact_side3.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull3Family> target(suspect<Hull3Family, DivideConquer3<ExactSide>>(Standing::kProduction));
  return target;
}
