// The referee's word on which of coinciding points an answer names, on answers written by hand.
#include "oracles/referee/hulls/names_opinion.h"

#include <gtest/gtest.h>

namespace assay::names_opinion_test {
namespace {

// 0 and 3, 1 and 4 coincide; -0 is 0.
const Cloud2 kPlane = {{{0, 0}, {4, 0}, {0, 4}, {-0.0, 0}, {4, -0.0}, {1, 1}}};
const Cloud3 kSpace = {{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, 4}, {0, -0.0, 4}, {0, 0, 0}}};

constexpr ClaimSentence kLowest{"lowest index of its place"};

TEST(RefereeNames, AreTheFirstOfTheirPoints) {
  const auto opinion = [](const auto& cloud, const auto& answer, bool wrong) {
    return names_opinion(cloud, answer, Judged{wrong, wrong ? ClaimId(kLowest) : ClaimId()}).opinion;
  };
  EXPECT_EQ(opinion(kPlane, Hull2Answer(Hull{{0, 1, 2}}), false), Opinion::kConfirms);
  EXPECT_EQ(opinion(kPlane, Hull2Answer(Hull{{0, 1, 2}}), true), Opinion::kDisagrees);
  EXPECT_EQ(opinion(kPlane, Hull2Answer(Hull{{0, 4, 2}}), true), Opinion::kConfirms);
  EXPECT_EQ(opinion(kPlane, Hull2Answer(FlatHull{{3}}), false), Opinion::kDisagrees);
  EXPECT_EQ(opinion(kSpace, Hull3Answer(Hull3{{0, 2, 1, 0, 1, 4}, {3, 6}, {}}), true), Opinion::kConfirms);
  EXPECT_EQ(opinion(kSpace, Hull3Answer(FlatHull3{0, {5}}), false), Opinion::kDisagrees);
  EXPECT_EQ(opinion(kPlane, Hull2Answer(GaveUp{}), true), Opinion::kNoOpinion);
}

}  // namespace
}  // namespace assay::names_opinion_test
