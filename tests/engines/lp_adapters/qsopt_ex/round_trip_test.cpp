#include "tests/engines/lp_adapters/round_trip.h"

#include "engines/adapters/qsopt_ex/load.h"
#include "tests/engines/lp_adapters/qsopt_ex/read_back.h"

namespace assay {
namespace {

bool has_free_row_or_wide_range(const LpProblem& problem) {
  for (std::size_t i = 0; i < problem.rows; ++i) {
    const double lower = problem.row_lower[i], upper = problem.row_upper[i];
    if (lower == -kInfinity && upper == kInfinity) return true;
    if (lower != -kInfinity && upper != kInfinity && upper - lower >= 1e150) return true;
  }
  return false;
}

TEST(QsoptEx, HoldsTheProgramThatWasAsked) {
  QSexactStart();
  round_trip(
      [](const LpProblem& problem) {
        return problem.rows == 0 || problem.columns == 0 || has_bound_beyond(problem, 1e150) ||
               has_crossed(problem.lower, problem.upper) || has_crossed(problem.row_lower, problem.row_upper) ||
               has_free_row_or_wide_range(problem);
      },
      [](const assay_lp_problem& asked) { return !qsopt_ex_adapter::supported(asked); },
      [](const LpProblem& problem, const assay_lp_problem& asked) -> std::string {
        const auto lp = qsopt_ex_adapter::load(asked);
        if (lp == nullptr) return "nothing loaded: a call failed, which";
        bool fine = false;
        const LpProblem held = read_back(lp.get(), fine);
        return fine ? difference(problem, held) : "what no getter tells";
      });
}

}  // namespace
}  // namespace assay
