// The article's programme on our tableau: every answer is held against exact arithmetic on the corners.
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "algorithms/lp/collision/collide.h"
#include "algorithms/lp/collision/estimate.h"
#include "algorithms/lp/collision/exact_sum.h"
#include "algorithms/lp/collision/proofs.h"
#include "algorithms/lp/tableau_simplex.h"
#include "oracles/exact/dyadic.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/gjk/random.h"

namespace assay::collision_programme_test {
namespace {

using lp::CollisionPlan;
using Form = CollisionPlan::Form;

Points picked(const Points& body, const std::vector<std::uint32_t>& corners) {
  Points part{body.dimension, {}};
  for (const std::uint32_t k : corners) {
    part.coordinates.insert(part.coordinates.end(), body[k].begin(), body[k].end());
  }
  return part;
}

bool is_true(const ConvexPair& pair, const lp::Apart& apart) {
  if (apart.direction.empty()) return pair.a.empty() || pair.b.empty();
  std::optional<Rational> least, greatest;
  for (std::uint32_t k = 0; k < pair.a.size(); ++k) {
    const Rational value = exact_dot(apart.direction, pair.a[k]);
    if (!least || value < *least) least = value;
  }
  for (std::uint32_t k = 0; k < pair.b.size(); ++k) {
    const Rational value = exact_dot(apart.direction, pair.b[k]);
    if (!greatest || value > *greatest) greatest = value;
  }
  return *least > *greatest;
}

bool is_true(const ConvexPair& pair, const lp::Meeting& meeting) {
  const ConvexPair part{picked(pair.a, meeting.on_a), picked(pair.b, meeting.on_b)};
  return !part.a.empty() && !part.b.empty() && certify_collision(part, nullptr).contact != Contact::kSeparated;
}

struct Tally {
  std::uint64_t apart = 0, meeting = 0, gave_up = 0;
};

template <class Simplex, class D>
Tally expect_true(std::uint64_t cases, CollisionPlan plan) {
  Tally tally;
  for (std::uint64_t key = 0; key < cases; ++key) {
    Choices choices{mix64(key + 53)};
    const ConvexPair pair = D::draw(choices).problem;
    const auto answer = lp::collide<Simplex>(pair, plan);
    if (const auto* apart = std::get_if<lp::Apart>(&answer)) {
      EXPECT_TRUE(is_true(pair, *apart)) << D::kName << ", stream " << key;
      ++tally.apart;
    } else if (const auto* meeting = std::get_if<lp::Meeting>(&answer)) {
      EXPECT_TRUE(is_true(pair, *meeting)) << D::kName << ", stream " << key;
      ++tally.meeting;
    } else {
      EXPECT_TRUE(std::holds_alternative<GaveUp>(answer)) << D::kName << ", stream " << key;
      ++tally.gave_up;
    }
  }
  return tally;
}

template <class Simplex>
class CollisionProgramme : public testing::Test {};
using Simplexes = testing::Types<TableauBland, TableauDantzig>;
TYPED_TEST_SUITE(CollisionProgramme, Simplexes);

TYPED_TEST(CollisionProgramme, ProvesWhatItAnswersInEveryDimensionAndForm) {
  for (const Form form : {Form::kFeasibility, Form::kSlack}) {
    for (const bool boxes_first : {true, false}) {
      const CollisionPlan plan{form, boxes_first};
      const Tally lattice = expect_true<TypeParam, GjkLatticeNd>(150, plan);
      EXPECT_GT(lattice.apart, 10u);
      EXPECT_GT(lattice.meeting, 10u);
      expect_true<TypeParam, GjkLattice<2>>(150, plan);
      expect_true<TypeParam, GjkFlat<3>>(150, plan);
      expect_true<TypeParam, GjkNearTouching<3>>(150, plan);
      expect_true<TypeParam, GjkScaled<2>>(150, plan);
      expect_true<TypeParam, GjkTouching<2>>(150, plan);
    }
  }
}

TYPED_TEST(CollisionProgramme, AnswersOrdinaryPairsWithoutException) {
  for (const Form form : {Form::kFeasibility, Form::kSlack}) {
    const Tally tally = expect_true<TypeParam, GjkRandom<3>>(200, {form, false});
    EXPECT_EQ(tally.gave_up, 0u);
    EXPECT_GT(tally.apart, 20u);
    EXPECT_GT(tally.meeting, 20u);
  }
}

TEST(CollisionProgramme, KnowsEmptySetsPointsAndFlatBodies) {
  const Points nothing{2, {}}, origin{2, {0, 0}}, one{2, {1, 0}}, segment{2, {-1, 0, 1, 0}}, across{2, {0, -1, 0, 1}},
      triangle{2, {0, 0, 4, 0, 0, 4}};
  const auto collide = [](const Points& a, const Points& b) { return lp::collide<TableauBland>({a, b}); };
  EXPECT_TRUE(std::holds_alternative<lp::Apart>(collide(nothing, origin)));
  EXPECT_TRUE(std::holds_alternative<lp::Apart>(collide(nothing, nothing)));
  EXPECT_TRUE(std::holds_alternative<lp::Meeting>(collide(origin, origin)));
  EXPECT_TRUE(std::holds_alternative<lp::Apart>(collide(origin, one)));
  EXPECT_TRUE(std::holds_alternative<lp::Meeting>(collide(segment, across))) << "segments that cross";
  EXPECT_TRUE(std::holds_alternative<lp::Meeting>(collide(one, segment))) << "an end of a segment";
  EXPECT_TRUE(std::holds_alternative<lp::Meeting>(collide(one, triangle))) << "a point on an edge";
  EXPECT_TRUE(std::holds_alternative<lp::Meeting>(collide({2, {1, 1}}, triangle)));
  EXPECT_TRUE(std::holds_alternative<Declined>(collide(origin, {3, {0, 0, 0}})));
  EXPECT_TRUE(std::holds_alternative<Declined>(collide(origin, {2, {0}}))) << "numbers that are no whole point";
  EXPECT_TRUE(std::holds_alternative<Declined>(collide({2, {0}}, origin)));
  const auto answer = collide(origin, {2, {0, std::nan("")}});
  ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
  EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kNotFinite);
  EXPECT_TRUE(std::holds_alternative<GaveUp>(collide({2, {0, std::nan("")}}, nothing)));
}

TEST(CollisionProgramme, IsIndifferentToTheUnitAndSurvivesTheEndsOfTheRange) {
  for (const double unit : {0x1p-1000, 1e-100, 1.0, 1e100, 0x1p1000}) {
    const Points a{1, {0, unit}}, b{1, {3 * unit, 4 * unit}}, c{1, {unit / 2, 2 * unit}};
    for (const Form form : {Form::kFeasibility, Form::kSlack}) {
      EXPECT_TRUE(std::holds_alternative<lp::Apart>(lp::collide<TableauDantzig>({a, b}, {form, false}))) << unit;
      EXPECT_TRUE(std::holds_alternative<lp::Meeting>(lp::collide<TableauDantzig>({a, c}, {form, false}))) << unit;
    }
  }
  for (const double extreme : {1.7e308, 5e-324}) {
    const ConvexPair pair{{1, {-extreme, extreme}}, {1, {0, extreme}}};
    const auto answer = lp::collide<TableauBland>(pair, {});
    EXPECT_FALSE(std::holds_alternative<lp::Apart>(answer)) << extreme;
  }
}

TEST(IsSubset, AgreesWithTheExactAnswerCornerByCorner) {
  std::array<std::uint64_t, 3> seen{};
  for (std::uint64_t key = 0; key < 400; ++key) {
    Choices choices{mix64(key + 59)};
    ConvexPair pair = GjkLattice<2>::draw(choices).problem;
    for (double& x : pair.a.coordinates) x /= key % 2 == 0 ? 4 : 1;
    bool is_inside = true;
    for (std::uint32_t k = 0; k < pair.a.size(); ++k) {
      is_inside &= certify_collision({picked(pair.a, {k}), pair.b}, nullptr).contact != Contact::kSeparated;
    }
    const auto answer = lp::is_subset<TableauBland>(pair);
    if (const auto* inside = std::get_if<lp::Inside>(&answer)) {
      ASSERT_TRUE(is_inside) << "stream " << key;
      ASSERT_EQ(inside->corners.size(), pair.a.size());
      for (const auto& corner : inside->corners) ASSERT_TRUE(is_true(pair, corner));
      ++seen[0];
    } else if (const auto* outside = std::get_if<lp::Outside>(&answer)) {
      ASSERT_FALSE(is_inside) << "stream " << key;
      ASSERT_TRUE(is_true({picked(pair.a, {outside->corner}), pair.b}, outside->proof));
      ++seen[1];
    } else {
      ++seen[2];
    }
  }
  EXPECT_GT(seen[0], 20u);
  EXPECT_GT(seen[1], 100u);
  EXPECT_LT(seen[2], 20u);
}

TEST(IsSubset, HasTheEmptySetInsideEverything) {
  const Points nothing{2, {}}, origin{2, {0, 0}};
  EXPECT_TRUE(std::holds_alternative<lp::Inside>(lp::is_subset<TableauBland>({nothing, origin})));
  EXPECT_TRUE(std::holds_alternative<lp::Inside>(lp::is_subset<TableauBland>({nothing, nothing})));
  EXPECT_TRUE(std::holds_alternative<lp::Outside>(lp::is_subset<TableauBland>({origin, nothing})));
}

Rational exact_norm(const std::vector<Rational>& v, lp::Norm norm) {
  Rational sum = 0, greatest = 0;
  for (const Rational& x : v) {
    const Rational size = abs(x);
    sum += size;
    if (size > greatest) greatest = size;
  }
  return norm == lp::Norm::kSum ? sum : greatest;
}

std::vector<Rational> exact_point(const Points& body, const std::vector<double>& weights) {
  std::vector<Rational> point(body.dimension, Rational(0));
  Rational sum = 0;
  for (const double weight : weights) sum += exact(weight);
  for (std::uint32_t k = 0; k < body.size(); ++k) {
    for (std::uint32_t i = 0; i < body.dimension; ++i) point[i] += exact(weights[k]) * exact(body[k][i]) / sum;
  }
  return point;
}

template <class D>
void expect_bounds_of_distance(std::uint64_t cases) {
  std::uint64_t answered = 0;
  for (std::uint64_t key = 0; key < cases; ++key) {
    Choices choices{mix64(key + 61)};
    const ConvexPair pair = D::draw(choices).problem;
    for (const lp::Norm norm : {lp::Norm::kSum, lp::Norm::kGreatest}) {
      const auto answer = lp::distance<TableauBland>(pair, norm);
      const auto* found = std::get_if<lp::NormDistance>(&answer);
      if (found == nullptr) continue;
      ++answered;
      const auto truth = certify_lp(lp::distance_lp(pair, norm), {20000, 1000});
      ASSERT_TRUE(truth);
      ASSERT_LE(exact(found->least), truth->objective) << D::kName << ", stream " << key;
      ASSERT_GE(exact(found->most), truth->objective) << D::kName << ", stream " << key;
      auto v = exact_point(pair.a, found->weight_a);
      const auto q = exact_point(pair.b, found->weight_b);
      for (std::size_t i = 0; i < v.size(); ++i) v[i] -= q[i];
      ASSERT_LE(exact_norm(v, norm), exact(found->most)) << D::kName << ", stream " << key;
    }
  }
  EXPECT_GE(answered, 2 * cases * 9 / 10) << D::kName;
}

TEST(NormDistance, EnclosesTheExactDistance) {
  expect_bounds_of_distance<GjkLattice<2>>(80);
  expect_bounds_of_distance<GjkLattice<3>>(40);
  expect_bounds_of_distance<GjkRandom<2>>(40);
  expect_bounds_of_distance<GjkFlat<3>>(40);
}

TEST(NormDistance, KnowsTheSquareAndTheDiamond) {
  const ConvexPair pair{{2, {3, 4}}, {2, {0, 0}}};
  const auto sum = lp::distance<TableauBland>(pair, lp::Norm::kSum);
  const auto greatest = lp::distance<TableauBland>(pair, lp::Norm::kGreatest);
  EXPECT_NEAR(std::get<lp::NormDistance>(sum).most, 7, 1e-12);
  EXPECT_NEAR(std::get<lp::NormDistance>(greatest).least, 4, 1e-12);
  EXPECT_TRUE(std::holds_alternative<Declined>(lp::distance<TableauBland>({pair.a, {2, {}}}, lp::Norm::kSum)));
}

TEST(DistanceBoundByEstimate, IsAnUpperBoundOfTheDistance) {
  std::uint64_t used = 0;
  for (std::uint64_t key = 0; key < 300; ++key) {
    Choices choices{mix64(key + 67)};
    const ConvexPair pair = GjkLattice<2>::draw(choices).problem;
    const auto estimate = certify_lp(lp::collision_lp(pair)), truth = certify_lp(lp::distance_lp(pair, lp::Norm::kSum));
    ASSERT_TRUE(estimate && truth);
    // Rounded up: the bound grows with the minimum.
    const double minimum = std::nextafter((estimate->objective + 2).convert_to<double>(), 3);
    const auto bound = lp::distance_bound_by_estimate(pair, minimum);
    if (!bound) continue;
    ++used;
    ASSERT_LE(truth->objective, exact(*bound)) << "stream " << key;
  }
  EXPECT_GT(used, 100u);
  EXPECT_FALSE(lp::distance_bound_by_estimate({{1, {2}}, {1, {0}}}, 1));
}

TEST(ExactSum, SeesWhatRoundingLoses) {
  lp::ExactSum sum;
  sum.add(0x1p100, 1);
  sum.add(1, 0x1p-100);
  sum.add(-0x1p100, 1);
  EXPECT_EQ(sum.sign(), 1);
  sum.add(-0x1p-50, 0x1p-50);
  EXPECT_EQ(sum.sign(), 0);
  sum.add(0x1p-600, 0x1p-600);
  EXPECT_EQ(sum.sign(), std::nullopt);
  std::uint64_t state = 7;
  for (int round = 0; round < 2000; ++round) {
    lp::ExactSum drawn;
    Rational truth = 0;
    Choices choices{mix64(state++)};
    const int terms = static_cast<int>(choices.between(0, 9));
    for (int k = 0; k < terms; ++k) {
      const double a =
          std::ldexp(static_cast<double>(choices.around_zero(1 << 20)), static_cast<int>(choices.between(-60, 60)));
      const double b =
          std::ldexp(static_cast<double>(choices.around_zero(1 << 20)), static_cast<int>(choices.between(-60, 60)));
      drawn.add(a, b);
      truth += exact(a) * exact(b);
      if (k % 3 == 2) {
        drawn.add(-a, b);
        truth -= exact(a) * exact(b);
      }
    }
    ASSERT_EQ(drawn.sign(), sign(truth)) << "round " << round;
  }
}

}  // namespace
}  // namespace assay::collision_programme_test
