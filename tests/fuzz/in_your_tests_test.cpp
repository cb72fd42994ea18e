// Assay in somebody's own test program: it finds what is wrong, is silent about what is right, and never passes by
// doing nothing.
#include "fuzz/targets/in_your_tests.h"

#include <gtest/gtest.h>

#include "algorithms/faults/hull2/misread_clouds.h"
#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "tests/harness/claim_words.h"

namespace assay::in_your_tests_test {
namespace {

using Sound = MonotoneChain<ExactOrient2d>;

TEST(InYourTests, ConvictsAndReduces) {
  const YourReport report = try_in_your_tests<Hull2Family, HullSkipsLastPoint>({}, {.cases = 50});
  ASSERT_FALSE(report.clean());
  EXPECT_EQ(report.outcomes[static_cast<std::size_t>(Outcome::kHolds)] +
                report.outcomes[static_cast<std::size_t>(Outcome::kViolated)] +
                report.outcomes[static_cast<std::size_t>(Outcome::kGaveUp)],
            report.cases);
  for (const YourFinding& finding : report.findings) {
    EXPECT_GE(finding.cases, 1u);
    EXPECT_LE(std::get<Cloud2>(finding.smallest.problem).points.size(), 4u) << finding.claim;
    EXPECT_NE(report.text().find(finding.claim), std::string::npos);
    EXPECT_NE(report.text().find(write_case(finding.smallest)), std::string::npos);
  }
}

TEST(InYourTests, IsSilentAboutASoundHull) {
  const YourReport report = try_in_your_tests<Hull2Family, Sound>({}, {.cases = 20});
  EXPECT_TRUE(report.clean()) << report.text();
  EXPECT_EQ(report.outcomes[static_cast<std::size_t>(Outcome::kHolds)], report.cases);
}

TEST(InYourTests, TakesAPartOfTheClaimsAndDomains) {
  const YourReport report = try_in_your_tests<Hull2Family, Sound>(
      {}, {.cases = 7, .properties = {"hull2/is_exact"}, .domains = {"hull2/small_grid", "hull2/twins"}});
  EXPECT_EQ(report.cases, 14u);
}

TEST(InYourTests, AWrongNameIsNoPass) {
  const YourReport report =
      try_in_your_tests<Hull2Family, Sound>({}, {.cases = 7, .domains = {"hull2/small_grid", "hull2/smal_grid"}});
  EXPECT_EQ(report.unknown, std::vector<std::string>{"hull2/smal_grid"});
  EXPECT_FALSE(report.clean());
  EXPECT_NE(report.text().find("no property or domain is called hull2/smal_grid"), std::string::npos);
}

TEST(InYourTests, NothingTriedIsNoPass) {
  EXPECT_FALSE((try_in_your_tests<Hull2Family, Sound>({}, {.cases = 0}).clean()));
}

}  // namespace
}  // namespace assay::in_your_tests_test
