// Row bounds a little further out, so that no vertex lies on more of them than it must.
#pragma once
#include "algorithms/lp/tableau/dictionary.h"
#include "algorithms/model/lp.h"

namespace assay::lp {

/// Moves every row bound outward by between one half and the whole of kPerturbation * max(1, |bound|), drawn from a
/// fixed seed; the two bounds of an equation together. Bounds of x stay: a basic x depends on some row that stands at
/// its bound.
/// Source  A. Charnes, Optimality and degeneracy in linear programming, Econometrica 20, 1952, 160-170 (there powers of
///         one small number).
void perturb_rows(Dictionary& tableau);
/// The problem's own row bounds again.
void restore_rows(Dictionary& tableau, const LpProblem& problem);

}  // namespace assay::lp
