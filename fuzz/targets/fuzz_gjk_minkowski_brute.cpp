// The hull of all differences, under every collision claim: it must never be wrong, only give up.
#include "algorithms/gjk/reference/minkowski_brute.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, GjkMinkowskiBrute>(Standing::kProduction, targets::signed_volumes_court()));
  return target;
}
