// Our portal refinement under every collision claim: its verdicts are proved or not given.
#include "algorithms/gjk/depth/mpr.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, Mpr>(Standing::kProduction, targets::no_depth_court()));
  return target;
}
