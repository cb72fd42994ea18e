#include "reports/store/compare/compare.h"

#include <gtest/gtest.h>

#include <limits>
#include <utility>

#include "properties/catalog/batteries.h"
#include "properties/gjk/verdict_is_right.h"
#include "properties/hull2/hull2_is_exact.h"
#include "reports/store/compare/intervals.h"
#include "reports/store/row_facts.h"
#include "tests/reports/example_campaign.h"

namespace assay::compare_test {
namespace {

bool mentions(const Comparison& comparison, const std::string& start, const std::string& word) {
  return std::ranges::any_of(comparison.changes(), [&](const Change& change) {
    return change.sentence.starts_with(start) && change.sentence.find(word) != std::string::npos;
  });
}

TEST(Compare, SaysNothingOfEqualCampaigns) {
  const Comparison comparison = compare(example::campaign(), example::campaign());
  EXPECT_FALSE(comparison.is_worse());
  EXPECT_TRUE(comparison.changes().empty());
  EXPECT_EQ(comparison.tests, 1u) << "the same cases: only the hangs of one engine may be the machine's";
  EXPECT_EQ(comparison.headline(), "Nothing is worse than in the baseline (1 rate tested).");
}

TEST(Compare, NamesAnEngineThatFailsMoreOften) {
  const Comparison comparison = compare(example::campaign(), example::campaign(true));
  EXPECT_TRUE(comparison.is_worse());
  ASSERT_EQ(comparison.increases.size(), 1u);
  EXPECT_EQ(comparison.increases.front().row.engine, "libccd/gjk");
  EXPECT_TRUE(comparison.increases.front().evidence.same_cases);
  EXPECT_TRUE(mentions(comparison, "More often: libccd/gjk violates \"no wrong hit\":",
                       "gjk/verdict_is_right on gjk/near_touching_2d@1"));
  EXPECT_TRUE(comparison.appeared.empty());
  EXPECT_TRUE(comparison.headline().starts_with("Worse than the baseline: libccd/gjk (1 claim more often);"));
}

TEST(Compare, IsNotWorseWhereAnEngineFailsLess) {
  const Comparison comparison = compare(example::campaign(true), example::campaign());
  EXPECT_FALSE(comparison.is_worse());
}

TEST(Compare, TellsNewSignaturesFromOldAndGoneOnes) {
  const Campaign baseline = example::campaign();
  Campaign current = baseline;
  for (BlockRecord& block : current.blocks) {
    for (auto& [difficulty, cell] : block.cells) {
      if (auto claim = cell.violations.extract("no wrong hit"); !claim.empty() && block.engine == "libccd/gjk") {
        claim.key() = "witness is finite";
        cell.violations.insert(std::move(claim));
      } else if (!claim.empty()) {
        cell.violations.insert(std::move(claim));
      }
    }
  }
  current.findings.clear();
  const Comparison comparison = compare(baseline, current);
  ASSERT_EQ(comparison.appeared.size(), 1u);
  EXPECT_EQ(comparison.appeared.front(), (Signature{"libccd/gjk", "gjk/verdict_is_right", "witness is finite"}));
  EXPECT_TRUE(mentions(comparison, "Gone:", "libccd/gjk no longer violates \"no wrong hit\""));
  EXPECT_TRUE(comparison.is_worse());
}

TEST(Compare, ANewHangIsANewSignature) {
  Campaign baseline = example::campaign();
  std::erase_if(baseline.blocks, [](const BlockRecord& block) {
    return block.engine == "faults/lp_hangs" && !block.candidates.empty();
  });
  const Comparison comparison = compare(baseline, example::campaign());
  ASSERT_FALSE(comparison.appeared.empty());
  EXPECT_EQ(comparison.appeared.front().claim, "hung");
}

TEST(Compare, DoesNotCallAnEngineThatWasNotRunRepaired) {
  const Campaign baseline = example::campaign();
  Campaign current = baseline;
  std::erase_if(current.blocks, [](const BlockRecord& block) { return block.engine == "libccd/gjk"; });
  std::erase_if(current.findings, [](const Finding& finding) { return finding.engine == "libccd/gjk"; });
  const Comparison comparison = compare(baseline, current);
  EXPECT_TRUE(comparison.disappeared.empty());
  ASSERT_EQ(comparison.not_compared.size(), 1u);
  EXPECT_EQ(comparison.not_compared.front(),
            "libccd/gjk, gjk/verdict_is_right: 2 domains only in the baseline (gjk/near_touching_2d@1, ...)");
}

TEST(Compare, SaysThatTheVersionsOfABatteryDiffer) {
  Campaign current = example::campaign();
  current.header.battery_version = 2;
  const Comparison comparison = compare(example::campaign(), current);
  EXPECT_FALSE(comparison.is_worse());
  ASSERT_EQ(comparison.not_compared.size(), 1u);
  EXPECT_EQ(comparison.not_compared.front(), "rows that only one version of the battery example has: 1 before, 2 now");
}

/// The campaign with `change` made to every cell of the engine, under another seed where one is given.
template <class Change>
Campaign changed(std::string_view engine, const Change& change, std::uint64_t seed = example::header().seed) {
  Campaign campaign = example::campaign();
  campaign.header.seed = seed;
  for (BlockRecord& block : campaign.blocks) {
    if (block.engine != engine) continue;
    for (auto& [difficulty, cell] : block.cells) change(cell);
  }
  return campaign;
}

std::uint64_t& at(CellCounts& cell, Outcome outcome) { return cell.outcomes[static_cast<std::size_t>(outcome)]; }

/// One case that held is given up now.
void give_one_up(CellCounts& cell) {
  if (at(cell, Outcome::kHolds) == 0) return;
  --at(cell, Outcome::kHolds);
  ++at(cell, Outcome::kGaveUp);
}

TEST(Compare, ClosesTheGateWhereOneMoreOfTheSameCasesIsGivenUp) {
  const Comparison comparison = compare(example::campaign(), changed("gjk/signed_volumes", give_one_up));
  EXPECT_TRUE(comparison.is_worse());
  ASSERT_EQ(comparison.giving_up.size(), 2u);
  EXPECT_EQ(
      comparison.giving_up.back().sentence(comparison.tests),
      "Gives up more: gjk/signed_volumes, gjk/verdict_is_right on gjk/random_3d@1: gives up on 24 of 4000, gave up "
      "on 0 of 4000 (the same cases).");
  EXPECT_TRUE(mentions(comparison, "Gives up more:", "gjk/signed_volumes"));
  EXPECT_EQ(comparison.tests, 1u) << "nothing is tested where nothing is chance";
}

TEST(Compare, TellsGivingUpLessAsBetter) {
  const Comparison comparison = compare(changed("gjk/signed_volumes", give_one_up), example::campaign());
  EXPECT_FALSE(comparison.is_worse());
  EXPECT_TRUE(mentions(comparison, "Gives up less:", "gjk/signed_volumes"));
}

// An engine that gives up what it got wrong has lost no right answer.
TEST(Compare, GivingUpInsteadOfFailingIsNotWorse) {
  const auto give_up_failures = [](CellCounts& cell) {
    at(cell, Outcome::kGaveUp) += at(cell, Outcome::kViolated);
    at(cell, Outcome::kViolated) = 0;
    cell.violations.clear();
  };
  Campaign current = changed("libccd/gjk", give_up_failures);
  for (BlockRecord& block : current.blocks)
    if (block.engine == "libccd/gjk") block.candidates.clear();
  const Comparison comparison = compare(example::campaign(), current);
  EXPECT_FALSE(comparison.is_worse());
  EXPECT_TRUE(mentions(comparison, "Gives up where it failed:", "libccd/gjk"));
}

TEST(Compare, TestsGivingUpWhereTheCasesAreOthers) {
  bool done = false;
  const auto give_up_only_one = [&](CellCounts& cell) {
    if (!std::exchange(done, true)) give_one_up(cell);
  };
  const Comparison chance = compare(example::campaign(), changed("gjk/signed_volumes", give_up_only_one, 8));
  EXPECT_FALSE(chance.is_worse()) << "a case more or less is chance";
  EXPECT_EQ(chance.tests, 9u + 16 + 2 * 10) << "nine failures, giving up, and two costs of the ten rows that are ours";
  const auto give_many_up = [](CellCounts& cell) {
    for (int i = 0; i < 20; ++i) give_one_up(cell);
  };
  const Comparison comparison = compare(example::campaign(), changed("gjk/signed_volumes", give_many_up, 8));
  EXPECT_TRUE(comparison.is_worse());
  ASSERT_FALSE(comparison.giving_up.empty());
  EXPECT_FALSE(comparison.giving_up.front().evidence.same_cases);
  EXPECT_TRUE(mentions(comparison, "Gives up more:", "p = "));
}

TEST(Compare, TellsOfCostsAndFailsNobodyForThem) {
  const auto twice_the_steps = [](CellCounts& cell) { cell.steps *= 2; };
  const auto one_more_step = [](CellCounts& cell) { ++cell.steps; };
  const auto more_exact = [](CellCounts& cell) {
    cell.exact += cell.filtered / 2;
    cell.filtered -= cell.filtered / 2;
  };
  const Campaign baseline = example::campaign();
  EXPECT_EQ(compare(baseline, changed("lp/tableau_bland", twice_the_steps)).costs.size(), 2u);
  EXPECT_EQ(compare(baseline, changed("lp/tableau_bland", one_more_step)).costs.size(), 2u) << "of ours every one";
  EXPECT_EQ(compare(baseline, changed("libccd/gjk", one_more_step)).costs.size(), 0u);
  EXPECT_EQ(compare(baseline, changed("libccd/gjk", twice_the_steps)).costs.size(), 2u);
  EXPECT_EQ(compare(baseline, changed("libccd/gjk", more_exact)).costs.size(), 0u) << "the judge's, not the engine's";
  const Comparison comparison = compare(baseline, changed("gjk/signed_volumes", more_exact));
  EXPECT_TRUE(mentions(comparison, "Judged otherwise:", "gjk/signed_volumes, gjk/verdict_is_right on gjk/random_3d@1"));
  EXPECT_FALSE(comparison.is_worse());
}

TEST(Compare, TestsCostsWhereTheCasesAreOthers) {
  const Campaign baseline = example::campaign();
  EXPECT_TRUE(compare(baseline, changed(
                                    "", [](CellCounts&) {}, 8))
                  .costs.empty());
  const auto a_few_steps = [](CellCounts& cell) { cell.steps += 3; };
  EXPECT_TRUE(compare(baseline, changed("lp/tableau_bland", a_few_steps, 8)).costs.empty()) << "that is chance";
  const auto twice_the_steps = [](CellCounts& cell) { cell.steps *= 2; };
  const Comparison comparison = compare(baseline, changed("lp/tableau_bland", twice_the_steps, 8));
  EXPECT_EQ(comparison.costs.size(), 2u);
  EXPECT_TRUE(mentions(comparison, "Iterations:", "p = "));
  EXPECT_FALSE(comparison.is_worse());
}

TEST(Intervals, AgreeWithTabulatedClopperPearsonBounds) {
  // 0 of n: 1 - 0.025^(1/n). 5 of 10 and 1 of 20: tables of exact binomial limits.
  EXPECT_NEAR(clopper_pearson(0, 100).high, 1 - std::pow(0.025, 0.01), 1e-12);
  EXPECT_EQ(clopper_pearson(0, 100).low, 0);
  EXPECT_NEAR(clopper_pearson(5, 10).low, 0.1871, 5e-5);
  EXPECT_NEAR(clopper_pearson(5, 10).high, 0.8129, 5e-5);
  EXPECT_NEAR(clopper_pearson(1, 20).low, 0.0013, 5e-5);
  EXPECT_NEAR(clopper_pearson(1, 20).high, 0.2487, 5e-5);
  EXPECT_EQ(clopper_pearson(10, 10).high, 1);
  EXPECT_EQ(clopper_pearson(0, 0).high, 1);
}

TEST(Intervals, FisherAgreesWithTheLadyTastingTea) {
  // 3 of 4 cups right: (16 + 1) / 70; all 4: 1 / 70. Here "failures" are the cups called milk-first.
  EXPECT_NEAR(fisher_increase(1, 4, 3, 4), 17.0 / 70, 1e-12);
  EXPECT_NEAR(fisher_increase(0, 4, 4, 4), 1.0 / 70, 1e-12);
  EXPECT_EQ(fisher_increase(4, 4, 0, 4), 1);
  EXPECT_EQ(fisher_increase(4, 4, 4, 4), 1);
  EXPECT_EQ(fisher_increase(0, 0, 3, 4), 1);
}

TEST(Intervals, FisherTakesCountsOfLongCampaigns) {
  EXPECT_LT(fisher_increase(1000, 1'000'000, 1200, 1'000'000), 1e-4);
  EXPECT_GT(fisher_increase(1000, 1'000'000, 1010, 1'000'000), 0.3);
  EXPECT_LT(fisher_increase(1000, 3'000'000'000, 1300, 3'000'000'000), 1e-6);
  EXPECT_GT(fisher_increase(1000, 3'000'000'000, 1010, 3'000'000'000), 0.3);
}

TEST(Intervals, GapVerdictsCountWrongVerdictsOnly) {
  CellsByDifficulty cells;
  cells[10].violations["touching as stated"] = 3;
  cells[20].violations["no wrong hit"] = 1;
  cells[30].violations["no wrong miss"] = 1;
  for (auto& [difficulty, cell] : cells) cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)] = 1;
  PlannedRow row;
  const auto words = [&] {
    GapVerdicts gaps;
    gaps.add(row, cells);
    return gaps.words();
  };
  row.facts = facts_of(relative_axis("relative gap"), {});
  EXPECT_EQ(words(), "not tried") << "the claim judges no verdict";
  row.facts.wrong_claims = {"no wrong hit", "no wrong miss"};
  EXPECT_EQ(words(), "2^-20 (9.5e-07)");
  row.facts.every_violation_is_wrong = true;
  EXPECT_EQ(words(), "none wrong down to 2^-30") << "all by 0: points of edges, say";
  cells[20].magnitude_max = 0x1p-20;
  EXPECT_EQ(words(), "2^-20 (9.5e-07)");
  cells[10].magnitude_max = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(words(), "2^-10 (9.8e-04)");
  row.facts.measures = Axis::Kind::kSize;
  EXPECT_EQ(words(), "not tried") << "a size is no gap";
}

TEST(Axes, AreLabelledAsTheyAlwaysWere) {
  EXPECT_EQ(log2_size_axis("vertices of each body", true).label(), "log2 of the vertices of each body");
  EXPECT_EQ(relative_axis("relative gap").label(), "-log2 relative gap");
  EXPECT_EQ(plain_axis("ulps").label(), "ulps");
}

}  // namespace
}  // namespace assay::compare_test
