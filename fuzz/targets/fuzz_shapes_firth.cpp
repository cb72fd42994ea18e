// Simple shapes as P. Firth prints them.
#include "algorithms/published/shapes_firth.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<ShapesFamily> target(
      suspect<ShapesFamily, ShapesFirth>(Standing::kSuspected, targets::shapes_court(Touching::kMiss)));
  return target;
}
