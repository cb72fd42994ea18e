// The distance variants on every collision domain, against exact judges and against each other; and what each of them does
// that the others do not.
#include <gtest/gtest.h>

#include <cmath>

#include "algorithms/gjk/distance/boolean.h"
#include "algorithms/gjk/distance/hill_climbing.h"
#include "algorithms/gjk/distance/johnson.h"
#include "algorithms/gjk/distance/nesterov.h"
#include "algorithms/gjk/distance/warm_start.h"
#include "algorithms/gjk/distance/wolfe.h"
#include "algorithms/gjk/reference/minkowski_brute.h"
#include "algorithms/gjk/reference/minkowski_merge_2d.h"
#include "algorithms/gjk/signed_volumes.h"
#include "oracles/exact/rational.h"
#include "properties/domains/gjk_far_offset.h"
#include "properties/domains/gjk_flat.h"
#include "properties/domains/gjk_lattice.h"
#include "properties/domains/gjk_lattice_nd.h"
#include "properties/domains/gjk_near_touching.h"
#include "properties/domains/gjk_random.h"
#include "properties/domains/gjk_scaled.h"
#include "properties/domains/gjk_slivers.h"
#include "properties/domains/gjk_touching.h"
#include "properties/domains/gjk_ulp_grid.h"
#include "tests/algorithms/gjk/domain_score.h"
#include "tests/algorithms/gjk/gjk_bodies.h"

namespace assay {
namespace {

constexpr std::uint64_t kFew = 600;

template <class A>
class GjkVariants : public ::testing::Test {};
using Variants = ::testing::Types<GjkBoolean, GjkHillClimbing, GjkJohnson, GjkNesterov, GjkWarmStart, GjkWolfe>;
TYPED_TEST_SUITE(GjkVariants, Variants);

TYPED_TEST(GjkVariants, AnswerGenericPairsAlways) {
  expect_honest<TypeParam, GjkRandom<2>>(0, 1000, kFew);
  expect_honest<TypeParam, GjkRandom<3>>(0, 1000, kFew);
  expect_honest<TypeParam, GjkRandomEight>(0, 1000, kFew);
}

TYPED_TEST(GjkVariants, AreHonestOnEveryDomain) {
  expect_honest<TypeParam, GjkScaled<2>>(0.01, 1000, kFew);
  expect_honest<TypeParam, GjkScaled<3>>(0.01, 1000, kFew);
  expect_honest<TypeParam, GjkLattice<2>>(0.01, 1000, kFew);
  expect_honest<TypeParam, GjkLattice<3>>(0.01, 1000, kFew);
  expect_honest<TypeParam, GjkFarOffset<2>>(0.01, 1000, kFew);
  expect_honest<TypeParam, GjkFarOffset<3>>(0.01, 1000, kFew);
  expect_honest<TypeParam, GjkFlat<2>>(0.02, 1000, kFew);
  expect_honest<TypeParam, GjkFlat<3>>(0.02, 1000, kFew);
  expect_honest<TypeParam, GjkSlivers<2>>(0.05, 1000, kFew);
  expect_honest<TypeParam, GjkSlivers<3>>(0.05, 1000, kFew);
  expect_honest<TypeParam, GjkNearTouching<2>>(0.5, 1000, kFew);
  expect_honest<TypeParam, GjkNearTouching<3>>(0.5, 1000, kFew);
  expect_honest<TypeParam, GjkTouching<2>>(0, 1000, kFew);
  expect_honest<TypeParam, GjkTouching<3>>(0, 1000, kFew);
  expect_honest<TypeParam, GjkUlpGrid<2>>(0.8, 1000, kFew);
  expect_honest<TypeParam, GjkUlpGrid<3>>(0.9, 1000, kFew);
}

TEST(GjkMinkowskiBrute, IsHonestOnEveryDomain) {
  expect_honest<GjkMinkowskiBrute, GjkRandom<2>>(0, 1000, kFew / 4);
  expect_honest<GjkMinkowskiBrute, GjkRandom<3>>(0, 1000, kFew / 4);
  expect_honest<GjkMinkowskiBrute, GjkLattice<2>>(0.1, 1000, kFew);
  expect_honest<GjkMinkowskiBrute, GjkLattice<3>>(0.1, 1000, kFew);
  expect_honest<GjkMinkowskiBrute, GjkTouching<3>>(0, 1000, kFew);
  expect_honest<GjkMinkowskiBrute, GjkFlat<3>>(0.1, 1000, kFew);
  expect_honest<GjkMinkowskiBrute, GjkSlivers<3>>(0.1, 1000, kFew);
  expect_honest<GjkMinkowskiBrute, GjkNearTouching<3>>(0.5, 1000, kFew);
}

TEST(GjkMinkowskiMerge2d, IsHonestOnEveryDomain) {
  expect_honest<GjkMinkowskiMerge2d, GjkRandom<2>>(0, 1000, kFew);
  expect_honest<GjkMinkowskiMerge2d, GjkLattice<2>>(0.1, 1000, kFew);
  expect_honest<GjkMinkowskiMerge2d, GjkTouching<2>>(0, 1000, kFew);
  expect_honest<GjkMinkowskiMerge2d, GjkFlat<2>>(0.1, 1000, kFew);
  expect_honest<GjkMinkowskiMerge2d, GjkSlivers<2>>(0.1, 1000, kFew);
  expect_honest<GjkMinkowskiMerge2d, GjkNearTouching<2>>(0.5, 1000, kFew);
  expect_honest<GjkMinkowskiMerge2d, GjkFarOffset<2>>(0.1, 1000, kFew);
  expect_honest<GjkMinkowskiMerge2d, GjkUlpGrid<2>>(0.9, 1000, kFew);
}

}  // namespace
}  // namespace assay
