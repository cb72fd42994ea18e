// The revised simplex under every combination of rules on programs of every form, against the exact truth.
#include <gtest/gtest.h>

#include <string>

#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/tolerances.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/lp/lp_status.h"
#include "tests/harness/claim_words.h"
#include "tests/support/random_programs.h"

namespace assay::revised_forms_test {
namespace {

using lp::AntiCycling;
using lp::Pricing;
using lp::RatioTest;
using lp::RevisedOptions;
using lp::RevisedSimplex;
using lp::Scaling;
using lp::TieBreak;

constexpr LpPromise kPromise{lp::kPrimalPromise, lp::kDualPromise, lp::kGapPromise};

Verdict judged(const LpProblem& problem, const LpAnswer& answer) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) return check_optimal(problem, *optimal, kPromise);
  if (const auto* infeasible = std::get_if<Infeasible>(&answer))
    return check_infeasible(problem, *infeasible, kPromise);
  return check_unbounded(problem, std::get<Unbounded>(answer), kPromise);
}

struct Count {
  std::uint32_t answered = 0, gave_up = 0, statuses[3] = {0, 0, 0}, shown_lines = 0, lines = 0;
};

// Integers this small are robust: no status or value may differ, and every answer must pass its judge.
void expect_truth(RevisedSimplex& solver, const LpProblem& problem, const LpTruth& truth, const std::string& name,
                  Count& count) {
  const lp::RevisedRun run = solver.solve(problem);
  if (std::holds_alternative<GaveUp>(run.answer)) {
    ++count.gave_up;
    return;
  }
  ASSERT_FALSE(std::holds_alternative<Declined>(run.answer)) << name;
  ++count.answered;
  ++count.statuses[static_cast<std::size_t>(truth.status)];
  ASSERT_EQ(status_of(run.answer), truth.status) << name;
  const Verdict verdict = judged(problem, run.answer);
  if (const auto* wrong = violation(verdict)) FAIL() << name << ": " << wrong->claim << ": " << wrong->evidence;
  if (const auto* optimal = std::get_if<Optimal>(&run.answer)) {
    EXPECT_TRUE(holds(check_value(problem, optimal->x, truth.objective, kPromise))) << name;
  } else {
    ASSERT_TRUE(run.line.has_value()) << name;
    const auto* infeasible = std::get_if<Infeasible>(&run.answer);
    const LpAnswer bare =
        infeasible != nullptr ? LpAnswer(Infeasible{{}, run.line}) : LpAnswer(Unbounded{{}, {}, run.line});
    ++count.lines;
    count.shown_lines += (infeasible != nullptr ? infeasible->line : std::get<Unbounded>(run.answer).line).has_value();
    EXPECT_TRUE(holds(judged(problem, bare))) << name << ": the line alone is a proof";
  }
}

std::string name_of(const RevisedOptions& options) {
  return std::string(options.method == RevisedOptions::Method::kDual ? "dual " : "primal ") +
         std::string(name_of(options.rules.pricing)) + " " + std::string(name_of(options.rules.ratio)) + " " +
         std::string(name_of(options.rules.anti_cycling)) + " " + std::string(name_of(options.rules.tie)) + " " +
         std::string(name_of(options.rules.scaling));
}

std::vector<RevisedOptions> all_options() {
  std::vector<RevisedOptions> all;
  for (const auto method : {RevisedOptions::Method::kPrimal, RevisedOptions::Method::kDual}) {
    for (const auto pricing : {Pricing::kDantzig, Pricing::kBland, Pricing::kGreatestImprovement, Pricing::kDevex,
                               Pricing::kSteepestEdge, Pricing::kRandomEdge}) {
      if (method == RevisedOptions::Method::kDual && pricing == Pricing::kGreatestImprovement) continue;
      for (const auto ratio : {RatioTest::kTextbook, RatioTest::kHarris, RatioTest::kBoundFlipping}) {
        for (const auto against : {AntiCycling::kNone, AntiCycling::kBland, AntiCycling::kPerturbation}) {
          for (const auto tie :
               {TieBreak::kLowestIndex, TieBreak::kFirstRow, TieBreak::kLastRow, TieBreak::kLargestPivot}) {
            const auto scaling = all.size() % 2 == 0 ? Scaling::kNone : Scaling::kGeometric;
            all.push_back({{pricing, ratio, against, tie, scaling}, method, 0});
          }
        }
      }
    }
  }
  return all;
}

void try_all(std::uint64_t seed, std::uint32_t cases, std::uint32_t most_rows, std::uint32_t most_columns,
             Count& count) {
  std::vector<RevisedSimplex> solvers;
  std::vector<std::string> names;
  for (const RevisedOptions& options : all_options()) {
    solvers.emplace_back(options);
    names.push_back(name_of(options));
  }
  for (std::uint32_t k = 0; k < cases; ++k) {
    Choices c{mix64(seed + k)};
    const auto rows = static_cast<std::uint32_t>(c.below(most_rows + 1));
    const auto columns = static_cast<std::uint32_t>(c.below(most_columns + 1));
    const LpProblem problem = test::mixed_program(c, rows, columns, 1 + c.below(8), k % 3 != 0, k % 2 == 0);
    const auto truth = certify_lp(problem);
    ASSERT_TRUE(truth) << truth.error();
    if (truth->crossed_bounds) continue;
    for (std::size_t s = 0; s < solvers.size(); ++s) {
      expect_truth(solvers[s], problem, *truth, "case " + std::to_string(k) + ", " + names[s], count);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(RevisedForms, SmallProgramsOfEveryFormUnderEveryRule) {
  Count count;
  try_all(1, 150, 8, 8, count);
  EXPECT_LE(count.gave_up, count.answered / 200);  // cycling under rules that do nothing against it
  for (const std::uint32_t status : count.statuses) EXPECT_GT(status, count.answered / 20);
  EXPECT_GT(count.shown_lines, count.lines / 2);
}

// Beyond SmallInverse::kMostRows: the sparse factorisation, its updates and refactorisations.
TEST(RevisedForms, LargerProgramsUnderEveryRule) {
  Count count;
  try_all(5000, 12, 45, 60, count);
  EXPECT_LE(count.gave_up, count.answered / 20);
}

TEST(RevisedForms, ProgramsWithMoreThanAHundredRows) {
  Count count;
  RevisedSimplex dual{{lp::kProductionRules, RevisedOptions::Method::kDual, 0}};
  RevisedSimplex automatic;
  for (std::uint64_t k = 0; k < 12; ++k) {
    Choices c{mix64(9000 + k)};
    const LpProblem problem = test::mixed_program(c, 110, 80, 1, true, true);
    const auto truth = certify_lp(problem, {100000, 400});
    ASSERT_TRUE(truth) << truth.error();
    expect_truth(dual, problem, *truth, "dual " + std::to_string(k), count);
    expect_truth(automatic, problem, *truth, "auto " + std::to_string(k), count);
  }
  EXPECT_EQ(count.gave_up, 0);
}

}  // namespace
}  // namespace assay::revised_forms_test
