#include "oracles/referee/lp/basis_numbers.h"

#include <CGAL/Gmpq.h>
#include <CGAL/Linear_algebraCd.h>

namespace assay::referee {
namespace {

using Number = CGAL::Gmpq;
using Algebra = CGAL::Linear_algebraCd<Number>;

Rational to_rational(const Number& number) { return Rational(number.mpq()); }

/// The variables without a place.
std::vector<std::uint32_t> basic_of(const Places& places) {
  std::vector<std::uint32_t> basic;
  for (std::uint32_t v = 0; v < places.size(); ++v)
    if (!places[v]) basic.push_back(v);
  return basic;
}

/// Entry of row i of (A, -I), whose product with columns and rows is 0.
double entry(const LpProblem& problem, std::uint32_t i, std::uint32_t v) {
  if (v < problem.columns) return problem.at(i, v);
  return v - problem.columns == i ? -1 : 0;
}

/// z with M z = b; nothing where M is singular.
std::optional<std::vector<Rational>> solved(const Algebra::Matrix& matrix, const Algebra::Vector& side) {
  Algebra::Vector solution;
  Number denominator;
  if (CGAL::sign(Algebra::determinant(matrix)) == CGAL::ZERO) return std::nullopt;
  if (!Algebra::linear_solver(matrix, side, solution, denominator)) return std::nullopt;
  std::vector<Rational> numbers;
  for (int i = 0; i < solution.dimension(); ++i) numbers.push_back(to_rational(solution[i] / denominator));
  return numbers;
}

struct Range {
  double low, high;
};
Range range_of(const LpProblem& problem, std::uint32_t v) {
  if (v < problem.columns) return {problem.lower[v], problem.upper[v]};
  return {problem.row_lower[v - problem.columns], problem.row_upper[v - problem.columns]};
}

bool finite(double bound) { return bound - bound == 0; }

bool is_within(const Rational& value, const Range& range) {
  return !(finite(range.low) && value < exact(range.low)) && !(finite(range.high) && value > exact(range.high));
}

/// Whether a variable in its place may not be moved for the better: a positive multiplier needs the lower bound there.
bool may_stay(const Rational& multiplier, double place, const Range& range) {
  if (multiplier > 0) return finite(range.low) && place == range.low;
  if (multiplier < 0) return finite(range.high) && place == range.high;
  return true;
}

}  // namespace

std::optional<BasisNumbers> basis_numbers(const LpProblem& problem, const Places& places) {
  const std::vector<std::uint32_t> basic = basic_of(places);
  const int rows = static_cast<int>(problem.rows);
  std::vector<Rational> value(places.size());  // of every variable
  for (std::uint32_t v = 0; v < places.size(); ++v)
    if (places[v]) value[v] = exact(*places[v]);

  BasisNumbers numbers;
  if (rows > 0) {
    Algebra::Matrix matrix(rows, rows);
    Algebra::Vector side(rows), costs(rows);
    for (int k = 0; k < rows; ++k) {
      for (int i = 0; i < rows; ++i)
        matrix(i, k) = Number(entry(problem, static_cast<std::uint32_t>(i), basic[static_cast<std::size_t>(k)]));
      const std::uint32_t v = basic[static_cast<std::size_t>(k)];
      costs[k] = Number(v < problem.columns ? problem.cost[v] : 0.0);
    }
    for (int i = 0; i < rows; ++i)
      for (std::uint32_t v = 0; v < places.size(); ++v)
        if (places[v]) side[i] -= Number(entry(problem, static_cast<std::uint32_t>(i), v)) * Number(*places[v]);
    const auto at = solved(matrix, side);
    const auto y = solved(Algebra::transpose(matrix), costs);
    if (!at || !y) return std::nullopt;
    for (std::size_t k = 0; k < basic.size(); ++k) value[basic[k]] = (*at)[k];
    numbers.y = *y;
  }
  numbers.x.assign(value.begin(), value.begin() + problem.columns);

  numbers.is_optimal = true;
  for (std::uint32_t v = 0; v < places.size(); ++v) {
    const Range range = range_of(problem, v);
    if (!is_within(value[v], range)) numbers.is_optimal = false;
    if (!places[v]) continue;
    Rational multiplier = v < problem.columns ? exact(problem.cost[v]) : Rational(0);
    for (std::uint32_t i = 0; i < problem.rows; ++i) multiplier -= exact(entry(problem, i, v)) * numbers.y[i];
    if (!may_stay(multiplier, *places[v], range)) numbers.is_optimal = false;
  }
  return numbers;
}

}  // namespace assay::referee
