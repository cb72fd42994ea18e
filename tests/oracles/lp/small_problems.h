// Small linear programs with answers that are known by hand, for the kill lists.
#pragma once
#include <initializer_list>

#include "algorithms/model/lp.h"

namespace assay::test {

/// A x <= b, x >= 0.
inline LpProblem canonical(std::uint32_t rows, std::uint32_t columns, std::initializer_list<double> cost,
                           std::initializer_list<double> matrix, std::initializer_list<double> right) {
  LpProblem problem;
  problem.rows = rows;
  problem.columns = columns;
  problem.cost = cost;
  problem.matrix = matrix;
  problem.row_lower.assign(rows, -kInfinity);
  problem.row_upper = right;
  problem.lower.assign(columns, 0.0);
  problem.upper.assign(columns, kInfinity);
  return problem;
}

/// minimise -x - y, x + y <= 4, x + 3y <= 6: optimum -4, along a whole edge; here at (4, 0), y = (-1, 0).
inline LpProblem wedge() { return canonical(2, 2, {-1, -1}, {1, 1, 1, 3}, {4, 6}); }
/// Variable 0 is basic in row 0; row 1 has slack, so its activity (variable 3) is basic.
inline Optimal wedge_answer() { return {Basis{{0, 3}, {}}, {4, 0}, {-1, 0}}; }

/// x + y <= 1, -x - y <= -2.
inline LpProblem apart() { return canonical(2, 2, {1, 1}, {1, 1, -1, -1}, {1, -2}); }
inline Infeasible apart_answer() { return {{-1, -1}}; }

/// minimise -x, x - y <= 1.
inline LpProblem open_cone() { return canonical(1, 2, {-1, 0}, {1, -1}, {1}); }
inline Unbounded open_cone_answer() { return {{1, 0}, {1, 1}}; }

/// minimise x + 2y + z, 1 <= x + y <= 3, x - z = 1/2, 0 <= x <= 2, y free, -1 <= z <= 5.
inline LpProblem general() {
  LpProblem problem;
  problem.rows = 2;
  problem.columns = 3;
  problem.cost = {1, 2, 1};
  problem.matrix = {1, 1, 0, 1, 0, -1};
  problem.row_lower = {1, 0.5};
  problem.row_upper = {3, 0.5};
  problem.lower = {0, -kInfinity, -1};
  problem.upper = {2, kInfinity, 5};
  return problem;
}
/// Along y = 1 - x, z = x - 1/2 the cost 3/2 - 0 x is the same for all x: here x = 2 at its upper bound.
inline Optimal general_answer() { return {Basis{{1, 2}, {0}}, {2, -1, 1.5}, {2, -1}}; }

}  // namespace assay::test
