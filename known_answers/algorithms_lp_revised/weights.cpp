// Weights of steepest edges, by what enters next.
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/folded/simplex_rules.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// The cost at which one column enters before another in the second step, whose weight was moved in the first one.
KnownWords moved_weights() {
  FoldedRun run;
  lp::RevisedSimplex solver({plain_rules(lp::Pricing::kSteepestEdge), lp::RevisedOptions::Method::kPrimal, 0});
  for (std::uint64_t k = 0; k < 24; ++k) {
    Choices c{mix64(37000 + k)};
    const double first = 1 + c.dyadic(50) / 8;
    const double second = -1.3 - c.dyadic(50) / 8;
    LpProblem problem;
    problem.rows = 2, problem.columns = 3;
    problem.matrix = {first, second, 0, 0, 0, 1};
    problem.row_lower = {-kInfinity, -kInfinity}, problem.row_upper = {8, 8};
    problem.lower = {0, 0, 0}, problem.upper = {kInfinity, 1, 1};
    run.take(flip(1, 94, [&](double cost) {
      problem.cost = {-100, 40, -cost};
      Seen seen;
      seen.stop_after = 2;
      solver.solve(problem, seen.watch());
      return seen.states.size() == 2 && seen.states[1].back() == 1;
    }));
  }
  return {run.folded()};
}

}  // namespace

void add_revised_weights(KnownAnswers& all) {
  all.push_back({"algorithms/lp/moved_weights", Asked::kByCheck, moved_weights, {3619515687378682647u}});
}

}  // namespace assay::known
