// What Newton's method makes of a vertex whose matrix is a little other than what was factored; and what rows
// prove that can be refined only so far.
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/algorithms_lp_revised/turning.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Every entry off by up to twice `by` of its size.
void move_entries(lp::Program& program, const std::vector<double>& before, double by) {
  const lp::SparseMatrix& matrix = program.by_column;
  for (std::uint32_t j = 0; j < program.columns; ++j)
    for (std::uint32_t at = matrix.start[j]; at < matrix.start[j + 1]; ++at)
      for (double* const entry : entry_at(program, at, j)) *entry = before[at] * (1 + by * ((at % 5) - 2.0));
}

KnownWords refined() {
  FoldedRun run;
  Standing stands;
  for (const std::uint64_t k : {1, 5, 32, 39, 45}) {
    Choices c{mix64(36000 + k)};
    LpProblem problem = mixed_program(c, 17, 18, 2 + c.below(7), true, true);
    into_thirds(problem);
    const lp::RevisedRun end = lp::RevisedSimplex().solve(problem);
    if (!std::holds_alternative<Optimal>(end.answer)) continue;
    stands.stand(problem, end.basis);
    for (int detours = 0; detours < 3; ++detours) {
      stands.detour();
      lp::Program& program = stands.it.program;
      const std::vector<double> before = program.by_column.value;
      for (const double by : {1e-9, 1e-7, 1e-5, 0.0}) {
        move_entries(program, before, by);
        stands.it.compute_x();
        stands.take_optimal(run);
      }
    }
  }
  return {run.folded()};
}

/// Six rows whose multipliers, the same for all but the first, are known to some 10^-9 of their size: nearly singular
/// columns of 3 and 1 and of their third, and a column of entries that cancel but for the last.
LpProblem rough_rows(double apart, double last) {
  constexpr std::uint32_t kRows = 6;
  std::vector<double> matrix(std::size_t{kRows} * (kRows + 1), 0);
  const auto entry = [&](std::uint32_t i, std::uint32_t j) -> double& { return matrix[i * (kRows + 1) + j]; };
  entry(0, 0) = 3, entry(1, 0) = 1, entry(0, 1) = 1, entry(1, 1) = 1.0 / 3 + apart;
  for (std::uint32_t k = 2; k < kRows; ++k) entry(1, k) = 1, entry(k, k) = -1;
  entry(1, kRows) = 1, entry(2, kRows) = -1, entry(3, kRows) = 1, entry(4, kRows) = -1, entry(5, kRows) = last;
  LpProblem problem = program_of(kRows, matrix);
  problem.lower.assign(kRows + 1, -kInfinity), problem.lower[1] = 1;
  problem.row_lower.assign(kRows, 0), problem.row_upper.assign(kRows, 0);
  return problem;
}

/// How much a row must ask for that is itself known only so far, and by how little a column may help that nothing
/// bounds.
KnownWords rows_of_rough_multipliers() {
  FoldedRun run;
  double apart = 2e-7;
  for (int k = 0; k < 4; ++k, apart *= 1.37) {
    for (const double bound : {1.0, 0.3}) {
      Standing stands(rough_rows(apart, 0), first_columns(6));
      lp::Program& program = stands.it.program;
      program.lower[6] = program.upper[6] = 0;
      for (const auto& [row, side] : {std::pair{8u, 1.0}, {9u, -1.0}})
        program.lower[row] = program.upper[row] = side * bound;
      const auto said = [&](double by) {
        program.lower[1] = by;
        return Standing::proof(stands.infeasible(1, true));
      };
      run.take(flip(0, 4, [&](double by) { return said(by) == Proof::kLine; }));
      run.take(flip(0, 4, [&](double by) { return said(by) != Proof::kRefused; }));
    }
    for (const double way : {1.0, -1.0})
      run.take(flip(0, 1e-7, [&](double by) {
        LpProblem problem = rough_rows(apart, way * by);
        (way > 0 ? problem.upper : problem.lower)[6] = 0;
        Standing stands(problem, first_columns(6));
        return stands.infeasible(1, true).has_value();
      }));
  }
  return {run.folded()};
}

}  // namespace

void add_revised_refined(KnownAnswers& all) {
  all.push_back({"algorithms/lp/refined", Asked::kByCheck, refined, {4491688874554778786u}});
  all.push_back(
      {"algorithms/lp/rows_of_rough_multipliers", Asked::kByCheck, rows_of_rough_multipliers, {7473402891168993936u}});
}

}  // namespace assay::known
