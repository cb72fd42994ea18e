// A column that is to enter a basis at a position, and the row of that position, as an exchange needs them.
#pragma once
#include <cstdint>

#include "algorithms/lp/revised/factor/basis_factor.h"

namespace assay::known {

/// Loads and solves both, which `factor` keeps for its update; the pivot.
///
/// Precondition: `column` and `row` are reset to the order of the basis and clear.
inline double enter(lp::BasisFactor& factor, const lp::SparseMatrix& matrix, std::uint32_t q, std::uint32_t position,
                    lp::WorkVector& column, lp::WorkVector& row) {
  for (std::uint32_t at = matrix.start[q]; at < matrix.start[q + 1]; ++at)
    column.set(matrix.index[at], matrix.value[at]);
  row.set(position, 1);
  factor.solve(column, true);
  factor.solve_transposed(row, true);
  return column.value[position];
}

}  // namespace assay::known
