// Rules that the revised simplex has not, places by hand, steps that stand still, and costs that begin to count.
#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/folded/simplex_rules.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using lp::RevisedOptions;
using lp::RevisedSimplex;

/// `rows` rows and as many columns between 0 and 5.
LpProblem square_program(std::uint32_t rows) {
  LpProblem problem;
  problem.rows = problem.columns = rows;
  problem.matrix.assign(std::size_t{rows} * rows, 0);
  problem.cost.assign(rows, -1);
  problem.lower.assign(rows, 0), problem.upper.assign(rows, 5);
  problem.row_lower.assign(rows, -3), problem.row_upper.assign(rows, 0);
  return problem;
}

/// How a run ends, and by which bases.
void take_run(FoldedRun& run, const lp::SimplexRules& rules, RevisedOptions::Method method, const LpProblem& problem) {
  take_steps(run, [&](const Watch& watch) { return RevisedSimplex({rules, method, 0}).solve(problem, watch); });
}

KnownWords rules_that_are_none() {
  FoldedRun run;
  LpProblem problem = square_program(2);
  problem.matrix = {1, 2, 2, 1};
  using namespace lp;
  for (const auto anti_cycling : {AntiCycling::kNone, AntiCycling::kLexicographic, AntiCycling::kExpand})
    for (const auto pricing : {Pricing::kDantzig, Pricing::kGreatestImprovement})
      for (const auto method : {RevisedOptions::Method::kPrimal, RevisedOptions::Method::kDual}) {
        const RevisedRun end = RevisedSimplex({plain_rules(pricing, anti_cycling), method, 0}).solve(problem);
        run.take(end.answer.index());
        if (const auto* declined = std::get_if<Declined>(&end.answer)) run.take(std::string_view(declined->reason));
        run.take(end.pivots);
      }
  return {run.folded()};
}

/// Which variables a basis says to be at their upper bounds, where one is there that has none.
KnownWords bases_by_hand() {
  FoldedRun run;
  for (const double lower : {-kInfinity, 0.0})
    for (const double upper : {5.0, kInfinity}) {
      LpProblem problem = square_program(3);
      problem.lower[1] = lower, problem.upper[1] = upper;
      Standing stands(problem, Basis{{3, 4, 5}, {}});
      for (std::uint32_t v = 0; v < 2; ++v) stands.it.place[v] = lp::Iterate::Place::kAtUpper;
      run.take(stands.it.basis().at_upper);
    }
  return {run.folded()};
}

/// All columns at -1, and the rows at their lower bounds with them.
void stand_below_zero(LpProblem& problem) {
  problem.lower.assign(problem.columns, -1);
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    double activity = 0;
    for (std::uint32_t j = 0; j < problem.columns; ++j) activity -= problem.matrix[i * problem.columns + j];
    problem.row_lower[i] = activity, problem.row_upper[i] = activity + 9;
  }
}

/// The k-th of a draw whose columns all stand where every row is met.
LpProblem still_program(std::uint64_t k, bool is_below_zero) {
  Choices c{mix64(34000 + k)};
  LpProblem problem = square_program(static_cast<std::uint32_t>(4 + k % 13));
  for (double& entry : problem.matrix) entry = c.below(3) == 0 ? 0 : static_cast<double>(c.around_zero(4));
  if (is_below_zero) stand_below_zero(problem);
  for (double& cost : problem.cost) cost -= static_cast<double>(c.below(4));
  return problem;
}

/// Rows that are all met at 0, so that a simplex stands still until it moves their bounds, of which one is below 0.
KnownWords steps_that_stand_still() {
  FoldedRun run;
  for (std::uint64_t k = 8; k < 12; ++k) {
    const LpProblem problem = still_program(k, k % 2 == 0);
    for (const std::size_t rules : {0, 3, 6})
      for (const auto method : {RevisedOptions::Method::kPrimal, RevisedOptions::Method::kDual})
        take_run(run, kRevisedRules[rules], method, problem);
  }
  return {run.folded()};
}

/// The same, where every second row has one value, or where rows are met at their upper bounds, most of them not 0.
KnownWords steps_that_stand_still_at_other_bounds() {
  FoldedRun run;
  for (const std::uint64_t k : {10, 11, 22, 24}) {
    LpProblem problem = still_program(k, true);
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      if (k < 20 && i % 2 == 0) continue;
      problem.row_upper[i] = problem.row_lower[i];
      if (k > 20) problem.row_lower[i] -= 9;
    }
    for (const std::size_t rules : {3, 6})
      take_run(run, kRevisedRules[rules], RevisedOptions::Method::kPrimal, problem);
  }
  return {run.folded()};
}

/// Which costs begin to count, to the last bit; and rows that no column can move by itself.
KnownWords gains_of_the_least() {
  FoldedRun run;
  for (std::size_t pricing = 0; pricing < 7; ++pricing) {
    lp::SimplexRules rules = kRevisedRules[0];
    rules.pricing = static_cast<lp::Pricing>(pricing);
    LpProblem problem = square_program(2);
    problem.matrix = {1, 0, 0, 1};
    problem.row_lower.assign(2, -kInfinity), problem.row_upper.assign(2, 9);
    run.take(flip(0, 1, [&](double gain) {
      problem.cost.assign(2, -gain);
      const lp::RevisedRun end = RevisedSimplex({rules, RevisedOptions::Method::kPrimal, 0}).solve(problem);
      return end.pivots + end.flips == 0;
    }));
  }
  for (const double entry : {1e-3, 1e-5, 1e-7, 1e-9})
    for (const std::size_t rules : {0, 3, 6}) {
      LpProblem problem = square_program(16);
      for (std::uint32_t i = 0; i < 16; ++i) problem.matrix[16 * i] = entry;
      problem.upper[0] = kInfinity;
      problem.matrix[0] = 1e6;
      problem.row_lower.assign(16, 1), problem.row_upper.assign(16, kInfinity);
      problem.row_lower[0] = -kInfinity;  // beside its entry those of the others are none
      take_run(run, kRevisedRules[rules], RevisedOptions::Method::kPrimal, problem);
    }
  return {run.folded()};
}

}  // namespace

void add_revised_odd_rules(KnownAnswers& all) {
  all.push_back({"algorithms/lp/rules_that_are_none", Asked::kByCheck, rules_that_are_none, {17703890143811905352u}});
  all.push_back({"algorithms/lp/bases_by_hand", Asked::kByCheck, bases_by_hand, {6812884532266201413u}});
  all.push_back(
      {"algorithms/lp/steps_that_stand_still", Asked::kByCheck, steps_that_stand_still, {9741679552610588691u}});
  all.push_back({"algorithms/lp/steps_that_stand_still_at_other_bounds",
                 Asked::kByCheck,
                 steps_that_stand_still_at_other_bounds,
                 {6217362556700127106u}});
  all.push_back({"algorithms/lp/gains_of_the_least", Asked::kByCheck, gains_of_the_least, {7969712684407657030u}});
}

}  // namespace assay::known
