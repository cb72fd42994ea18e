// RapidCheck as a driver: finds, shrinks to the known minimum, and says how to replay.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include "fuzz/drivers/rapidcheck.h"
#include "tests/fuzz/show_problems.h"
#include "tests/fuzz/toy.h"
#include "tests/harness/claim_words.h"

namespace assay::rapidcheck_driver_test {
namespace {

TEST(RapidCheckDriver, PassesAnHonestVariantAndCountsOutcomes) {
  const auto report = run_with_rapidcheck(suspect<Hull2Family, toy::Honest>(Standing::kProduction),
                                          toy::kListsEveryPoint, toy::kGrid, {.tries = 500});
  EXPECT_FALSE(report.falsified) << report.message;
  EXPECT_EQ(report.outcomes[static_cast<std::size_t>(Outcome::kHolds)], 500u);
  EXPECT_FALSE(report.smallest);
}

TEST(RapidCheckDriver, ShrinksToTheLeastPointThatIsNotSeen) {
  for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u}) {
    const auto report = run_with_rapidcheck(suspect<Hull2Family, toy::ShortSighted>(Standing::kSuspected),
                                            toy::kListsEveryPoint, toy::kGrid, {.tries = 100, .seed = seed});
    ASSERT_TRUE(report.falsified);
    EXPECT_EQ(report.claim, "lists every point");
    // The decode is monotone and 0 is simplest, so a shrunk tape is a shrunk case: one point, exactly at the boundary.
    EXPECT_EQ(std::get<Cloud2>(report.smallest->problem), (Cloud2{{{700, 0}}}));
  }
}

TEST(RapidCheckDriver, FindsWithinFewTriesBecauseChoicesAreFullSize) {
  int tries = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto report = run_with_rapidcheck(suspect<Hull2Family, toy::ShortSighted>(Standing::kSuspected),
                                            toy::kListsEveryPoint, toy::kGrid, {.tries = 100, .seed = seed});
    ASSERT_TRUE(report.falsified);
    tries += report.passed_before;
  }
  // RapidCheck grows its lists from empty, so the first tries have no points; 3 in 10 of the points are then not seen.
  EXPECT_LT(tries, 20 * 20);
}

TEST(RapidCheckDriver, IsDeterministic) {
  const auto run = [] {
    return run_with_rapidcheck(suspect<Hull2Family, toy::ShortSighted>(Standing::kSuspected), toy::kListsEveryPoint,
                               toy::kGrid);
  };
  const auto first = run(), second = run();
  EXPECT_EQ(first.passed_before, second.passed_before);
  EXPECT_EQ(first.message, second.message);
}

TEST(RapidCheckDriver, PrintsACaseThatParsesAndHowToReplayIt) {
  const auto report = run_with_rapidcheck(suspect<Hull2Family, toy::ShortSighted>(Standing::kSuspected),
                                          toy::kListsEveryPoint, toy::kGrid);
  const std::size_t first = report.message.find("assay-case"), last = report.message.find("\nend\n");
  ASSERT_NE(first, std::string::npos) << report.message;
  ASSERT_NE(last, std::string::npos) << report.message;
  const auto file = parse_case(report.message.substr(first, last + 5 - first), "message");
  ASSERT_TRUE(file) << file.error();
  EXPECT_EQ(std::get<Cloud2>(file->problem), std::get<Cloud2>(report.smallest->problem));
  EXPECT_EQ(file->header.at("engine"), "toy/short_sighted");
  EXPECT_EQ(file->header.at("property"), "toy/lists_every_point");
  EXPECT_NE(report.message.find("assay replay FILE"), std::string::npos);
}

TEST(RapidCheckDriver, FailsTheRunningTestOnAViolationAndOnAMissedConviction) {
  EXPECT_NONFATAL_FAILURE(
      expect_holds(suspect<Hull2Family, toy::ShortSighted>(Standing::kSuspected), toy::kListsEveryPoint, toy::kGrid),
      "lists every point");
  EXPECT_NONFATAL_FAILURE(
      expect_convicted(suspect<Hull2Family, toy::Honest>(Standing::kProduction), toy::kListsEveryPoint, toy::kGrid),
      "was not convicted");
}

TEST(RapidCheckDriver, ComesBackFromAnEndlessVariantAndCountsItApart) {
  const auto report = run_with_rapidcheck(suspect<Hull2Family, toy::Endless>(Standing::kSuspected),
                                          toy::kListsEveryPoint, toy::kGrid, {.tries = 20});
  EXPECT_FALSE(report.falsified);
  EXPECT_EQ(report.outcomes[static_cast<std::size_t>(Outcome::kGaveUp)], 20u);
}

}  // namespace
}  // namespace assay::rapidcheck_driver_test
