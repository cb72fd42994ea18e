// The certified yes or no under every collision claim: never wrong, and it gives up only what is not finite.
#include "certified/gjk/certified_gjk.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<GjkFamily> target(
      suspect<GjkFamily, CertifiedGjkBoolean>(Standing::kProduction, targets::certified_boolean_court()));
  return target;
}
