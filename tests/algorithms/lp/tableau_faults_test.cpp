// The faults planted in the tableau's rules are convicted by name, on a named domain, within a budget; the sound rules
// are not.
#include <gtest/gtest.h>

#include "algorithms/faults/lp/expand_never_resets.h"
#include "algorithms/faults/lp/harris_small_pivot.h"
#include "algorithms/faults/lp/lexicographic_blind.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "properties/domains/lp/classics.h"
#include "properties/domains/lp/cyclers.h"
#include "properties/domains/lp/scaled.h"
#include "properties/lp/answer_is_certified.h"
#include "properties/terminates.h"
#include "tests/algorithms/lp/trials.h"

namespace assay {
namespace {

constexpr std::uint64_t kBudget = 500;

template <class A, class D>
std::uint64_t violations_of_termination() {
  std::uint64_t count = 0;
  for (std::uint64_t key = 0; key < kBudget; ++key) {
    Choices choices{mix64(key + 41)};
    const LpAnswer answer = A::solve(D::draw(choices).problem, Watch{});
    count += violation(judge_termination({}, std::get_if<GaveUp>(&answer))) != nullptr;
  }
  return count;
}

TEST(TableauFaults, ABlindLexicographicTestCycles) {
  EXPECT_EQ((violations_of_termination<LpLexicographicBlind, LpCyclers>()), kBudget);
  EXPECT_GT((violations_of_termination<LpLexicographicBlind, LpClassics>()), kBudget / 20);
  EXPECT_EQ((violations_of_termination<TableauLexicographic, LpCyclers>()), 0u);
  EXPECT_EQ((violations_of_termination<TableauLexicographic, LpClassics>()), 0u);
}

TEST(TableauFaults, AnExpandThatNeverResetsIsOutsideItsBounds) {
  auto found = test::try_out<AnswerIsCertified, LpExpandNeverResets, LpScaled>(kBudget).violations;
  EXPECT_GT(found[std::string(lp_claim::kPrimal)], 50u);
  found = test::try_out<AnswerIsCertified, LpExpandNeverResets, LpClassics>(kBudget).violations;
  EXPECT_GT(found[std::string(lp_claim::kGap)], 20u);
  found = test::try_out<AnswerIsCertified, TableauSteepestExpand, LpScaled>(kBudget).violations;
  EXPECT_EQ(found[std::string(lp_claim::kPrimal)], 0u);
}

// Which of the claims is named depends on which is broken most.
TEST(TableauFaults, ASmallPivotLeavesTheFeasibleSet) {
  const auto of_numbers = [](const auto& found) {
    std::uint64_t count = 0;
    for (const std::string_view claim :
         {lp_claim::kPrimal, lp_claim::kBasisPrimal, lp_claim::kBasisPoint, lp_claim::kGap})
      if (const auto broken = found.find(std::string(claim)); broken != found.end()) count += broken->second;
    return count;
  };
  EXPECT_GT(of_numbers(test::try_out<AnswerIsCertified, LpHarrisSmallPivot, LpScaled>(kBudget).violations), 3u);
  EXPECT_GT(of_numbers(test::try_out<AnswerIsCertified, LpHarrisSmallPivot, LpClassics>(kBudget).violations), 3u);
  EXPECT_EQ(of_numbers(test::try_out<AnswerIsCertified, TableauDevexHarris, LpScaled>(kBudget).violations), 0u);
}

}  // namespace
}  // namespace assay
