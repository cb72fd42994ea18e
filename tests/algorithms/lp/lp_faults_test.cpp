// Every planted fault of the family is convicted by name, on a named domain, within a budget.
#include <gtest/gtest.h>

#include "algorithms/faults/lp/dual_sign.h"
#include "algorithms/faults/lp/largest_ratio.h"
#include "algorithms/faults/lp/short_ray.h"
#include "algorithms/faults/lp/skips_phase_one.h"
#include "algorithms/faults/lp/stops_early.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "properties/domains/lp/planted_infeasible.h"
#include "properties/domains/lp/planted_optimum.h"
#include "properties/domains/lp/planted_ray.h"
#include "properties/domains/lp/small_integer.h"
#include "properties/lp/answer_is_certified.h"
#include "properties/lp/status_is_right.h"
#include "properties/lp/value_is_right.h"
#include "properties/relations/order.h"
#include "properties/relations/scaling.h"
#include "tests/algorithms/lp/trials.h"

namespace assay {
namespace {

constexpr std::uint64_t kBudget = 500;

template <class P, class A, class D>
std::map<std::string, std::uint64_t> convictions() {
  return test::try_out<P, A, D>(kBudget).violations;
}

using testing::Test;

TEST(LpFaults, LargestRatioLeavesTheFeasibleSet) {
  auto found = convictions<AnswerIsCertified, LpLargestRatio, LpPlantedOptimum>();
  EXPECT_GT(found[std::string(lp_claim::kPrimal)], 10u);
  found = convictions<ValueIsRight, LpLargestRatio, LpPlantedOptimum>();
  EXPECT_GT(found[std::string(lp_claim::kValue)], 10u);
}

TEST(LpFaults, StoppingEarlyIsNotOptimal) {
  auto found = convictions<AnswerIsCertified, LpStopsEarly, LpSmallInteger>();
  EXPECT_GT(found[std::string(lp_claim::kDual)], 10u);
  found = convictions<ValueIsRight, LpStopsEarly, LpSmallInteger>();
  EXPECT_GT(found[std::string(lp_claim::kValue)], 10u);
  found = convictions<StatusIsRight, LpStopsEarly, LpSmallInteger>();
  EXPECT_GT(found[std::string(StatusIsRight::kClaim)], 2u) << "calls unbounded problems optimal";
}

TEST(LpFaults, TheOtherSignProvesNothing) {
  auto optima = convictions<AnswerIsCertified, LpDualSign, LpPlantedOptimum>();
  EXPECT_GT(optima[std::string(lp_claim::kDual)], 400u);
  auto infeasible = convictions<AnswerIsCertified, LpDualSign, LpPlantedInfeasible>();
  EXPECT_GT(infeasible[std::string(lp_claim::kFarkasSigns)], 200u);
}

TEST(LpFaults, AShortRayLeaves) {
  auto found = convictions<AnswerIsCertified, LpShortRay, LpPlantedRay>();
  EXPECT_GT(found[std::string(lp_claim::kRecession)] + found[std::string(lp_claim::kDescent)], 50u);
}

TEST(LpFaults, AnInfeasibleOriginIsNoStart) {
  auto found = convictions<StatusIsRight, LpSkipsPhaseOne, LpPlantedInfeasible>();
  EXPECT_GT(found[std::string(StatusIsRight::kClaim)], 100u);
}

TEST(LpFaults, AnAbsoluteToleranceDependsOnUnits) {
  auto found = convictions<Scaling<LpFamily>, LpStopsEarly, LpSmallInteger>();
  EXPECT_GT(found[std::string(Scaling<LpFamily>::kClaims.status)], 2u);
}

}  // namespace
}  // namespace assay
