// Incremental hull in the order given on the adaptive exact turn test: must always give the hull.
#include "algorithms/hull/incremental_hull.h"
#include "algorithms/predicates/adaptive_turn.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(
      suspect<Hull2Family, IncrementalHull<AdaptiveTurn>>(Standing::kProduction));
  return target;
}
