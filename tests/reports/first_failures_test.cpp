// A claim broken for the first time: news on the same cases, of an engine that never failed, or too often for chance.
#include "reports/store/compare/first_failures.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "properties/evaluate.h"
#include "tests/reports/one_row_campaign.h"

namespace assay::first_failures_test {
namespace {

using one_row::with_failures;

const Candidate kOld{"encloses every point", 3, Severity::kPlain, 10};
const Candidate kFirst{"winds once", 40, Severity::kPlain, 2};

TEST(FirstFailures, OnOtherCasesAFewOfAnEngineThatErrsAreChance) {
  const Campaign before = with_failures({kOld}, 7), after = with_failures({kOld, kFirst}, 8);
  const Comparison comparison = compare(before, after);
  EXPECT_FALSE(comparison.is_worse());
  EXPECT_TRUE(comparison.appeared.empty());
  EXPECT_TRUE(comparison.increases.empty());
  ASSERT_EQ(comparison.by_chance.size(), 1u);
  EXPECT_EQ(comparison.by_chance.front().claim, "winds once");
  const auto known = known_signatures(before, comparison);
  EXPECT_TRUE(known.contains(signature_of(comparison.by_chance.front()))) << "so the exit code is 0";
  EXPECT_EQ(known.size(), 2u);
  ASSERT_EQ(comparison.changes().size(), 1u);
  EXPECT_EQ(comparison.changes().front().sense, Change::Sense::kNeither);
  EXPECT_EQ(comparison.changes().front().sentence,
            "Not seen before, on other cases, which chance explains: a/hull violates \"winds once\": hull2/is_exact on "
            "hull2/disc@1: 2 of 1000 plain cases fail, 0 of 1000 failed before (p = 0.25, 4 rates tested).");
}

TEST(FirstFailures, OnTheSameCasesOneIsNews) {
  const Comparison comparison = compare(with_failures({kOld}), with_failures({kOld, kFirst}));
  EXPECT_TRUE(comparison.is_worse());
  EXPECT_EQ(comparison.appeared.size(), 1u);
  EXPECT_TRUE(comparison.by_chance.empty());
}

// An engine that crashes decides what it is asked, and yet was asked it.
TEST(FirstFailures, AFirstCrashOnTheSameCasesIsNews) {
  EXPECT_TRUE(compare(with_failures({kOld}), with_failures({kOld, {"crashed", 4, Severity::kPlain, 1}})).is_worse());
}

TEST(FirstFailures, OnOtherCasesOneOfAnEngineThatNeverFailedIsNews) {
  const Comparison comparison = compare(with_failures({}, 7), with_failures({kFirst}, 8));
  EXPECT_TRUE(comparison.is_worse());
  EXPECT_EQ(comparison.appeared.size(), 1u);
}

TEST(FirstFailures, OnOtherCasesManyAreNews) {
  Candidate many = kFirst;
  many.count = 30;
  const Comparison comparison = compare(with_failures({kOld}, 7), with_failures({kOld, many}, 8));
  EXPECT_TRUE(comparison.is_worse());
  EXPECT_EQ(comparison.appeared.size(), 1u);
}

// Three cases at each of four severities and rows are chance one by one, and none together.
TEST(FirstFailures, FewOnEachOfManyRowsAreNews) {
  const auto run = [](bool worse, std::uint64_t seed) {
    Campaign campaign;
    for (const char* domain : {"hull2/a@1", "hull2/b@1", "hull2/c@1", "hull2/d@1", "hull2/e@1", "hull2/f@1"}) {
      Candidate few = kFirst;
      few.count = 4;
      Campaign one = with_failures(worse ? std::vector{kOld, few} : std::vector{kOld}, seed);
      one.blocks.front().domain = domain;
      campaign.header = one.header;
      campaign.blocks.push_back(one.blocks.front());
    }
    return campaign;
  };
  const Comparison comparison = compare(run(false, 7), run(true, 8));
  EXPECT_TRUE(comparison.is_worse());
  EXPECT_TRUE(std::ranges::all_of(comparison.increases, [&](const FailingMore& one) {
    return one.evidence.p_value > comparison.threshold();
  })) << "no row by itself";
}

TEST(FirstFailures, OnARowThatTheBaselineDoesNotHaveOneIsNews) {
  Campaign after = with_failures({kOld, kFirst}, 8);
  after.blocks.push_back(after.blocks.front());
  after.blocks.back().domain = "hull2/other@1";
  EXPECT_TRUE(compare(with_failures({kOld}, 7), after).is_worse());
}

TEST(FirstFailures, TheFirstTwoAnswersToOneQuestionAreNews) {
  EXPECT_TRUE(compare(with_failures({kOld}, 7), with_failures({kOld, {"nondeterministic", 4, Severity::kPlain, 1}}, 8))
                  .is_worse());
}

// What fails in the baseline alone is a rate that was tested, too: else the number of tests hung on what came out.
TEST(FirstFailures, RatesThatFailInTheBaselineAloneAreCounted) {
  const Comparison comparison = compare(with_failures({kOld, kFirst}, 7), with_failures({kOld}, 8));
  EXPECT_EQ(comparison.tests, 3u) << "two claims, and giving up";
}

}  // namespace
}  // namespace assay::first_failures_test
