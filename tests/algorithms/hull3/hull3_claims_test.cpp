// Suspects and claims brought together in space: planted faults and naive sides are convicted, exact sides never.
#include <gtest/gtest.h>

#include "algorithms/faults/hull3/counts_coplanar_as_above.h"
#include "algorithms/faults/hull3/forgets_groups.h"
#include "algorithms/faults/hull3/narrows_to_float.h"
#include "algorithms/faults/hull3/projects_along_z.h"
#include "algorithms/faults/hull3/skips_last_point.h"
#include "algorithms/hull3/divide_conquer.h"
#include "algorithms/hull3/gift_wrapping.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/hull3/incremental.h"
#include "algorithms/hull3/quickhull.h"
#include "tests/algorithms/hull3/domains3.h"

namespace assay {
namespace {

// ---- what must never be convicted ----

template <class D>
class ExactHulls3On : public ::testing::Test {};
TYPED_TEST_SUITE(ExactHulls3On, Cloud3Domains);

TYPED_TEST(ExactHulls3On, ProductionIsRight) {
  constexpr std::uint64_t kCases = 2000;
  const Tally3 tally = tally3<ProductionHull3, TypeParam>(kCases);
  EXPECT_EQ(tally.holds, kCases) << tally.first;
}

TYPED_TEST(ExactHulls3On, QuickhullIsRight) {
  constexpr std::uint64_t kCases = 500;
  const Tally3 tally = tally3<QuickHull3<ExactOrient3d>, TypeParam>(kCases);
  EXPECT_EQ(tally.holds, kCases) << tally.first;
}

TYPED_TEST(ExactHulls3On, GiftWrappingIsRight) {
  constexpr std::uint64_t kCases = 30;
  const Tally3 tally = tally3<GiftWrapping3<ExactOrient3d>, TypeParam>(kCases);
  EXPECT_EQ(tally.holds, kCases) << tally.first;
}

TYPED_TEST(ExactHulls3On, IncrementalAndDivideAndConquerAreRight) {
  constexpr std::uint64_t kCases = 100;
  const Tally3 incremental = tally3<IncrementalHull3<ExactOrient3d>, TypeParam>(kCases);
  EXPECT_EQ(incremental.holds, kCases) << incremental.first;
  const Tally3 halves = tally3<DivideConquer3<ExactOrient3d>, TypeParam>(kCases);
  EXPECT_EQ(halves.holds, kCases) << halves.first;
}

// ---- what must be convicted ----

template <class A, class D>
void expect_convicted(std::uint64_t cases, std::uint64_t at_least) {
  const Tally3 tally = tally3<A, D>(cases);
  EXPECT_GE(tally.violated, at_least) << A::kName << ", " << D::kName << ", undecided " << tally.undecided;
}

TEST(InexactHulls3, AreConvictedWhereSidesAreAsSmallAsTheirRounding) {
  expect_convicted<QuickHull3<NaiveOrient3d>, Hull3UlpPlane>(500, 50);
  expect_convicted<QuickHull3<NaiveOrient3d>, Hull3UlpGrid>(500, 50);
  expect_convicted<QuickHull3<NaiveOrient3d>, Hull3NearDuplicates>(500, 50);
  expect_convicted<QuickHull3<NaiveOrient3d>, Hull3FarOutlier>(500, 50);
  expect_convicted<QuickHull3<NaiveOrient3d>, Hull3Scales>(500, 50);
  expect_convicted<QuickHull3<FmaSide>, Hull3UlpPlane>(500, 50);
  expect_convicted<QuickHull3<EpsilonSide>, Hull3UlpPlane>(500, 50);
  expect_convicted<QuickHull3<EpsilonSide>, Hull3NearDuplicates>(500, 20);
  expect_convicted<IncrementalHull3<NaiveOrient3d>, Hull3UlpGrid>(300, 30);
  expect_convicted<DivideConquer3<NaiveOrient3d>, Hull3UlpPlane>(300, 20);
  expect_convicted<GiftWrapping3<NaiveOrient3d>, Hull3UlpGrid>(300, 10);
  expect_convicted<GiftWrapping3<NaiveOrient3d>, Hull3Scales>(300, 10);
}

TEST(InexactHulls3, PassTheControl) {
  EXPECT_EQ((tally3<QuickHull3<NaiveOrient3d>, Hull3Ball>(300).violated), 0u);
  EXPECT_EQ((tally3<QuickHull3<NaiveOrient3d>, Hull3Lattice>(300).violated), 0u);
}

TEST(PlantedFaults3, AreConvicted) {
  expect_convicted<Hull3SkipsLastPoint, Hull3Sphere>(100, 50);
  expect_convicted<Hull3SkipsLastPoint, Hull3Lattice>(500, 20);
  expect_convicted<Hull3CountsCoplanarAsAbove, Hull3Lattice>(500, 20);
  expect_convicted<Hull3CountsCoplanarAsAbove, Hull3CubeSurface>(30, 10);
  expect_convicted<Hull3NarrowsToFloat, Hull3UlpPlane>(500, 50);
  expect_convicted<Hull3ProjectsAlongZ, Hull3Flat>(500, 5);
  expect_convicted<Hull3ForgetsGroups, Hull3CubeSurface>(100, 50);
  expect_convicted<Hull3ForgetsGroups, Hull3Cylinder>(100, 50);
}

}  // namespace
}  // namespace assay
