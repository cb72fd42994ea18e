// The growth study: how many pivots the rules need as problems grow.
#pragma once
#include "algorithms/model/lp.h"
#include "reports/store/studies/studies.h"

namespace assay {

/// Klee-Minty cubes of dimension 3 to 12 (one a size, twenty seeds for random edge; exponential model) and random dense
/// programs of 8 to 96 rows with twice as many columns (ten a size; power model), under every pricing rule without
/// anti-cycling.
Growth pivot_study();

/// max c x over A x <= 1, x >= 0 with entries of A and c drawn from the multiples of 2^-20 in (0, 1]: bounded, feasible
/// at 0.
LpProblem random_dense(std::uint32_t rows, std::uint32_t columns, std::uint64_t key);

}  // namespace assay
