// Jarvis march on the turn test in plain double: may be wrong, must end.
#include "algorithms/hull/jarvis_march.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(suspect<Hull2Family, JarvisMarch<NaiveTurn>>(Standing::kSuspected));
  return target;
}
