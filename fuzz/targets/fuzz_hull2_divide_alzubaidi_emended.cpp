// divide and conquer as A. M. N. Alzubaidi prints it, misprints put right: may be wrong, must end.
#include "algorithms/published/divide_alzubaidi.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(
      suspect<Hull2Family, DivideAlzubaidi<alzubaidi::Reading::kEmended>>(Standing::kSuspected));
  return target;
}
