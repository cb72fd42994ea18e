// What the revised simplex does about steps of length 0, rows of equal bounds, tiny numbers, and by a rule that no
// engine has; and small pieces of simplex codes.
#include <cmath>

#include "algorithms/lp/revised/program.h"
#include "algorithms/lp/tableau/ratio_test.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/folded/simplex_rules.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using lp::RevisedSimplex;
using Method = lp::RevisedOptions::Method;

/// `size` tasks for as many people, with costs that tie: steps of length 0 one after the other, so that what is done
/// against cycling is done.
LpProblem assignment(Choices& c, std::uint32_t size) {
  LpProblem problem;
  problem.rows = 2 * size;
  problem.columns = size * size;
  problem.matrix.assign(std::size_t{problem.rows} * problem.columns, 0);
  for (std::uint32_t i = 0; i < size; ++i)
    for (std::uint32_t j = 0; j < size; ++j) {
      const std::uint32_t column = i * size + j;
      problem.matrix[std::size_t{i} * problem.columns + column] = 1;
      problem.matrix[std::size_t{size + j} * problem.columns + column] = 1;
      problem.cost.push_back(static_cast<double>(c.below(4)));
    }
  problem.row_lower.assign(problem.rows, 1);
  problem.row_upper = problem.row_lower;
  problem.lower.assign(problem.columns, 0);
  problem.upper.assign(problem.columns, kInfinity);
  return problem;
}

KnownWords choices_that_stall() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 8; ++k) {
    Choices c{mix64(6000 + k)};
    const LpProblem problem = assignment(c, 5 + static_cast<std::uint32_t>(k % 4));
    for (const lp::SimplexRules& rules : kRevisedRules) take_both_methods(run, rules, problem);
  }
  return {run.folded()};
}

/// Costs, bounds or both so small that values and multipliers are no normal doubles in the problem's units.
KnownWords choices_in_tiny_units() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 200; ++k) {
    Choices c{mix64(8000 + k)};
    LpProblem problem = folded_program(c, k, 6);
    const double of_costs = std::ldexp(1.0, -static_cast<int>(c.between(1010, 1050))),
                 of_bounds = std::ldexp(1.0, -static_cast<int>(c.between(1010, 1050)));
    if (k % 3 != 0)
      for (double& cost : problem.cost) cost *= of_costs;
    if (k % 3 != 1)
      for (auto* bounds : {&problem.row_lower, &problem.row_upper, &problem.lower, &problem.upper})
        for (double& bound : *bounds) bound *= of_bounds;
    take_both_methods(run, kRevisedRules[k % kRevisedRules.size()], problem);
  }
  return {run.folded()};
}

/// Equations with a solution of small whole numbers: the bounds of a row are one number, and are passed together.
KnownWords choices_among_equations() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 10; ++k) {
    Choices c{mix64(9000 + k)};
    LpProblem problem = mixed_program(c, 24, 30, 3, false, false);
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      double activity = 0;
      for (std::uint32_t j = 0; j < problem.columns; ++j) activity += problem.at(i, j) * static_cast<double>(j % 3);
      problem.row_lower[i] = problem.row_upper[i] = activity;
    }
    problem.lower.assign(problem.columns, 0);
    problem.upper.assign(problem.columns, k % 2 == 0 ? 3 : kInfinity);
    for (const lp::SimplexRules& rules : kRevisedRules)
      take(run, RevisedSimplex({rules, Method::kPrimal, 0}).solve(problem));
  }
  return {run.folded()};
}

/// The rule that the dual does not have.
KnownWords greatest_improvement() {
  RevisedSimplex solver({plain_rules(lp::Pricing::kGreatestImprovement, lp::AntiCycling::kBland), Method::kPrimal, 0});
  FoldedRun run;
  for (std::uint64_t k = 0; k < 100; ++k) {
    Choices c{mix64(7000 + k)};
    const LpProblem problem = folded_program(c, k, 8);
    take_steps(run, [&](const Watch& watch) { return solver.solve(problem, watch); });
  }
  return {run.folded()};
}

/// Powers of two beyond both ends of double, and what is allowed of sizes of every magnitude.
KnownWords small_pieces() {
  FoldedRun run;
  for (int exponent = -1100; exponent <= 1100; ++exponent) run.take(lp::power_of_two(exponent));
  Choices c{mix64(10000)};
  for (int k = 0; k < 200; ++k) {
    const lp::Allowance allowance{c.dyadic(50) * 0x1p-30, c.dyadic(50) * 0x1p-33};
    run.take(allowance.of(8 * c.dyadic(50)));
  }
  return {run.folded()};
}

}  // namespace

void add_revised_straits(KnownAnswers& all) {
  all.push_back({"algorithms/lp/small_pieces", Asked::kByCheck, small_pieces, {2362381860498238444u}});
  all.push_back({"algorithms/lp/stalls", Asked::kByCheck, choices_that_stall, {6015869533160820305u}});
  all.push_back({"algorithms/lp/greatest_improvement", Asked::kByCheck, greatest_improvement, {11623791330804431648u}});
  all.push_back({"algorithms/lp/tiny_units", Asked::kByCheck, choices_in_tiny_units, {3550200483612403621u}});
  all.push_back({"algorithms/lp/equations", Asked::kByCheck, choices_among_equations, {2413403292012337541u}});
}

}  // namespace assay::known
