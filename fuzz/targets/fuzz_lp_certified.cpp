// The certified solve: promises exactness of what it names, and admits to nothing.
#include "certified/lp/certified_lp.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<LpFamily> target(
      suspect<LpFamily, CertifiedLp>(Standing::kProduction, targets::certified_court()));
  return target;
}
