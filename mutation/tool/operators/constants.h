// Mistakes in constants: tolerances and the constants of error bounds.
#pragma once
#include "tool/operators/operator.h"

namespace assay::mutation {

/// k becomes 10 k, for a constant that is neither a unit roundoff nor a sentinel. The uses of a named constant are one
/// mutant.
void tolerance_times_ten(const Seen& seen, Proposals& proposals);
/// k becomes k / 10.
void tolerance_over_ten(const Seen& seen, Proposals& proposals);
/// c u becomes c u / 2, at one use of a unit roundoff.
void error_constant_halved(const Seen& seen, Proposals& proposals);
/// c eta becomes 0, at one use of the smallest double or of what stands for it.
void underflow_forgotten(const Seen& seen, Proposals& proposals);

}  // namespace assay::mutation
