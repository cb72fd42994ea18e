#include "certified/lp/certified_lp.h"

#include <limits>
#include <utility>
#include <vector>

#include "oracles/exact/words.h"
#include "oracles/lp/certify_lp.h"
#include "oracles/lp/check_lp.h"
#include "oracles/lp/lp_shape.h"

namespace assay {
namespace {

using Way = CertifiedRun::Way;

std::vector<double> as_doubles(const std::vector<Rational>& exact_values) {
  std::vector<double> values;
  values.reserve(exact_values.size());
  for (const Rational& value : exact_values) values.push_back(approximate(value));
  return values;
}

LpAnswer answer_of(const LpTruth& truth) {
  if (truth.status == LpStatus::kOptimal) return Optimal{truth.basis, as_doubles(truth.x), as_doubles(truth.y)};
  std::optional<TableauLine> line;
  if (!truth.crossed_bounds) line = TableauLine{truth.basis, truth.variable};
  if (truth.status == LpStatus::kInfeasible) return Infeasible{as_doubles(truth.farkas), std::move(line)};
  return Unbounded{as_doubles(truth.x), as_doubles(truth.ray), std::move(line)};
}

// The basis or line alone: what is proved, without the vectors beside it.
bool is_proved(const LpProblem& problem, const Optimal& answer) {
  return judge_optimal(problem, {answer.basis, {}, {}}, {}).proven;
}
bool is_proved(const LpProblem& problem, const Infeasible& answer) {
  return answer.line && judge_infeasible(problem, {{}, answer.line}, {}).proven;
}
bool is_proved(const LpProblem& problem, const Unbounded& answer) {
  return answer.line && judge_unbounded(problem, {{}, {}, answer.line}, {}).proven;
}
bool is_proved(const LpProblem&, const GaveUp&) { return false; }
bool is_proved(const LpProblem&, const Declined&) { return false; }

bool is_stopped(const LpAnswer& answer) {
  const auto* gave_up = std::get_if<GaveUp>(&answer);
  return gave_up != nullptr && gave_up->why == GaveUp::Why::kStopped;
}

LpAnswer refusal(std::string_view reason) {
  if (reason == kNotFinite) return GaveUp{GaveUp::Why::kNotFinite, 0};
  return Declined{reason};
}

}  // namespace

CertifiedSolver::CertifiedSolver() = default;

CertifiedRun CertifiedSolver::solve(const LpProblem& problem, const Watch& watch) {
  CertifiedRun run;
  if (const auto reason = unjudgeable(problem); !reason.empty()) {
    run.answer = refusal(reason);
    return run;
  }
  lp::RevisedRun proposed = double_.solve(problem, watch);
  run.double_pivots = proposed.pivots;
  run.answer = std::move(proposed.answer);
  if (is_stopped(run.answer)) return run;
  const auto by_its_proof = [&](const auto& answer) { return is_proved(problem, answer); };
  if (std::visit(by_its_proof, run.answer)) {
    run.way = Way::kDoubleWasRight;
    return run;
  }
  constexpr LpWork kAnySize{kExactPivots, std::numeric_limits<std::uint32_t>::max()};
  const bool named = !proposed.basis.basic.empty();
  const auto truth = certify_lp(problem, kAnySize, proposed.basis);
  run.way = named ? Way::kRepaired : Way::kSolvedExactly;
  if (!truth) {
    run.answer = GaveUp{GaveUp::Why::kStepLimit, kExactPivots};
    return run;
  }
  run.exact_pivots = truth->pivots;
  run.answer = answer_of(*truth);
  return run;
}

LpAnswer CertifiedLp::solve(const LpProblem& problem, const Watch& watch) {
  LpAnswer answer = CertifiedSolver().solve(problem, watch).answer;
  if (auto* optimal = std::get_if<Optimal>(&answer); optimal != nullptr && !optimal->basis.basic.empty()) {
    optimal->x.clear();
    optimal->y.clear();
  }
  if (auto* infeasible = std::get_if<Infeasible>(&answer)) infeasible->farkas.clear();
  if (auto* unbounded = std::get_if<Unbounded>(&answer); unbounded != nullptr && unbounded->line) {
    unbounded->x.clear();
    unbounded->ray.clear();
  }
  return answer;
}

}  // namespace assay
