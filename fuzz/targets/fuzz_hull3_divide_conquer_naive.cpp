// Divide and conquer in space on the side test in plain double: wrong where the fuzzer can make it so.
#include "algorithms/hull3/divide_conquer.h"
#include "algorithms/predicates/side3.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull3Family> target(suspect<Hull3Family, DivideConquer3<NaiveSide>>(Standing::kSuspected));
  return target;
}
