// Melkman's deque over the points in order on the turn test in plain double: may be wrong, must end.
#include "algorithms/hull/melkman.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(suspect<Hull2Family, Melkman<NaiveTurn>>(Standing::kSuspected));
  return target;
}
