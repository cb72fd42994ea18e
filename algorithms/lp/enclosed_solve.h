// A small linear system solved in double, and how far the exact solution may be.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "algorithms/lp/bounded_sum.h"

namespace assay::lp {

/// k x k doubles, row-major.
struct Square {
  std::size_t size = 0;
  std::vector<double> entries;
  explicit Square(std::size_t k) : size(k), entries(k * k) {}
  double& operator()(std::size_t i, std::size_t j) { return entries[i * size + j]; }
  double operator()(std::size_t i, std::size_t j) const { return entries[i * size + j]; }
};

Square transposed(const Square& matrix);
/// Gauss-Jordan with row pivoting by size; false where a column has no entry left. Precondition: `inverse` is 0.
bool invert(Square matrix, Square& inverse);

/// A solution and how far each of its entries may be from the exact one; infinite where nothing can be shown.
struct Enclosed {
  std::vector<double> value;
  double error = 0;
};

/// The x of matrix x = right. `right(i, sum)` adds the terms of the i-th right-hand side to a sum: they need not be
/// doubles.
///
/// With R the approximate inverse, g = |I - R B| < 1 in the maximum norm and residual r of x, |x - x_exact| <= |R r| /
/// (1 - g); all rounding errors on the way are added.
template <class Right>
Enclosed solve_enclosed(const Square& matrix, const Square& inverse, const Right& right) {
  const std::size_t n = matrix.size;
  Enclosed solution{std::vector<double>(n), 0};
  std::vector<double> residual(n);
  const auto rest_of = [&](std::size_t i) {
    BoundedSum rest;
    right(i, rest);
    for (std::size_t j = 0; j < n; ++j) rest.add(-matrix(i, j), solution.value[j]);
    return rest;
  };
  for (std::size_t i = 0; i < n; ++i) {
    BoundedSum side;
    right(i, side);
    residual[i] = side.value();
  }
  for (int round = 0; round < 2; ++round) {  // the second round is one step of iterative refinement
    for (std::size_t i = 0; i < n; ++i) {
      BoundedSum correction;
      for (std::size_t j = 0; j < n; ++j) correction.add(inverse(i, j), residual[j]);
      solution.value[i] += correction.value();
    }
    for (std::size_t i = 0; i < n; ++i) {
      const BoundedSum rest = rest_of(i);
      residual[i] = round == 0 ? rest.value() : std::fabs(rest.value()) + rest.error();
    }
  }
  double defect = 0, reach = 0;  // |I - R B| and max |R| |residual|
  for (std::size_t i = 0; i < n; ++i) {
    double row_defect = 0;
    BoundedSum row_reach;
    for (std::size_t j = 0; j < n; ++j) {
      BoundedSum entry;
      entry.add(i == j ? 1.0 : 0.0, 1);
      for (std::size_t k = 0; k < n; ++k) entry.add(-inverse(i, k), matrix(k, j));
      row_defect += std::fabs(entry.value()) + entry.error();
      row_reach.add(std::fabs(inverse(i, j)), residual[j]);
    }
    defect = std::max(defect, row_defect);
    const double upper = row_reach.upper();
    reach = std::max(reach, upper);
    if (!(row_defect < std::numeric_limits<double>::infinity() && upper < std::numeric_limits<double>::infinity()))
      defect = std::numeric_limits<double>::infinity();  // NaN too
  }
  solution.error =
      defect < 0.4
          ? 2 * reach
          : std::numeric_limits<double>::infinity();  // 1 / (1 - 0.4) < 1.7: the rest covers summing these bounds
  return solution;
}

}  // namespace assay::lp
