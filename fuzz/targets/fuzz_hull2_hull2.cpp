// The production hull: must always give the hull.
#include "algorithms/hull/hull2.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(suspect<Hull2Family, ProductionHull2>(Standing::kProduction));
  return target;
}
