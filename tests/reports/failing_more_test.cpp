// What counts as failing more often: the same case by itself, other cases by a test, and never what the machine may do.
#include "reports/store/compare/failing_more.h"

#include <gtest/gtest.h>

#include "reports/store/compare/compare.h"
#include "reports/store/given_engines.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/one_row_campaign.h"

namespace assay::failing_more_test {
namespace {

using one_row::with_failures;

const std::string kClaim = "encloses every point";

TEST(FailingMore, OneMoreOfTheSameCasesIsWorse) {
  const Campaign before = with_failures({{kClaim, 3, Severity::kPlain, 10}});
  const Campaign after = with_failures({{kClaim, 3, Severity::kPlain, 11}});
  const Comparison comparison = compare(before, after);
  EXPECT_TRUE(comparison.is_worse());
  EXPECT_FALSE(compare(after, before).is_worse());
  EXPECT_FALSE(compare(before, before).is_worse());
  ASSERT_EQ(comparison.changes().size(), 1u);
  EXPECT_EQ(comparison.changes().front().sentence,
            "More often: a/hull violates \"encloses every point\": hull2/is_exact on hull2/disc@1: 11 of 1000 plain "
            "cases fail, 10 of 1000 failed before (the same cases); case 3 is the first that fails.");
}

TEST(FailingMore, WhatFailsLessOftenIsToldBySeverityThePlainFirst) {
  Campaign before = with_failures({{kClaim, 3, Severity::kNear, 4}, {"a", 9, Severity::kPlain, 149}});
  Campaign after = with_failures({{kClaim, 3, Severity::kNear, 3}});
  for (Campaign* one : {&before, &after}) one->blocks[0].cells[0].cases = {600, 400, 0, 0};
  const Comparison comparison = compare(before, after);
  EXPECT_FALSE(comparison.is_worse());
  EXPECT_EQ(
      comparison.headline(),
      "Nothing is worse than in the baseline; claims that fail, plain: 1 less often; near: 1 less often (the same "
      "cases).");
  ASSERT_EQ(comparison.changes().size(), 2u);
  EXPECT_EQ(comparison.changes()[0].sentence,
            "Gone: a/hull no longer violates \"a\": hull2/is_exact on hull2/disc@1: 0 of 600 plain cases fail, 149 of "
            "600 failed before (the same cases).");
  EXPECT_EQ(comparison.changes()[1].sentence, "Less often: a/hull violates \"" + kClaim +
                                                  "\": hull2/is_exact on hull2/disc@1: 3 of 400 near cases fail, 4 of "
                                                  "400 failed before (the same cases).");
}

// As many fail as before, but one of them did not.
TEST(FailingMore, ACaseThatHeldIsWorseByItself) {
  const Comparison comparison =
      compare(with_failures({{kClaim, 30, Severity::kPlain, 10}}), with_failures({{kClaim, 3, Severity::kPlain, 10}}));
  ASSERT_EQ(comparison.increases.size(), 1u);
  EXPECT_TRUE(comparison.increases.front().index_is_new);
  EXPECT_EQ(comparison.changes().front().again,
            "assay draw hull2/disc@1 --seed 7 --case 3 --engine a/hull --property hull2/is_exact --out case.case && "
            "assay replay case.case");
}

// A name alone would have the engine of the program asked, or nobody.
TEST(FailingMore, AnEngineThatWasGivenByItsPathIsReplayedByIt) {
  Campaign after = with_failures({{kClaim, 3, Severity::kPlain, 10}});
  const auto ends = [&](const std::string& path) {
    after.provenance[key_of_given("a/hull")] = path;
    const std::string again =
        compare(with_failures({{kClaim, 30, Severity::kPlain, 10}}), after).changes().front().again;
    return again.substr(again.rfind(" --engine "));
  };
  EXPECT_EQ(ends("/home/x/hull.so"), " --engine /home/x/hull.so");
  EXPECT_EQ(ends("node /x/it's.mjs"), R"( --engine 'node /x/it'\''s.mjs')");
  EXPECT_EQ(ends("/x/$(reboot).so"), " --engine '/x/$(reboot).so'");
}

TEST(FailingMore, ACaseThatFailedUnderAnotherClaimIsNotNew) {
  const Comparison comparison = compare(with_failures({{"strict left turn", 3, Severity::kPlain, 10}}),
                                        with_failures({{kClaim, 3, Severity::kPlain, 10}}));
  ASSERT_EQ(comparison.increases.size(), 1u) << "the claim is a new one";
  EXPECT_FALSE(comparison.increases.front().index_is_new);
}

TEST(FailingMore, ASeverityIsComparedWithItself) {
  const Campaign before = with_failures({{kClaim, 9, Severity::kPlain, 1}, {kClaim, 3, Severity::kExtreme, 500}});
  const Campaign after = with_failures({{kClaim, 9, Severity::kPlain, 400}, {kClaim, 3, Severity::kExtreme, 5}});
  const Comparison comparison = compare(before, after);
  ASSERT_EQ(comparison.increases.size(), 1u) << "fewer in all, but more that are plain";
  EXPECT_EQ(comparison.increases.front().severity, Severity::kPlain);
}

TEST(FailingMore, TheMostSevereComesFirst) {
  const Comparison comparison = compare(with_failures({}), with_failures({{"a", 9, Severity::kExtreme, 600},
                                                                          {"b", 3, Severity::kPlain, 5},
                                                                          {"c", 1, Severity::kPlain, 50}}));
  ASSERT_EQ(comparison.increases.size(), 3u);
  EXPECT_EQ(comparison.increases[0].claim, "c");
  EXPECT_EQ(comparison.increases[1].claim, "b");
  EXPECT_EQ(comparison.increases[2].claim, "a");
  EXPECT_EQ(
      comparison.headline(),
      "Worse than the baseline: a/hull (3 claims newly violated); claims that fail, plain: 2 more often; extreme: 1 "
      "more often; the same cases.");
}

TEST(FailingMore, ChanceOnOtherCasesIsNotWorse) {
  const Campaign before = with_failures({{kClaim, 3, Severity::kPlain, 100}}, 7);
  EXPECT_FALSE(compare(before, with_failures({{kClaim, 1, Severity::kPlain, 110}}, 8)).is_worse());
  const Comparison comparison = compare(before, with_failures({{kClaim, 1, Severity::kPlain, 200}}, 8));
  EXPECT_TRUE(comparison.is_worse());
  EXPECT_FALSE(comparison.increases.front().evidence.same_cases);
  EXPECT_FALSE(comparison.increases.front().index_is_new) << "that case was never asked";
}

// How long a hang is waited for, and what is asked after it, is the machine's.
TEST(FailingMore, WhereAnEngineHangsTheCountsOfTheSameCasesAreTested) {
  const auto run = [](std::uint64_t wrong, std::uint64_t hangs) {
    return with_failures({{kClaim, 3, Severity::kPlain, wrong}, {"hung", 5, Severity::kPlain, hangs}});
  };
  const Comparison comparison = compare(run(10, 1), run(12, 2));
  EXPECT_FALSE(comparison.is_worse());
  EXPECT_EQ(comparison.tests, 2u);
  EXPECT_TRUE(compare(run(10, 1), run(100, 2)).is_worse());
}

TEST(FailingMore, OfANondeterministicEngineEveryCountIsTested) {
  const auto run = [](std::uint64_t wrong) {
    return with_failures({{kClaim, 3, Severity::kPlain, wrong}, {"nondeterministic", 5, Severity::kPlain, 1}});
  };
  EXPECT_FALSE(compare(run(10), run(12)).is_worse());
  EXPECT_TRUE(compare(run(10), run(100)).is_worse());
}

// A library that is asked fewer plain cases fails the same share of them.
TEST(FailingMore, TheShareIsOfTheCasesOfItsSeverity) {
  const auto run = [](std::uint64_t plain, std::uint64_t failing, std::uint64_t seed) {
    Campaign campaign = with_failures({{kClaim, 3, Severity::kPlain, failing}}, seed);
    campaign.blocks[0].cells[0].cases = {plain, one_row::kAsked - plain, 0, 0};
    return campaign;
  };
  EXPECT_FALSE(compare(run(100, 50, 7), run(200, 100, 8)).is_worse());
  EXPECT_TRUE(compare(run(200, 50, 7), run(100, 50, 8)).is_worse());
}

TEST(FailingMore, WhatOnlyOneCampaignHasIsNotCompared) {
  const Campaign after = with_failures({{kClaim, 3, Severity::kPlain, 10}});
  Campaign before = after;
  before.blocks.clear();
  EXPECT_TRUE(compare(before, after).increases.empty());
}

}  // namespace
}  // namespace assay::failing_more_test
