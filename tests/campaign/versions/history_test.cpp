// What became of failures from version to version.
#include <gtest/gtest.h>

#include "reports/store/compare/versions.h"
#include "reports/writers/matrix/version_tables.h"
#include "tests/reports/one_row_campaign.h"

namespace assay::history_tests {

constexpr const char* kClaim = "points are collinear";
constexpr const char* kOther = "every extreme point is named";

Candidate failing(const char* claim, std::uint64_t count, Severity severity = Severity::kPlain) {
  return {claim, 3, severity, count};
}

std::vector<VersionRun> runs_of(std::vector<Campaign> campaigns) {
  std::vector<VersionRun> runs;
  for (Campaign& campaign : campaigns) {
    const std::string label = "1." + std::to_string(runs.size());
    runs.push_back({label, "./" + label + ".so", "versions/" + label, "", {}, under_stated_names(std::move(campaign))});
  }
  return runs;
}

TEST(History, AFlawFromTheThirdVersionToTheFourthIsBrokenThereAndFixedInTheFifth) {
  const auto runs =
      runs_of({one_row::with_failures({}), one_row::with_failures({}), one_row::with_failures({failing(kClaim, 12)}),
               one_row::with_failures({failing(kClaim, 12)}), one_row::with_failures({})});
  const VersionHistory history = history_of(runs);
  ASSERT_EQ(history.clusters.size(), 1U);
  const ClusterHistory& cluster = history.clusters.front();
  EXPECT_EQ(cluster.first_bad(), 2U);
  const std::vector<TurnAt> expected{{2, Turn::kBroken}, {4, Turn::kFixed}};
  EXPECT_EQ(cluster.turns, expected);
  ASSERT_EQ(cluster.claims.size(), 1U);
  EXPECT_EQ(cluster.claims.front().turns, expected);
  EXPECT_EQ(turn_words(cluster.at, cluster.turns, runs), "broken in 1.2, fixed in 1.4");
  EXPECT_TRUE(history.is_worse_anywhere());
}

TEST(History, CountsStandBesideTheCasesTriedAndAreAbsentWhereNoneWere) {
  Campaign none = one_row::with_failures({});
  none.blocks.clear();
  const auto runs = runs_of({std::move(none), one_row::with_failures({failing(kClaim, 12), failing(kOther, 5)})});
  const VersionHistory history = history_of(runs);
  ASSERT_EQ(history.clusters.size(), 1U);
  const ClusterHistory& cluster = history.clusters.front();
  EXPECT_FALSE(cluster.at[0]);
  ASSERT_TRUE(cluster.at[1]);
  EXPECT_EQ(cluster.at[1]->failed, 17U);
  EXPECT_EQ(cluster.at[1]->severities[static_cast<std::size_t>(Severity::kPlain)], 17U);
  EXPECT_EQ(cluster.claims.front().at[1]->tried, one_row::kAsked);
  EXPECT_NE(turn_words(cluster.at, {}, runs).find("first that is asked, 1.1"), std::string::npos);
}

TEST(History, WhatFailsFromTheFirstOnAndMoreLaterIsWorseAndNotBroken) {
  const auto runs =
      runs_of({one_row::with_failures({failing(kClaim, 12)}), one_row::with_failures({failing(kClaim, 13)})});
  const VersionHistory history = history_of(runs);
  ASSERT_EQ(history.clusters.size(), 1U);
  const std::vector<TurnAt> expected{{1, Turn::kWorse}};
  EXPECT_EQ(history.clusters.front().turns, expected);
  EXPECT_EQ(turn_words(history.clusters.front().at, expected, runs),
            "fails since the first, worse in 1.1 (plain 12 to 13)");
}

TEST(History, PlainFailuresThatAreGoneAreToldBeforeARareOneThatFailsMoreOften) {
  const auto runs = runs_of({one_row::with_failures({failing(kClaim, 149), failing(kOther, 2, Severity::kDegenerate)}),
                             one_row::with_failures({failing(kOther, 5, Severity::kDegenerate)})});
  const VersionHistory history = history_of(runs);
  ASSERT_EQ(history.clusters.size(), 1U);
  const ClusterHistory& cluster = history.clusters.front();
  EXPECT_EQ(turn_words(cluster.at, cluster.turns, runs),
            "fails since the first, better and worse in 1.1 (plain 149 to 0, degenerate 2 to 5)");
  EXPECT_TRUE(history.is_worse_anywhere());
  EXPECT_EQ(
      history.steps.front().headline(),
      "Worse than the baseline: a/hull (1 claim more often); claims that fail, plain: 1 less often; degenerate: 1 "
      "more often; the same cases.");
}

TEST(History, AClaimThatIsMendedWhileAnotherOfItsClusterFailsMakesTheClusterBetter) {
  const auto runs = runs_of({one_row::with_failures({failing(kClaim, 12), failing(kOther, 5)}),
                             one_row::with_failures({failing(kClaim, 12)})});
  const VersionHistory history = history_of(runs);
  ASSERT_EQ(history.clusters.size(), 1U);
  const std::vector<TurnAt> expected{{1, Turn::kBetter}};
  EXPECT_EQ(history.clusters.front().turns, expected);
  EXPECT_EQ(turn_words(history.clusters.front().at, expected, runs),
            "fails since the first, better in 1.1 (plain 17 to 12)");
  std::size_t fixed = 0;
  for (const ClaimHistory& claim : history.clusters.front().claims) fixed += claim.turns.size();
  EXPECT_EQ(fixed, 1U);
  EXPECT_FALSE(history.is_worse_anywhere());
}

TEST(History, TheMostSevereClusterComesFirst) {
  const auto runs = runs_of({one_row::with_failures({}),
                             one_row::with_failures({failing("crashed", 1), failing(kClaim, 9, Severity::kNear)})});
  const VersionHistory history = history_of(runs);
  ASSERT_EQ(history.clusters.size(), 2U);
  EXPECT_EQ(history.clusters.front().mode.mode, FailureMode::kCrashes);
  EXPECT_EQ(history.clusters.back().mode.mode, FailureMode::kWrongAnswer);
}

TEST(History, AnEngineThatIsCalledByItsPathIsTheSameInEveryVersion) {
  Campaign old = one_row::with_failures({}), fresh = one_row::with_failures({failing(kClaim, 12)});
  old.blocks.front().engine = "a/hull@O0";
  fresh.blocks.front().engine = "a/hull@O3";
  const auto runs = runs_of({std::move(old), std::move(fresh)});
  const VersionHistory history = history_of(runs);
  ASSERT_EQ(history.clusters.size(), 1U);
  EXPECT_EQ(history.clusters.front().engine, "a/hull");
  const std::vector<TurnAt> expected{{1, Turn::kBroken}};
  EXPECT_EQ(history.clusters.front().turns, expected);
}

}  // namespace assay::history_tests
