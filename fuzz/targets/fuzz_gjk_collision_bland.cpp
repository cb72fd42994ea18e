// The collision program on our tableau with Bland's rule: proves what it says.
#include "algorithms/lp/collision/collision_lp.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, CollisionBland>(Standing::kProduction, targets::touching_hits_court()));
  return target;
}
