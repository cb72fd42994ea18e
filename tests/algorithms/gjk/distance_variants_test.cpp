// The distance variants on every collision domain, against exact judges and against each other; and what each of them
// does that the others do not.
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
#include "algorithms/gjk/simplex/johnson.h"
#include "algorithms/gjk/simplex/wolfe.h"
#include "oracles/exact/rational.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/gjk/random.h"
#include "properties/domains/gjk/slivers.h"
#include "tests/algorithms/gjk/domain_score.h"
#include "tests/algorithms/gjk/gjk_bodies.h"

namespace assay::distance_variants_test {
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

TEST(GjkWolfe, ProvesDistancesAboveSpace) {
  std::uint64_t served = 0, measured = 0, gave_up = 0;
  for (std::uint64_t key = 0; key < 1500; ++key) {
    Choices choices{mix64(key)};
    const ConvexPair pair = GjkLatticeNd::draw(choices).problem;
    const GjkAnswer answer = GjkWolfe::solve(pair, Watch{});
    EXPECT_EQ(std::holds_alternative<Declined>(answer), pair.a.dimension > 6);
    if (pair.a.dimension > 6) continue;
    ++served;
    gave_up += std::holds_alternative<GaveUp>(answer);
    const Contact contact = certify_collision(pair, nullptr).contact;
    if (const auto* verdict = std::get_if<BareVerdict>(&answer)) {
      EXPECT_EQ(contact, verdict->colliding ? Contact::kOverlapping : Contact::kSeparated) << key;
    } else if (const auto* bare = std::get_if<BareDistance>(&answer)) {
      ++measured;
      EXPECT_EQ(contact, Contact::kSeparated) << key;
      // Lattice bodies of size 8: L is at least 1.
      const Rational off = exact(bare->distance) * exact(bare->distance) - exact_distance(pair).squared;
      EXPECT_LE(abs(off), 2 * exact(gjk::kDistanceGap)) << key;
    } else if (contact == Contact::kTouching) {
      --served;
    }
  }
  EXPECT_GT(measured, served / 2);
  EXPECT_LT(gave_up, served / 10);
}

TEST(GjkWolfe, MeetsInSixDimensions) {
  Points cross{6, {}}, shifted{6, {}};
  for (std::size_t k = 0; k < 6; ++k)
    for (const double sign : {1.0, -1.0})
      for (Points* body : {&cross, &shifted})
        for (std::size_t l = 0; l < 6; ++l)
          body->coordinates.push_back((l == k ? 4 * sign : 0) +
                                      (body == &shifted ? 0.0625 * static_cast<double>(l) : 0));
  const GjkAnswer meets = GjkWolfe::solve({cross, shifted}, Watch{});
  ASSERT_TRUE(std::holds_alternative<BareVerdict>(meets)) << meets.index();
  EXPECT_TRUE(std::get<BareVerdict>(meets).colliding);
  for (std::size_t i = 0; i < shifted.coordinates.size(); i += 6) shifted.coordinates[i] += 20;
  const GjkAnswer apart = GjkWolfe::solve({cross, shifted}, Watch{});
  ASSERT_TRUE(std::holds_alternative<BareDistance>(apart)) << apart.index();
  EXPECT_NEAR(std::get<BareDistance>(apart).distance, 12.0, 0.1);
}

TEST(GjkBoolean, AsksFewerSupportsThanTheDistance) {
  const auto count = [](void* context, const std::uint32_t*, std::uint32_t) {
    ++*static_cast<std::uint64_t*>(context);
    return true;
  };
  std::uint64_t boolean = 0, distance = 0;
  for (std::uint64_t key = 0; key < 500; ++key) {
    Choices choices{mix64(key)};
    const ConvexPair pair = GjkRandom<3>::draw(choices).problem;
    GjkBoolean::solve(pair, Watch{count, &boolean});
    GjkSignedVolumes::solve(pair, Watch{count, &distance});
  }
  EXPECT_LT(boolean, distance * 3 / 4);
}

/// The cap is an outcome of its own: nothing is answered that was not proved.
struct OneIteration : gjk::BySignedVolumes {
  static constexpr std::uint32_t kSteps = 1;
};

TEST(DistanceSearch, GivesUpAtItsCap) {
  std::uint64_t capped = 0;
  for (std::uint64_t key = 0; key < 300; ++key) {
    Choices choices{mix64(key)};
    const ConvexPair pair = GjkRandom<3>::draw(choices).problem;
    const GjkAnswer answer = gjk::solve_distance<OneIteration>(pair, Watch{});
    EXPECT_EQ(violation_of(pair, answer), "");
    const auto* gave_up = std::get_if<GaveUp>(&answer);
    capped += gave_up != nullptr && gave_up->why == GaveUp::Why::kStepLimit;
  }
  EXPECT_GT(capped, 100u);
}

gjk::Simplex<3> simplex_of(std::initializer_list<gjk::Vec<3>> vertices) {
  gjk::Simplex<3> simplex;
  for (const gjk::Vec<3>& w : vertices) simplex.push({w, simplex.size, simplex.size});
  return simplex;
}

TEST(JohnsonSimplex, KnowsEveryKindOfFace) {
  const auto nearest = [](const gjk::Simplex<3>& simplex) { return gjk::JohnsonSimplex<3>(simplex).nearest(); };
  EXPECT_EQ(nearest(simplex_of({{1, 2, 2}})).size, 1u);
  EXPECT_EQ(nearest(simplex_of({{1, -1, 0}, {1, 3, 0}})).v, (gjk::Vec<3>{1, 0, 0}));
  EXPECT_EQ(nearest(simplex_of({{1, 1, 0}, {1, 3, 0}})).size, 1u);
  const auto face = nearest(simplex_of({{1, -1, -1}, {1, 2, -1}, {1, -1, 2}, {3, 0, 0}}));
  EXPECT_EQ(face.size, 3u);
  EXPECT_EQ(face.v, (gjk::Vec<3>{1, 0, 0}));
  EXPECT_TRUE(nearest(simplex_of({{1, -1, -1}, {1, 2, -1}, {1, -1, 2}, {-3, 0, 0}})).inside);
  // Three vertices on a line, where cofactors vanish: the backup procedure finds the point.
  const auto flat = nearest(simplex_of({{1, -2, 0}, {1, 0, 0}, {1, 2, 0}}));
  EXPECT_EQ(flat.v, (gjk::Vec<3>{1, 0, 0}));
}

/// A minor cycle may end on a face of the simplex that is not the nearest one; vertices that left come back later.
TEST(NearestByWolfe, ComesNearerAndSeldomLessNearThanJohnson) {
  int compared = 0, farther = 0;
  for (std::uint64_t key = 0; key < 2000; ++key) {
    Choices choices{mix64(key)};
    const auto draw = [&] {
      gjk::Vec<3> w;
      for (double& entry : w) entry = static_cast<double>(choices.around_zero(9));
      return w;
    };
    const gjk::Simplex<3> first = simplex_of({draw()});
    gjk::Simplex<3> grown = first;
    gjk::Nearest<3> nearest = gjk::nearest_on_vertex(first, 0);
    for (int joined = 0; joined < 4; ++joined) {
      const gjk::Vec<3> w = draw();
      if (!(gjk::dot(nearest.v, w) < gjk::dot(nearest.v, nearest.v) - 1e-9)) continue;
      grown.push({w, 9, 9});
      const auto johnson = gjk::JohnsonSimplex<3>(grown).nearest();
      const auto wolfe = gjk::nearest_by_wolfe(grown, nearest);
      const double least = johnson.inside ? 0 : std::sqrt(gjk::dot(johnson.v, johnson.v));
      const double reached = wolfe.inside ? 0 : std::sqrt(gjk::dot(wolfe.v, wolfe.v));
      EXPECT_LT(reached, std::sqrt(gjk::dot(nearest.v, nearest.v))) << key;
      EXPECT_GE(reached, least - 1e-9) << key;
      farther += reached > least + 1e-9;
      if (johnson.inside || wolfe.inside) break;
      ++compared;
      gjk::Simplex<3> kept;
      for (std::uint32_t i = 0; i < wolfe.size; ++i) kept.push(grown.vertex[wolfe.keep[i]]);
      grown = kept;
      nearest = wolfe;
    }
  }
  EXPECT_GT(compared, 2000);
  EXPECT_LT(farther, 20);
}

}  // namespace
}  // namespace assay::distance_variants_test
