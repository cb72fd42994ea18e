// Melkman's algorithm as A. M. N. Alzubaidi prints it, to the letter: may be wrong, must end.
#include "algorithms/published/melkman_alzubaidi.h"
#include "fuzz/drivers/fuzz_target.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<Hull2Family> target(
      suspect<Hull2Family, MelkmanAlzubaidi<alzubaidi::Reading::kPrinted>>(Standing::kSuspected));
  return target;
}
