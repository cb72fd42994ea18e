// Centre, scaling and translation as A. M. N. Alzubaidi prints them.
#include "algorithms/published/shapes_alzubaidi.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<ShapesFamily> target(
      suspect<ShapesFamily, ShapesAlzubaidi>(Standing::kSuspected, targets::shapes_court(Touching::kUnspecified)));
  return target;
}
