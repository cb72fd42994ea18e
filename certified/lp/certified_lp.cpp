#include "certified/lp/certified_lp.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "certified/lp/exact_basis.h"
#include "oracles/exact/words.h"
#include "oracles/exact/work_bound.h"
#include "oracles/lp/basis/basis_filter.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/exact/certify_lp.h"

namespace assay {
namespace {

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

// The optimum of a basis that enclosures in double prove to be of class kOptimal; empty where they do not decide.
std::optional<Optimal> enclosed_optimum(const LpProblem& problem, const Basis& basis) {
  const auto places = places_of(problem, basis);
  if (!places) return std::nullopt;
  const BasisKernel kernel = kernel_of(problem, *places);
  BasisFilter filter(problem, *places, kernel);
  if (!filter.is_primal_feasible() || !filter.is_dual_feasible()) return std::nullopt;
  auto x = middles_of(filter.values());
  const auto y = middles_of(filter.multipliers());
  if (!x || !y) return std::nullopt;
  Optimal answer{basis, std::move(*x), std::vector<double>(problem.rows, 0)};
  answer.x.resize(problem.columns);
  for (std::size_t i = 0; i < kernel.rows.size(); ++i) answer.y[kernel.rows[i]] = (*y)[i];
  return answer;
}

// The contradiction or the ray, where the line that the double solver names proves it; what it says itself counts for
// nothing.
std::optional<LpAnswer> proved_by_line(const LpProblem& problem, lp::RevisedRun& proposed) {
  if (auto* infeasible = std::get_if<Infeasible>(&proposed.answer)) {
    if (!infeasible->line) infeasible->line = proposed.line;
    if (infeasible->line && judge_infeasible(problem, {{}, infeasible->line}, {}).proven) return *infeasible;
  }
  if (auto* unbounded = std::get_if<Unbounded>(&proposed.answer)) {
    if (!unbounded->line) unbounded->line = proposed.line;
    if (unbounded->line && judge_unbounded(problem, {{}, {}, unbounded->line}, {}).proven) return *unbounded;
  }
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

CertifiedSolver::CertifiedSolver(std::uint32_t most_exact_pivots)
    : most_exact_pivots_(most_exact_pivots),
      double_({.checks_answer = false}),
      magnified_({.pivot_limit = kMagnifiedPivots, .checks_answer = false}) {}

// Proves the basis of `proposed` or proposes the next one; true where `run` has its answer.
bool CertifiedSolver::go_on(const LpProblem& problem, const Watch& watch, lp::RevisedRun& proposed, CertifiedRun& run) {
  for (int magnifications = 0;; ++magnifications) {
    run.way = magnifications == 0 ? CertifiedRun::Way::kDoubleWasRight : CertifiedRun::Way::kMagnified;
    if (is_stopped(proposed.answer)) {
      run.answer = std::move(proposed.answer);
      run.way = CertifiedRun::Way::kRefused;
      return true;
    }
    if (std::holds_alternative<Optimal>(proposed.answer)) {
      if (auto optimum = enclosed_optimum(problem, proposed.basis)) {
        run.answer = *std::move(optimum);
        return true;
      }
    }
    if (magnifications == kMagnifications) return false;
    const auto exactly = ExactBasis::of(problem, proposed.basis);
    if (!exactly) return false;
    if (exactly->is_optimal()) {
      run.answer = exactly->answer();
      return true;
    }
    const lp::MovedProgram moved = exactly->magnified();
    lp::RevisedRun next = magnified_.solve(problem, watch, &proposed.basis, &moved);
    run.double_pivots += next.pivots;
    const bool stands_still = next.pivots + next.flips == 0;
    // A contradiction or a ray that is none was seen where double precision sees nothing: its basis may be anywhere.
    const bool is_worth_going_on = is_stopped(next.answer) || std::holds_alternative<Optimal>(next.answer);
    if (!is_worth_going_on && !proved_by_line(problem, next)) return false;
    proposed = std::move(next);
    if (stands_still || !is_worth_going_on) return false;
  }
}

std::uint32_t CertifiedSolver::exact_pivots(const LpProblem& problem) {
  const std::uint64_t entries = std::max<std::uint64_t>(1, std::uint64_t{problem.rows} * problem.columns);
  return static_cast<std::uint32_t>(std::clamp<std::uint64_t>(kExactEntries / entries, 1, kExactPivots));
}

CertifiedRun CertifiedSolver::solve(const LpProblem& problem, const Watch& watch) {
  auto run = within_work(kExactWork, [&] { return prove(problem, watch); });
  if (auto* proved = std::get_if<CertifiedRun>(&run)) return std::move(*proved);
  CertifiedRun too_large;
  too_large.way = CertifiedRun::Way::kSolvedExactly;
  too_large.answer = GaveUp{GaveUp::Why::kStepLimit, 0};
  return too_large;
}

CertifiedRun CertifiedSolver::prove(const LpProblem& problem, const Watch& watch) {
  CertifiedRun run;
  if (const auto reason = unjudgeable(problem); !reason.empty()) {
    run.answer = refusal(reason);
    return run;
  }
  if (has_crossed_bounds(problem)) {
    run.answer = Infeasible{std::vector<double>(problem.rows, 0)};
    run.way = CertifiedRun::Way::kDoubleWasRight;
    return run;
  }
  lp::RevisedRun proposed = double_.solve(problem, watch);
  run.double_pivots = proposed.pivots;
  if (auto answer = proved_by_line(problem, proposed)) {
    run.answer = *std::move(answer);
    run.way = CertifiedRun::Way::kDoubleWasRight;
    return run;
  }
  if (go_on(problem, watch, proposed, run)) return run;
  const LpWork work{std::min(exact_pivots(problem), most_exact_pivots_), std::numeric_limits<std::uint32_t>::max()};
  const bool named = !proposed.basis.basic.empty();
  const auto truth = certify_lp(problem, work, proposed.basis);
  run.way = named ? CertifiedRun::Way::kRepaired : CertifiedRun::Way::kSolvedExactly;
  if (!truth) {
    run.answer = GaveUp{GaveUp::Why::kStepLimit, work.pivots};
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
