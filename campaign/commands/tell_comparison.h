// What a person reads of a comparison on standard output.
#pragma once
#include "reports/store/compare/compare.h"

namespace assay {

/// The headline, then the changes, each with the command that shows it: what is worse numbered, the most serious first.
/// Of worse ones ten and as many of the others, and how many are left out; `all` leaves nothing out.
void tell_comparison(const Comparison& comparison, bool all);

}  // namespace assay
