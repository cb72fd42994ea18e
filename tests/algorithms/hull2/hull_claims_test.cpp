// Suspects and claims brought together: planted faults and naive turns are convicted, exact turns never, on every
// domain.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/faults/hull2/keeps_collinear.h"
#include "algorithms/faults/hull2/skips_last_point.h"
#include "algorithms/hull2/graham_scan.h"
#include "algorithms/hull2/monotone_chain.h"
#include "properties/domains/hull2/classroom_grid.h"
#include "properties/domains/hull2/collinear_ulps.h"
#include "properties/domains/hull2/far_outlier.h"
#include "properties/domains/hull2/flat.h"
#include "properties/domains/hull2/lattice_cloud.h"
#include "properties/domains/hull2/mixed_scales.h"
#include "properties/domains/hull2/near_collinear.h"
#include "properties/domains/hull2/scales.h"
#include "properties/domains/hull2/size_ladder.h"
#include "properties/domains/hull2/small_grid.h"
#include "properties/entry.h"
#include "properties/hull2/hull2_is_exact.h"
#include "properties/relations/axes.h"
#include "properties/relations/order.h"

namespace assay {
namespace {

constexpr std::uint64_t kSeed = 20240229;
constexpr std::uint64_t kTransformed = 5'000;  // cases of each metamorphic claim

template <class P, class A>
Verdict verdict_on(const Cloud2& cloud) {
  std::vector<Cloud2> questions = {cloud};
  if constexpr (Metamorphic<P>) P::ask(cloud, questions);
  std::vector<Reply<Hull2Family>> replies(questions.size());
  for (std::size_t i = 0; i < questions.size(); ++i) replies[i].answer = A::solve(questions[i], Watch{});
  return P::judge(cloud, replies, Court<Hull2Family>{});
}

struct Tally {
  std::uint64_t holds = 0, violated = 0, undecided = 0;
  std::string first;  ///< the first violation in words
};

template <class P, class A, class D>
Tally tally(std::uint64_t cases) {
  Tally counts;
  const std::string domain = entry_of_domain<D>().versioned_name();
  for (std::uint64_t index = 0; index < cases; ++index) {
    Choices choices(stream_key(kSeed, domain, index));
    const Verdict verdict = verdict_on<P, A>(D::draw(choices).problem);
    if (const auto* violated = violation(verdict)) {
      if (counts.violated++ == 0)
        counts.first =
            "case " + std::to_string(index) + ": " + std::string(violated->claim) + ": " + violated->evidence;
    } else {
      ++(holds(verdict) ? counts.holds : counts.undecided);
    }
  }
  return counts;
}

// ---- what must never be convicted ----

template <class D>
class ExactHullsOn : public ::testing::Test {};
using SmallDomains = ::testing::Types<HullLatticeCloud, HullCollinearUlps, HullNearCollinear, HullClassroomGrid,
                                      HullSmallGrid, HullFlat, HullScales, HullMixedScales, HullFarOutlier, HullOffset>;
TYPED_TEST_SUITE(ExactHullsOn, SmallDomains);

TYPED_TEST(ExactHullsOn, AreRightAHundredThousandTimes) {
  constexpr std::uint64_t kCases = 100'000;
  const Tally chain = tally<Hull2IsExact, MonotoneChain<ExactOrient2d>, TypeParam>(kCases);
  EXPECT_EQ(chain.holds, kCases) << chain.first;
  const Tally scan = tally<Hull2IsExact, GrahamScan<ExactOrient2d>, TypeParam>(kCases);
  EXPECT_EQ(scan.holds, kCases) << scan.first;
}

TYPED_TEST(ExactHullsOn, KeepTheirHullUnderExactTransforms) {
  const auto expect_all_hold = [](const Tally& counts) { EXPECT_EQ(counts.holds, kTransformed) << counts.first; };
  expect_all_hold(tally<Axes<Hull2Family>, MonotoneChain<ExactOrient2d>, TypeParam>(kTransformed));
  expect_all_hold(tally<Axes<Hull2Family>, GrahamScan<ExactOrient2d>, TypeParam>(kTransformed));
  expect_all_hold(tally<Order<Hull2Family>, MonotoneChain<ExactOrient2d>, TypeParam>(kTransformed));
  expect_all_hold(tally<Order<Hull2Family>, GrahamScan<ExactOrient2d>, TypeParam>(kTransformed));
}

TEST(ExactHullsOnLadders, AreRight) {
  constexpr std::uint64_t kCases = 2'000;
  EXPECT_EQ((tally<Hull2IsExact, MonotoneChain<ExactOrient2d>, HullLadderCircle>(kCases).holds), kCases);
  EXPECT_EQ((tally<Hull2IsExact, MonotoneChain<ExactOrient2d>, HullLadderSquare>(kCases).holds), kCases);
  EXPECT_EQ((tally<Hull2IsExact, GrahamScan<ExactOrient2d>, HullLadderCircle>(kCases).holds), kCases);
  EXPECT_EQ((tally<Hull2IsExact, GrahamScan<ExactOrient2d>, HullLadderSquare>(kCases).holds), kCases);
}

// ---- what must be convicted ----

template <class P, class A, class D>
void expect_convicted(std::uint64_t cases, std::uint64_t at_least) {
  const Tally counts = tally<P, A, D>(cases);
  EXPECT_GE(counts.violated, at_least) << P::kName << ", " << A::kName << ", " << D::kName;
  EXPECT_EQ(counts.undecided, 0u) << P::kName << ", " << A::kName << ", " << D::kName;
}

TEST(NaiveHulls, AreConvictedWhereTurnsAreAsSmallAsTheirRounding) {
  expect_convicted<Hull2IsExact, MonotoneChain<NaiveOrient2d>, HullCollinearUlps>(2000, 200);
  expect_convicted<Hull2IsExact, GrahamScan<NaiveOrient2d>, HullCollinearUlps>(2000, 200);
  expect_convicted<Hull2IsExact, MonotoneChain<NaiveOrient2d>, HullClassroomGrid>(2000, 100);
  expect_convicted<Hull2IsExact, GrahamScan<NaiveOrient2d>, HullClassroomGrid>(2000, 100);
  expect_convicted<Hull2IsExact, MonotoneChain<NaiveOrient2d>, HullScales>(2000, 500);
  expect_convicted<Hull2IsExact, MonotoneChain<NaiveOrient2d>, HullFarOutlier>(2000, 300);
  expect_convicted<Hull2IsExact, MonotoneChain<NaiveOrient2d>, HullMixedScales>(2000, 50);
  expect_convicted<Hull2IsExact, MonotoneChain<NaiveOrient2d>, HullNearCollinear>(5000, 5);
  expect_convicted<Hull2IsExact, MonotoneChain<NaiveOrient2d>, HullFlat>(5000, 20);
  expect_convicted<Axes<Hull2Family>, MonotoneChain<NaiveOrient2d>, HullCollinearUlps>(2000, 100);
  expect_convicted<Axes<Hull2Family>, GrahamScan<NaiveOrient2d>, HullCollinearUlps>(2000, 100);
}

TEST(NaiveHulls, PassTheControl) {
  EXPECT_EQ((tally<Hull2IsExact, MonotoneChain<NaiveOrient2d>, HullLatticeCloud>(5000).violated), 0u);
  EXPECT_EQ((tally<Hull2IsExact, MonotoneChain<NaiveOrient2d>, HullSmallGrid>(5000).violated), 0u);
}

TEST(PlantedFaults, AreConvictedByEveryPropertyThatCanSeeThem) {
  expect_convicted<Hull2IsExact, HullKeepsCollinear, HullSmallGrid>(500, 100);
  expect_convicted<Hull2IsExact, HullKeepsCollinear, HullFlat>(500, 100);
  expect_convicted<Hull2IsExact, HullSkipsLastPoint, HullSmallGrid>(500, 50);
  expect_convicted<Hull2IsExact, HullSkipsLastPoint, HullLatticeCloud>(500, 50);
  expect_convicted<Order<Hull2Family>, HullSkipsLastPoint, HullLatticeCloud>(500, 50);
}

/// The exact hull that leaves the highest point out: blind to order, so that only another view of the plane shows it.
struct HullWithoutItsHighestPoint {
  static constexpr std::string_view kName = "test/hull_without_its_highest_point";
  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Cloud2 lower = cloud;
    std::size_t highest = 0;
    for (std::size_t i = 0; i < lower.points.size(); ++i) {
      if (lower.points[i].y > lower.points[highest].y) highest = i;
    }
    if (!lower.points.empty()) lower.points[highest] = lower.points[highest == 0 ? lower.points.size() - 1 : 0];
    return MonotoneChain<ExactOrient2d>::solve(lower, watch);
  }
};

TEST(PlantedFaults, AnAnswerThatDependsOnTheAxesIsConvictedByExchangingThem) {
  expect_convicted<Axes<Hull2Family>, HullWithoutItsHighestPoint, HullLatticeCloud>(500, 300);
  expect_convicted<Hull2IsExact, HullWithoutItsHighestPoint, HullLatticeCloud>(500, 300);
}

TEST(Magnitude, OfANaiveHullIsAFewUnitsInTheLastPlaceOfTheDiameter) {
  double worst = 0;
  for (std::uint64_t index = 0; index < 20'000; ++index) {
    Choices choices(stream_key(kSeed, entry_of_domain<HullCollinearUlps>().versioned_name(), index));
    const Verdict verdict =
        verdict_on<Hull2IsExact, MonotoneChain<NaiveOrient2d>>(HullCollinearUlps::draw(choices).problem);
    if (const auto* violated = violation(verdict)) worst = std::max(worst, violated->magnitude);
  }
  EXPECT_GT(worst, 0x1p-55);
  EXPECT_LT(worst, 0x1p-50);
}

}  // namespace
}  // namespace assay
