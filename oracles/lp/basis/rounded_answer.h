// Whether an answer's numbers are those of its basis, rounded.
#pragma once
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/lp/basis/basis_solution.h"

namespace assay {

/// Every x_j and y_i given is the exact number of the basis or a double next to it: off by at most 2^-52 of it, or by
/// 2^-1074 where that is more.
///
/// Reason   where numbers are large, their rounding alone misses a promise that is relative to bounds or costs: with y
///          = 2^46 / 3 and a cost of 0 no double keeps 3 y - 2^46 within 1e-7. No vector of doubles says an exactly
///          optimal basis better than this one, so nothing that it misses is held against it. A huge vector that
///          belongs to no basis gains nothing.
/// Precondition: lengths fit where x and y are not empty. False for a singular basis.
bool rounds_its_basis(const LpProblem& problem, const std::vector<Place>& places, const std::vector<double>& x,
                      const std::vector<double>& y);

}  // namespace assay
