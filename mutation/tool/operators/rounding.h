// Mistakes that change nothing but roundings.
#pragma once
#include "tool/operators/operator.h"

namespace assay::mutation {

/// double x = e; keeps e in single precision.
void narrowed_to_float(const Seen& seen, Proposals& proposals);
/// a b + c becomes fma(a, b, c).
void fused(const Seen& seen, Proposals& proposals);
/// (a + b) + c becomes a + (b + c).
void summed_in_other_order(const Seen& seen, Proposals& proposals);
/// nextafter away from its goal, floor for ceil and ceil for floor.
void rounded_the_other_way(const Seen& seen, Proposals& proposals);

}  // namespace assay::mutation
