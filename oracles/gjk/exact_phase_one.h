// A feasibility question M x = r, x >= 0 over the integers, answered with a solution or with Farkas multipliers.
#pragma once
#include <cstddef>
#include <vector>

#include "oracles/exact/rational.h"

namespace assay {

/// The question. Column q has its `rows` entries at matrix[q * rows].
struct IntegerProgram {
  std::size_t rows = 0;
  std::vector<Integer> matrix, rhs;

  std::size_t columns() const { return rows == 0 ? 0 : matrix.size() / rows; }
};

/// Exactly one of two things holds (Farkas): either M x = r has a solution x >= 0, or some y has y.M_q <= 0 for every
/// column and y.r > 0.
struct PhaseOne {
  bool feasible = false;
  std::vector<std::size_t> basic;    ///< feasible: the columns that may be non-zero ...
  std::vector<Integer> value;        ///< ... and their values times `denominator`
  Integer denominator = 1;           ///< positive
  std::vector<Integer> multipliers;  ///< not feasible: y, up to a positive factor
};

/// Phase one of the revised simplex method with Bland's rule, which cannot cycle in exact arithmetic.
///
/// Cost    per pivot O(rows^2) integer products and O(rows) for each column priced; all numbers are minors of [M r].
/// Source  R. G. Bland, "New finite pivoting rules for the simplex method", Math. Oper. Res. 2(2), 1977. The inverse is
///         kept in integers (fraction-free elimination); why every division is exact stands above Tableau.
PhaseOne phase_one(const IntegerProgram& program);

}  // namespace assay
