// The monotone chain on the exact turn test: must always give the hull.
#include "algorithms/hull/monotone_chain.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(suspect<Hull2Family, MonotoneChain<ExactTurn>>(Standing::kProduction));
  return target;
}
