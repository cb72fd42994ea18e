// Our boolean GJK, under every collision claim: it must never be wrong, only give up.
#include "algorithms/gjk/distance/boolean.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, GjkBoolean>(Standing::kProduction, targets::boolean_court()));
  return target;
}
