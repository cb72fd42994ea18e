// Mistakes of omission: a check or a special case that nobody wrote.
#pragma once
#include "tool/operators/operator.h"

namespace assay::mutation {

/// if (c) return ..; never returns.
void check_dropped(const Seen& seen, Proposals& proposals);
/// The same where c asks for equality, emptiness or a negation, and where the branch does not leave.
void degenerate_branch_forgotten(const Seen& seen, Proposals& proposals);
/// a && b becomes a; a || b becomes a.
void condition_dropped(const Seen& seen, Proposals& proposals);

}  // namespace assay::mutation
