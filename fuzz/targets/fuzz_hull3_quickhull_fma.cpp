// Quickhull in space on the side test with fused multiply-add: wrong where the fuzzer can make it so.
#include "algorithms/hull3/quickhull.h"
#include "algorithms/predicates/side3.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull3Family> target(suspect<Hull3Family, QuickHull3<FmaSide>>(Standing::kSuspected));
  return target;
}
