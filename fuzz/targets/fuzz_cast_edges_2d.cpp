// Our own cast under every claim about moving bodies: it must never be wrong, only give up.
#include "algorithms/cast/edges_2d.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/targets/semantics.h"

const assay::FuzzTarget& assay::fuzz_target() {
  static const FamilyTarget<CastFamily> target(
      suspect<CastFamily, CastEdges2d>(Standing::kProduction, targets::cast_court(cast::kEdgesGap)));
  return target;
}
