#include "certified/lp/certified_lp.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "oracles/exact/words.h"
#include "oracles/lp/basis_breaches.h"
#include "oracles/lp/basis_filter.h"
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

// Middles of balls, where all radii are small.
std::optional<std::vector<double>> middles_of(const std::vector<Ball>& enclosed) {
  std::vector<double> values;
  values.reserve(enclosed.size());
  for (const Ball& ball : enclosed) {
    const double middle = ball.middle;
    if (!(ball.radius <= CertifiedRun::kVectorError * std::max(1.0, std::fabs(middle)))) return std::nullopt;
    values.push_back(middle);
  }
  return values;
}

// The optimum of a basis of class kOptimal, empty for any other: from the filter alone where that decides everything.
std::optional<Optimal> proved_optimum(const LpProblem& problem, const Basis& basis) {
  const auto places = places_of(problem, basis);
  if (!places) return std::nullopt;
  const BasisKernel kernel = kernel_of(problem, *places);
  BasisFilter filter(problem, *places, kernel);
  const bool primal = filter.is_primal_feasible(), dual = filter.is_dual_feasible();
  if (primal && dual) {
    auto x = middles_of(filter.values());
    const auto y = middles_of(filter.multipliers());
    if (x && y) {
      Optimal answer{basis, std::move(*x), std::vector<double>(problem.rows, 0)};
      answer.x.resize(problem.columns);
      for (std::size_t i = 0; i < kernel.rows.size(); ++i) answer.y[kernel.rows[i]] = (*y)[i];
      return answer;
    }
  }
  const auto solution = optimal_solution(problem, *places);
  if (!solution) return std::nullopt;
  Optimal answer{basis, as_doubles(solution->value), as_doubles(solution->reduced)};
  answer.x.resize(problem.columns);
  answer.y.erase(answer.y.begin(), answer.y.begin() + problem.columns);
  return answer;
}

// The answer that the double solver's basis or line proves; what it says itself counts for nothing.
std::optional<LpAnswer> proved(const LpProblem& problem, lp::RevisedRun& proposed) {
  if (has_crossed_bounds(problem)) return Infeasible{std::vector<double>(problem.rows, 0)};
  if (auto* infeasible = std::get_if<Infeasible>(&proposed.answer)) {
    if (!infeasible->line) infeasible->line = proposed.line;
    if (infeasible->line && judge_infeasible(problem, {{}, infeasible->line}, {}).proven) return *infeasible;
    return std::nullopt;
  }
  if (auto* unbounded = std::get_if<Unbounded>(&proposed.answer)) {
    if (!unbounded->line) unbounded->line = proposed.line;
    if (unbounded->line && judge_unbounded(problem, {{}, {}, unbounded->line}, {}).proven) return *unbounded;
    return std::nullopt;
  }
  if (!std::holds_alternative<Optimal>(proposed.answer)) return std::nullopt;
  if (auto optimum = proved_optimum(problem, proposed.basis)) return *std::move(optimum);
  return std::nullopt;
}

bool is_stopped(const LpAnswer& answer) {
  const auto* gave_up = std::get_if<GaveUp>(&answer);
  return gave_up != nullptr && gave_up->why == GaveUp::Why::kStopped;
}

LpAnswer refusal(std::string_view reason) {
  if (reason == kNotFinite) return GaveUp{GaveUp::Why::kNotFinite, 0};
  return Declined{reason};
}

}  // namespace

CertifiedSolver::CertifiedSolver() : double_({.checks_answer = false}) {}

CertifiedRun CertifiedSolver::solve(const LpProblem& problem, const Watch& watch) {
  CertifiedRun run;
  if (const auto reason = unjudgeable(problem); !reason.empty()) {
    run.answer = refusal(reason);
    return run;
  }
  lp::RevisedRun proposed = double_.solve(problem, watch);
  run.double_pivots = proposed.pivots;
  if (is_stopped(proposed.answer)) {
    run.answer = std::move(proposed.answer);
    return run;
  }
  if (auto answer = proved(problem, proposed)) {
    run.answer = *std::move(answer);
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
