// The named variants of the revised simplex on the domains, judged; what they may give up on is part of the claim.
#include <gtest/gtest.h>

#include <string_view>

#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/tolerances.h"
#include "fuzz/drivers/listed_suspect.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/domains/lp/classics.h"
#include "properties/domains/lp/collision.h"
#include "properties/domains/lp/cyclers.h"
#include "properties/domains/lp/integers.h"
#include "properties/domains/lp/planted.h"
#include "tests/harness/claim_words.h"

namespace assay::revised_domains_test {
namespace {

constexpr LpPromise kPromise{lp::kPrimalPromise, lp::kDualPromise, lp::kGapPromise};
constexpr std::uint32_t kCases = 250;

struct Tally {
  std::uint32_t right = 0, within_promise = 0, gave_up = 0, admitted = 0;
};

LpJudgement judge(const LpProblem& problem, const LpAnswer& answer) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) return judge_optimal(problem, *optimal, kPromise);
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) {
    return judge_infeasible(problem, *infeasible, kPromise);
  }
  return judge_unbounded(problem, std::get<Unbounded>(answer), kPromise);
}

// Every answer passes its judge, but for what the variants admit. `right`: its status is the exact one;
// `within_promise`: it is not, or nothing proves it.
template <class A, class D>
Tally tried() {
  Tally tally;
  const auto stated = suspect_of(variant_of<LpFamily, A>());
  for (std::uint64_t key = 0; key < kCases; ++key) {
    Choices choices{mix64(key + 41)};
    const LpProblem problem = D::draw(choices).problem;
    const LpAnswer answer = A::solve(problem, Watch{});
    if (std::holds_alternative<GaveUp>(answer)) {
      ++tally.gave_up;
      continue;
    }
    const LpJudgement judgement = judge(problem, answer);
    const auto* wrong = violation(judgement.verdict);
    if (wrong != nullptr && stated.admits(wrong->claim)) {
      ++tally.admitted;
      continue;
    }
    EXPECT_EQ(wrong, nullptr) << A::kName << " on " << D::kName << " " << key << ": " << wrong->claim << ": "
                              << wrong->evidence;
    if (judgement.proven) {
      ++tally.right;
      continue;
    }
    const auto truth = certify_lp(problem);
    EXPECT_TRUE(truth);
    ++(truth && truth->status == status_of(answer) ? tally.right : tally.within_promise);
  }
  return tally;
}

template <class A>
class RevisedDomains : public testing::Test {};
using Variants = testing::Types<PrimalDantzig, DualDantzig, PrimalBland, PrimalDevexHarris, PrimalSteepest,
                                DualSteepestFlipping, DualDevexHarris, PrimalRandomEdge, DualRandomEdge>;
TYPED_TEST_SUITE(RevisedDomains, Variants);

template <class A, class D>
void expect_all_right() {
  const Tally tally = tried<A, D>();
  EXPECT_EQ(tally.right, kCases) << A::kName << " on " << D::kName;
}

TYPED_TEST(RevisedDomains, AreRightOnSmallIntegers) { expect_all_right<TypeParam, LpSmallInteger>(); }
TYPED_TEST(RevisedDomains, AreRightOnGeneralBounds) { expect_all_right<TypeParam, LpGeneralBounds>(); }
TYPED_TEST(RevisedDomains, AreRightOnDegenerateVertices) { expect_all_right<TypeParam, LpPlantedOptimum>(); }
TYPED_TEST(RevisedDomains, AreRightOnCollisionPrograms) { expect_all_right<TypeParam, LpCollision>(); }
TYPED_TEST(RevisedDomains, AreRightOnCyclers) { expect_all_right<TypeParam, LpCyclers>(); }
TYPED_TEST(RevisedDomains, AreRightOnNearParallelRows) { expect_all_right<TypeParam, LpNearParallel>(); }

// Below 2^-30 an infeasibility or a descent is within the promise.
TYPED_TEST(RevisedDomains, KeepTheirPromiseOnTinyInfeasibilities) {
  const Tally tally = tried<TypeParam, LpPlantedInfeasible>();
  EXPECT_EQ(tally.gave_up, 0);
  EXPECT_LT(tally.within_promise, kCases / 3);
}
TYPED_TEST(RevisedDomains, KeepTheirPromiseOnTinyDescents) {
  const Tally tally = tried<TypeParam, LpPlantedRay>();
  EXPECT_EQ(tally.gave_up, 0);
  EXPECT_LT(tally.within_promise, kCases / 3);
}

// Scaling is what this domain is about: codes without it often give up, and now and then take a ray that leaves the
// cone by less than the promise for one that does not.
TYPED_TEST(RevisedDomains, KeepTheirPromiseOnBadScales) {
  const Tally tally = tried<TypeParam, LpScaled>();
  const bool scales = TypeParam::kName != PrimalDantzig::kName && TypeParam::kName != DualDantzig::kName &&
                      TypeParam::kName != PrimalBland::kName && TypeParam::kName != PrimalRandomEdge::kName &&
                      TypeParam::kName != DualRandomEdge::kName;
  EXPECT_LE(tally.gave_up, scales ? kCases / 20 : kCases / 2);
  EXPECT_LE(tally.within_promise, scales ? 0 : kCases / 50);
  // Harris's passes of the dual let reduced costs leave their bounds, which may take such a ray, too.
  const bool lets_costs_leave = TypeParam::kName == DualDevexHarris::kName;
  EXPECT_LE(tally.admitted, scales && !lets_costs_leave ? 0 : 2);
}

// One program each; Hilbert matrices of order ten are beyond double precision.
TYPED_TEST(RevisedDomains, KeepTheirPromiseOnTheClassics) {
  for (const LpClassic& classic : lp_classics()) {
    const LpAnswer answer = TypeParam::solve(classic.problem, Watch{});
    if (std::holds_alternative<GaveUp>(answer)) {
      EXPECT_NE(classic.name.find("hilbert"), std::string_view::npos) << classic.name;
      continue;
    }
    const Verdict verdict = judge(classic.problem, answer).verdict;
    const auto* wrong = violation(verdict);
    EXPECT_EQ(wrong, nullptr) << TypeParam::kName << " on " << classic.name << ": " << wrong->claim;
  }
}

}  // namespace
}  // namespace assay::revised_domains_test
