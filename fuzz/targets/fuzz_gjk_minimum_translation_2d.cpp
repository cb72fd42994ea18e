// Our walk along the edges of two polygons under every collision claim.
#include "algorithms/gjk/depth/minimum_translation_2d.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, MinimumTranslation2d>(Standing::kProduction, targets::depth_court()));
  return target;
}
