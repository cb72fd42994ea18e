// Where the norm of an inverse that nobody holds is estimated from one of two positions that tie.
#include "known_answers/algorithms_lp_revised/growth.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Two positions tie as the estimate goes to the greater, and one of them leads to twice the norm: B^-1 is
/// [1 3; 1 -1] / 4 or transposed, on the first two of 17 rows, in one order of the rows and columns or another.
KnownWords tied_estimates() {
  FoldedRun run;
  for (const std::uint32_t turned : {0u, 1u, 2u, 3u})
    for (const bool is_of_duals : {false, true}) {
      LpProblem problem;
      problem.rows = 17, problem.columns = 3;
      problem.matrix.assign(17 * 3, 0);
      const std::uint32_t row = turned % 2, column = turned / 2;
      problem.matrix[row * 3 + column] = 1;
      problem.matrix[row * 3 + 1 - column] = is_of_duals ? 3 : 1;
      problem.matrix[(1 - row) * 3 + column] = is_of_duals ? 1 : 3;
      problem.matrix[(1 - row) * 3 + 1 - column] = -1;
      problem.matrix[2] = problem.matrix[3 + 2] = 1;
      problem.cost.assign(3, 0);
      problem.lower = {-kInfinity, -kInfinity, 0}, problem.upper.assign(3, kInfinity);
      problem.row_lower.assign(17, -kInfinity), problem.row_upper.assign(17, kInfinity);
      for (const std::uint32_t i : {0u, 1u}) problem.row_lower[i] = problem.row_upper[i] = is_of_duals ? 0 : 1;
      if (is_of_duals) {
        problem.cost[column] = 1, problem.cost[1 - column] = -1;
        problem.cost[2] = 1 - 0.9e-9;  // a row of multiplier 0, one of 1
      } else {
        problem.lower[0] = problem.lower[1] = 0.5 - 0x1p-33;
      }
      Basis basis{{0, 1}, {}};
      for (std::uint32_t i = 2; i < 17; ++i) basis.basic.push_back(3 + i);
      take_growth(run, problem, basis);
    }
  return {run.folded()};
}

}  // namespace

void add_revised_ties(KnownAnswers& all) {
  all.push_back({"algorithms/lp/tied_estimates", Asked::kByCheck, tied_estimates, {12409831243505662041u}});
}

}  // namespace assay::known
