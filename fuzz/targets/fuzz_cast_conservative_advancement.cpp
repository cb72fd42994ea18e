// Our own cast under every claim about moving bodies: it must never be wrong, only give up.
#include "algorithms/cast/conservative_advancement.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<CastFamily> target(
      suspect<CastFamily, ConservativeAdvancement>(Standing::kProduction, targets::cast_court(cast::kCastGap)));
  return target;
}
