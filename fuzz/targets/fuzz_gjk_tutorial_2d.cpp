// The planar GJK of the tutorials: wrong and endless where the fuzzer can make it so.
#include "algorithms/published/gjk_tutorial_2d.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, GjkTutorial2d>(Standing::kSuspected, targets::touching_hits_court()));
  return target;
}
