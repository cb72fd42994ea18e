#include "oracles/lp/certificate/check_lp.h"

namespace assay {

LpJudgement judge_lp(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) return judge_optimal(problem, *optimal, promise);
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) return judge_infeasible(problem, *infeasible, promise);
  if (const auto* unbounded = std::get_if<Unbounded>(&answer)) return judge_unbounded(problem, *unbounded, promise);
  return {Undecided{"no answer"}};
}

}  // namespace assay
