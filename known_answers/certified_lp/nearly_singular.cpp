// What the certified solver makes of bases that are nearly singular: what enclosures leave open, of points and of
// multipliers, and what is left when no exact pivot may be made.
#include <cmath>

#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/certified_lp/certified_runs.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Two equations whose left sides differ by `apart` of one coefficient.
LpProblem two_equations(double apart, double first, double second, double cost) {
  LpProblem problem = program_of(2, {1.0 / 3, 0.7, 1.0 / 3, 0.7 + apart});
  problem.row_lower = problem.row_upper = {first, second};
  problem.lower = {-kInfinity, -kInfinity}, problem.cost = {cost, 0.3};
  return problem;
}

KnownWords nearly_singular() {
  FoldedRun run;
  for (const int k : {4, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 24, 30, 40, 46, 51, 60})
    for (const double by : {1.1, 1.7}) {
      const double apart = std::ldexp(by, -k);
      for (const LpProblem& problem :
           {two_equations(apart, 1, 2, 0.1), two_equations(apart, 0, 0, 0.1), two_equations(apart, 0.1, 0.7, 0)})
        take(run, CertifiedSolver(3).solve(problem));
    }
  return {run.folded()};
}

KnownWords without_exact_pivots() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 120; ++k) {
    Choices c{mix64(52000 + k)};
    take(run, CertifiedSolver(0).solve(hard_program(c, k)));
  }
  return {run.folded()};
}

}  // namespace

void add_nearly_singular(KnownAnswers& all) {
  all.push_back({"certified/lp/nearly_singular", Asked::kByCheck, nearly_singular, {9349674422355617847u}});
  all.push_back({"certified/lp/without_exact_pivots", Asked::kByCheck, without_exact_pivots, {14595742694759839673u}});
}

}  // namespace assay::known
