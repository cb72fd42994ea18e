#include "oracles/referee/lp/exact_program.h"

namespace assay::referee {
namespace {

using Rationals = std::vector<Rational>;

Interval exact_interval(double lower, double upper) {
  Interval range;
  if (lower != -kInfinity) range.lower = exact(lower);
  if (upper != kInfinity) range.upper = exact(upper);
  return range;
}

bool contains(const Interval& range, const Rational& value) {
  return (!range.lower || *range.lower <= value) && (!range.upper || value <= *range.upper);
}

bool is_crossed(const Interval& range) { return range.lower && range.upper && *range.lower > *range.upper; }

Rationals activities(const ExactProgram& program, const Rationals& x) {
  Rationals sums(program.rows.size());
  for (std::size_t j = 0; j < x.size(); ++j) {
    for (const auto& [row, entry] : program.columns[j]) sums[row] += entry * x[j];
  }
  return sums;
}

/// Adds the least value of multiplier * v over v in range; false if there is none.
bool lean(const Rational& multiplier, const Interval& range, Rational& bound) {
  if (multiplier.is_zero()) return true;
  const std::optional<Rational>& end = sign(multiplier) > 0 ? range.lower : range.upper;
  if (!end) return false;
  bound += multiplier * *end;
  return true;
}

/// Weak duality: price.x = y.(Ax) + (price - A^T y).x is at least the sum of the least values of its terms.
std::optional<Rational> dual_bound(const ExactProgram& program, const Rationals& price, const Rationals& y) {
  if (y.size() != program.rows.size()) return std::nullopt;
  Rational bound = 0;
  for (std::size_t i = 0; i < y.size(); ++i) {
    if (!lean(y[i], program.rows[i], bound)) return std::nullopt;
  }
  for (std::size_t j = 0; j < program.columns.size(); ++j) {
    Rational reduced = price[j];
    for (const auto& [row, entry] : program.columns[j]) reduced -= entry * y[row];
    if (!lean(reduced, program.bounds[j], bound)) return std::nullopt;
  }
  return bound;
}

/// value may grow in its direction for ever without leaving the range.
bool recedes(const Interval& range, const Rational& direction) {
  return direction.is_zero() || !(sign(direction) > 0 ? range.upper : range.lower);
}

}  // namespace

std::uint32_t ExactProgram::add_column(Column entries, Rational price, Interval range) {
  columns.push_back(std::move(entries));
  cost.push_back(std::move(price));
  bounds.push_back(std::move(range));
  return static_cast<std::uint32_t>(columns.size() - 1);
}

ExactProgram exact_program(const LpProblem& problem) {
  ExactProgram program;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    program.rows.push_back(exact_interval(problem.row_lower[i], problem.row_upper[i]));
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    ExactProgram::Column entries;
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      if (problem.at(i, j) != 0) entries.emplace_back(i, exact(problem.at(i, j)));
    }
    program.add_column(std::move(entries), exact(problem.cost[j]), exact_interval(problem.lower[j], problem.upper[j]));
  }
  return program;
}

bool has_crossed_bounds(const ExactProgram& program) {
  for (const Interval& range : program.rows) {
    if (is_crossed(range)) return true;
  }
  for (const Interval& range : program.bounds) {
    if (is_crossed(range)) return true;
  }
  return false;
}

bool is_feasible(const ExactProgram& program, const Rationals& x) {
  if (x.size() != program.columns.size()) return false;
  for (std::size_t j = 0; j < x.size(); ++j) {
    if (!contains(program.bounds[j], x[j])) return false;
  }
  const Rationals sums = activities(program, x);
  for (std::size_t i = 0; i < sums.size(); ++i) {
    if (!contains(program.rows[i], sums[i])) return false;
  }
  return true;
}

Rational objective(const ExactProgram& program, const Rationals& x) {
  Rational sum = 0;
  for (std::size_t j = 0; j < x.size(); ++j) sum += program.cost[j] * x[j];
  return sum;
}

bool proves_optimal(const ExactProgram& program, const Rationals& x, const Rationals& y) {
  return is_feasible(program, x) && dual_bound(program, program.cost, y) == objective(program, x);
}

bool proves_infeasible(const ExactProgram& program, const Rationals& y) {
  const auto bound = dual_bound(program, Rationals(program.columns.size()), y);
  return bound && sign(*bound) > 0;
}

bool proves_unbounded(const ExactProgram& program, const Rationals& x, const Rationals& ray) {
  if (!is_feasible(program, x) || ray.size() != x.size() || sign(objective(program, ray)) >= 0) return false;
  for (std::size_t j = 0; j < ray.size(); ++j) {
    if (!recedes(program.bounds[j], ray[j])) return false;
  }
  const Rationals rates = activities(program, ray);
  for (std::size_t i = 0; i < rates.size(); ++i) {
    if (!recedes(program.rows[i], rates[i])) return false;
  }
  return true;
}

}  // namespace assay::referee
