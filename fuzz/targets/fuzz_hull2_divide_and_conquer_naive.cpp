// Divide and conquer by common tangents on the turn test in plain double: may be wrong, must end.
#include "algorithms/hull/divide_and_conquer.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(
      suspect<Hull2Family, DivideAndConquer<NaiveTurn>>(Standing::kSuspected));
  return target;
}
