// Gift wrapping in space on the exact side test: must always give the hull.
#include "algorithms/hull3/gift_wrapping.h"
#include "algorithms/predicates/exact_side3.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull3Family> target(
      suspect<Hull3Family, GiftWrapping3<ExactSide>>(Standing::kProduction, targets::merged_faces_court()));
  return target;
}
