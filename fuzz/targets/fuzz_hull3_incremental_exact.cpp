// The incremental hull in space on the exact side test: must always give the hull.
#include "algorithms/hull3/incremental.h"
#include "algorithms/predicates/exact_side3.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull3Family> target(
      suspect<Hull3Family, IncrementalHull3<ExactSide>>(Standing::kProduction));
  return target;
}
