// The published cast under every claim about moving bodies.
#include "algorithms/published/angular_cast_firth.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<CastFamily> target(
      suspect<CastFamily, AngularCastFirth>(Standing::kSuspected, targets::cast_court(0x1p-10)));
  return target;
}
