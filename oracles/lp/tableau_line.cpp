#include "oracles/lp/tableau_line.h"

#include <algorithm>

#include "oracles/lp/basis_kernel.h"

namespace assay {

std::optional<std::vector<Rational>> tableau_row(const LpProblem& problem, const std::vector<Place>& places,
                                                 std::uint32_t basic) {
  const BasisKernel kernel = kernel_of(problem, places);
  std::vector<Rational> right(kernel.columns.size());
  const bool is_activity = basic >= problem.columns;
  for (std::size_t k = 0; k < right.size(); ++k) {
    if (is_activity) {
      right[k] = exact(problem.at(basic - problem.columns, kernel.columns[k]));
    } else if (kernel.columns[k] == basic) {
      right[k] = 1;
    }
  }
  const auto u = solve_square(kernel_by_columns(problem, kernel), std::move(right));
  if (!u) return std::nullopt;
  std::vector<Rational> row(places.size());
  for (std::size_t i = 0; i < kernel.rows.size(); ++i) row[problem.columns + kernel.rows[i]] = (*u)[i];
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (places[j] == Place::kBasic) continue;
    if (is_activity) row[j] = exact(problem.at(basic - problem.columns, j));
    for (std::size_t i = 0; i < kernel.rows.size(); ++i) {
      const double entry = problem.at(kernel.rows[i], j);
      if (entry != 0) row[j] -= (*u)[i] * exact(entry);
    }
  }
  return row;
}

std::optional<std::vector<Rational>> tableau_column(const LpProblem& problem, const std::vector<Place>& places,
                                                    std::uint32_t moving) {
  const BasisKernel kernel = kernel_of(problem, places);
  std::vector<Rational> right(kernel.rows.size());
  const bool is_activity = moving >= problem.columns;
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (!is_activity) {
      right[i] = -exact(problem.at(kernel.rows[i], moving));
    } else if (kernel.rows[i] == moving - problem.columns) {
      right[i] = 1;
    }
  }
  const auto change = solve_square(kernel_by_rows(problem, kernel), std::move(right));
  if (!change) return std::nullopt;
  std::vector<Rational> column(places.size());
  column[moving] = 1;
  for (std::size_t k = 0; k < kernel.columns.size(); ++k) column[kernel.columns[k]] = (*change)[k];
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (places[problem.columns + i] != Place::kBasic) continue;
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      const double entry = problem.at(i, j);
      if (entry != 0 && sign(column[j]) != 0) column[problem.columns + i] += exact(entry) * column[j];
    }
  }
  return column;
}

}  // namespace assay
