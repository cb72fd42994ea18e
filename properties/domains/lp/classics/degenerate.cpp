// Programs with many bases a vertex.
#include "properties/domains/lp/build.h"
#include "properties/domains/lp/classics/classic.h"

namespace assay {
namespace {

using lp_build::canonical;
using lp_build::Rows;

/// Everything on `rows` of equal supply goes to `columns` of equal demand, cost row by row: the transportation
/// polytope.
LpProblem transport(std::uint32_t rows, std::uint32_t columns, double supply, double demand, std::vector<double> cost) {
  Rows sums;
  for (std::uint32_t i = 0; i < rows; ++i) {
    std::vector<double> row(std::size_t{rows} * columns, 0.0);
    for (std::uint32_t j = 0; j < columns; ++j) row[std::size_t{i} * columns + j] = 1;
    sums.push_back(row);
  }
  for (std::uint32_t j = 0; j < columns; ++j) {
    std::vector<double> row(std::size_t{rows} * columns, 0.0);
    for (std::uint32_t i = 0; i < rows; ++i) row[std::size_t{i} * columns + j] = 1;
    sums.push_back(row);
  }
  std::vector<double> right(rows, supply);
  right.insert(right.end(), columns, demand);
  LpProblem problem = canonical(rows * columns, sums, right, std::move(cost));
  problem.row_lower = problem.row_upper;
  return problem;
}

/// Twelve planes through (0, 0, 1), x and y free.
LpProblem pyramid() {
  const Rows rows = {{1, 0, 13},  {-1, 0, 13},  {0, 1, 13},  {0, -1, 13},  {3, 4, 13},  {-3, 4, 13},
                     {3, -4, 13}, {-3, -4, 13}, {5, 12, 13}, {-5, 12, 13}, {12, 5, 13}, {-12, -5, 13}};
  LpProblem problem = canonical(3, rows, std::vector<double>(rows.size(), 13.0), {0, 0, -1});
  problem.lower[0] = problem.lower[1] = -kInfinity;
  return problem;
}

LpProblem redundant_equations() {
  LpProblem problem = canonical(3, {{1, 1, 0}, {2, 2, 0}, {0, 1, 1}}, {1, 2, 1}, {1, 1, 1});
  problem.row_lower = problem.row_upper;
  return problem;
}

constexpr std::string_view kAssignment =
    "the assignment polytope of G. Birkhoff, Univ. Nac. Tucuman Rev. A 5, 1946, 147-151: n - 1 zero basics at every "
    "vertex, one equation redundant; the costs were drawn";

}  // namespace

std::vector<LpClassic> degenerate_classics() {
  constexpr LpStatus kOptimal = LpStatus::kOptimal;
  return {
      {"assignment_4", kAssignment, transport(4, 4, 1, 1, {7, 9, 3, 12, 15, 4, 2, 2, 0, 12, 17, 9, 1, 7, 16, 17}),
       kOptimal, "12"},
      {"assignment_5", kAssignment,
       transport(5, 5, 1, 1, {19, 8, 11, 20, 16, 0, 14, 7, 20, 1, 5, 3, 11, 15, 7, 12, 17, 3, 18, 7, 0, 6, 13, 8, 5}),
       kOptimal, "25"},
      {"assignment_6", kAssignment,
       transport(6, 6, 1, 1, {18, 2, 15, 8,  1, 0,  4, 18, 15, 11, 10, 0,  8, 15, 6, 13, 17, 17,
                              3,  6, 18, 17, 8, 19, 2, 13, 10, 2,  11, 13, 8, 14, 3, 6,  20, 9}),
       kOptimal, "20"},
      {"transport_4_6",
       "four supplies of 6 to six demands of 4: degenerate wherever partial sums agree; the costs were drawn",
       transport(4, 6, 6, 4, {11, 5, 13, 21, 2, 3, 27, 18, 4, 12, 19, 2, 30, 17, 7, 2, 3, 14, 14, 3, 8, 3, 18, 14}),
       kOptimal, "104"},
      {"pyramid", "twelve planes through one point; folklore", pyramid(), kOptimal, "-1"},
      {"cone", "a pointed cone with its optimum at the apex; folklore",
       canonical(3, {{1, 2, 3}, {2, -1, 1}, {1, 1, 1}, {3, 1, -2}}, {0, 0, 0, 0}, {-1, -1, -1}), kOptimal, "0"},
      {"redundant_equations", "an equation and its double; folklore", redundant_equations(), kOptimal, "1"},
  };
}

}  // namespace assay
