// Mistakes in formulas: signs, entries and scales.
#pragma once
#include "tool/operators/operator.h"

namespace assay::mutation {

/// a d - b c becomes a d + b c.
void sub_determinant_sign(const Seen& seen, Proposals& proposals);
/// a d - b c becomes a d - b d.
void sub_determinant_entry(const Seen& seen, Proposals& proposals);
/// x * scale, x / scale and ldexp(x, e) become x; x *= scale leaves x.
void scale_not_undone(const Seen& seen, Proposals& proposals);
/// |x| becomes x.
void abs_dropped(const Seen& seen, Proposals& proposals);
/// -x becomes x.
void minus_dropped(const Seen& seen, Proposals& proposals);

}  // namespace assay::mutation
