// Mistakes about what is next and what is last.
#pragma once
#include "tool/operators/operator.h"

namespace assay::mutation {

/// for (..; i < n; ..) stops before the last.
void last_one_forgotten(const Seen& seen, Proposals& proposals);
/// x = e in a loop keeps the x of the round before; x += e adds nothing.
void stale_value(const Seen& seen, Proposals& proposals);

}  // namespace assay::mutation
