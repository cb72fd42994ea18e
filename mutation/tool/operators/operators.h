// Every operator: a mistake that somebody might have made, proposed at each place where it fits.
#pragma once
#include "tool/operators/operator.h"

namespace assay::mutation {

// Mistakes about what a bound bounds.

/// |a| + |b| becomes |a| + |a|, and so for the greatest of both.
void bound_of_wrong_operand(const Seen& seen, Proposals& proposals);
/// x.lower() becomes x.upper(), and the other way round; so for low and high.
void other_end_taken(const Seen& seen, Proposals& proposals);
/// max(a, b) becomes min(a, b), and the other way round.
void lesser_for_greater(const Seen& seen, Proposals& proposals);

// Mistakes of omission: a check or a special case that nobody wrote.

/// if (c) return ..; never returns.
void check_dropped(const Seen& seen, Proposals& proposals);
/// The same where c asks for equality, emptiness or a negation, and where the branch does not leave.
void degenerate_branch_forgotten(const Seen& seen, Proposals& proposals);
/// a && b becomes a; a || b becomes a.
void condition_dropped(const Seen& seen, Proposals& proposals);

// Mistakes in comparisons.

/// x < y becomes x <= y, and the like, for doubles and exact numbers.
void strictness(const Seen& seen, Proposals& proposals);
/// The same where the comparison chooses between candidates, and for indices i < j becomes i > j where it is returned.
void ties_broken_otherwise(const Seen& seen, Proposals& proposals);

// Mistakes in constants: tolerances and the constants of error bounds.

/// k becomes 10 k, for a constant that is neither a unit roundoff nor a sentinel. The uses of a named constant are one
/// mutant.
void tolerance_times_ten(const Seen& seen, Proposals& proposals);
/// k becomes k / 10.
void tolerance_over_ten(const Seen& seen, Proposals& proposals);
/// c u becomes c u / 2, at one use of a unit roundoff.
void error_constant_halved(const Seen& seen, Proposals& proposals);
/// c eta becomes 0, at one use of the smallest double or of what stands for it.
void underflow_forgotten(const Seen& seen, Proposals& proposals);

// Mistakes in formulas: signs, entries and scales.

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

// Mistakes about what is next and what is last.

/// for (..; i < n; ..) stops before the last.
void last_one_forgotten(const Seen& seen, Proposals& proposals);
/// x = e in a loop keeps the x of the round before; x += e adds nothing.
void stale_value(const Seen& seen, Proposals& proposals);

// Mistakes that change nothing but roundings.

/// double x = e; keeps e in single precision.
void narrowed_to_float(const Seen& seen, Proposals& proposals);
/// a b + c becomes fma(a, b, c).
void fused(const Seen& seen, Proposals& proposals);
/// (a + b) + c becomes a + (b + c).
void summed_in_other_order(const Seen& seen, Proposals& proposals);
/// nextafter away from its goal, floor for ceil and ceil for floor.
void rounded_the_other_way(const Seen& seen, Proposals& proposals);

}  // namespace assay::mutation
