// Quickhull in space on a side test with a relative epsilon: wrong where the fuzzer can make it so.
#include "algorithms/hull3/quickhull.h"
#include "algorithms/predicates/side3.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull3Family> target(suspect<Hull3Family, QuickHull3<EpsilonSide>>(Standing::kSuspected));
  return target;
}
