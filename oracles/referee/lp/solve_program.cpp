// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's QP_solver, which is under the GPL; CGAL's licence governs the referee library (see
// LICENSE).
#include "oracles/referee/lp/solve_program.h"

#include <CGAL/Gmpz.h>
#include <CGAL/QP_functions.h>
#include <CGAL/QP_models.h>

#include <boost/iterator/counting_iterator.hpp>
#include <boost/iterator/transform_iterator.hpp>
#include <memory>

#include "oracles/referee/gmp_numbers.h"

namespace assay::referee {
namespace {

using boost::multiprecision::denominator;
using boost::multiprecision::gcd;
using boost::multiprecision::lcm;
using boost::multiprecision::numerator;
using CGAL::Gmpz;

/// The positive factor that turns a set of rationals into integers without a common divisor.
class IntegerScale {
 public:
  void cover(const Rational& value) {
    if (value.is_zero()) return;
    denominators_ = lcm(denominators_, denominator(value));
    numerators_ = gcd(numerators_, numerator(value));
  }
  void cover(const Interval& range) {
    if (range.lower) cover(*range.lower);
    if (range.upper) cover(*range.upper);
  }
  Rational factor() const { return numerators_.is_zero() ? Rational(1) : Rational(denominators_, numerators_); }

 private:
  Integer denominators_ = 1, numerators_ = 0;
};

/// CGAL's form of the program: integers, one relation a row, A dense by columns.
///
/// Column j stands for x_j / column_scale[j], so that its bounds are integers; row k is side `source[k]`'s inequality
/// times row_scale[k]; the cost is multiplied by cost_scale. All scales are positive: no relation turns round. A row
/// with two different bounds becomes two rows, a row without bounds none.
struct IntegerProgram {
  int rows = 0, columns = 0;
  std::vector<std::uint32_t> source;
  std::vector<Rational> row_scale, column_scale;
  Rational cost_scale = 1;
  std::vector<std::vector<Gmpz>> matrix;
  std::vector<Gmpz> right_hand_side, lower, upper, cost;
  std::vector<CGAL::Comparison_result> relation;
  std::unique_ptr<bool[]> has_lower, has_upper;
};

void add_row(IntegerProgram& integers, std::uint32_t row, CGAL::Comparison_result relation, const Rational& side,
             IntegerScale scale) {
  scale.cover(side);
  integers.source.push_back(row);
  integers.relation.push_back(relation);
  integers.row_scale.push_back(scale.factor());
  integers.right_hand_side.push_back(to_gmpz<Gmpz>(side * scale.factor()));
}

/// CGAL's solver is given at least one column and one row; a column fixed at 0 and an empty row change nothing.
IntegerProgram to_integers(const ExactProgram& program) {
  IntegerProgram integers;
  const std::size_t columns = program.columns.size();
  integers.columns = static_cast<int>(std::max<std::size_t>(columns, 1));
  integers.has_lower = std::make_unique<bool[]>(integers.columns);
  integers.has_upper = std::make_unique<bool[]>(integers.columns);
  integers.lower.resize(integers.columns);
  integers.upper.resize(integers.columns);
  integers.cost.resize(integers.columns);
  integers.has_lower[0] = integers.has_upper[0] = true;

  std::vector<IntegerScale> row_entries(program.rows.size());
  IntegerScale cost_entries;
  for (std::size_t j = 0; j < columns; ++j) {
    const Interval& range = program.bounds[j];
    IntegerScale scale;
    scale.cover(range);
    const Rational& factor = integers.column_scale.emplace_back(scale.factor());
    integers.has_lower[j] = range.lower.has_value();
    integers.has_upper[j] = range.upper.has_value();
    if (range.lower) integers.lower[j] = to_gmpz<Gmpz>(*range.lower * factor);
    if (range.upper) integers.upper[j] = to_gmpz<Gmpz>(*range.upper * factor);
    for (const auto& [row, entry] : program.columns[j]) row_entries[row].cover(entry / factor);
    cost_entries.cover(program.cost[j] / factor);
  }
  integers.cost_scale = cost_entries.factor();

  for (std::uint32_t i = 0; i < program.rows.size(); ++i) {
    const Interval& range = program.rows[i];
    if (range.lower && range.upper && *range.lower == *range.upper) {
      add_row(integers, i, CGAL::EQUAL, *range.lower, row_entries[i]);
      continue;
    }
    if (range.lower) add_row(integers, i, CGAL::LARGER, *range.lower, row_entries[i]);
    if (range.upper) add_row(integers, i, CGAL::SMALLER, *range.upper, row_entries[i]);
  }
  std::vector<std::vector<std::size_t>> copies(program.rows.size());
  for (std::size_t k = 0; k < integers.source.size(); ++k) copies[integers.source[k]].push_back(k);
  if (integers.source.empty()) {
    integers.relation.push_back(CGAL::EQUAL);
    integers.right_hand_side.emplace_back(0);
  }
  integers.rows = static_cast<int>(integers.relation.size());

  integers.matrix.assign(integers.columns, std::vector<Gmpz>(integers.rows));
  for (std::size_t j = 0; j < columns; ++j) {
    integers.cost[j] = to_gmpz<Gmpz>(program.cost[j] / integers.column_scale[j] * integers.cost_scale);
    for (const auto& [row, entry] : program.columns[j]) {
      for (const std::size_t k : copies[row]) {
        integers.matrix[j][k] = to_gmpz<Gmpz>(entry / integers.column_scale[j] * integers.row_scale[k]);
      }
    }
  }
  return integers;
}

/// One column of A, read with a tick: the only place where a cycling solve can be left.
struct ColumnEntry {
  using result_type = Gmpz;
  const std::vector<Gmpz>* column = nullptr;
  const Deadline* deadline = nullptr;
  Gmpz operator()(int row) const {
    deadline->tick();
    return (*column)[row];
  }
};
using ColumnIterator = boost::transform_iterator<ColumnEntry, boost::counting_iterator<int>>;

struct MatrixColumn {
  using result_type = ColumnIterator;
  const std::vector<std::vector<Gmpz>>* matrix = nullptr;
  const Deadline* deadline = nullptr;
  ColumnIterator operator()(int column) const {
    return ColumnIterator(boost::counting_iterator<int>(0), ColumnEntry{&(*matrix)[column], deadline});
  }
};
using MatrixIterator = boost::transform_iterator<MatrixColumn, boost::counting_iterator<int>>;

/// x of CGAL's numerators over one denominator, or the ray of its certificate, where that is 1.
template <class Numerators>
std::vector<Rational> unscaled_columns(const IntegerProgram& integers, Numerators number, const Integer& denominator) {
  std::vector<Rational> x;
  for (const Rational& scale : integers.column_scale) x.push_back(Rational(to_integer(*number++), denominator) / scale);
  return x;
}

template <class Lambda>
std::vector<Rational> unscaled_multipliers(const IntegerProgram& integers, std::size_t rows, Lambda lambda,
                                           const Rational& scale) {
  std::vector<Rational> y(rows);
  for (std::size_t k = 0; k < integers.source.size(); ++k, ++lambda)
    y[integers.source[k]] -= Rational(to_integer(*lambda)) * integers.row_scale[k] / scale;
  return y;
}

}  // namespace

/// Signs  CGAL's multipliers satisfy cost + lambda^T A = reduced costs, >= 0 on "<=" rows: y = -lambda, unscaled. Its
///        infeasibility certificate is such a lambda for cost 0.
/// Source CGAL 5.5 manual, "Linear and Quadratic Programming Solver", sections on certificates.
ProgramSolution solve_program(const ExactProgram& program, const Deadline& deadline) {
  if (has_crossed_bounds(program)) return {LpStatus::kInfeasible, {}};
  const IntegerProgram integers = to_integers(program);
  deadline.check();

  const MatrixIterator matrix(boost::counting_iterator<int>(0), MatrixColumn{&integers.matrix, &deadline});
  const auto form = CGAL::make_linear_program_from_iterators(
      integers.columns, integers.rows, matrix, integers.right_hand_side.begin(), integers.relation.begin(),
      integers.has_lower.get(), integers.lower.begin(), integers.has_upper.get(), integers.upper.begin(),
      integers.cost.begin());
  CGAL::Quadratic_program_options options;
  options.set_pricing_strategy(CGAL::QP_BLAND);  // the default pricing cycles on Chvatal's and Beale's programs
  const auto solution = CGAL::solve_linear_program(form, Gmpz(), options);

  const Integer common = to_integer(solution.variables_common_denominator());
  const auto point = [&] { return unscaled_columns(integers, solution.variable_numerators_begin(), common); };
  const auto multipliers = [&](auto lambda, const Rational& scale) {
    return unscaled_multipliers(integers, program.rows.size(), lambda, scale);
  };
  switch (solution.status()) {
    case CGAL::QP_OPTIMAL: {
      const auto y = multipliers(solution.optimality_certificate_numerators_begin(), integers.cost_scale * common);
      ProgramSolution proved{LpStatus::kOptimal, point()};
      if (!proves_optimal(program, proved.x, y))
        throw Error{"referee: CGAL's optimum is not proved by its certificate"};
      return proved;
    }
    case CGAL::QP_INFEASIBLE: {
      const auto y = multipliers(solution.infeasibility_certificate_begin(), 1);
      if (!proves_infeasible(program, y)) throw Error{"referee: CGAL's infeasibility is not proved by its certificate"};
      return {LpStatus::kInfeasible, {}};
    }
    case CGAL::QP_UNBOUNDED: {
      const std::vector<Rational> ray = unscaled_columns(integers, solution.unboundedness_certificate_begin(), 1);
      ProgramSolution proved{LpStatus::kUnbounded, point()};
      if (!proves_unbounded(program, proved.x, ray)) {
        throw Error{"referee: CGAL's unboundedness is not proved by its certificate"};
      }
      return proved;
    }
    case CGAL::QP_UPDATE: break;
  }
  throw Error{"referee: CGAL stopped without a status"};
}

}  // namespace assay::referee
