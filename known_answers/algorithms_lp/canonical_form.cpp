// What a program that is refused for its rows is answered when it is asked again in the canonical form.
#include "algorithms/lp/canonical_form.h"

#include "known_answers/algorithms_lp/canonical_only.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords canonical_forms() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 300; ++k) {
    Choices c{mix64(17000 + k)};
    LpProblem problem = folded_program(c, k, 6);
    problem.lower.assign(problem.columns, 0.0);
    problem.upper.assign(problem.columns, kInfinity);
    take(run, lp::solve_in_any_form(&canonical_only, problem, Watch{}));
  }
  return {run.folded()};
}

}  // namespace

void add_canonical_form(KnownAnswers& all) {
  all.push_back({"algorithms/lp/canonical_form", Asked::kByCheck, canonical_forms, {8288651083722182332u}});
}

}  // namespace assay::known
