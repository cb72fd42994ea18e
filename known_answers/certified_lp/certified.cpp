// What the certified solver of linear programs answers, how it came about, and how much is done for it.
#include <cmath>

#include "known_answers/certified_lp/certified_runs.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Ordinary ones, ones in tiny units, whose points are below what enclosures leave open, and hard ones.
KnownWords certified_programs(std::uint64_t cases, bool hard) {
  FoldedRun run;
  CertifiedSolver solver(40);
  for (std::uint64_t k = 0; k < cases; ++k) {
    Choices c{mix64((hard ? 18000 : 19000) + k)};
    LpProblem problem = hard ? hard_program(c, k) : folded_program(c, k, 5);
    if (!hard && k % 3 == 0) {
      const double unit = std::ldexp(1.0, -static_cast<int>(c.below(60)));
      for (auto* bounds : {&problem.row_lower, &problem.row_upper, &problem.lower, &problem.upper})
        for (double& bound : *bounds) bound *= unit;
    }
    take(run, solver.solve(problem));
  }
  return {run.folded(), run.units()};
}

}  // namespace

void add_certified_programs(KnownAnswers& all) {
  all.push_back({"certified/lp/programs",
                 Asked::kByCheck,
                 [] { return certified_programs(600, false); },
                 {18022998539245924830u, 684097}});
  all.push_back({"certified/lp/hard_programs",
                 Asked::kByCheck,
                 [] { return certified_programs(300, true); },
                 {5739374536832518593u, 1881122}});
}

}  // namespace assay::known
