// Mistakes in comparisons.
#pragma once
#include "tool/operators/operator.h"

namespace assay::mutation {

/// x < y becomes x <= y, and the like, for doubles and exact numbers.
void strictness(const Seen& seen, Proposals& proposals);
/// The same where the comparison chooses between candidates, and for indices i < j becomes i > j where it is returned.
void ties_broken_otherwise(const Seen& seen, Proposals& proposals);

}  // namespace assay::mutation
