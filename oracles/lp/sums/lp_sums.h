// Sums over the rows and columns of a linear program in either arithmetic of the judges, and what promises are relative
// to.
#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/exact/rational.h"
#include "oracles/exact/rounding.h"
#include "oracles/exact/work_bound.h"

namespace assay {

/// What a promise is relative to: a product that is kept apart, because as a double it could overflow.
struct Scale {
  double factor = 1, other = 1;
  template <class Number>
  Number as() const {
    return Number(factor) * Number(other);
  }
};

inline Scale scale_of(double bound) { return {std::max(1.0, std::fabs(bound))}; }

/// What adding one more product to a sum takes.
inline std::uint64_t cost_of_term(const Rational& sum, const Rational& factor) {
  return cost_of_fractions(2, words_of(sum) + words_of(factor));
}
inline std::uint64_t cost_of_term(const Rational& sum, double) { return cost_of_fractions(2, 2 + words_of(sum)); }
template <class Number, class V>
std::uint64_t cost_of_term(const Number&, const V&) {
  return kStep;
}

// Sums over one row, one column, one vector. Number is Ball or Rational; zeros of the matrix are skipped, exactly.
template <class Number, class V>
Number row_activity(const LpProblem& problem, std::uint32_t row, const std::vector<V>& x) {
  Number sum = 0.0;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (problem.at(row, j) == 0) continue;
    spend(cost_of_term(sum, x[j]));
    sum += Number(problem.at(row, j)) * Number(x[j]);
  }
  return sum;
}
template <class Number, class V>
Number reduced_cost(const LpProblem& problem, std::uint32_t column, double cost, const std::vector<V>& y) {
  Number sum = cost;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (problem.at(i, column) == 0) continue;
    spend(cost_of_term(sum, y[i]));
    sum += -Number(problem.at(i, column)) * Number(y[i]);
  }
  return sum;
}
template <class Number, class V>
Number dot(const std::vector<double>& a, const std::vector<V>& x) {
  Number sum = 0.0;
  for (std::size_t j = 0; j < a.size(); ++j) {
    spend(cost_of_term(sum, x[j]));
    sum += Number(a[j]) * Number(x[j]);
  }
  return sum;
}

/// Sum of |c_j x_j|: the sizes of the terms of cost.x.
template <class V>
Rational sizes_of_cost(const LpProblem& problem, const std::vector<V>& x) {
  Rational sum = 0;
  for (std::uint32_t j = 0; j < problem.columns; ++j) sum += abs(Rational(exact(problem.cost[j]) * Rational(x[j])));
  return sum;
}

/// How far rounding x moves cost.x at most, and rounding y a reduced cost.
template <class V>
Rational rounding_of_cost(const LpProblem& problem, const std::vector<V>& x) {
  Rational sum = 0;
  for (std::uint32_t j = 0; j < problem.columns; ++j) sum += abs(exact(problem.cost[j])) * rounding_of(x[j]);
  return sum;
}
template <class V>
Rational rounding_of_reduced_cost(const LpProblem& problem, std::uint32_t column, const std::vector<V>& y) {
  Rational sum = 0;
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    if (problem.at(i, column) != 0) sum += abs(exact(problem.at(i, column))) * rounding_of(y[i]);
  return sum;
}

inline double largest(const std::vector<double>& values) {
  double most = 0;
  for (const double value : values) most = std::max(most, std::fabs(value));
  return most;
}
inline double largest(const std::vector<Rational>&) {
  return 1;
}  // certificates of ours are judged with promise 0: no scale

inline double largest_in_column(const LpProblem& problem, std::uint32_t column) {
  double most = 1;
  for (std::uint32_t i = 0; i < problem.rows; ++i) most = std::max(most, std::fabs(problem.at(i, column)));
  return most;
}
inline double largest_in_row(const LpProblem& problem, std::uint32_t row) {
  double most = 1;
  for (std::uint32_t j = 0; j < problem.columns; ++j) most = std::max(most, std::fabs(problem.at(row, j)));
  return most;
}

}  // namespace assay
