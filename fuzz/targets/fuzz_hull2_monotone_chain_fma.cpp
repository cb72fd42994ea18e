// The monotone chain on the turn test with fused multiply-add: wrong where the fuzzer can make it so.
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/predicates/compiled_turn.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(suspect<Hull2Family, MonotoneChain<FmaTurn>>(Standing::kSuspected));
  return target;
}
