// What the certified solver says of programs that it refuses, that cross, or that are stopped, what it keeps of an
// answer, and what a basis is exactly.
#include "certified/lp/exact_basis.h"
#include "known_answers/certified_lp/certified_runs.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/drawn/odd_programs.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords certified_programs_by_hand() {
  FoldedRun run;
  const auto take = [&](const LpProblem& odd) { fold_answer(run, CertifiedLp::solve(odd, Watch{})); };
  const auto take_with_its_way = [&](const LpProblem& odd) {
    take(odd);
    known::take(run, CertifiedSolver(2).solve(odd));
  };
  each_odd_program(plain_program(), {kNoNumber, kEndless, -kEndless, 5, -5, 0, 0x1p1000, 0x1p-1000}, take_with_its_way,
                   take);
  for (std::uint64_t k = 0; k < 60; ++k) {
    Choices c{mix64(37000 + k)};
    const LpProblem problem = k % 2 == 0 ? folded_program(c, k, 4) : hard_program(c, k);
    fold_answer(run, CertifiedLp::solve(problem, Watch{}));
    Seen seen;
    seen.stop_after = 1 + k % 3;
    const CertifiedRun end = CertifiedSolver(static_cast<std::uint32_t>(k % 5)).solve(problem, seen.watch());
    fold_answer(run, end.answer);
    run.take(end.way), run.take(seen.states.size());
  }
  return {run.folded()};
}

/// A basis of two rows: which side of its bound its value is on, and what is magnified.
KnownWords exact_bases() {
  FoldedRun run;
  for (const double size : {1.0, 0.7, 0x1p-30, 0x1p-1000, 0x1p900})
    for (const double by : {0.0, 0x1p-40, -0x1p-40, 0.5, -0.5, 1.0, -1.0}) {
      LpProblem problem;
      problem.rows = 2, problem.columns = 2;
      problem.cost = {size, size * by}, problem.matrix = {1, 0.5, 3, 1};
      problem.row_lower = {size, -kInfinity}, problem.row_upper = {2 * size, size * (2 + by)};
      problem.lower = {-size, -kInfinity}, problem.upper = {size * (1 + by), kInfinity};
      for (const Basis& basis : {Basis{{2, 3}, {}}, Basis{{0, 3}, {}}, Basis{{0, 1}, {2}}, Basis{{0, 3}, {2}},
                                 Basis{{1, 2}, {0}}, Basis{{0, 0}, {}}, Basis{{0}, {}}}) {
        const auto exactly = ExactBasis::of(problem, basis);
        run.take(exactly.has_value());
        if (!exactly) continue;
        run.take(exactly->is_optimal());
        const Optimal answer = exactly->answer();
        run.take(answer.x), run.take(answer.y);
        const lp::MovedProgram moved = exactly->magnified();
        run.take(moved.lower), run.take(moved.upper), run.take(moved.cost);
      }
    }
  return {run.folded()};
}

}  // namespace

void add_certified_programs_by_hand(KnownAnswers& all) {
  all.push_back({"certified/lp/by_hand", Asked::kByCheck, certified_programs_by_hand, {4210632835371670587u}});
  all.push_back({"certified/lp/exact_bases", Asked::kByCheck, exact_bases, {4542224537005799103u}});
}

}  // namespace assay::known
