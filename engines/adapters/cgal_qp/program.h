// A program as CGAL's solver wants it, in plain arrays.
#pragma once
#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include "engines/adapters/lp_adapter_kit.h"

namespace assay::cgal_adapter {

using namespace assay::lp_adapter;

/// The numbers are those of CGAL::Comparison_result: a.x is smaller than (at most), equal to, larger than (at least).
enum class Relation : std::int8_t { kAtMost = -1, kEqual = 0, kAtLeast = 1 };

/// CGAL has one relation a row: a row with two different bounds becomes two, a row without bounds none.
struct Program {
  std::vector<std::vector<double>> matrix;  ///< by columns
  std::vector<double> right_hand_side, lower, upper, cost;
  std::vector<Relation> relation;
  std::unique_ptr<bool[]> has_lower, has_upper;
  std::vector<uint32_t> source;  ///< row of the problem that each row comes from

  /// Precondition: supported.
  explicit Program(const assay_lp_problem& problem)
      : matrix(problem.columns),
        cost(problem.cost, problem.cost + problem.columns),
        has_lower(new bool[problem.columns]),
        has_upper(new bool[problem.columns]) {
    for (uint32_t j = 0; j < problem.columns; ++j) {
      has_lower[j] = std::isfinite(problem.lower[j]);
      has_upper[j] = std::isfinite(problem.upper[j]);
      lower.push_back(has_lower[j] ? problem.lower[j] : 0);
      upper.push_back(has_upper[j] ? problem.upper[j] : 0);
    }
    for (uint32_t i = 0; i < problem.rows; ++i) {
      const double below = problem.row_lower[i], above = problem.row_upper[i];
      if (below == above) {
        add(problem, i, Relation::kEqual, below);
        continue;
      }
      if (std::isfinite(below)) add(problem, i, Relation::kAtLeast, below);
      if (std::isfinite(above)) add(problem, i, Relation::kAtMost, above);
    }
  }
  int rows() const { return static_cast<int>(source.size()); }
  int columns() const { return static_cast<int>(cost.size()); }

  /// No columns and no rows are refused by CGAL, and "l_j <= u_j" is a precondition of its bounds.
  static bool supported(const assay_lp_problem& problem) {
    return problem.columns > 0 && is_a_program_of_numbers(problem) && !has_crossed_bounds(problem, 0, problem.columns);
  }

 private:
  void add(const assay_lp_problem& problem, uint32_t i, Relation one, double side) {
    source.push_back(i);
    relation.push_back(one);
    right_hand_side.push_back(side);
    for (uint32_t j = 0; j < problem.columns; ++j)
      matrix[j].push_back(problem.matrix[std::size_t{i} * problem.columns + j]);
  }
};

}  // namespace assay::cgal_adapter
