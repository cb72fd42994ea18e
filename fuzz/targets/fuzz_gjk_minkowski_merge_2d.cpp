// The merged edges of two polygons, under every collision claim: it must never be wrong, only give up.
#include "algorithms/gjk/reference/minkowski_merge_2d.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, GjkMinkowskiMerge2d>(Standing::kProduction, targets::signed_volumes_court()));
  return target;
}
