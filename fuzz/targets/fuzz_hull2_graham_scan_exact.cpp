// The Graham scan on the exact turn test: must always give the hull.
#include "algorithms/hull/graham_scan.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(suspect<Hull2Family, GrahamScan<ExactTurn>>(Standing::kProduction));
  return target;
}
