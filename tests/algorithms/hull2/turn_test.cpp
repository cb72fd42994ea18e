// Orientation tests: the naive one fails as published, the exact one never.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <ostream>

#include "algorithms/predicates/adaptive_orient2d.h"
#include "algorithms/predicates/compiled_orient2d.h"
#include "algorithms/predicates/counting_orient2d.h"
#include "algorithms/predicates/double_double_orient2d.h"
#include "algorithms/predicates/epsilon_orient2d.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient2d.h"
#include "oracles/exact/rational.h"
#include "properties/choices.h"
#include "properties/domains/hull2/classroom.h"

namespace assay::turn_test {
namespace {

int rational_turn(const Point2& a, const Point2& b, const Point2& c) {
  const Rational left = (exact(b.x) - exact(a.x)) * (exact(c.y) - exact(a.y));
  const Rational right = (exact(b.y) - exact(a.y)) * (exact(c.x) - exact(a.x));
  return left > right ? 1 : left < right ? -1 : 0;
}

// On a classroom grid: signs of a rounded test next to exact ones.
struct GridCount {
  int rounded_to_zero = 0, rounded_from_zero = 0, inverted = 0;
  friend bool operator==(const GridCount&, const GridCount&) = default;
  friend std::ostream& operator<<(std::ostream& out, const GridCount& count) {
    return out << count.rounded_to_zero << '/' << count.rounded_from_zero << '/' << count.inverted;
  }
};

/// `pivot` is the point that the others are taken relative to: 0 for p, 1 for q, 2 for r.
template <Orient2d T>
GridCount count_on(const ClassroomGrid& grid, std::size_t pivot) {
  GridCount count;
  for (int i = 0; i < kClassroomSide; ++i) {
    for (int j = 0; j < kClassroomSide; ++j) {
      const Point2 ring[] = {grid.at(i, j), grid.q, grid.r};
      const int rounded = T::sign(ring[pivot], ring[(pivot + 1) % 3], ring[(pivot + 2) % 3]);
      const int exact = ExactOrient2d::sign(ring[0], ring[1], ring[2]);
      count.rounded_to_zero += rounded == 0 && exact != 0;
      count.rounded_from_zero += rounded != 0 && exact == 0;
      count.inverted += rounded * exact < 0;
    }
  }
  return count;
}

// Of points on the diagonal both products are the same number, so a test that rounds them alike says 0.
TEST(NaiveOrient2d, CallsZeroOnTheClassroomGridsWhatIsNotAndInvertsSome) {
  for (const ClassroomGrid& grid : kClassroomGrids) {
    for (std::size_t pivot = 0; pivot < 3; ++pivot) {
      const GridCount count = count_on<NaiveOrient2d>(grid, pivot);
      EXPECT_GT(count.rounded_to_zero, 0);
      EXPECT_EQ(count.rounded_from_zero, 0);
    }
    EXPECT_GT(count_on<NaiveOrient2d>(grid, 0).inverted, 0);
  }
}

TEST(FmaOrient2d, InvertsSomeOnTheClassroomGridsWhateverThePivot) {
  for (const ClassroomGrid& grid : kClassroomGrids)
    for (std::size_t pivot = 0; pivot < 3; ++pivot) EXPECT_GT(count_on<FmaOrient2d>(grid, pivot).inverted, 0);
  EXPECT_GT(count_on<FmaOrient2d>(kClassroomGrids[0], 0).rounded_from_zero, 0) << "one product is rounded, one is not";
}

TEST(ExactTurns, AreRightOnTheClassroomGrids) {
  for (const ClassroomGrid& grid : kClassroomGrids) {
    for (std::size_t pivot = 0; pivot < 3; ++pivot) {
      EXPECT_EQ(count_on<AdaptiveOrient2d>(grid, pivot), GridCount{});
      EXPECT_EQ(count_on<DoubleDoubleOrient2d>(grid, pivot), GridCount{}) << "53 more bits are enough here";
    }
  }
}

TEST(EpsilonTurns, CallTheGridsZeroAndMoreBesides) {
  for (const ClassroomGrid& grid : kClassroomGrids) {
    EXPECT_GT(count_on<AbsoluteEpsilonOrient2d>(grid, 0).rounded_to_zero, 60000);
    EXPECT_GT(count_on<RelativeEpsilonOrient2d>(grid, 0).rounded_to_zero, 60000);
    EXPECT_EQ(count_on<AbsoluteEpsilonOrient2d>(grid, 0).inverted, 0);
  }
  // A right angle whose legs are shorter than 1e-5, and a corner of 1e-12.
  EXPECT_EQ(AbsoluteEpsilonOrient2d::sign({0, 0}, {9e-6, 0}, {0, 9e-6}), 0);
  EXPECT_EQ(RelativeEpsilonOrient2d::sign({0, 0}, {9e-6, 0}, {0, 9e-6}), 1);
  EXPECT_EQ(RelativeEpsilonOrient2d::sign({0, 0}, {1, 1}, {1, 1 + 0x1p-42}), 0);
  EXPECT_EQ(ExactOrient2d::sign({0, 0}, {1, 1}, {1, 1 + 0x1p-42}), 1);
  // A share of the products says nothing about differences that rounded: the corner turns right, by far less than an
  // ulp of the far coordinate.
  EXPECT_EQ(RelativeEpsilonOrient2d::sign({0x1p53, 0}, {0, 1}, {1, 1}), 0);
}

TEST(Float32Orient2d, SeesTwentyFourBits) {
  EXPECT_EQ(Float32Orient2d::sign({0, 0}, {1, 1}, {1, 1 + 0x1p-23}), 1);
  EXPECT_EQ(Float32Orient2d::sign({0, 0}, {1, 1}, {1, 1 + 0x1p-25}), 0);
  EXPECT_EQ(Float32Orient2d::sign({0, 0}, {1e300, 1e300}, {1, 1e300}), 0) << "infinity - infinity";
}

TEST(DoubleDoubleOrient2d, IsRightForLongerAndThenWrong) {
  EXPECT_EQ(DoubleDoubleOrient2d::sign({0, 0}, {1, 1}, {1, 1 + 0x1p-52}), 1);
  // Differences of 106 bits are exact, their products of 212 are not: turns smaller than 2^-104 of a product are lost.
  int wrong = 0;
  Choices choices(std::uint64_t{4});
  for (int round = 0; round < 2000; ++round) {
    const double t = 1 + choices.dyadic(52), near = std::ldexp(1 + choices.dyadic(52), -60);
    const Point2 a = {near, nudge(near, choices.around_zero(1))}, b = {t, t}, c = {2 * t, 2 * t};
    wrong += DoubleDoubleOrient2d::sign(a, b, c) != ExactOrient2d::sign(a, b, c);
  }
  EXPECT_GT(wrong, 100);
}

TEST(NaiveOrient2d, IsZeroWhereTheDeterminantOverflows) {
  EXPECT_EQ(NaiveOrient2d::sign({-1e308, -1e308}, {1e308, -1e308}, {-1e308, 1e308}), 1);  // infinity - 0
  EXPECT_EQ(NaiveOrient2d::sign({-1e308, 0}, {1e308, 1e308}, {0, 1e308}), 0);             // infinity - infinity
}

void expect_exact(const Point2& a, const Point2& b, const Point2& c) {
  const int expected = rational_turn(a, b, c);
  ASSERT_EQ(ExactOrient2d::sign(a, b, c), expected)
      << std::hexfloat << a.x << ' ' << a.y << ' ' << b.x << ' ' << b.y << ' ' << c.x << ' ' << c.y;
  ASSERT_EQ(ExactOrient2d::accumulated_sign(a, b, c), expected)
      << std::hexfloat << a.x << ' ' << a.y << ' ' << b.x << ' ' << b.y << ' ' << c.x << ' ' << c.y;
  ASSERT_EQ(AdaptiveOrient2d::sign(a, b, c), expected)
      << std::hexfloat << a.x << ' ' << a.y << ' ' << b.x << ' ' << b.y << ' ' << c.x << ' ' << c.y;
  ASSERT_EQ(AdaptiveOrient2d::adapted_sign(a, b, c), expected)
      << std::hexfloat << a.x << ' ' << a.y << ' ' << b.x << ' ' << b.y << ' ' << c.x << ' ' << c.y;
}

double any_finite(Choices& choices) {
  const double ends[] = {0.0,
                         -0.0,
                         std::numeric_limits<double>::max(),
                         std::numeric_limits<double>::lowest(),
                         std::numeric_limits<double>::min(),
                         std::numeric_limits<double>::denorm_min(),
                         -std::numeric_limits<double>::denorm_min(),
                         std::bit_cast<double>(std::uint64_t{0x000fffffffffffff}),
                         1.0,
                         -1.0};
  if (choices.chance(1, 2)) return ends[choices.below(std::size(ends))];
  const double value = std::bit_cast<double>(choices.next());
  return std::isfinite(value) ? value : 1.0;
}

TEST(ExactOrient2d, AgreesWithRationalsOnAnyFiniteDoubles) {
  Choices choices(std::uint64_t{1});
  const auto draw = [&] { return Point2{any_finite(choices), any_finite(choices)}; };
  for (int round = 0; round < 30000; ++round) {
    expect_exact(draw(), draw(), draw());
    if (HasFatalFailure()) return;
  }
}

TEST(ExactOrient2d, AgreesWithRationalsWithinUlpsOfALineAtEveryScale) {
  Choices choices(std::uint64_t{2});
  for (int round = 0; round < 60000; ++round) {
    const int scale = static_cast<int>(choices.between(-1074, 1000));
    const double slope = static_cast<double>(choices.between(-3, 3));
    const auto draw = [&] {
      const double t = std::ldexp(1 + static_cast<double>(choices.below(1 << 20)), scale);
      return Point2{nudge(t, choices.around_zero(2)), nudge(slope * t, choices.around_zero(2))};
    };
    expect_exact(draw(), draw(), draw());
    if (HasFatalFailure()) return;
  }
}

// Around the ends of the range where expansions are exact, and through every stage of the adaptive test: differences
// that round, products that cancel to the last bit or but for it.
TEST(AdaptiveOrient2d, AgreesWithRationalsInEveryStageAndAtTheEndsOfItsReach) {
  Choices choices(std::uint64_t{10});
  for (int round = 0; round < 60000; ++round) {
    const int ends[] = {-453, -401, -400, -399, -1, 0, 60, 446, 448, 449, 500};
    const int scale = ends[choices.below(std::size(ends))];
    const int spread = static_cast<int>(choices.between(0, 100));
    const auto draw = [&](std::int64_t multiple) {
      const double t = std::ldexp(static_cast<double>(multiple * (1 + choices.around_zero(1 << 20))), scale);
      const double shift = std::ldexp(1.0, scale - spread);
      return Point2{nudge(t, choices.around_zero(1)) + shift, nudge(t, choices.around_zero(1)) + shift};
    };
    expect_exact(draw(1), draw(3), draw(5));
    if (HasFatalFailure()) return;
  }
}

TEST(CountingOrient2d, CountsAndAnswersAsTheTestItCounts) {
  using Counted = CountingOrient2d<NaiveOrient2d>;
  Counted::calls = 0;
  EXPECT_EQ(Counted::sign({0, 0}, {1, 0}, {0, 1}), 1);
  EXPECT_EQ(Counted::sign({0, 0}, {0, 1}, {1, 0}), -1);
  EXPECT_EQ(Counted::calls, 2u);
}

// Products that lie thousands of binary places apart, and cancel but for the smallest one.
TEST(ExactOrient2d, SeesTheSmallestProductUnderTheLargest) {
  const double tiny = std::numeric_limits<double>::denorm_min(), huge = std::numeric_limits<double>::max();
  EXPECT_EQ(ExactOrient2d::sign({0, 0}, {huge, huge}, {huge, huge}), 0);
  EXPECT_EQ(ExactOrient2d::sign({-huge, -huge}, {0, tiny}, {huge, huge}), -1);
  EXPECT_EQ(ExactOrient2d::sign({-huge, -huge}, {tiny, 0}, {huge, huge}), 1);
  EXPECT_EQ(ExactOrient2d::sign({-huge, -huge}, {tiny, tiny}, {huge, huge}), 0);
  EXPECT_EQ(ExactOrient2d::sign({0, 0}, {tiny, 0}, {0, tiny}), 1);
  EXPECT_EQ(ExactOrient2d::sign({0, 0}, {0, tiny}, {tiny, 0}), -1);
}

// Both products are a few times the smallest subnormal and the rounded determinant is +2^-1074: a filter without an
// absolute term takes it for a left turn.
TEST(ExactOrient2d, IsRightWhereProductsUnderflowAtATie) {
  EXPECT_EQ(ExactOrient2d::sign({-0x1p-556, 0}, {0x1.5555555555555p-503, 0x1p-574}, {0x1p-501, 0x1.8p-573}), 0);
  EXPECT_EQ(ExactOrient2d::sign({-0x1p-557, 0}, {0x1.9999999999999p-504, 0x1p-574}, {0x1p-501, 0x1.4p-572}), -1);
  EXPECT_EQ(NaiveOrient2d::sign({-0x1p-557, 0}, {0x1.9999999999999p-504, 0x1p-574}, {0x1p-501, 0x1.4p-572}), 1);
}

TEST(ExactOrient2d, IsAntisymmetricAndCyclic) {
  Choices choices(std::uint64_t{3});
  for (int round = 0; round < 20000; ++round) {
    const auto draw = [&] { return Point2{nudge(12, choices.around_zero(3)), nudge(12, choices.around_zero(3))}; };
    const Point2 a = draw(), b = draw(), c = draw();
    const int sign = ExactOrient2d::sign(a, b, c);
    ASSERT_EQ(ExactOrient2d::sign(b, c, a), sign);
    ASSERT_EQ(ExactOrient2d::sign(c, a, b), sign);
    ASSERT_EQ(ExactOrient2d::sign(b, a, c), -sign);
    ASSERT_EQ(ExactOrient2d::sign(a, c, b), -sign);
  }
}

TEST(RelativeEpsilonOrient2d, TheBoundIsNoTurnAndMoreThanItIsOne) {
  using T = RelativeEpsilonOrient2d;
  for (const Point2& p : {Point2{0, 0}, Point2{3, -1}}) {
    EXPECT_EQ(T::sign(p, p, p), 0);
    EXPECT_EQ(T::sign(p, {p.x + 1, p.y}, {p.x + 2, p.y}), 0) << "both products are 0, and so is their bound";
    EXPECT_EQ(T::sign(p, {p.x, p.y + 1}, {p.x, p.y + 2}), 0);
  }
  EXPECT_EQ(T::sign({0, 0}, {1, 0}, {1, 0x1p-1000}), 1);
  EXPECT_EQ(T::sign({0, 0}, {1, 0x1p-1000}, {1, 0}), -1);
  EXPECT_EQ(T::sign({0, 0}, {1, 1}, {1, 1 + 1e-12}), 0);
  EXPECT_EQ(T::sign({0, 0}, {1, 1}, {1, 1 + 3e-12}), 1);
}

/// Shewchuk's bounds of stages B and C: (2 + 12 u) u m and (9 + 64 u) u^2 m + (3 + 8 u) u |B|, m = |left| + |right|.
TEST(AdaptiveOrient2d, StagesBoundTheirErrorsAsPublished) {
  constexpr double kUnit = 0x1p-53;
  Choices choices(std::uint64_t{4});
  for (int round = 0; round < 1000; ++round) {
    const auto draw = [&] {
      const double x = nudge(12, choices.around_zero(3));
      return Point2{x, round % 2 == 0 ? 1 + choices.dyadic(40) : nudge(12, choices.around_zero(3))};
    };
    const Point2 a = draw(), b = draw(), c = draw();
    const double m = std::abs((b.x - a.x) * (c.y - a.y)) + std::abs((b.y - a.y) * (c.x - a.x));
    AdaptiveOrient2d::Stages stages(a, b, c);
    const AdaptiveOrient2d::Estimate heads = stages.heads(), corrected = stages.corrected();
    ASSERT_EQ(heads.bound, (2 + 12 * kUnit) * kUnit * m);
    ASSERT_EQ(corrected.bound, (9 + 64 * kUnit) * kUnit * kUnit * m + (3 + 8 * kUnit) * kUnit * std::abs(heads.value));
  }
}

}  // namespace
}  // namespace assay::turn_test
