#include "oracles/exact/linear.h"

#include <span>
#include <utility>

#include "oracles/exact/work_bound.h"

namespace assay {
namespace {

struct Echelon {
  std::vector<std::size_t> pivot_column;  ///< of row 0, 1, ...
};

/// Brings the matrix to row echelon form, reducing upwards too if `reduced`. Columns from `columns` on are carried
/// along but never give a pivot.
Echelon eliminate(RationalMatrix& m, std::size_t columns, bool reduced) {
  Echelon form;
  std::size_t row = 0;
  for (std::size_t column = 0; column < columns; ++column) {
    std::size_t pivot = row;
    while (pivot < m.rows && m(pivot, column).is_zero()) ++pivot;
    if (pivot == m.rows) continue;  // all rows have a pivot, or this column gives none
    for (std::size_t c = 0; pivot != row && c < m.columns; ++c) std::swap(m(pivot, c), m(row, c));
    for (std::size_t r = reduced ? 0 : row + 1; r < m.rows; ++r) {
      if (r == row || m(r, column).is_zero()) continue;
      const std::span<const Rational> above(&m(row, column), m.columns - column);
      spend(cost_of_fractions(2 * above.size(), most_words(above) + words_of(m(r, column))));
      const Rational factor = m(r, column) / m(row, column);
      for (std::size_t c = column; c < m.columns; ++c) m(r, c) -= factor * m(row, c);
    }
    form.pivot_column.push_back(column);
    ++row;
  }
  return form;
}

}  // namespace

std::optional<std::vector<Rational>> solve(RationalMatrix matrix, std::vector<Rational> rhs) {
  const std::size_t n = matrix.columns;
  RationalMatrix joined(matrix.rows, n + 1);
  for (std::size_t r = 0; r < matrix.rows; ++r) {
    for (std::size_t c = 0; c < n; ++c) joined(r, c) = std::move(matrix(r, c));
    joined(r, n) = std::move(rhs[r]);
  }
  const Echelon form = eliminate(joined, n, true);
  if (form.pivot_column.size() < n) return std::nullopt;
  for (std::size_t r = n; r < joined.rows; ++r) {
    if (!joined(r, n).is_zero()) return std::nullopt;
  }
  std::vector<Rational> x(n);
  for (std::size_t k = 0; k < n; ++k) x[k] = joined(k, n) / joined(k, k);
  return x;
}

std::size_t rank(RationalMatrix matrix) { return eliminate(matrix, matrix.columns, false).pivot_column.size(); }

std::optional<std::vector<Rational>> kernel_vector(RationalMatrix matrix) {
  const std::size_t n = matrix.columns;
  const Echelon form = eliminate(matrix, n, true);
  if (form.pivot_column.size() == n) return std::nullopt;
  std::size_t free_column = 0;
  while (free_column < form.pivot_column.size() && form.pivot_column[free_column] == free_column) ++free_column;
  std::vector<Rational> x(n);
  x[free_column] = 1;
  for (std::size_t k = 0; k < form.pivot_column.size(); ++k) {
    x[form.pivot_column[k]] = -matrix(k, free_column) / matrix(k, form.pivot_column[k]);
  }
  return x;
}

}  // namespace assay
