// Our distance GJK from a warm start, under every collision claim: it must never be wrong, only give up.
#include "algorithms/gjk/distance/warm_start.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, GjkWarmStart>(Standing::kProduction, targets::signed_volumes_court()));
  return target;
}
