// The certified collision: right where every double is, at every scale, and on what is hardest to tell.
#include "certified/gjk/certified_gjk.h"

#include <gtest/gtest.h>

#include <cfloat>
#include <cmath>
#include <limits>

#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_bracket.h"
#include "oracles/gjk/check_certificate.h"
#include "oracles/gjk/check_collision.h"
#include "properties/catalog/batteries.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay {
namespace {

using certified::Ask;
using test::boxes;
using test::points;

constexpr double kInf = std::numeric_limits<double>::infinity();

std::string judged(const ConvexPair& pair, const GjkAnswer& answer, bool hit) {
  if (const auto* overlapping = std::get_if<Overlapping>(&answer)) {
    if (!hit) return "a wrong hit";
    return holds(check_overlapping(pair, *overlapping)) ? "" : "a hit whose witness is none";
  }
  if (hit) return "a wrong miss";
  if (const auto* along = std::get_if<SeparatedAlong>(&answer))
    return holds(check_separated_along(pair, *along)) ? "" : "a direction that does not separate";
  const auto* bracketed = std::get_if<Bracketed>(&answer);
  if (bracketed == nullptr) return "no answer";
  if (!(bracketed->high > 0)) return "a miss at distance 0";
  const Verdict verdict = check_bracket(pair, *bracketed, gjk::kBracketWidth);
  if (const Violated* violated = violation(verdict))
    return std::string(violated->claim.sentence()) + ": " + violated->evidence;
  if (check_bracket_witness(pair, *bracketed).index() == 1) return "a direction that does not separate";
  return holds(verdict) ? "" : "an undecided bracket";
}

/// Both questions against the exact contact, which is solved without a witness of ours.
void expect_right(const ConvexPair& pair, const std::string& what) {
  const bool hit = certify_collision(pair, nullptr).contact != Contact::kSeparated;
  for (const Ask ask : {Ask::kWhetherTheyMeet, Ask::kDistance})
    EXPECT_EQ(judged(pair, certified_collision(pair, ask).answer, hit), "") << what;
}

ConvexPair scaled(ConvexPair pair, int k) {
  for (Points* body : {&pair.a, &pair.b})
    for (double& x : body->coordinates) x = std::ldexp(x, k);
  return pair;
}

TEST(CertifiedGjk, IsRightOnEveryDomain) {
  for (const auto& domain : catalog<GjkFamily>().domains) {
    for (std::uint64_t i = 0; i < 400; ++i) {
      Choices choices(stream_key(20, domain.versioned_name(), i));
      const ConvexPair pair = domain.draw(choices).problem;
      if (pair.a.dimension > 3) continue;
      expect_right(pair, std::string(domain.name) + " " + std::to_string(i));
      if (HasFailure()) return;
    }
  }
}

TEST(CertifiedGjk, IsRightOnRandomPairsOfEveryKindInOneToThreeDimensions) {
  test::RandomPairs random(4);
  for (int i = 0; i < 6000; ++i) {
    const int kind = i % test::RandomPairs::kKinds;
    const auto dimension = static_cast<std::uint32_t>(1 + i / 4 % 3);
    expect_right(random.draw(kind, dimension, 7), "pair " + std::to_string(i));
    if (HasFailure()) return;
  }
}

TEST(CertifiedGjk, SaysTheSameAtEveryPowerOfTwo) {
  test::RandomPairs random(5);
  for (int i = 0; i < 150; ++i) {
    const ConvexPair pair = random.draw(0, static_cast<std::uint32_t>(2 + i % 2), 6);
    const bool hit = certify_collision(pair, nullptr).contact != Contact::kSeparated;
    for (int k = -1070; k <= 1020; k += 19) {
      const ConvexPair image = scaled(pair, k);
      for (const Ask ask : {Ask::kWhetherTheyMeet, Ask::kDistance})
        ASSERT_EQ(judged(image, certified_collision(image, ask).answer, hit), "") << "pair " << i << " times 2^" << k;
    }
  }
}

TEST(CertifiedGjk, TellsTouchingFromTheLeastGapAndTheLeastOverlap) {
  for (const std::uint32_t dimension : {1U, 2U, 3U}) {
    for (const double edge : {0.0, 1.0, 0x1p-1022, 0x1p1022}) {
      for (const double to : {-kInf, edge, kInf}) {
        const double touch = std::nextafter(edge, to);
        std::vector<double> zero(dimension, 0.0), one(dimension, edge > 0 ? edge : 1), low = zero, high = one;
        one[0] = edge, low[0] = touch, high[0] = touch + edge;
        expect_right({test::box(zero, one), test::box(low, high)}, "boxes meeting at " + std::to_string(touch));
      }
    }
  }
}

TEST(CertifiedGjk, KeepsTheDistanceOfDoublesThatAreHardestToTell) {
  // Far beyond what one frame holds: huge along one axis, subnormal along the other.
  expect_right({points(2, {1.7e308, 3e-323}), points(2, {1.7e308, 2.5e-323})}, "subnormal beside huge");
  expect_right({points(2, {1.7e308, 3e-323, -1.7e308, 0}), points(2, {0, 1e-323})}, "thin and huge");
  expect_right({points(3, {1e300, 0, 0, -1e300, 0, 5e-324, 0, 1e300, 0}), points(3, {0, 1, 5e-324})}, "a sheet");
  expect_right({points(2, {0, 0}), points(2, {DBL_TRUE_MIN, DBL_TRUE_MIN})}, "the least doubles");
  expect_right({points(2, {0, 0, DBL_TRUE_MIN, 0}), points(2, {0, DBL_TRUE_MIN})}, "the least segment");
  expect_right({points(3, {-DBL_MAX, -DBL_MAX, -DBL_MAX}), points(3, {DBL_MAX, DBL_MAX, DBL_MAX})}, "beyond doubles");
  const auto far = CertifiedGjk::solve({points(1, {-DBL_MAX}), points(1, {DBL_MAX})}, Watch{});
  EXPECT_EQ(std::get<Bracketed>(far).low, DBL_MAX);
  EXPECT_EQ(std::get<Bracketed>(far).high, kInf);
  // Distance 2^-1074 / sqrt(5), between 0 and the least double.
  const ConvexPair near{points(2, {0, 0, 2 * DBL_TRUE_MIN, DBL_TRUE_MIN}), points(2, {DBL_TRUE_MIN, 0})};
  const auto least = CertifiedGjk::solve(near, Watch{});
  EXPECT_EQ(std::get<Bracketed>(least).low, 0);
  EXPECT_EQ(std::get<Bracketed>(least).high, DBL_TRUE_MIN);
  expect_right(near, "below the least double");
}

TEST(CertifiedGjk, GivesNeighbouringDoublesWhereIntegersDecide) {
  const ConvexPair pair{points(2, {0, 0, 1, 1}), points(2, {0, 0x1p-60})};
  const auto answer = certified_collision(pair, Ask::kDistance);
  ASSERT_EQ(answer.way, CollisionRun::Way::kSolvedExactly);
  const auto& bracketed = std::get<Bracketed>(answer.answer);
  EXPECT_EQ(bracketed.high, std::nextafter(bracketed.low, 1));
  EXPECT_NEAR(bracketed.low, 0x1p-60 * std::sqrt(0.5), 1e-33);
}

TEST(CertifiedGjk, DecidesMostCasesInDouble) {
  int exactly = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    Choices choices(stream_key(21, "gjk/random_8_3d@1", i));
    const auto& domains = catalog<GjkFamily>().domains;
    const auto random =
        std::find_if(domains.begin(), domains.end(), [](const auto& d) { return d.name == "gjk/random_8_3d"; });
    ASSERT_NE(random, domains.end());
    const ConvexPair pair = random->draw(choices).problem;
    for (const Ask ask : {Ask::kWhetherTheyMeet, Ask::kDistance})
      exactly += certified_collision(pair, ask).way != CollisionRun::Way::kProvedInDouble;
  }
  EXPECT_LE(exactly, 4);
}

TEST(CertifiedGjk, ServesEmptyBodiesAndRefusesTheRestInWords) {
  const Points empty{2, {}}, point = points(2, {0, 0});
  EXPECT_TRUE(std::holds_alternative<SeparatedAlong>(CertifiedGjk::solve({empty, point}, Watch{})));
  EXPECT_TRUE(std::holds_alternative<SeparatedAlong>(CertifiedGjkBoolean::solve({point, {}}, Watch{})));
  for (const double bad : {kInf, -kInf, std::nan("")}) {
    for (const std::uint32_t dimension : {1U, 2U, 3U}) {
      ConvexPair pair = boxes(dimension, 2);
      pair.b.coordinates.back() = bad;
      for (const Ask ask : {Ask::kWhetherTheyMeet, Ask::kDistance}) {
        const auto answer = certified_collision(pair, ask).answer;
        ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
        EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kNotFinite);
      }
    }
  }
  EXPECT_TRUE(std::holds_alternative<Declined>(CertifiedGjk::solve({point, points(3, {0, 0, 0})}, Watch{})));
  EXPECT_TRUE(std::holds_alternative<Declined>(CertifiedGjk::solve(boxes(4, 2), Watch{})));
}

/// A frame shrinks what is beyond 2^1020 only, and up to 2^1000 a pair is left to it.
TEST(CertifiedGjk, UpToTwoToTheThousandDoublesProveTheAnswer) {
  const auto way = [](double far) {
    return certified_collision({points(2, {far, 0}), points(2, {far / 2, 0})}, Ask::kDistance).way;
  };
  EXPECT_EQ(way(0x1p1000), CollisionRun::Way::kProvedInDouble);
  EXPECT_EQ(way(std::nextafter(0x1p1000, kInf)), CollisionRun::Way::kSolvedExactly);
}

TEST(CertifiedGjk, ObeysTheWatch) {
  int steps = 0;
  const Watch stop{[](void* context, const std::uint32_t*, std::uint32_t) { return ++*static_cast<int*>(context) < 1; },
                   &steps};
  const auto answer = CertifiedGjk::solve(boxes(3, 2), stop);
  ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
  EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kStopped);
}

}  // namespace
}  // namespace assay
