// Vertices that the last check of the revised simplex is asked about at its edges: numbers that are none, zeros of
// either sign, no rows at all, rooms that are nothing, bounds so far off that rounding alone decides.
#include <cmath>

#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Equations with 0 on the right, and free columns of no cost.
LpProblem equations(std::uint32_t rows, std::vector<double> matrix) {
  LpProblem problem;
  problem.rows = rows, problem.columns = static_cast<std::uint32_t>(matrix.size() / rows);
  problem.matrix = std::move(matrix);
  problem.cost.assign(problem.columns, 0);
  problem.lower.assign(problem.columns, -kInfinity), problem.upper.assign(problem.columns, kInfinity);
  problem.row_lower.assign(rows, 0), problem.row_upper.assign(rows, 0);
  return problem;
}

/// Values that are 0 from below, and costs that are no numbers.
KnownWords zeros_and_none() {
  FoldedRun run;
  for (const double entry : {1.0, -1.0, 3.0, -0.7})
    for (const double side : {0.0, -0.0, 0x1p-1074}) {
      LpProblem problem = equations(2, {entry, 0, 1, -entry});
      problem.row_lower = problem.row_upper = {side, 0};
      Standing(problem, {{0, 1}, {}}).take_optimal(run);
    }
  for (const double side : {0x1p-1074, -0x1p-1074}) {
    std::vector<double> matrix(std::size_t{17} * 17, 0);
    for (std::uint32_t i = 0; i < 17; ++i) matrix[i * 17 + i] = i % 2 == 0 ? 4 : -4;
    Standing stands(equations(17, matrix), first_columns(17));
    for (std::uint32_t v = 17; v < 34; ++v) stands.it.program.lower[v] = stands.it.program.upper[v] = side;
    stands.renew();
    stands.take_optimal(run);
  }
  for (const double lower : {-1.0, 0.0, -kInfinity})
    for (const double upper : {0.0, 1.0, kInfinity})
      for (const double cost : {kNoNumber, kInfinity, -kInfinity, 1.0})
        for (std::uint32_t at = 0; at < 2; ++at) {
          LpProblem problem = equations(1, {1, 0});
          problem.lower[1] = lower, problem.upper[1] = upper;
          const bool is_boxed = lower > -kInfinity && upper < kInfinity && lower < upper;
          Standing stands(problem, {{0}, is_boxed ? std::vector<std::uint32_t>{1} : std::vector<std::uint32_t>{}});
          stands.it.program.cost[at] = cost;
          stands.renew();
          stands.take_optimal(run);
        }
  return {run.folded()};
}

/// Programs without rows, and costs at which a vertex turns over.
KnownWords without_rows() {
  FoldedRun run;
  for (const double size : {0.7, 1.0, 3.0})
    for (const double way : {1.0, -1.0}) {
      LpProblem problem;
      problem.columns = 2;
      problem.cost = {0, 1};
      problem.lower = {way > 0 ? 0 : -kInfinity, 0}, problem.upper = {way > 0 ? kInfinity : 0, size};
      Standing stands(problem, {});
      run.take(flip(0, 1, [&](double by) {
        stands.it.program.cost[0] = -way * by;
        stands.renew();
        return stands.vertex() != Vertex::kRefused;
      }));
      stands.take_optimal(run);
    }
  return {run.folded()};
}

/// How far the other bound of a column may be whose reduced cost is 0 but for rounding.
KnownWords far_other_bounds() {
  FoldedRun run;
  for (const std::uint32_t rows : {2, 6})
    for (const double share : {0.0, 1e-3, -1e-3})
      for (const bool is_at_upper : {false, true}) {
        // Rows 0 and 1 have multipliers that cancel in the last column; the others have bounds other than 0.
        std::vector<double> matrix(std::size_t{rows} * (rows + 1), 0);
        for (std::uint32_t i = 0; i < rows; ++i) matrix[i * (rows + 1) + i] = 1;
        matrix[rows] = 0.3, matrix[rows + 1 + rows] = -0.3;
        LpProblem problem = equations(rows, matrix);
        for (std::uint32_t i = 0; i < rows; ++i) problem.cost[i] = i < 2 ? 0.7 : 0x1p-20;
        for (std::uint32_t i = 2; i < rows; ++i) problem.row_lower[i] = problem.row_upper[i] = 1;
        Basis basis = first_columns(rows);
        if (is_at_upper) basis.at_upper.push_back(rows);
        problem.lower[rows] = is_at_upper ? -1 : 0, problem.upper[rows] = is_at_upper ? 0 : 1;
        Standing stands(problem, basis);
        run.take(flip(1, 0x1p150, [&](double by) {
          (is_at_upper ? stands.it.program.lower : stands.it.program.upper)[rows] = is_at_upper ? -by : by;
          (is_at_upper ? stands.it.program.upper : stands.it.program.lower)[rows] = share * by;
          stands.renew();
          return stands.vertex() != Vertex::kRefused;
        }));
        stands.take_optimal(run);
      }
  return {run.folded()};
}

/// A row whose exact inverse is at hand, beside entries whose inverse overflows; and rooms beside residuals of 0.
KnownWords beside_overflow() {
  FoldedRun run;
  for (const std::uint32_t rows : {4, 18})
    for (const double little : {1.0, 0x1p-400, 0x1p-520, 0x1p-600}) {
      std::vector<double> matrix(std::size_t{rows} * rows, 0);
      for (std::uint32_t i = 0; i < rows; ++i) matrix[i * rows + i] = i < 2 ? little : 1;
      matrix[1] = 1;
      LpProblem problem = equations(rows, matrix);
      problem.row_lower.back() = problem.row_upper.back() = 2;
      problem.upper.back() = 1, problem.lower.back() = 0;
      const Basis basis = first_columns(rows);
      Standing stands;
      run.take(stands.stand(problem, basis));
      for (std::uint32_t r = 0; r < rows; ++r)
        for (const bool below : {false, true}) stands.take_infeasible(run, r, below);
      stands.take_optimal(run);
      for (std::uint32_t v = 0; v < rows; v += 2)
        for (const int exponent : {900, 985, 990, 1000}) {
          problem.lower.assign(rows, -kInfinity), problem.upper.assign(rows, kInfinity);
          problem.row_lower.assign(rows, 0), problem.row_upper.assign(rows, 0);
          stands.stand(problem, basis);
          stands.it.program.exponent[v] = exponent;
          stands.it.program.lower[v] = 0;
          stands.renew();
          stands.take_optimal(run);
        }
    }
  return {run.folded()};
}

}  // namespace

void add_revised_odd_vertices(KnownAnswers& all) {
  all.push_back({"algorithms/lp/zeros_and_none", Asked::kByCheck, zeros_and_none, {6377354368995696123u}});
  all.push_back({"algorithms/lp/without_rows", Asked::kByCheck, without_rows, {11296703042913414690u}});
  all.push_back({"algorithms/lp/far_other_bounds", Asked::kByCheck, far_other_bounds, {9099125150554080091u}});
  all.push_back({"algorithms/lp/beside_overflow", Asked::kByCheck, beside_overflow, {10770272689463043913u}});
}

}  // namespace assay::known
