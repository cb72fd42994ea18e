#include "oracles/lp/basis_solution.h"

#include <cmath>

#include "oracles/lp/basis_kernel.h"

namespace assay {

double lower_of(const LpProblem& problem, std::uint32_t v) {
  return v < problem.columns ? problem.lower[v] : problem.row_lower[v - problem.columns];
}
double upper_of(const LpProblem& problem, std::uint32_t v) {
  return v < problem.columns ? problem.upper[v] : problem.row_upper[v - problem.columns];
}

std::optional<std::vector<Place>> places_of(const LpProblem& problem, const Basis& basis) {
  const std::size_t variables = std::size_t{problem.columns} + problem.rows;
  if (basis.basic.size() != problem.rows) return std::nullopt;
  std::vector<Place> places(variables, Place::kFree);
  for (const std::uint32_t v : basis.basic) {
    if (v >= variables || places[v] == Place::kBasic) return std::nullopt;
    places[v] = Place::kBasic;
  }
  for (const std::uint32_t v : basis.at_upper) {
    if (v >= variables || places[v] != Place::kFree) return std::nullopt;
    if (std::isinf(lower_of(problem, v)) || std::isinf(upper_of(problem, v))) return std::nullopt;
    places[v] = Place::kAtUpper;
  }
  for (std::uint32_t v = 0; v < variables; ++v) {
    if (places[v] != Place::kFree) continue;
    if (std::isfinite(lower_of(problem, v))) {
      places[v] = Place::kAtLower;
    } else if (std::isfinite(upper_of(problem, v))) {
      places[v] = Place::kAtUpper;
    }
  }
  return places;
}

Rational resting_value(const LpProblem& problem, Place place, std::uint32_t v) {
  if (place == Place::kAtLower) return exact(lower_of(problem, v));
  if (place == Place::kAtUpper) return exact(upper_of(problem, v));
  return 0;
}

namespace {

// Values of all variables; false when the square system is singular.
bool solve_values(const LpProblem& problem, const std::vector<Place>& places, const BasisKernel& parts,
                  std::vector<Rational>& value) {
  for (std::uint32_t v = 0; v < value.size(); ++v) value[v] = resting_value(problem, places[v], v);
  std::vector<Rational> right(parts.rows.size());
  for (std::size_t i = 0; i < parts.rows.size(); ++i) {
    right[i] = value[problem.columns + parts.rows[i]];
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      const double entry = problem.at(parts.rows[i], j);
      if (entry != 0 && places[j] != Place::kBasic && sign(value[j]) != 0) right[i] -= exact(entry) * value[j];
    }
  }
  const auto solution = solve_square(kernel_by_rows(problem, parts), std::move(right));
  if (!solution) return false;
  for (std::size_t k = 0; k < parts.columns.size(); ++k) value[parts.columns[k]] = (*solution)[k];
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (places[problem.columns + i] != Place::kBasic) continue;
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      const double entry = problem.at(i, j);
      if (entry != 0) value[problem.columns + i] += exact(entry) * value[j];
    }
  }
  return true;
}

void solve_multipliers(const LpProblem& problem, const BasisKernel& parts, std::vector<Rational>& reduced) {
  std::vector<Rational> right(parts.columns.size());
  for (std::size_t k = 0; k < parts.columns.size(); ++k) right[k] = exact(problem.cost[parts.columns[k]]);
  const auto multipliers =
      solve_square(kernel_by_columns(problem, parts), std::move(right));  // regular: its transpose was
  for (std::size_t i = 0; i < parts.rows.size(); ++i) reduced[problem.columns + parts.rows[i]] = (*multipliers)[i];
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    reduced[j] = exact(problem.cost[j]);
    for (const std::uint32_t i : parts.rows) {
      const double entry = problem.at(i, j);
      if (entry != 0) reduced[j] -= exact(entry) * reduced[problem.columns + i];
    }
  }
}

}  // namespace

std::optional<BasicSolution> solve_basis(const LpProblem& problem, const std::vector<Place>& places) {
  const BasisKernel parts = kernel_of(problem, places);
  BasicSolution solution;
  solution.value.resize(places.size());
  solution.reduced.resize(places.size());
  if (!solve_values(problem, places, parts, solution.value)) return std::nullopt;
  solve_multipliers(problem, parts, solution.reduced);
  for (std::uint32_t j = 0; j < problem.columns; ++j) solution.objective += exact(problem.cost[j]) * solution.value[j];
  return solution;
}

}  // namespace assay
