// The Graham scan on the turn test in plain double: wrong where the fuzzer can make it so.
#include "algorithms/hull/graham_scan.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(suspect<Hull2Family, GrahamScan<NaiveTurn>>(Standing::kSuspected));
  return target;
}
