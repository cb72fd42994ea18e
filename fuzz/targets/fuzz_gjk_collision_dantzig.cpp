// The collision program on our tableau with Dantzig's rule: proves what it says.
#include "algorithms/lp/collision/collision_lp.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, CollisionDantzig>(Standing::kProduction, targets::touching_hits_court(), {kNoStateComesBack}));
  return target;
}
