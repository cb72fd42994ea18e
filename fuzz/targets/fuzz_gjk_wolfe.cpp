// Our distances by Wolfe's method, under every collision claim: it must never be wrong, only give up.
#include "algorithms/gjk/distance/wolfe.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, GjkWolfe>(Standing::kProduction, targets::wolfe_court()));
  return target;
}
