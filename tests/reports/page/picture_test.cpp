#include "reports/writers/pictures/picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "reports/writers/pictures/plane.h"
#include "tests/reports/example_campaign.h"

namespace assay::picture_test {
namespace {

using testing::HasSubstr;
constexpr double kHuge = std::numeric_limits<double>::max(), kTiny = std::numeric_limits<double>::denorm_min();

ConvexPair separated_by(double gap, double size) {
  return {{2, {-size, -size, -size, size, 0, 0}}, {2, {gap, 0, gap + size, -size, gap + size, size}}};
}

TEST(Picture, MagnifiesAGapBelowAPixel) {
  const auto wide = figures_of(separated_by(0.5, 1)), narrow = figures_of(separated_by(0x1p-50, 1));
  EXPECT_EQ(wide.size(), 1u);
  ASSERT_EQ(narrow.size(), 2u);
  EXPECT_THAT(narrow[0].caption, HasSubstr("a gap of 8.88e-16"));
  EXPECT_THAT(narrow[1].caption, HasSubstr("magnified"));
  EXPECT_THAT(narrow[1].svg, HasSubstr("class=\"parting\""));
  EXPECT_THAT(narrow[1].svg, HasSubstr(">a2<"));
  EXPECT_THAT(narrow[1].svg, HasSubstr(">b0<"));
}

/// From which a reader sees how long what is drawn is.
TEST(Picture, TellsItsWidth) {
  const auto width = [](const Figure& figure) {
    const std::string mark = "data-width=\"";
    return std::stod(figure.svg.substr(figure.svg.find(mark) + mark.size()));
  };
  const auto figures = figures_of(separated_by(0x1p-50, 1));
  EXPECT_GE(width(figures[0]), 2) << "both bodies are in sight";
  EXPECT_LT(width(figures[0]), 4);
  EXPECT_GT(width(figures[1]), 0x1p-50) << "the gap is in sight";
  EXPECT_LT(width(figures[1]), 0x1p-40);
  const auto space = figures_of(Cloud3{{{0, 0, 0}, {8, 0, 0}, {0, 8, 0}, {0, 0, 8}}}, "");
  EXPECT_GT(width(space[0]), 8);
  EXPECT_LT(width(space[0]), 32);
}

TEST(Picture, ShowsAnOverlapBelowAPixel) {
  const auto figures = figures_of(separated_by(-0x1p-50, 1));
  ASSERT_EQ(figures.size(), 2u);
  EXPECT_THAT(figures[0].caption, HasSubstr("overlapping by"));
  EXPECT_THAT(figures[1].svg, HasSubstr("class=\"common\""));
}

TEST(Picture, SaysThatBodiesTouch) {
  const auto figures = figures_of(separated_by(0, 1));
  ASSERT_EQ(figures.size(), 1u);
  EXPECT_THAT(figures[0].caption, HasSubstr("the bodies touch"));
}

TEST(Picture, DrawsSpaceInTwoViewsThatBothShowTheContact) {
  for (const Finding& finding : example::findings()) {
    if (finding.engine != "libccd/gjk") continue;
    const auto file = parse_case(finding.case_text, "case");
    ASSERT_TRUE(file) << file.error();
    const auto figures = figures_of(std::get<ConvexPair>(file->problem));
    ASSERT_EQ(figures.size(), 4u);
    for (const std::size_t view : {1, 3}) EXPECT_THAT(figures[view].svg, HasSubstr("class=\"common\""));
  }
}

TEST(Picture, DrawsAtTheEndsOfTheExponentRange) {
  for (const double size : {0x1p-1070, 0x1p-500, 0x1p500, 0x1p1020}) {
    const auto figures = figures_of(separated_by(size / 4, size));
    ASSERT_EQ(figures.size(), 1u) << size;
    EXPECT_THAT(figures[0].svg, HasSubstr("class=\"body-a\""));
    EXPECT_EQ(figures[0].svg.find("nan"), std::string::npos);
    EXPECT_EQ(figures[0].svg.find("inf"), std::string::npos);
  }
  for (const auto& figure :
       figures_of(Cloud2{{{-kHuge, -kHuge}, {kHuge, kHuge}, {kTiny, -kTiny}, {0, 0}}}, "hull 0 2 1"))
    EXPECT_EQ(figure.svg.find("nan"), std::string::npos);
}

TEST(Picture, LeavesOutWhatCannotBeDrawn) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(figures_of(ConvexPair{}).empty());
  EXPECT_TRUE(figures_of(ConvexPair{{2, {0, nan}}, {2, {1, 1}}}).empty());
  EXPECT_TRUE(figures_of(ConvexPair{{5, {0, 0, 0, 0, 0}}, {5, {1, 1, 1, 1, 1}}}).empty());
  EXPECT_TRUE(figures_of(Cloud2{}, "flat").empty());
  EXPECT_TRUE(figures_of(Cloud2{{{kInfinity, 0}}}, "flat 0").empty());
  EXPECT_TRUE(figures_of(LpProblem{}).empty());
}

TEST(Picture, DrawsFlatAndCoincidingInput) {
  EXPECT_FALSE(figures_of(ConvexPair{{2, {0, 0}}, {2, {0, 0}}}).empty());
  EXPECT_FALSE(figures_of(ConvexPair{{2, {0, 0, 1, 1}}, {2, {0, 1, 1, 0}}}).empty());
  EXPECT_FALSE(figures_of(ConvexPair{{3, {0, 0, 0, 0, 0, 0}}, {3, {0, 0, 1}}}).empty());
  EXPECT_FALSE(figures_of(ConvexPair{{1, {0, 1}}, {1, {2, 3}}}).empty());
  EXPECT_FALSE(figures_of(Cloud2{{{1, 1}, {1, 1}, {2, 2}}}, "hull 0 1 2").empty());
  EXPECT_FALSE(figures_of(Cloud2{{{1, 1}, {2, 2}}}, "hull 7 8 9").empty());
}

TEST(Picture, MagnifiesALostPoint) {
  const double next = std::nextafter(24.0, 25.0);
  const auto figures = figures_of(Cloud2{{{0, 0}, {24, 24}, {24, next}, {0, 9}}}, "hull 0 1 3");
  ASSERT_EQ(figures.size(), 2u);
  EXPECT_THAT(figures[0].caption, HasSubstr("an extreme point lost"));
  EXPECT_THAT(figures[1].svg, HasSubstr("dot-wrong"));
}

TEST(Picture, ShadesTheFeasibleRegion) {
  LpProblem lp;
  lp.rows = 1, lp.columns = 2;
  lp.cost = {-1, -1};
  lp.matrix = {1, 1};
  lp.row_lower = {-kInfinity}, lp.row_upper = {1};
  lp.lower = {0, 0}, lp.upper = {kInfinity, kInfinity};
  auto figures = figures_of(lp);
  ASSERT_EQ(figures.size(), 1u);
  EXPECT_THAT(figures[0].svg, HasSubstr("<polygon class=\"exact-hull\""));
  lp.row_upper = {-1};
  figures = figures_of(lp);
  ASSERT_EQ(figures.size(), 1u);
  EXPECT_THAT(figures[0].caption, HasSubstr("no feasible region"));
}

TEST(Picture, SaysThatACaseCannotBeRead) {
  Finding finding;
  finding.case_text = "nonsense";
  EXPECT_THAT(picture_of(finding), HasSubstr("The case cannot be read: case, line 1"));
}

TEST(Plane, OutlinesAreStrictlyConvex) {
  const auto outline = convex_outline({{0, 0}, {1, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 1}, {0, 0}});
  EXPECT_EQ(outline.size(), 4u);
  EXPECT_EQ(convex_outline({{0, 0}, {1, 1}, {2, 2}}).size(), 2u);
  EXPECT_EQ(convex_outline({{3, 3}, {3, 3}}).size(), 1u);
}

TEST(Plane, ClippingIsExact) {
  const std::vector<ExactPoint> square = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  const auto part = clipped({{Rational(1, 3), Rational(1, 3)}, {3, Rational(1, 3)}, {3, 3}}, square);
  EXPECT_THAT(part, testing::Contains(ExactPoint{1, Rational(1, 3)}));
  EXPECT_THAT(part, testing::Contains(ExactPoint{1, 1}));
  EXPECT_TRUE(clipped({{2, 2}, {3, 2}, {3, 3}}, square).empty());
  EXPECT_EQ(clipped({{-1, Rational(1, 2)}, {2, Rational(1, 2)}}, square).size() >= 2, true);
}

TEST(Plane, RootsServeEveryScale) {
  for (const int exponent : {-3000, -1, 0, 1, 3000}) {
    const Rational power(Integer(1) << static_cast<unsigned>(std::abs(exponent)));
    const Rational square = exponent >= 0 ? Rational(power * power * 2) : Rational(2 / (power * power));
    const Rational root = rough_root(square);
    EXPECT_NEAR(Rational(root * root / square).convert_to<double>(), 1, 1e-14);
  }
  EXPECT_EQ(rough_root(0), 0);
  EXPECT_EQ(rough_root(-1), 0);
}

}  // namespace
}  // namespace assay::picture_test
