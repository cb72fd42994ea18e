#include "tests/engines/lp_adapters/round_trip.h"

#include "engines/adapters/clp/load.h"
#include "tests/engines/lp_adapters/clp/read_back.h"

namespace assay {
namespace {

/// Clp drops entries below 1e-21 in size as it loads them (and those below 1e-20 when it solves).
LpProblem as_stored(LpProblem problem) {
  for (double& entry : problem.matrix)
    if (std::abs(entry) < 1e-21) entry = 0;
  return problem;
}

TEST(Clp, HoldsTheProgramThatWasAsked) {
  round_trip([](const LpProblem& problem) { return has_bound_beyond(problem, 1e27); },
             [](const assay_lp_problem& asked) { return !clp_adapter::supported(asked); },
             [](const LpProblem& problem, const assay_lp_problem& asked) {
               ClpSimplex model;
               model.setLogLevel(0);
               clp_adapter::load(model, asked);
               return difference(as_stored(problem), read_back(model));
             });
}

}  // namespace
}  // namespace assay
