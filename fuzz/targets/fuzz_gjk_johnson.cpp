// Our distance GJK with Johnson's sub-algorithm, under every collision claim: it must never be wrong, only give up.
#include "algorithms/gjk/distance/johnson.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, GjkJohnson>(Standing::kProduction, targets::signed_volumes_court()));
  return target;
}
