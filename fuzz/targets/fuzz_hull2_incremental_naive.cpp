// Incremental hull in the order given on the turn test in plain double: may be wrong, must end.
#include "algorithms/hull/incremental_hull.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(suspect<Hull2Family, IncrementalHull<NaiveTurn>>(Standing::kSuspected));
  return target;
}
