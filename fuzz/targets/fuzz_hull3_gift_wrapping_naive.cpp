// Gift wrapping in space on the side test in plain double: wrong where the fuzzer can make it so.
#include "algorithms/hull3/gift_wrapping.h"
#include "algorithms/predicates/side3.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull3Family> target(
      suspect<Hull3Family, GiftWrapping3<NaiveSide>>(Standing::kSuspected, targets::merged_faces_court()));
  return target;
}
