#include "oracles/lp/basis/basis_solution.h"

#include <cmath>

#include "oracles/exact/dyadic_sum.h"
#include "oracles/exact/work_bound.h"
#include "oracles/lp/exact/tableau_line.h"

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

std::vector<Rational> resting_values(const LpProblem& problem, const std::vector<Place>& places) {
  std::vector<Rational> value(places.size());
  for (std::uint32_t v = 0; v < value.size(); ++v) value[v] = resting_value(problem, places[v], v);
  return value;
}

std::vector<std::uint32_t> columns_away_from_0(const LpProblem& problem, const std::vector<Rational>& resting) {
  std::vector<std::uint32_t> columns;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (sign(resting[j]) != 0) columns.push_back(j);
  }
  return columns;
}

std::vector<Rational> right_of_values(const LpProblem& problem, const BasisKernel& kernel,
                                      const std::vector<Rational>& value, const std::vector<std::uint32_t>& resting) {
  std::vector<Rational> right(kernel.rows.size());
  for (std::size_t i = 0; i < kernel.rows.size(); ++i) {
    right[i] = value[problem.columns + kernel.rows[i]];
    for (const std::uint32_t j : resting) {
      spend(cost_of_fractions(2, 1 + words_of(right[i])));
      const double entry = problem.at(kernel.rows[i], j);
      if (entry != 0) right[i] -= exact(entry) * value[j];
    }
  }
  return right;
}

}  // namespace

std::vector<Rational> right_of_values(const LpProblem& problem, const std::vector<Place>& places,
                                      const BasisKernel& kernel) {
  const std::vector<Rational> value = resting_values(problem, places);
  return right_of_values(problem, kernel, value, columns_away_from_0(problem, value));
}

std::optional<std::vector<Rational>> basic_values(const LpProblem& problem, const std::vector<Place>& places,
                                                  const ExactKernel& factored) {
  const BasisKernel& kernel = factored.kernel();
  std::vector<Rational> value = resting_values(problem, places);
  const std::vector<std::uint32_t> resting = columns_away_from_0(problem, value);
  const std::vector<Rational> right = right_of_values(problem, kernel, value, resting);
  const auto solution = factored.solve(right);
  if (!solution) return std::nullopt;
  for (std::size_t k = 0; k < kernel.columns.size(); ++k) {
    spend(cost_of_fractions(1, words_of(solution->numerator[k]) + words_of(solution->denominator)));
    value[kernel.columns[k]] = Rational(solution->numerator[k], solution->denominator);
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (places[problem.columns + i] != Place::kBasic) continue;
    const double* row = problem.matrix.data() + std::size_t{i} * problem.columns;
    DyadicSum sum;
    for (std::size_t k = 0; k < kernel.columns.size(); ++k) sum.add(row[kernel.columns[k]], solution->numerator[k]);
    Rational& activity = value[problem.columns + i];
    activity = sum.over(solution->denominator);
    for (const std::uint32_t j : resting) {
      spend(cost_of_fractions(2, words_of(activity)));
      if (row[j] != 0) activity += exact(row[j]) * value[j];
    }
  }
  return value;
}

namespace {

Rational objective_of(const LpProblem& problem, const std::vector<Rational>& value) {
  Rational objective = 0;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    spend(cost_of_fractions(2, words_of(value[j]) + words_of(objective)));
    if (problem.cost[j] != 0 && sign(value[j]) != 0) objective += exact(problem.cost[j]) * value[j];
  }
  return objective;
}

}  // namespace

std::optional<Rational> exact_objective(const LpProblem& problem, const Basis& basis) {
  const auto places = places_of(problem, basis);
  if (!places) return std::nullopt;
  const auto value = basic_values(problem, *places, ExactKernel(problem, kernel_of(problem, *places)));
  if (!value) return std::nullopt;
  return objective_of(problem, *value);
}

std::optional<BasicSolution> solve_basis(const LpProblem& problem, const std::vector<Place>& places) {
  return solve_basis(problem, places, ExactKernel(problem, kernel_of(problem, places)));
}

std::optional<BasicSolution> solve_basis(const LpProblem& problem, const std::vector<Place>& places,
                                         const ExactKernel& factored) {
  auto value = basic_values(problem, places, factored);
  const auto reduced = reduced_costs(problem, places, factored);
  if (!value || !reduced) return std::nullopt;
  return solution_of(problem, std::move(*value), *reduced);
}

BasicSolution solution_of(const LpProblem& problem, std::vector<Rational> value, const ExactLine& reduced) {
  BasicSolution solution{std::move(value), std::vector<Rational>(reduced.variables()), 0};
  for (std::uint32_t v = 0; v < solution.reduced.size(); ++v) {
    if (reduced.sign(v) != 0) solution.reduced[v] = reduced.at(v);
  }
  solution.objective = objective_of(problem, solution.value);
  return solution;
}

}  // namespace assay
