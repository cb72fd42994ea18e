// Which pivots the revised simplex makes and what it answers, to the bit. Nothing here says that what was before is
// right; tests hold answers to the exact truth.
#include <algorithm>

#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/folded/simplex_rules.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using lp::RevisedOptions;
using lp::RevisedSimplex;
using Method = RevisedOptions::Method;

KnownWords choices(Method method, std::uint64_t seed, std::uint64_t cases, std::uint32_t most) {
  FoldedRun run;
  std::vector<RevisedSimplex> solvers;
  for (const lp::SimplexRules& rules : kRevisedRules) solvers.emplace_back(RevisedOptions{rules, method, 0});
  for (std::uint64_t k = 0; k < cases; ++k) {
    Choices c{mix64(seed + k)};
    const LpProblem problem = folded_program(c, k, most);
    for (std::size_t s = k % 2; s < solvers.size(); s += 2)
      take_steps(run, [&](const Watch& watch) { return solvers[s].solve(problem, watch); });
  }
  return {run.folded()};
}

KnownWords choices_on_hard_programs() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 600; ++k) {
    Choices c{mix64(5000 + k)};
    take_both_methods(run, kRevisedRules[(k / 4) % kRevisedRules.size()], hard_program(c, k));
  }
  return {run.folded()};
}

/// From a basis that is not the row activities, for a program seen from elsewhere, without the final check.
KnownWords choices_from_given_bases() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 150; ++k) {
    Choices c{mix64(4000 + k)};
    LpProblem problem = folded_program(c, k, 8);
    RevisedOptions options{kRevisedRules[k % kRevisedRules.size()], static_cast<Method>(k % 3), 0};
    RevisedSimplex solver(options);
    const Basis start = solver.solve(problem).basis;
    options.checks_answer = false;
    RevisedSimplex unchecked(options);
    if (start.basic.size() != problem.rows) continue;
    LpProblem other = problem;
    std::rotate(other.cost.begin(), other.cost.begin() + (other.cost.empty() ? 0 : 1), other.cost.end());
    take(run, solver.solve(other, Watch{}, &start));
    take(run, unchecked.solve(other, Watch{}, &start));
    lp::MovedProgram moved{problem.lower, problem.upper, problem.cost};
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      moved.lower.push_back(problem.row_lower[i] * 1.5);
      moved.upper.push_back(problem.row_upper[i] * 1.5);
      moved.cost.push_back(static_cast<double>(c.around_zero(2)) / 4);
    }
    for (std::uint32_t j = 0; j < problem.columns; ++j)
      moved.cost[j] += 0x1p-20 * static_cast<double>(c.around_zero(8));
    const lp::RevisedRun end = unchecked.solve(problem, Watch{}, &start, &moved);
    run.take(end.answer.index());
    take(run, end.basis);
    take(run, end.line);
    run.take(end.pivots);
  }
  return {run.folded()};
}

}  // namespace

void add_revised_choices(KnownAnswers& all) {
  const auto add = [&](const char* name, Asked asked, Method method, std::uint64_t seed, std::uint64_t cases,
                       std::uint32_t most, std::uint64_t expected) {
    all.push_back({name, asked, [=] { return choices(method, seed, cases, most); }, {expected}});
  };
  add("algorithms/lp/primal", Asked::kByCheck, Method::kPrimal, 100, 400, 8, 15897452946755538645u);
  add("algorithms/lp/dual", Asked::kByCheck, Method::kDual, 600, 400, 8, 15021795080876062285u);
  add("algorithms/lp/automatic_method", Asked::kByCheck, Method::kAuto, 1100, 200, 8, 12391975762475477252u);
  // Beyond SmallInverse::kMostRows, where the sparse factors take over.
  add("algorithms/lp/primal_on_larger_programs", Asked::kByCheck, Method::kPrimal, 2000, 12, 44, 14227104701876085829u);
  add("algorithms/lp/dual_on_larger_programs", Asked::kByCheck, Method::kDual, 3000, 12, 44, 3728856709002691082u);
  all.push_back({"algorithms/lp/hard_programs", Asked::kByCheck, choices_on_hard_programs, {3252385112657543283u}});
  all.push_back({"algorithms/lp/given_bases", Asked::kByCheck, choices_from_given_bases, {5917996149536161300u}});
}

}  // namespace assay::known
