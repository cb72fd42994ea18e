// What a target calls a defect, and which cases it runs.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "fuzz/drivers/libfuzzer.h"
#include "tests/fuzz/toy.h"

namespace assay::fuzz_target_test {
namespace {

TEST(FuzzTarget, CallsAViolationADefectOnlyOfAProductionVariantThatDoesNotAdmitIt) {
  const auto defect = [](Standing standing, const std::vector<ClaimId>& admitted) {
    return FamilyTarget<Hull2Family>(suspect<Hull2Family, toy::Honest>(standing, {}, admitted), toy::claims())
        .is_defect(toy::ListsEveryPoint::kClaim);
  };
  EXPECT_TRUE(defect(Standing::kProduction, {}));
  EXPECT_TRUE(defect(Standing::kProduction, {toy::IgnoresOrder::kClaim}));
  EXPECT_FALSE(defect(Standing::kProduction, {toy::ListsEveryPoint::kClaim}));
  EXPECT_FALSE(defect(Standing::kSuspected, {}));
}

TEST(FuzzTarget, RefusesACaseOfAnotherFamily) {
  const FamilyTarget<Hull2Family> target(suspect<Hull2Family, toy::Honest>(Standing::kProduction), toy::claims());
  const auto ran = target.run_file({{}, ConvexPair{{2, {0, 0}}, {2, {1, 1}}}});
  ASSERT_FALSE(ran);
  EXPECT_NE(ran.error().find("family"), std::string::npos);
}

TEST(FuzzTarget, RunsEveryPropertyWhereTheFileNamesNone) {
  const FamilyTarget<Hull2Family> target(suspect<Hull2Family, toy::Honest>(Standing::kProduction), toy::claims());
  const auto ran = target.run_file({{}, Cloud2{{{1, 2}}}});
  ASSERT_TRUE(ran);
  EXPECT_EQ(ran->size(), 2u);
}

}  // namespace
}  // namespace assay::fuzz_target_test
