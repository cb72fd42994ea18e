// What optima of a basis are within a change of the program, and up to which change the basis stays optimal.
#include "algorithms/lp/revised/revised_simplex.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"
#include "oracles/lp/change/steady_basis.h"

namespace assay::known {
namespace {

KnownWords steady_optima() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 45; ++k) {
    Choices c{mix64(36000 + k)};
    const LpProblem problem = folded_program(c, k, 6);
    Basis basis = lp::RevisedSimplex(lp::RevisedOptions{}).solve(problem).basis;
    run.take(flip(0, 1, [&](double change) { return optima_of_steady_basis(problem, basis, change).has_value(); }));
    for (const double change : {0.0, 0x1p-40, 0x1p-12}) {
      const auto optima = optima_of_steady_basis(problem, basis, change);
      run.take(optima.has_value());
      if (optima) run.take_number(optima->middle), run.take_number(optima->radius);
    }
    basis.basic.push_back(0);  // one too many
    run.take(optima_of_steady_basis(problem, basis, 0).has_value());
  }
  return {run.folded()};
}

}  // namespace

void add_steady_optima(KnownAnswers& all) {
  all.push_back({"oracles/lp/steady_optima", Asked::kByCheck, steady_optima, {11870419018215527668u}});
}

}  // namespace assay::known
