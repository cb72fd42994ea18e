// The exact finish, its certificates, and the kill list of their checks.
#include <gtest/gtest.h>

#include <map>

#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_certificate.h"
#include "oracles/gjk/exact_phase_one.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay::exact_finish_test {
namespace {

using namespace certificate_claims;
using test::boxes;
using test::claim_of;
using test::points;

Contact contact_of(const ConvexPair& pair) {
  const CollisionCertificate certificate = certify_collision(pair, nullptr);
  EXPECT_TRUE(certificate.verified);
  EXPECT_FALSE(certificate.by_filter);
  EXPECT_TRUE(holds(check_certificate(pair, certificate)));
  return certificate.contact;
}

TEST(ExactFinish, KnowsTheThreeContactsInEveryDimension) {
  const double next = std::nextafter(1.0, 2.0), before = std::nextafter(1.0, 0.0);
  for (std::uint32_t n = 1; n <= 6; ++n) {
    EXPECT_EQ(contact_of(boxes(n, 2)), Contact::kSeparated) << n;
    EXPECT_EQ(contact_of(boxes(n, next)), Contact::kSeparated) << n;
    EXPECT_EQ(contact_of(boxes(n, 1)), Contact::kTouching) << n;
    EXPECT_EQ(contact_of(boxes(n, before)), Contact::kOverlapping) << n;
    EXPECT_EQ(contact_of(boxes(n, 0)), Contact::kOverlapping) << n;
  }
}

TEST(ExactFinish, FlatPairsTouchHoweverMuchTheyShare) {
  const Points square = points(3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0});
  EXPECT_EQ(contact_of({square, square}), Contact::kTouching);
  EXPECT_EQ(contact_of({points(2, {0, 0, 2, 2}), points(2, {1, 1, 3, 3})}), Contact::kTouching) << "collinear segments";
  EXPECT_EQ(contact_of({points(2, {0, 0}), points(2, {0, 0})}), Contact::kTouching) << "equal points";
  EXPECT_EQ(contact_of({points(1, {0}), points(1, {0})}), Contact::kTouching);
}

TEST(ExactFinish, FlatBodiesThatTogetherSpanTheSpaceCanOverlap) {
  EXPECT_EQ(contact_of({points(2, {-1, 0, 1, 0}), points(2, {0, -1, 0, 1})}), Contact::kOverlapping)
      << "crossing segments";
  EXPECT_EQ(contact_of({points(2, {-1, 0, 1, 0}), points(2, {0, 0, 0, 1})}), Contact::kTouching) << "a T";
  EXPECT_EQ(contact_of({points(3, {0, 0, -1, 0, 0, 1}), points(3, {-1, -1, 0, 2, -1, 0, -1, 2, 0})}),
            Contact::kOverlapping)
      << "a needle through a triangle";
  EXPECT_EQ(contact_of({points(2, {0, 0}), points(2, {-1, -1, 2, -1, -1, 2})}), Contact::kOverlapping)
      << "a point inside";
  EXPECT_EQ(contact_of({points(2, {0, -1}), points(2, {-1, -1, 2, -1, -1, 2})}), Contact::kTouching)
      << "a point on the edge";
}

TEST(ExactFinish, EmptyBodiesAreSeparatedWithoutANormal) {
  EXPECT_EQ(contact_of({}), Contact::kSeparated);
  EXPECT_EQ(contact_of({points(2, {0, 0}), {}}), Contact::kSeparated);
  EXPECT_TRUE(certify_collision({{}, points(2, {0, 0})}, nullptr).normal.empty());
}

TEST(ExactFinish, ExtremeExponentsAreOrdinaryNumbers) {
  EXPECT_EQ(contact_of({points(1, {0}), points(1, {5e-324})}), Contact::kSeparated);
  EXPECT_EQ(contact_of({points(2, {-1e308, -1e308, 1e308, 5e-324}), points(2, {0, 1e308, 5e-324, -1e308})}),
            Contact::kOverlapping);
  EXPECT_EQ(contact_of({points(1, {-1.7e308, 1.7e308}), points(1, {1.7e308})}), Contact::kTouching);
}

TEST(ExactFinish, AWitnessThatTierZeroAcceptsIsTheCertificate) {
  GjkAnswer along = SeparatedAlong{{-1, 0, 0}};
  CollisionCertificate certificate = certify_collision(boxes(3, 2), &along);
  EXPECT_EQ(certificate.contact, Contact::kSeparated);
  EXPECT_TRUE(certificate.by_filter);
  EXPECT_EQ(claim_of(check_certificate(boxes(3, 2), certificate)), "undecided");
  certificate = certify_collision(boxes(3, 1), &along);
  EXPECT_EQ(certificate.contact, Contact::kTouching);
  EXPECT_FALSE(certificate.by_filter);
  GjkAnswer shared = Overlapping{1, {1}, {0}};
  EXPECT_EQ(certify_collision(boxes(3, 1), &shared).contact, Contact::kTouching)
      << "a common vertex is no common interior";
  GjkAnswer wrong = BareVerdict{true};
  EXPECT_EQ(certify_collision(boxes(3, 2), &wrong).contact, Contact::kSeparated);
  GjkAnswer inside = Overlapping{2, {0, 1}, {0, 0}};
  EXPECT_TRUE(certify_collision({points(1, {0, 2}), points(1, {1})}, &inside).by_filter);
}

TEST(ExactFinish, AgreesWithTheExactDistanceOnRandomPairs) {
  test::RandomPairs pairs(23);
  std::map<Contact, int> seen;
  for (int i = 0; i < 3000; ++i) {
    const int kind = i % test::RandomPairs::kKinds;
    const auto n = static_cast<std::uint32_t>(1 + pairs.below(4));
    const ConvexPair pair = pairs.draw(kind, n, kind == 3 ? 4 : 7);
    const Contact contact = contact_of(pair);
    const ExactDistance distance = exact_distance(pair);
    ASSERT_TRUE(distance.verified) << i;
    ASSERT_EQ(distance.squared == 0, contact != Contact::kSeparated) << i;
    ASSERT_EQ(contact_of({pair.b, pair.a}), contact) << i;
    ++seen[contact];
  }
  EXPECT_GT(seen[Contact::kSeparated], 750);
  EXPECT_GT(seen[Contact::kTouching], 50);
  EXPECT_GT(seen[Contact::kOverlapping], 500);
}

TEST(ExactDistance, KnownDistancesAreExact) {
  EXPECT_EQ(exact_distance(boxes(3, 3)).squared, 4);
  EXPECT_EQ(exact_distance(boxes(3, 1)).squared, 0);
  EXPECT_EQ(exact_distance({points(2, {0, 0}), points(2, {3, 4})}).squared, 25);
  EXPECT_EQ(exact_distance({points(2, {0, 0}), points(2, {1, 0, 0, 2})}).squared, Rational(4, 5));
  EXPECT_EQ(exact_distance({points(3, {1, 1, 1}), points(3, {0, 0, 0, 3, 0, 0, 0, 3, 0})}).squared, 1);
  EXPECT_EQ(exact_distance({points(1, {5e-324}), points(1, {0})}).squared, exact(5e-324) * exact(5e-324));
}

// ---- the kill list of the certificate checks ----

CollisionCertificate certificate_of(const ConvexPair& pair) { return certify_collision(pair, nullptr); }

TEST(CheckCertificate, RefusesASpoiltSeparationByName) {
  const ConvexPair pair = boxes(2, 2);
  auto spoilt = certificate_of(pair);
  spoilt.normal.pop_back();
  EXPECT_EQ(claim_of(check_certificate(pair, spoilt)), kShape);
  spoilt = certificate_of(pair);
  for (auto& entry : spoilt.normal) entry = -entry;
  EXPECT_EQ(claim_of(check_certificate(pair, spoilt)), kSeparatesStrictly);
  spoilt.normal.assign(2, Rational(0));
  EXPECT_EQ(claim_of(check_certificate(pair, spoilt)), kSeparatesStrictly);
  EXPECT_EQ(claim_of(check_certificate(boxes(2, 1), certificate_of(pair))), kSeparatesStrictly);
}

TEST(CheckCertificate, RefusesASpoiltTouchByName) {
  const ConvexPair pair = boxes(2, 1);
  auto spoilt = certificate_of(pair);
  ASSERT_EQ(spoilt.contact, Contact::kTouching);
  spoilt.normal.assign(2, Rational(0));
  EXPECT_EQ(claim_of(check_certificate(pair, spoilt)), kNormalNotZero);
  spoilt.normal = {Rational(0), Rational(1)};
  EXPECT_EQ(claim_of(check_certificate(pair, spoilt)), kSeparatesWeakly);
  spoilt = certificate_of(pair);
  spoilt.weights_a.pop_back();
  EXPECT_EQ(claim_of(check_certificate(pair, spoilt)), kShape);
  EXPECT_EQ(claim_of(check_certificate(boxes(2, 0.5), certificate_of(pair))), kSeparatesWeakly);
}

TEST(CheckCertificate, RefusesASpoiltOverlapByName) {
  const ConvexPair pair = boxes(2, 0.5);
  CollisionCertificate right;
  right.contact = Contact::kOverlapping;
  right.weights_a = {Rational(1, 8), Rational(3, 8), Rational(1, 8), Rational(3, 8)};  // (3/4, 1/2)
  right.weights_b = {Rational(3, 8), Rational(1, 8), Rational(3, 8), Rational(1, 8)};
  ASSERT_EQ(claim_of(check_certificate(pair, right)), "holds");
  auto spoilt = right;
  spoilt.weights_a[0] = Rational(-1, 8), spoilt.weights_a[2] = Rational(3, 8);
  EXPECT_EQ(claim_of(check_certificate(pair, spoilt)), kWeightsNonNegative);
  spoilt = right;
  spoilt.weights_b[0] = Rational(4, 8);
  EXPECT_EQ(claim_of(check_certificate(pair, spoilt)), kWeightsSumToOne);
  spoilt = right;
  std::swap(spoilt.weights_b[0], spoilt.weights_b[1]);
  EXPECT_EQ(claim_of(check_certificate(pair, spoilt)), kCommonPoint);
  // The touch of two squares along an edge, passed off as an overlap with weights on the common edge alone.
  CollisionCertificate edge;
  edge.contact = Contact::kOverlapping;
  edge.weights_a = {Rational(0), Rational(1, 2), Rational(0), Rational(1, 2)};
  edge.weights_b = {Rational(1, 2), Rational(0), Rational(1, 2), Rational(0)};
  EXPECT_EQ(claim_of(check_certificate(boxes(2, 1), edge)), kSpansTheSpace);
  EXPECT_EQ(claim_of(check_certificate({points(2, {0, 0}), {}}, edge)), kCommonPoint);
}

TEST(CheckExactDistance, RefusesSpoiltPointsByName) {
  const ConvexPair pair = boxes(2, 3);
  const ExactDistance right = exact_distance(pair);
  ASSERT_EQ(claim_of(check_exact_distance(pair, right)), "holds");
  auto spoilt = right;
  spoilt.weights_a.push_back(Rational(0));
  EXPECT_EQ(claim_of(check_exact_distance(pair, spoilt)), kShape);
  spoilt = right;
  spoilt.weights_a[0] = -1, spoilt.weights_a[1] = 2, spoilt.weights_a[2] = spoilt.weights_a[3] = 0;
  EXPECT_EQ(claim_of(check_exact_distance(pair, spoilt)), kWeightsNonNegative);
  spoilt = right;
  for (auto& weight : spoilt.weights_b) weight *= 2;
  EXPECT_EQ(claim_of(check_exact_distance(pair, spoilt)), kWeightsSumToOne);
  spoilt = right;
  spoilt.squared += Rational(1, 1000000);
  EXPECT_EQ(claim_of(check_exact_distance(pair, spoilt)), kSquaredDistance);
  spoilt = right;  // corners that are not nearest
  spoilt.weights_a = {Rational(1), Rational(0), Rational(0), Rational(0)};
  spoilt.weights_b = {Rational(1), Rational(0), Rational(0), Rational(0)};
  spoilt.squared = 9;
  EXPECT_EQ(claim_of(check_exact_distance(pair, spoilt)), kNoGap);
}

TEST(PhaseOne, SolvesOrGivesFarkasMultipliers) {
  // The columns (1,0), (0,1), (1,1): every right-hand side of the first quadrant, nothing else.
  IntegerProgram program{2, {1, 0, 0, 1, 1, 1}, {3, 5}};
  const PhaseOne solved = phase_one(program);
  ASSERT_TRUE(solved.feasible);
  Integer first = 0, second = 0;
  for (std::size_t i = 0; i < solved.basic.size(); ++i) {
    first += solved.value[i] * program.matrix[solved.basic[i] * 2];
    second += solved.value[i] * program.matrix[solved.basic[i] * 2 + 1];
  }
  EXPECT_EQ(first, 3 * solved.denominator);
  EXPECT_EQ(second, 5 * solved.denominator);
  program.rhs = {3, -5};
  const PhaseOne infeasible = phase_one(program);
  ASSERT_FALSE(infeasible.feasible);
  const auto& y = infeasible.multipliers;
  for (std::size_t q = 0; q < 3; ++q) EXPECT_LE(y[0] * program.matrix[2 * q] + y[1] * program.matrix[2 * q + 1], 0);
  EXPECT_GT(y[0] * 3 + y[1] * -5, 0);
}

}  // namespace
}  // namespace assay::exact_finish_test
