// Brackets of the distance from a search in double, exactly where they begin and end to be given.
#include "certified/gjk/bracket_in_double.h"

#include <gtest/gtest.h>

#include <cmath>
#include <variant>

#include "algorithms/model/convex_pair.h"

namespace assay::bracket_in_double_test {
namespace {

/// A view of two points `apart` away from each other along x; its unit is the caller's, but where another is given.
struct TwoPoints {
  double apart = 0, length = 0, in_unit = 0;

  double extent() const { return length; }
  double in_callers_unit(double own) const { return in_unit != 0 && own == length ? in_unit : own; }

  bool bracketed(double least, Bracketed& bracket) const {
    gjk::Simplex<2> simplex;
    simplex.push({{apart, 0}, 0, 0});
    gjk::Nearest<2> nearest;
    nearest.size = 1;
    nearest.weight[0] = 1;
    nearest.v = {apart, 0};
    GjkAnswer answer;
    const bool is_given = certified::bracket_in_double<2>(*this, simplex, nearest, least, answer);
    if (is_given) bracket = std::get<Bracketed>(answer);
    return is_given;
  }
  bool is_bracketed(double least) const {
    Bracketed bracket;
    return bracketed(least, bracket);
  }
};

TEST(BracketInDouble, IsGivenWhereSquaresOfCoordinatesAreNormalNumbers) {
  const auto is_given = [](double apart) { return TwoPoints{apart, apart}.is_bracketed(apart * apart); };
  EXPECT_TRUE(is_given(1));
  EXPECT_TRUE(is_given(0x1p300));
  EXPECT_FALSE(is_given(std::nextafter(0x1p300, HUGE_VAL)));
  EXPECT_TRUE((TwoPoints{0x1p-300, 0x1p-100}.is_bracketed(0x1p-600)));
  EXPECT_FALSE((TwoPoints{std::nextafter(0x1p-300, 0), 0x1p-100}.is_bracketed(0x1p-600)));
  EXPECT_TRUE(is_given(0x1p-150));
  EXPECT_FALSE(is_given(std::nextafter(0x1p-150, 0)));
}

/// In the caller's unit the extent is a little smaller than in the view's: the width is compared again, and 8 u of the
/// promise are kept for the roundings of both products.
TEST(BracketInDouble, InTheCallersUnitTheWidthKeepsEightUnitsOfThePromise) {
  constexpr double kUnit = 0x1p-53;
  TwoPoints points{1, 1};
  Bracketed bracket;
  ASSERT_TRUE(points.bracketed(1, bracket));
  const double width = bracket.high - bracket.low, least = width / gjk::kBracketWidth;
  ASSERT_GT(width, 0);
  points.in_unit = least * (1 + 16 * kUnit);
  EXPECT_TRUE(points.is_bracketed(1));
  points.in_unit = least * (1 + 6 * kUnit);
  EXPECT_FALSE(points.is_bracketed(1));
}

}  // namespace
}  // namespace assay::bracket_in_double_test
