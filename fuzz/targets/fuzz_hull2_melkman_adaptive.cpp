// Melkman's deque over the points in order on the adaptive exact turn test: must always give the hull.
#include "algorithms/hull/melkman.h"
#include "algorithms/predicates/adaptive_turn.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(suspect<Hull2Family, Melkman<AdaptiveTurn>>(Standing::kProduction));
  return target;
}
