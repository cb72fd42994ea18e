// The referee on pairs whose contact and distance are known by construction.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <chrono>
#include <cmath>
#include <limits>
#include <random>

#include "oracles/referee/referee.h"

namespace assay::referee::collision_test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Points body(std::uint32_t dimension, std::vector<double> coordinates) { return {dimension, std::move(coordinates)}; }

/// The axis-parallel box [lower, lower + size]^dimension, moved by `shift` along the first axis.
Points box(std::uint32_t dimension, double lower, double size, double shift = 0) {
  Points points{dimension, {}};
  for (std::uint32_t corner = 0; corner < (1U << dimension); ++corner) {
    for (std::uint32_t k = 0; k < dimension; ++k) {
      points.coordinates.push_back(lower + (corner >> k & 1U ? size : 0) + (k == 0 ? shift : 0));
    }
  }
  return points;
}

Points scaled(Points points, int exponent) {
  for (double& x : points.coordinates) x = std::ldexp(x, exponent);
  return points;
}

void expect_opinion(const ConvexPair& pair, Contact contact, const Rational& squared_distance) {
  for (const ConvexPair& order : {pair, ConvexPair{pair.b, pair.a}}) {
    const auto opinion = collision(order);
    ASSERT_TRUE(opinion) << opinion.error();
    EXPECT_EQ(name_of(opinion->contact), name_of(contact));
    EXPECT_EQ(opinion->squared_distance, squared_distance);
  }
}

TEST(RefereeCollision, KnowsTwoSquares) {
  const Points square = box(2, 0, 1);
  expect_opinion({square, box(2, 0, 1, 3)}, Contact::kSeparated, 4);
  expect_opinion({square, box(2, 0, 1, 1)}, Contact::kTouching, 0);
  expect_opinion({square, box(2, 1, 1)}, Contact::kTouching, 0);
  expect_opinion({square, box(2, 0, 1, 0.5)}, Contact::kOverlapping, 0);
  expect_opinion({square, square}, Contact::kOverlapping, 0);
}

TEST(RefereeCollision, TellsOneUlpApartFromTouchingAndFromOverlapping) {
  const double below = std::nextafter(1.0, 0.0), above = std::nextafter(1.0, 2.0);
  const Points unit = box(3, 0, 1);
  const auto from = [](double x) { return Points{3, {x, 0, 0, x, 1, 0, x, 0, 1, 2, 0, 0}}; };
  expect_opinion({unit, from(1)}, Contact::kTouching, 0);
  expect_opinion({unit, from(below)}, Contact::kOverlapping, 0);
  expect_opinion({unit, from(above)}, Contact::kSeparated, exact(above - 1) * exact(above - 1));
}

TEST(RefereeCollision, DistanceBetweenAPointAndASlantedEdgeIsAFraction) {
  // The line through (0, 1) and (3, 0) is x + 3y = 3; the origin's distance is 3 / sqrt(10).
  expect_opinion({body(2, {0, 0}), body(2, {0, 1, 3, 0, 4, 4})}, Contact::kSeparated, Rational(9, 10));
}

TEST(RefereeCollision, FlatBodiesTouchUnlessApart) {
  expect_opinion({body(2, {1, 1}), body(2, {1, 1})}, Contact::kTouching, 0);
  expect_opinion({body(2, {1, 1}), box(2, 0, 2)}, Contact::kOverlapping, 0);  // the difference has the origin inside
  expect_opinion({body(2, {0, 1}), box(2, 0, 2)}, Contact::kTouching, 0);
  expect_opinion({body(2, {0, 0, 2, 2}), body(2, {0, 2, 2, 0})}, Contact::kOverlapping, 0);
  expect_opinion({body(2, {0, 0, 2, 2}), body(2, {1, 1, 3, 3})}, Contact::kTouching, 0);
  expect_opinion({body(3, {0, 0, 0, 4, 0, 0, 0, 4, 0}), body(3, {1, 1, 0, 1, 2, 0})}, Contact::kTouching, 0);
  expect_opinion({body(3, {0, 0, 0, 4, 0, 0, 0, 4, 0}), body(3, {1, 1, -1, 1, 1, 1})}, Contact::kOverlapping, 0);
  expect_opinion({body(3, {0, 0, 0, 4, 0, 0, 0, 4, 0}), body(3, {1, 1, 2, 1, 2, 2})}, Contact::kSeparated, 4);
}

TEST(RefereeCollision, DuplicatesChangeNothing) {
  const Points point = body(2, {3, 4, 3, 4, 3, 4});
  expect_opinion({point, body(2, {0, 0, 0, 0})}, Contact::kSeparated, 25);
  expect_opinion({point, point}, Contact::kTouching, 0);
  Points twice = box(3, 0, 1);
  twice.coordinates.insert(twice.coordinates.end(), twice.coordinates.begin(), twice.coordinates.end());
  expect_opinion({twice, box(3, 0, 1, 1)}, Contact::kTouching, 0);
  expect_opinion({twice, box(3, 0, 1, 0.25)}, Contact::kOverlapping, 0);
}

TEST(RefereeCollision, AnEmptyBodyMeetsNothing) {
  for (const ConvexPair& pair : {ConvexPair{}, ConvexPair{Points{2, {}}, box(2, 0, 1)},
                                 ConvexPair{Points{}, box(2, 0, 1)}, ConvexPair{Points{2, {}}, Points{3, {}}}}) {
    expect_opinion(pair, Contact::kSeparated, 0);
  }
}

TEST(RefereeCollision, WorksInDimensionsOneFourAndFive) {
  expect_opinion({body(1, {0, 1}), body(1, {1, 2})}, Contact::kTouching, 0);
  expect_opinion({body(1, {0, 1}), body(1, {0.5})}, Contact::kOverlapping, 0);
  expect_opinion({body(1, {0, 1}), body(1, {4, 3, 7})}, Contact::kSeparated, 4);
  for (const std::uint32_t dimension : {4U, 5U}) {
    const Points cube = box(dimension, 0, 1);
    expect_opinion({cube, box(dimension, 0, 1, 1)}, Contact::kTouching, 0);
    expect_opinion({cube, box(dimension, 0.75, 1)}, Contact::kOverlapping, 0);
    expect_opinion({cube, box(dimension, 2, 1)}, Contact::kSeparated, dimension);
  }
}

TEST(RefereeCollision, ScaleByAPowerOfTwoChangesOnlyTheUnit) {
  const Points triangle = body(3, {0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, 1});
  struct Case {
    Points other;
    Contact contact;
    Rational squared;
  };
  const std::vector<Case> cases = {{body(3, {1, 1, 2, 1, 2, 3}), Contact::kSeparated, 1},
                                   {body(3, {1, 1, 1, 1, 2, 3}), Contact::kTouching, 0},
                                   {body(3, {1, 1, 0.5, 1, 2, 3}), Contact::kOverlapping, 0}};
  for (const int exponent : {-1060, -400, -200, -160, -53, 53, 160, 200, 400, 1020}) {
    Rational unit = exact(std::ldexp(1.0, exponent));
    for (const Case& c : cases) {
      const ConvexPair pair{scaled(triangle, exponent), scaled(c.other, exponent)};
      SCOPED_TRACE(exponent);
      expect_opinion(pair, c.contact, c.squared * unit * unit);
    }
  }
}

TEST(RefereeCollision, MixedScalesInOneProblem) {
  const double tiny = std::numeric_limits<double>::denorm_min(), huge = std::numeric_limits<double>::max();
  const Points slab = body(2, {-huge, 0, huge, 0, huge, -huge, -huge, -huge});
  expect_opinion({slab, body(2, {-1, tiny, 1, tiny, 0, huge})}, Contact::kSeparated, exact(tiny) * exact(tiny));
  expect_opinion({slab, body(2, {-1, tiny, 1, tiny, 0, 0})}, Contact::kTouching, 0);
  expect_opinion({slab, body(2, {-1, tiny, 1, tiny, 0, -tiny})}, Contact::kOverlapping, 0);
}

TEST(RefereeCollision, RefusesWhatIsNoPairOfBodies) {
  const Points square = box(2, 0, 1);
  for (const double bad : {kNaN, HUGE_VAL, -HUGE_VAL}) {
    Points broken = square;
    broken.coordinates[3] = bad;
    EXPECT_FALSE(collision({square, broken}));
    EXPECT_FALSE(collision({broken, square}));
  }
  EXPECT_FALSE(collision({square, box(3, 0, 1)}));
  EXPECT_FALSE(collision({square, body(2, {0, 0, 1})}));
  EXPECT_FALSE(collision({square, Points{0, {1}}}));
}

TEST(RefereeCollision, KeepsAnArtificiallyTinyBound) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> coordinate(-1, 1);
  Points a{3, {}}, b{3, {}};
  for (int i = 0; i < 3 * 500; ++i) {
    a.coordinates.push_back(coordinate(random));
    b.coordinates.push_back(coordinate(random));
  }
  const auto start = std::chrono::steady_clock::now();
  const auto opinion = collision({a, b}, {0.01});
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  ASSERT_FALSE(opinion);
  EXPECT_NE(opinion.error().find("within the bound"), std::string::npos) << opinion.error();
  EXPECT_LT(seconds, 2) << "10 ms asked; the rest is a loaded machine";
  EXPECT_FALSE(collision({box(2, 0, 1), box(2, 0, 1)}, {0})) << "tiny problems keep the bound, too";
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), 0) << "who has ended is reaped";
}

// The contact from the signs of the gaps along each axis is known for boxes; their vertices are shuffled and some
// listed twice. Lattice coordinates make touching common.
TEST(RefereeCollision, AgreesWithIntervalArithmeticOnLatticeBoxes) {
  std::mt19937_64 random(7);
  std::array<int, 3> seen{};
  for (int round = 0; round < 200; ++round) {
    const std::uint32_t dimension = 1 + static_cast<std::uint32_t>(random() % 3);
    bool apart = false, inside = true;
    Rational squared = 0;
    std::vector<std::array<double, 4>> sides;
    for (std::uint32_t k = 0; k < dimension; ++k) {
      const auto draw = [&] { return static_cast<double>(random() % 4); };
      const double p = draw(), q = p + draw(), r = draw(), s = r + draw();
      sides.push_back({p, q, r, s});
      const double gap = std::fmax(r - q, p - s);
      apart = apart || gap > 0;
      inside = inside && gap < 0;
      if (gap > 0) squared += exact(gap * gap);
    }
    ConvexPair pair{{dimension, {}}, {dimension, {}}};
    for (std::uint32_t corner = 0; corner < (1U << dimension); ++corner) {
      for (std::uint32_t k = 0; k < dimension; ++k) {
        pair.a.coordinates.push_back(sides[k][corner >> k & 1U]);
        pair.b.coordinates.push_back(sides[k][2 + (corner >> k & 1U)]);
      }
    }
    // Two parallel flat boxes have a flat difference: gap 0 along that axis, so "inside" is already false.
    const Contact contact = apart ? Contact::kSeparated : inside ? Contact::kOverlapping : Contact::kTouching;
    ++seen[static_cast<std::size_t>(contact)];
    expect_opinion(pair, contact, squared);
  }
  for (const int count : seen) EXPECT_GT(count, 20);
}

}  // namespace
}  // namespace assay::referee::collision_test
