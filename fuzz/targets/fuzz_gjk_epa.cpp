// Our expanding polytope under every collision claim: its depths are proved or not given.
#include "algorithms/gjk/depth/epa.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(suspect<GjkFamily, Epa>(Standing::kProduction, targets::depth_court()));
  return target;
}
