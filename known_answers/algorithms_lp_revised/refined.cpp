// What Newton's method makes of a vertex whose matrix is a little other than what was factored.
#include "known_answers/algorithms_lp_revised/turning.h"
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

}  // namespace

void add_revised_refined(KnownAnswers& all) {
  all.push_back({"algorithms/lp/refined", Asked::kByCheck, refined, {4491688874554778786u}});
}

}  // namespace assay::known
