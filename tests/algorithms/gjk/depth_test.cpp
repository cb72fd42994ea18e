// Penetration depths: known ones, every domain against the exact depth, and hostile input.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "algorithms/gjk/depth/epa.h"
#include "algorithms/gjk/depth/minimum_translation_2d.h"
#include "algorithms/gjk/depth/mpr.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/published/gjk/minimum_translation_firth.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/depth/check_depth.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/gjk/random.h"
#include "properties/domains/gjk/slivers.h"
#include "tests/algorithms/gjk/gjk_bodies.h"

namespace assay::depth_test {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

template <class A>
void expect_depth(const ConvexPair& pair, double depth, bool with_facet = true) {
  for (const ConvexPair& order : {pair, ConvexPair{pair.b, pair.a}}) {
    const GjkAnswer answer = A::solve(order, Watch{});
    const auto* deep = std::get_if<Penetrating>(&answer);
    ASSERT_NE(deep, nullptr) << A::kName << " alternative " << answer.index() << " depth " << depth;
    EXPECT_NEAR(deep->depth / depth, 1, 1e-13) << A::kName;
    EXPECT_TRUE(holds(check_depth(order, *deep, gjk::kDepthGap))) << A::kName;
    if (with_facet) {
      EXPECT_EQ(deep->size, order.a.dimension) << A::kName;
    }
  }
}

template <class A>
void expect_gave_up(const ConvexPair& pair, GaveUp::Why why) {
  const GjkAnswer answer = A::solve(pair, Watch{});
  const auto* gave_up = std::get_if<GaveUp>(&answer);
  ASSERT_NE(gave_up, nullptr) << A::kName << " alternative " << answer.index();
  EXPECT_EQ(name_of(gave_up->why), name_of(why)) << A::kName;
}

template <class A>
void expect_planar_depths() {
  expect_depth<A>({rectangle(0, 0, 2, 2), rectangle(1.5, 0.25, 2, 2)}, 0.5);
  expect_depth<A>({rectangle(0, 0, 2, 2), rectangle(0, 0, 2, 2)}, 2);
  expect_depth<A>({rectangle(-8, -8, 16, 16), rectangle(1, 2, 1, 1)}, 6);
  expect_depth<A>({plane({{1, 0}, {0, 1}, {-1, 0}, {0, -1}}), plane({{0, 0}})}, std::sqrt(0.5));
  expect_depth<A>({plane({{0, 0}, {4, 0}, {0, 3}}), plane({{1, 1}, {7, 2}, {7, 9}})}, 1);
  expect_depth<A>({plane({{0, 0}, {2, 2}}), plane({{0, 2}, {2, 0}})}, std::sqrt(2.0));
  expect_depth<A>({rectangle(-1, -1, 2, 2), plane({{0, 0}})}, 1);  // no simplex of differences around the origin
}

TEST(Epa, KnowsPlanarDepths) { expect_planar_depths<Epa>(); }
TEST(MinimumTranslation2d, KnowsPlanarDepths) { expect_planar_depths<MinimumTranslation2d>(); }

TEST(Epa, KnowsDepthsInSpace) {
  expect_depth<Epa>({box(0, 0, 0, 2), box(1.75, 0.5, 0.25, 2)}, 0.25);
  expect_depth<Epa>({box(-1, -1, -1, 2), box(-2, -2, -2, 4)}, 3);  // concentric
  expect_depth<Epa>({box(0, 0, 0, 1), box(0, 0, 0, 1)}, 1);
  const Points octahedron = space({{2, 0, 0}, {-2, 0, 0}, {0, 2, 0}, {0, -2, 0}, {0, 0, 2}, {0, 0, -2}});
  expect_depth<Epa>({octahedron, space({{0, 0, 0}})}, 2 / std::sqrt(3.0));
  expect_depth<Epa>({octahedron, octahedron}, 4 / std::sqrt(3.0));
  // Two bars that only the cross of two edges separates.
  expect_depth<Epa>({space({{-4, 0, 1}, {4, 0, 1}, {-4, -1, 0}, {-4, 1, 0}, {4, -1, 0}, {4, 1, 0}}),
                     space({{0, -4, 0.875}, {0, 4, 0.875}, {-1, -4, 2}, {1, -4, 2}, {-1, 4, 2}, {1, 4, 2}})},
                    0.125);
  // Two flat bodies that cross.
  expect_depth<Epa>(
      {space({{-1, -1, 0}, {1, -1, 0}, {1, 1, 0}, {-1, 1, 0}}), space({{-3, 0, -0.25}, {3, 0, -0.25}, {0, 0, 4}})},
      0.25);
}

TEST(Epa, SaysWhatTheDistanceSearchSaysOfBodiesApart) {
  const ConvexPair pair{box(0, 0, 0, 1), box(3, 0.25, 0.25, 1)};
  const GjkAnswer answer = Epa::solve(pair, Watch{});
  ASSERT_TRUE(std::holds_alternative<Separated>(answer));
  EXPECT_TRUE(holds(check_distance(pair, std::get<Separated>(answer), gjk::kDistanceGap)));
}

template <class A>
void expect_hostile_input_is_refused() {
  expect_gave_up<A>({rectangle(0, 0, 1, 1), rectangle(1, 0, 1, 1)}, GaveUp::Why::kUncertain);
  expect_gave_up<A>({plane({{1, 2}}), plane({{1, 2}})}, GaveUp::Why::kUncertain);
  expect_gave_up<A>({plane({{0, 0}, {2, 2}}), plane({{1, 1}})}, GaveUp::Why::kUncertain);
  for (const double bad : {kNan, kInf, -kInf}) {
    for (std::size_t at = 0; at < 8; ++at) {
      ConvexPair pair{rectangle(0, 0, 1, 1), rectangle(0.5, 0, 1, 1)};
      pair.a.coordinates[at] = bad;
      expect_gave_up<A>(pair, GaveUp::Why::kNotFinite);
      std::swap(pair.a, pair.b);
      expect_gave_up<A>(pair, GaveUp::Why::kNotFinite);
    }
  }
  for (const ConvexPair& pair :
       {ConvexPair{Points{2, {}}, rectangle(0, 0, 1, 1)}, ConvexPair{Points{}, Points{}},
        ConvexPair{rectangle(0, 0, 1, 1), box(0, 0, 0, 1)}, ConvexPair{Points{1, {0}}, Points{1, {1}}}}) {
    EXPECT_TRUE(std::holds_alternative<Declined>(A::solve(pair, Watch{}))) << A::kName;
  }
}

TEST(Epa, RefusesHostileInput) {
  expect_hostile_input_is_refused<Epa>();
  expect_gave_up<Epa>({box(0, 0, 0, 1), box(1, 1, 1, 1)}, GaveUp::Why::kUncertain);
  expect_gave_up<Epa>({space({{0, 0, 0}, {2, 0, 0}, {0, 2, 0}}), space({{1, 0.5, 0}})}, GaveUp::Why::kUncertain);
}
TEST(MinimumTranslation2d, RefusesHostileInput) { expect_hostile_input_is_refused<MinimumTranslation2d>(); }

template <class A>
void expect_the_same_at_every_scale(const ConvexPair& pair) {
  const GjkAnswer at_one = A::solve(pair, Watch{});
  const Penetrating& expected = std::get<Penetrating>(at_one);
  for (const int k : {-900, -300, -1, 1, 300, 900, 1019}) {
    ConvexPair scaled = pair;
    for (Points* body : {&scaled.a, &scaled.b})
      for (double& x : body->coordinates) x = std::ldexp(x, k);
    const GjkAnswer answer = A::solve(scaled, Watch{});
    const auto* deep = std::get_if<Penetrating>(&answer);
    ASSERT_NE(deep, nullptr) << k;
    EXPECT_EQ(deep->depth, std::ldexp(expected.depth, k)) << k;
    EXPECT_EQ(deep->normal, expected.normal) << k;
    EXPECT_TRUE(holds(check_depth(scaled, *deep, gjk::kDepthGap))) << k;
  }
}

TEST(Epa, AnswersTheSameAtEveryScale) {
  expect_the_same_at_every_scale<Epa>(
      {box(0, 0, 0, 1), space({{0.9, 0.3, 0.7}, {4, 1.1, 0.2}, {3.5, 2, 2}, {5, 0.1, 0.3}})});
  expect_the_same_at_every_scale<Epa>({rectangle(0, 0, 1, 1), plane({{0.7, 0.3}, {2, 0.7}, {3, -1}})});
}
TEST(MinimumTranslation2d, AnswersTheSameAtEveryScale) {
  expect_the_same_at_every_scale<MinimumTranslation2d>({rectangle(0, 0, 1, 1), plane({{0.7, 0.3}, {2, 0.7}, {3, -1}})});
}

struct Score {
  std::uint64_t overlapping = 0, gave_up = 0, within_four_ulps = 0, no_facet = 0, violated = 0;
  std::string first_violation;
};

/// Every Penetrating answer judged by the promise, and by 4 units of 2^-52 L; give-ups counted where the bodies
/// overlap.
template <class A, class D>
Score score(std::uint64_t cases) {
  Score score;
  for (std::uint64_t key = 0; key < cases; ++key) {
    Choices choices{mix64(key + 4711)};
    const ConvexPair pair = D::draw(choices).problem;
    const GjkAnswer answer = A::solve(pair, Watch{});
    if (const auto* deep = std::get_if<Penetrating>(&answer)) {
      ++score.overlapping;
      score.no_facet += deep->size == 0;
      const Verdict verdict = check_depth(pair, *deep, gjk::kDepthGap);
      score.within_four_ulps += holds(check_depth(pair, *deep, 0x1p-50));
      if (holds(verdict)) continue;
      ++score.violated;
      if (score.first_violation.empty())
        score.first_violation = violation(verdict) ? violation(verdict)->evidence : "undecided";
    } else if (std::holds_alternative<GaveUp>(answer)) {
      const bool meets = certify_collision(pair, nullptr).contact == Contact::kOverlapping;
      score.overlapping += meets;
      score.gave_up += meets;
    } else if (const auto* separated = std::get_if<Separated>(&answer)) {
      score.violated += !holds(check_separated(pair, *separated));
    } else if (const auto* along = std::get_if<SeparatedAlong>(&answer)) {
      score.violated += !holds(check_separated_along(pair, *along));
    }
  }
  return score;
}

template <class A, class D>
void expect_proved(std::uint64_t cases, double share_given_up, double share_coarse = 0) {
  const Score got = score<A, D>(cases);
  const auto all = static_cast<double>(got.overlapping);
  std::printf("%-28s %-24s overlapping %5lu gave up %5lu within four ulps %5lu without facet %lu\n", A::kName.data(),
              D::kName.data(), got.overlapping, got.gave_up, got.within_four_ulps, got.no_facet);
  EXPECT_EQ(got.violated, 0u) << A::kName << ' ' << D::kName << ": " << got.first_violation;
  EXPECT_LE(static_cast<double>(got.gave_up), share_given_up * all) << A::kName << ' ' << D::kName;
  EXPECT_GE(static_cast<double>(got.gave_up + got.within_four_ulps), (1 - share_coarse) * all) << D::kName;
}

TEST(EpaOnDomains, ProvesTheRandomFamiliesWithinFourUlps) {
  expect_proved<Epa, GjkRandom<2>>(1000, 0);
  expect_proved<Epa, GjkRandom<3>>(600, 0);
  expect_proved<Epa, GjkRandomEight>(1500, 0);
}

TEST(EpaOnDomains, IsHonestEverywhere) {
  expect_proved<Epa, GjkLattice<2>>(1000, 1);
  expect_proved<Epa, GjkLattice<3>>(1000, 1);
  expect_proved<Epa, GjkFlat<2>>(1000, 1);
  expect_proved<Epa, GjkFlat<3>>(1000, 1);
  expect_proved<Epa, GjkFarOffset<2>>(1000, 1);
  expect_proved<Epa, GjkFarOffset<3>>(1000, 1);
  expect_proved<Epa, GjkScaled<2>>(1000, 1);
  expect_proved<Epa, GjkScaled<3>>(1000, 1);
  expect_proved<Epa, GjkSlivers<2>>(1000, 1);
  expect_proved<Epa, GjkSlivers<3>>(1000, 1);
  expect_proved<Epa, GjkNearTouching<2>>(1000, 1, 1);
  expect_proved<Epa, GjkNearTouching<3>>(1000, 1, 1);
  expect_proved<Epa, GjkTouching<2>>(1000, 1);
  expect_proved<Epa, GjkTouching<3>>(1000, 1);
  expect_proved<Epa, GjkUlpGrid<2>>(1000, 1, 1);
  expect_proved<Epa, GjkUlpGrid<3>>(1000, 1, 1);
}

TEST(MinimumTranslation2dOnDomains, IsHonestEverywhere) {
  expect_proved<MinimumTranslation2d, GjkRandom<2>>(1000, 0);
  expect_proved<MinimumTranslation2d, GjkLattice<2>>(1000, 1);
  expect_proved<MinimumTranslation2d, GjkFlat<2>>(1000, 1);
  expect_proved<MinimumTranslation2d, GjkFarOffset<2>>(1000, 1);
  expect_proved<MinimumTranslation2d, GjkScaled<2>>(1000, 1);
  expect_proved<MinimumTranslation2d, GjkSlivers<2>>(1000, 1);
  expect_proved<MinimumTranslation2d, GjkNearTouching<2>>(1000, 1, 1);
  expect_proved<MinimumTranslation2d, GjkUlpGrid<2>>(1000, 1, 1);
}

TEST(Mpr, FindsContactAndADepthThatIsNoLessThanTheExactOne) {
  int hits = 0, misses = 0, exact_ones = 0;
  for (std::uint64_t key = 0; key < 1500; ++key) {
    Choices choices{mix64(key)};
    const ConvexPair pair = GjkRandomEight::draw(choices).problem;
    const GjkAnswer answer = Mpr::solve(pair, Watch{});
    const Contact contact = certify_collision(pair, nullptr).contact;
    if (const auto* deep = std::get_if<Penetrating>(&answer)) {
      ++hits;
      EXPECT_EQ(contact, Contact::kOverlapping);
      const Rational depth = exact(deep->depth) * (1 + exact(0x1p-40));
      EXPECT_GE(depth * depth, exact_depth(pair)->squared);
      exact_ones += holds(check_depth(pair, *deep, gjk::kDepthGap));
    } else if (const auto* along = std::get_if<SeparatedAlong>(&answer)) {
      ++misses;
      EXPECT_TRUE(holds(check_separated_along(pair, *along)));
    } else {
      ADD_FAILURE() << "alternative " << answer.index();
    }
  }
  EXPECT_GT(hits, 300);
  EXPECT_GT(misses, 300);
  EXPECT_GT(exact_ones, hits / 10);
  EXPECT_LT(exact_ones, hits) << "the last portal need not be the nearest face";
}

/// No hit of bodies that are apart, no miss of bodies that meet; a number of pairs get an answer.
template <class Domain>
void expect_right_verdicts(int least_answers) {
  int answers = 0;
  for (std::uint64_t key = 0; key < 1000; ++key) {
    Choices choices{mix64(key)};
    const ConvexPair pair = Domain::draw(choices).problem;
    const GjkAnswer answer = Mpr::solve(pair, Watch{});
    const bool hit = std::holds_alternative<Penetrating>(answer), miss = std::holds_alternative<SeparatedAlong>(answer);
    if (!hit && !miss) continue;
    ++answers;
    EXPECT_EQ(certify_collision(pair, nullptr).contact, hit ? Contact::kOverlapping : Contact::kSeparated);
  }
  EXPECT_GE(answers, least_answers);
}

TEST(MprOnDomains, ProvesItsVerdicts) {
  expect_right_verdicts<GjkRandom<3>>(1000);
  expect_right_verdicts<GjkScaled<3>>(1000);
  expect_right_verdicts<GjkSlivers<3>>(900);
  expect_right_verdicts<GjkNearTouching<3>>(900);
  expect_right_verdicts<GjkLattice<3>>(700);
  expect_right_verdicts<GjkFarOffset<3>>(500);
  expect_right_verdicts<GjkUlpGrid<3>>(50);
  expect_right_verdicts<GjkTouching<3>>(0);
}

TEST(MinimumTranslationFirth, FindsDepthsAndMissesATouch) {
  expect_depth<MinimumTranslationFirth>({rectangle(0, 0, 2, 2), rectangle(1.5, 0.25, 2, 2)}, 0.5, false);
  const auto solve = [](const ConvexPair& pair) { return MinimumTranslationFirth::solve(pair, Watch{}); };
  const GjkAnswer apart = solve({rectangle(0, 0, 1, 1), rectangle(4, 5, 1, 1)});
  ASSERT_TRUE(std::holds_alternative<BareDistance>(apart));
  EXPECT_DOUBLE_EQ(std::get<BareDistance>(apart).distance, 5);
  // A distance of 0 is neither penetrating nor positive: what is printed then is the greatest double.
  const GjkAnswer touching = solve({rectangle(0, 0, 1, 1), rectangle(1, 0, 1, 1)});
  ASSERT_TRUE(std::holds_alternative<BareDistance>(touching));
  EXPECT_EQ(std::get<BareDistance>(touching).distance, std::numeric_limits<double>::max());
  EXPECT_TRUE(std::holds_alternative<Declined>(solve({plane({{0, 0}, {0, 1}, {1, 0}}), rectangle(0, 0, 1, 1)})));
}

}  // namespace
}  // namespace assay::depth_test
