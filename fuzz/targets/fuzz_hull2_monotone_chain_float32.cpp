// The monotone chain on the turn test in single precision: wrong where the fuzzer can make it so.
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/predicates/compiled_turn.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(suspect<Hull2Family, MonotoneChain<Float32Turn>>(Standing::kSuspected));
  return target;
}
