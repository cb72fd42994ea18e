// The production answers about shapes: no claim may ever break.
#include "algorithms/shapes/robust_shapes.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<ShapesFamily> target(
      suspect<ShapesFamily, RobustShapes>(Standing::kProduction, targets::shapes_court(Touching::kHit)));
  return target;
}
