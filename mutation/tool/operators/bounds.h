// Mistakes about what a bound bounds.
#pragma once
#include "tool/operators/operator.h"

namespace assay::mutation {

/// |a| + |b| becomes |a| + |a|, and so for the greatest of both.
void bound_of_wrong_operand(const Seen& seen, Proposals& proposals);
/// x.lower() becomes x.upper(), and the other way round; so for low and high.
void other_end_taken(const Seen& seen, Proposals& proposals);
/// max(a, b) becomes min(a, b), and the other way round.
void lesser_for_greater(const Seen& seen, Proposals& proposals);

}  // namespace assay::mutation
