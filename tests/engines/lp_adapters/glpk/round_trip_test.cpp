#include "tests/engines/lp_adapters/round_trip.h"

#include "engines/adapters/glpk/load.h"
#include "tests/engines/lp_adapters/glpk/read_back.h"

namespace assay {
namespace {

TEST(Glpk, HoldsTheProgramThatWasAsked) {
  glp_term_out(GLP_OFF);
  round_trip([](const LpProblem& problem) { return has_bound_beyond(problem, DBL_MAX); },
             [](const assay_lp_problem& asked) { return !glpk_adapter::supported(asked); },
             [](const LpProblem& problem, const assay_lp_problem& asked) {
               return difference(problem, read_back(glpk_adapter::load(asked).get()));
             });
}

}  // namespace
}  // namespace assay
