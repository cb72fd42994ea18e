#include "oracles/lp/certificate/line_breaches.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "oracles/exact/words.h"
#include "oracles/lp/basis/basis_filter.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/exact/tableau_line.h"

namespace assay {
namespace {

std::string name_of_variable(const LpProblem& problem, std::uint32_t v) {
  return v < problem.columns ? "variable " + std::to_string(v)
                             : "activity of row " + std::to_string(v - problem.columns);
}

Violated malformed(const LpProblem& problem, const TableauLine& line, const char* kind) {
  return Violated{lp_claim::kLineFormed,
                  std::to_string(line.basis.basic.size()) + " basic variables for " + std::to_string(problem.rows) +
                      " rows, and variable " + std::to_string(line.variable) + " that is to be " + kind,
                  0};
}

Violated singular() { return Violated{lp_claim::kLineSolvable, "the basis matrix has determinant 0", 0}; }

// The exact distance of a value outside the bounds of its variable, with the sign of the side: negative below.
Rational outside(const LpProblem& problem, const Rational& value, std::uint32_t v) {
  const double lower = lower_of(problem, v), upper = upper_of(problem, v);
  if (std::isfinite(lower) && value < exact(lower)) return value - exact(lower);
  if (std::isfinite(upper) && value > exact(upper)) return value - exact(upper);
  return 0;
}

double relative(const LpProblem& problem, std::uint32_t v, const Rational& distance) {
  const double bound = sign(distance) < 0 ? lower_of(problem, v) : upper_of(problem, v);
  return std::fabs(approximate(distance / exact(std::max(1.0, std::fabs(bound)))));
}

bool may_rise(const LpProblem& problem, Place place, std::uint32_t v) {
  return place == Place::kFree || (place == Place::kAtLower && lower_of(problem, v) < upper_of(problem, v));
}
bool may_fall(const LpProblem& problem, Place place, std::uint32_t v) {
  return place == Place::kFree || (place == Place::kAtUpper && lower_of(problem, v) < upper_of(problem, v));
}

}  // namespace

std::optional<Violated> row_violation(const LpProblem& problem, const TableauLine& line, bool& exactly) {
  const auto places = places_of(problem, line.basis);
  if (!places || line.variable >= places->size() || (*places)[line.variable] != Place::kBasic) {
    return malformed(problem, line, "basic");
  }
  if (has_crossed_bounds(problem)) return std::nullopt;
  BasisKernel kernel = kernel_of(problem, *places);
  if (BasisFilter(problem, *places, kernel).row_proves_infeasibility(line.variable)) return std::nullopt;
  exactly = true;
  const ExactKernel factored(problem, std::move(kernel));
  const auto row = tableau_row(problem, *places, factored, line.variable);
  if (!row) return singular();
  Rational value = 0;
  for (std::uint32_t k = 0; k < places->size(); ++k) {
    if (row->sign(k) != 0) value += row->at(k) * resting_value(problem, (*places)[k], k);
  }
  const Rational distance = outside(problem, value, line.variable);
  if (sign(distance) == 0) {
    return Violated{lp_claim::kLineOutside,
                    name_of_variable(problem, line.variable) + " is " + in_words(value) + ", inside its bounds", 0};
  }
  for (std::uint32_t k = 0; k < places->size(); ++k) {
    const int slope = row->sign(k);
    if (slope == 0) continue;
    const bool rises = (slope > 0) == (sign(distance) < 0);
    if (rises ? may_rise(problem, (*places)[k], k) : may_fall(problem, (*places)[k], k)) {
      return Violated{lp_claim::kLineRow,
                      name_of_variable(problem, k) + " can " + (rises ? "rise" : "fall") + " and moves " +
                          name_of_variable(problem, line.variable) + " by " + in_words(row->at(k)) + " a unit",
                      0};
    }
  }
  return std::nullopt;
}

std::optional<Violated> column_violation(const LpProblem& problem, const TableauLine& line, bool& exactly) {
  const auto places = places_of(problem, line.basis);
  if (!places || line.variable >= places->size() || (*places)[line.variable] == Place::kBasic) {
    return malformed(problem, line, "nonbasic");
  }
  BasisKernel kernel = kernel_of(problem, *places);
  BasisFilter filter(problem, *places, kernel);
  if (filter.is_primal_feasible() && filter.column_is_a_ray(line.variable)) return std::nullopt;
  exactly = true;
  const ExactKernel factored(problem, std::move(kernel));
  const auto solution = solve_basis(problem, *places, factored);
  if (!solution) return singular();
  for (std::uint32_t v = 0; v < places->size(); ++v) {
    const Rational distance = outside(problem, solution->value[v], v);
    if (sign(distance) == 0) continue;
    return Violated{
        lp_claim::kLineStart,
        name_of_variable(problem, v) + " is " + in_words(solution->value[v]) + ", outside by " + in_words(distance),
        relative(problem, v, distance)};
  }
  const int slope = sign(solution->reduced[line.variable]);
  if (slope == 0) {
    return Violated{lp_claim::kLineDescent, name_of_variable(problem, line.variable) + " has a reduced cost of 0", 0};
  }
  const auto column = tableau_column(problem, *places, factored, line.variable);
  for (std::uint32_t v = 0; v < places->size(); ++v) {
    const int change = -slope * column->sign(v);
    if (change == 0 || std::isinf(change > 0 ? upper_of(problem, v) : lower_of(problem, v))) continue;
    return Violated{lp_claim::kLineColumn,
                    name_of_variable(problem, v) + " runs into its " + (change > 0 ? "upper" : "lower") +
                        " bound, by " + in_words(abs(column->at(v))) + " a unit",
                    0};
  }
  return std::nullopt;
}

}  // namespace assay
