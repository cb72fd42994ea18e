// The collision tableau of A. M. Kreuzer's article: wrong where the fuzzer can make it so.
#include "algorithms/published/kreuzer_tableau.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, KreuzerTableau>(Standing::kSuspected, targets::touching_hits_court()));
  return target;
}
