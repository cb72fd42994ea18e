// The production hull in space: must always give the hull.
#include "algorithms/hull3/hull3.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull3Family> target(suspect<Hull3Family, ProductionHull3>(Standing::kProduction));
  return target;
}
