// Turn tests: the naive one fails as published, the exact one never.
#include "algorithms/predicates/turn.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "algorithms/predicates/exact_turn.h"
#include "oracles/exact/rational.h"
#include "properties/choices.h"

namespace assay {
namespace {

int rational_turn(const Point2& a, const Point2& b, const Point2& c) {
  const Rational left = (exact(b.x) - exact(a.x)) * (exact(c.y) - exact(a.y));
  const Rational right = (exact(b.y) - exact(a.y)) * (exact(c.x) - exact(a.x));
  return left > right ? 1 : left < right ? -1 : 0;
}

// p + (i, j) 2^-53 for i, j < 256 against q and r: signs of the naive test next to exact ones.
struct GridCount {
  int rounded_to_zero = 0, rounded_from_zero = 0, inverted = 0;
  friend bool operator==(const GridCount&, const GridCount&) = default;
};

GridCount count_on_grid(const Point2& corner, const Point2& q, const Point2& r) {
  constexpr int kSide = 256;
  const double step = std::ldexp(1.0, -53);
  GridCount count;
  for (int i = 0; i < kSide; ++i) {
    for (int j = 0; j < kSide; ++j) {
      const Point2 p = {corner.x + i * step, corner.y + j * step};
      const int naive = NaiveTurn::sign(p, q, r), exact = ExactTurn::sign(p, q, r);
      count.rounded_to_zero += naive == 0 && exact != 0;
      count.rounded_from_zero += naive != 0 && exact == 0;
      count.inverted += naive * exact < 0;
    }
  }
  return count;
}

// Source  L. Kettner, K. Mehlhorn, S. Pion, S. Schirra, C. Yap, Classroom examples of robustness problems in geometric
//         computations, Comput. Geom. 40(1), 2008, 61-78: figure 2. The counts were measured on the same points with
//         rationals.
TEST(NaiveTurn, FailsOnTheClassroomGridsAsOftenAsMeasured) {
  EXPECT_EQ(count_on_grid({0.5, 0.5}, {12, 12}, {24, 24}), (GridCount{11300, 0, 672}));
  EXPECT_EQ(count_on_grid({0.50000000000002531, 0.5000000000000171}, {17.300000000000001, 17.300000000000001},
                          {24.00000000000005, 24.0000000000000517765}),
            (GridCount{19138, 0, 638}));
  EXPECT_EQ(count_on_grid({0.5, 0.5}, {8.8000000000000007, 8.8000000000000007}, {12.1, 12.1}),
            (GridCount{9418, 0, 920}));
}

TEST(NaiveTurn, IsZeroWhereTheDeterminantOverflows) {
  EXPECT_EQ(NaiveTurn::sign({-1e308, -1e308}, {1e308, -1e308}, {-1e308, 1e308}), 1);  // infinity - 0
  EXPECT_EQ(NaiveTurn::sign({-1e308, 0}, {1e308, 1e308}, {0, 1e308}), 0);             // infinity - infinity
}

void expect_exact(const Point2& a, const Point2& b, const Point2& c) {
  const int expected = rational_turn(a, b, c);
  ASSERT_EQ(ExactTurn::sign(a, b, c), expected)
      << std::hexfloat << a.x << ' ' << a.y << ' ' << b.x << ' ' << b.y << ' ' << c.x << ' ' << c.y;
  ASSERT_EQ(ExactTurn::accumulated_sign(a, b, c), expected)
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

TEST(ExactTurn, AgreesWithRationalsOnAnyFiniteDoubles) {
  Choices choices(std::uint64_t{1});
  const auto draw = [&] { return Point2{any_finite(choices), any_finite(choices)}; };
  for (int round = 0; round < 30000; ++round) {
    expect_exact(draw(), draw(), draw());
    if (HasFatalFailure()) return;
  }
}

TEST(ExactTurn, AgreesWithRationalsWithinUlpsOfALineAtEveryScale) {
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

// Products that lie thousands of binary places apart, and cancel but for the smallest one.
TEST(ExactTurn, SeesTheSmallestProductUnderTheLargest) {
  const double tiny = std::numeric_limits<double>::denorm_min(), huge = std::numeric_limits<double>::max();
  EXPECT_EQ(ExactTurn::sign({0, 0}, {huge, huge}, {huge, huge}), 0);
  EXPECT_EQ(ExactTurn::sign({-huge, -huge}, {0, tiny}, {huge, huge}), -1);
  EXPECT_EQ(ExactTurn::sign({-huge, -huge}, {tiny, 0}, {huge, huge}), 1);
  EXPECT_EQ(ExactTurn::sign({-huge, -huge}, {tiny, tiny}, {huge, huge}), 0);
  EXPECT_EQ(ExactTurn::sign({0, 0}, {tiny, 0}, {0, tiny}), 1);
  EXPECT_EQ(ExactTurn::sign({0, 0}, {0, tiny}, {tiny, 0}), -1);
}

// Both products are a few times the smallest subnormal and the rounded determinant is +2^-1074: a filter without an
// absolute term takes it for a left turn.
TEST(ExactTurn, IsRightWhereProductsUnderflowAtATie) {
  EXPECT_EQ(ExactTurn::sign({-0x1p-556, 0}, {0x1.5555555555555p-503, 0x1p-574}, {0x1p-501, 0x1.8p-573}), 0);
  EXPECT_EQ(ExactTurn::sign({-0x1p-557, 0}, {0x1.9999999999999p-504, 0x1p-574}, {0x1p-501, 0x1.4p-572}), -1);
  EXPECT_EQ(NaiveTurn::sign({-0x1p-557, 0}, {0x1.9999999999999p-504, 0x1p-574}, {0x1p-501, 0x1.4p-572}), 1);
}

TEST(ExactTurn, IsAntisymmetricAndCyclic) {
  Choices choices(std::uint64_t{3});
  for (int round = 0; round < 20000; ++round) {
    const auto draw = [&] { return Point2{nudge(12, choices.around_zero(3)), nudge(12, choices.around_zero(3))}; };
    const Point2 a = draw(), b = draw(), c = draw();
    const int sign = ExactTurn::sign(a, b, c);
    ASSERT_EQ(ExactTurn::sign(b, c, a), sign);
    ASSERT_EQ(ExactTurn::sign(c, a, b), sign);
    ASSERT_EQ(ExactTurn::sign(b, a, c), -sign);
    ASSERT_EQ(ExactTurn::sign(a, c, b), -sign);
  }
}

}  // namespace
}  // namespace assay
