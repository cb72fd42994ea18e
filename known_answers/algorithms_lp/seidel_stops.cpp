// What Seidel's method says when it is stopped, after every number of states.
#include "algorithms/lp/seidel.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords seidels_stops() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 30; ++k) {
    Choices c{mix64(38000 + k)};
    LpProblem problem = mixed_program(c, 3, 2 + static_cast<std::uint32_t>(k % 2), 3, k % 2 == 0, false);
    if (k % 3 != 0) {  // unbounded, unless rows are against it
      problem.lower.assign(problem.columns, 0), problem.upper.assign(problem.columns, kInfinity);
      for (double& cost : problem.cost) cost = -std::fabs(cost) - 1;
    }
    for (std::size_t states = 1;; ++states) {
      Seen seen;
      seen.stop_after = states;
      fold_answer(run, Seidel::solve(problem, seen.watch()));
      run.take(seen.states.size());
      if (seen.states.size() < states) break;
    }
  }
  return {run.folded()};
}

}  // namespace

void add_seidel_stops(KnownAnswers& all) {
  all.push_back({"algorithms/lp/seidels_stops", Asked::kByCheck, seidels_stops, {14355828232918910294u}});
}

}  // namespace assay::known
