// Every exact variant of the spatial hull on every small cloud of a lattice and on clouds worth a name.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <variant>

#include "algorithms/hull3/divide_conquer.h"
#include "algorithms/hull3/gift_wrapping.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/hull3/incremental.h"
#include "algorithms/hull3/quickhull.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/hull3/exact_hull3.h"
#include "properties/choices.h"

namespace assay::hull3_variants_test {
namespace {

template <class A>
class ExactHull3Variant : public ::testing::Test {};
using Variants = ::testing::Types<GiftWrapping3<ExactOrient3d>, QuickHull3<ExactOrient3d>,
                                  IncrementalHull3<ExactOrient3d>, DivideConquer3<ExactOrient3d>, ProductionHull3>;
TYPED_TEST_SUITE(ExactHull3Variant, Variants);

std::string judged(const Cloud3& cloud, const Hull3Answer& answer) {
  Verdict verdict = Undecided{"no answer"};
  if (const auto* hull = std::get_if<Hull3>(&answer)) verdict = check_hull3(cloud, *hull);
  if (const auto* flat = std::get_if<FlatHull3>(&answer)) verdict = check_flat_hull3(cloud, *flat);
  if (const auto* violated = violation(verdict))
    return std::string(violated->claim.sentence()) + ": " + violated->evidence;
  if (const auto* undecided = std::get_if<Undecided>(&verdict)) return std::string(undecided->why);
  return "holds";
}

TYPED_TEST(ExactHull3Variant, IsRightOnSmallLattices) {
  for (std::uint64_t key = 0; key < 20'000; ++key) {
    Choices choices{mix64(key)};
    const auto side = static_cast<std::int64_t>(1 + choices.below(4));
    Cloud3 cloud;
    cloud.points.resize(choices.below(20));
    for (Point3& p : cloud.points) {
      p.x = static_cast<double>(choices.around_zero(side));
      p.y = static_cast<double>(choices.around_zero(side));
      p.z = static_cast<double>(choices.around_zero(side));
    }
    ASSERT_EQ(judged(cloud, TypeParam::solve(cloud, Watch{})), "holds") << TypeParam::kName << ", cloud " << key;
  }
}

TYPED_TEST(ExactHull3Variant, AnswersFlatCloudsByTheirDimension) {
  const auto flat = [](const Cloud3& cloud) {
    const Hull3Answer answer = TypeParam::solve(cloud, Watch{});
    EXPECT_EQ(judged(cloud, answer), "holds");
    const auto* hull = std::get_if<FlatHull3>(&answer);
    return hull == nullptr ? 3 : hull->dimension;
  };
  EXPECT_EQ(flat({}), -1);
  EXPECT_EQ(flat({{{1, 2, 3}}}), 0);
  EXPECT_EQ(flat({{{1, 2, 0.0}, {1, 2, -0.0}}}), 0);
  EXPECT_EQ(flat({{{1, 2, 3}, {1, 2, 4}, {1, 2, 8}}}), 1);
  EXPECT_EQ(flat({{{0, 0, 0}, {1, 1, 1}, {1, 0, 0.5}, {2, 1, 1.5}}}), 2);
  EXPECT_EQ(flat({{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, std::numeric_limits<double>::denorm_min()}}}), 3);
}

TYPED_TEST(ExactHull3Variant, WorksAtBothEndsOfTheExponentRange) {
  for (const double size : {std::numeric_limits<double>::max(), std::numeric_limits<double>::denorm_min(), 1e-310}) {
    Cloud3 cube;
    for (int k = 0; k < 8; ++k) cube.points.push_back({k & 1 ? size : -size, k & 2 ? size : -size, k & 4 ? size : 0});
    cube.points.push_back({0, 0, 0});
    cube.points.push_back({0, size, size});
    const Hull3Answer answer = TypeParam::solve(cube, Watch{});
    EXPECT_EQ(judged(cube, answer), "holds") << size;
    ASSERT_TRUE(std::holds_alternative<Hull3>(answer));
    EXPECT_EQ(std::get<Hull3>(answer).face_of.back(), 5u);
  }
}

TYPED_TEST(ExactHull3Variant, RefusesWhatIsNotFinite) {
  for (const double bad : {std::nan(""), std::numeric_limits<double>::infinity()}) {
    const Hull3Answer answer = TypeParam::solve({{{0, 0, 0}, {1, 0, 0}, {0, bad, 0}, {0, 0, 1}}}, Watch{});
    ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
    EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kNotFinite);
  }
}

TYPED_TEST(ExactHull3Variant, StopsWhenTold) {
  const Watch stop([](void*, const std::uint32_t*, std::uint32_t) { return false; }, nullptr);
  Cloud3 cloud;
  for (int k = 0; k < 8; ++k) cloud.points.push_back({double(k & 1), double(k / 2 & 1), double(k / 4)});
  const Hull3Answer answer = TypeParam::solve(cloud, stop);
  ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
  EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kStopped);
}

}  // namespace
}  // namespace assay::hull3_variants_test
