// Square systems of rationals, exactly: what is left of a basis once slack variables are set aside.
#pragma once
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "oracles/exact/rational.h"

namespace assay {

/// One row: (column, value != 0) pairs in any order, each column at most once.
using SparseRow = std::vector<std::pair<std::uint32_t, Rational>>;

/// The x with rows . x = right; empty when the matrix is singular.
///
/// Shape   rows.size() == right.size() equations in as many unknowns.
/// Cost    Gaussian elimination, pivots by the least product of row and column counts against fill-in.
/// Source  H. M. Markowitz, The elimination form of the inverse and its application to linear programming, Management
///         Science 3(3), 1957, 255-269 (the count); exact arithmetic needs no stability from the pivot.
std::optional<std::vector<Rational>> solve_square(const std::vector<SparseRow>& rows, std::vector<Rational> right);

}  // namespace assay
