// The monotone chain on a turn test with an absolute epsilon: wrong where the fuzzer can make it so.
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/predicates/epsilon_turn.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(
      suspect<Hull2Family, MonotoneChain<AbsoluteEpsilonTurn>>(Standing::kSuspected));
  return target;
}
