// The planar GJK of A. M. N. Alzubaidi's article: wrong where the fuzzer can make it so.
#include "algorithms/published/gjk_alzubaidi_2d.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, GjkAlzubaidi2d>(Standing::kSuspected, targets::touching_hits_court()));
  return target;
}
