// Answers about shapes in plain double: wrong where the fuzzer can make them so.
#include "algorithms/shapes/plain_shapes.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<ShapesFamily> target(
      suspect<ShapesFamily, PlainShapes>(Standing::kSuspected, targets::shapes_court(Touching::kHit)));
  return target;
}
