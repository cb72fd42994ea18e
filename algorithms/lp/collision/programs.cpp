#include "algorithms/lp/collision/programs.h"

#include <algorithm>

namespace assay::lp {
namespace {

LpProblem empty_program(std::uint32_t rows, std::uint32_t columns) {
  LpProblem problem;
  problem.rows = rows;
  problem.columns = columns;
  problem.matrix.assign(std::size_t{rows} * columns, 0.0);
  problem.cost.assign(columns, 0.0);
  problem.row_lower.assign(rows, -kInfinity);
  problem.row_upper.assign(rows, 0.0);
  problem.lower.assign(columns, 0.0);
  problem.upper.assign(columns, kInfinity);
  return problem;
}

double& at(LpProblem& problem, std::size_t row, std::size_t column) {
  return problem.matrix[row * problem.columns + column];
}

std::uint32_t dimension_of(const ConvexPair& pair) { return std::max(pair.a.dimension, pair.b.dimension); }

/// Coordinate `axis` of corner number k of both bodies together, those of b negated.
double signed_coordinate(const ConvexPair& pair, std::uint32_t k, std::uint32_t axis) {
  const std::uint32_t of_a = pair.a.size();
  return k < of_a ? pair.a[k][axis] : 0 - pair.b[k - of_a][axis];  // no negative zeros
}

}  // namespace

LpProblem collision_lp(const ConvexPair& pair) {
  const std::uint32_t n = dimension_of(pair), of_a = pair.a.size(), corners = of_a + pair.b.size();
  LpProblem problem = empty_program(n + 2, corners);
  problem.row_upper[n] = problem.row_upper[n + 1] = 1;
  for (std::uint32_t k = 0; k < corners; ++k) {
    for (std::uint32_t i = 0; i < n; ++i) at(problem, i, k) = signed_coordinate(pair, k, i);
    at(problem, k < of_a ? n : n + 1, k) = 1;
    for (std::uint32_t i = 0; i < problem.rows; ++i) problem.cost[k] -= at(problem, i, k);
  }
  return problem;
}

LpProblem feasibility_lp(const ConvexPair& pair) {
  LpProblem problem = collision_lp(pair);
  problem.row_lower = problem.row_upper;
  std::fill(problem.cost.begin(), problem.cost.end(), 0.0);
  return problem;
}

LpProblem distance_lp(const ConvexPair& pair, Norm norm) {
  const std::uint32_t n = pair.a.dimension, of_a = pair.a.size(), corners = of_a + pair.b.size();
  LpProblem problem = empty_program(2 * n + 2, corners + (norm == Norm::kSum ? n : 1));
  for (std::uint32_t k = 0; k < corners; ++k) {
    for (std::uint32_t i = 0; i < n; ++i) {
      at(problem, 2 * i, k) = signed_coordinate(pair, k, i);
      at(problem, 2 * i + 1, k) = 0 - at(problem, 2 * i, k);
    }
    at(problem, k < of_a ? 2 * n : 2 * n + 1, k) = 1;
  }
  for (std::uint32_t i = 0; i < n; ++i) {
    const std::uint32_t w = norm == Norm::kSum ? corners + i : corners;
    at(problem, 2 * i, w) = at(problem, 2 * i + 1, w) = -1;
    problem.cost[w] = 1;
  }
  for (const std::uint32_t row : {2 * n, 2 * n + 1}) problem.row_lower[row] = problem.row_upper[row] = 1;
  return problem;
}

std::vector<double> direction_of_distance(const std::vector<double>& y, std::uint32_t dimension) {
  std::vector<double> direction(dimension);
  for (std::uint32_t i = 0; i < dimension; ++i) direction[i] = y[2 * i + 1] - y[2 * i];
  return direction;
}

}  // namespace assay::lp
