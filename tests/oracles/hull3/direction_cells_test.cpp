// Cells of directions, and each bound of the sure reach where its lemma puts it, to the last bit.
#include "oracles/hull3/direction_cells.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <set>

#include "tests/harness/last_where.h"

namespace assay::direction_cells_test {
namespace {

using test::last_where;
using Seen = DirectionCells::Seen;
using Place = DirectionCells::Place;

constexpr double kInf = std::numeric_limits<double>::infinity(), kNan = std::numeric_limits<double>::quiet_NaN();
constexpr std::uint32_t kFaces = 6;

double above(double x) { return std::nextafter(x, kInf); }
double below(double x) { return std::nextafter(x, -kInf); }

TEST(DirectionCells, CutEachFaceIntoEqualSquaresThatAreSeenByTheirMiddlesAlone) {
  constexpr std::uint32_t kSide = 8;
  const Point3 origin = {3, -2, 1};
  const DirectionCells directions(origin, {4, 1.5, 0.5}, kSide);
  EXPECT_EQ(directions.side(), kSide);
  EXPECT_EQ(directions.line(0), -1);
  EXPECT_EQ(directions.line(3), -0.25);
  EXPECT_EQ(directions.line(kSide), 1);
  std::set<std::size_t> seen;
  for (std::uint32_t face = 0; face < kFaces; ++face) {
    for (std::uint32_t row = 0; row < kSide; ++row) {
      for (std::uint32_t column = 0; column < kSide; ++column) {
        const double x = directions.line(column) + 0.125, y = directions.line(row) + 0.125;
        const auto arrow = directions.arrow(face, x, y);
        const Point3 p = {origin.x + arrow[0] / 2, origin.y + arrow[1] / 2, origin.z + arrow[2] / 2};
        const Place at = directions.place(p);
        EXPECT_EQ(at.cell, directions.cell(face, column, row));
        EXPECT_EQ(at.column, column);
        EXPECT_EQ(at.row, row);
        EXPECT_EQ(at.x, x);
        EXPECT_EQ(at.y, y);
        EXPECT_EQ(at.seen.a, 0.5);
        const Seen from_face = directions.seen_from(face, p);
        EXPECT_EQ(from_face.a, 0.5);
        EXPECT_EQ(from_face.b, x / 2);
        EXPECT_EQ(from_face.c, y / 2);
        seen.insert(at.cell);
      }
    }
  }
  EXPECT_EQ(seen.size(), directions.cells());
  EXPECT_EQ(*seen.rbegin() + 1, directions.cells());
}

TEST(DirectionCells, AxesAreStretchedByTheGreatestPowerOfTwoWithinTheExtent) {
  const DirectionCells directions({0, 0, 0}, {8, 7.5, 0x1p-1000}, 3);
  EXPECT_EQ(directions.seen_from(0, {8, 4, 0x1p-1000}).a, 1);
  EXPECT_EQ(directions.seen_from(0, {8, 4, 0x1p-1000}).b, 1);
  EXPECT_EQ(directions.arrow(1, 0.5, 0.25), (std::array<double, 3>{-8, 2, 0x1p-1002}));
}

TEST(DirectionCells, DirectionsBetweenFacesAndCellsBelongToOne) {
  constexpr std::uint32_t kSide = 4;
  const DirectionCells directions({0, 0, 0}, {1, 1, 1}, kSide);
  const auto face_of = [&](double x, double y, double z) { return directions.place({x, y, z}).cell / (kSide * kSide); };
  EXPECT_EQ(face_of(1, 1, 1), 0u);
  EXPECT_EQ(face_of(-1, 1, 1), 1u);
  EXPECT_EQ(face_of(-1, -1, -1), 1u);
  EXPECT_EQ(face_of(1, 0.5, -1), 0u);
  EXPECT_EQ(face_of(0.5, 1, 1), 2u);
  EXPECT_EQ(face_of(0.5, -1, -1), 3u);
  EXPECT_EQ(face_of(0.5, 0.5, 1), 4u);
  EXPECT_EQ(face_of(0.5, 0.5, -1), 5u);
  EXPECT_EQ(face_of(0, 0, 0), 0u);
  EXPECT_EQ(face_of(kNan, 0, 0), 2u) << "0 is not negative";
  EXPECT_EQ(face_of(0, kNan, 0), 4u);
  EXPECT_EQ(face_of(0, 0, kNan), 4u);
  for (std::uint32_t k = 1; k < kSide; ++k) {
    const double line = directions.line(k);
    EXPECT_EQ(directions.place({1, line, line}).column, k);
    EXPECT_EQ(directions.place({1, line, line}).row, k);
    EXPECT_EQ(directions.place({1, line - 0x1p-52, 0}).column, k - 1);
    EXPECT_EQ(directions.place({1, 0, line - 0x1p-52}).row, k - 1);
  }
  EXPECT_EQ(directions.place({1, 1, -1}).column, kSide - 1);
  EXPECT_EQ(directions.place({1, 1, -1}).row, 0u);
}

TEST(DirectionCells, WhateverIsSeenTheCellExists) {
  for (const std::uint32_t side : {1u, 2u, 7u}) {
    const DirectionCells directions({0, 0, 0}, {1, 1, 1}, side);
    for (const double x : {0.0, -0.0, 1.0, -1.0, 0x1p-1074, DBL_MAX, -DBL_MAX, kInf, -kInf, kNan}) {
      for (const double y : {0.0, 1.0, -1.0, 0x1p-1074, DBL_MAX, -DBL_MAX, kInf, -kInf, kNan}) {
        for (const double z : {0.0, 1.0, -DBL_MAX, kInf, kNan}) {
          const Place at = directions.place({x, y, z});
          EXPECT_LT(at.column, side);
          EXPECT_LT(at.row, side);
          EXPECT_LT(at.cell, directions.cells());
        }
      }
    }
  }
}

/// One cell a face: corners (-1, -1), (1, -1), (-1, 1), (1, 1), in this order.
const DirectionCells kWhole({0, 0, 0}, {1, 1, 1}, 1);
std::size_t number_of(double x, double y) { return (x > 0 ? 1 : 0) + (y > 0 ? 2 : 0); }

/// The point that is seen at corner k; `shift` is added to its quotients.
struct Corners {
  std::array<double, 4> a;
  std::size_t shifted = 0;
  double shift_x = 0, shift_y = 0;
  Seen operator()(std::uint32_t, double x, double y) const {
    const std::size_t k = number_of(x, y);
    if (k == shifted) return {a[k], a[k] * (x + shift_x), a[k] * (y + shift_y)};
    return {a[k], a[k] * x, a[k] * y};
  }
};
Place looking(double a, double x, double y) { return {{a, a * x, a * y}, x, y, 0, 0, 0}; }
bool is_open(const Corners& corners, double a = 0x1p-10) { return SureReach(kWhole, corners).covers(looking(a, 0, 0)); }

constexpr std::array<double, 4> kCube = {0.25, 0.25, 0.25, 0.25};
constexpr double kInset = 0x1p-20, kSlack = 0x1p-30, kRaised = 1 + 0x1p-28;

// What a cell's function is and where it ends, for gauges 1, 1/2, 1/4 and 1/8: by hand, b falls by 5/32 and c by 9/32.
TEST(SureReach, EndsWhereTheFunctionOfTheCellIsAShadeBelowOne) {
  const SureReach reach(kWhole, Corners{{1, 2, 4, 8}});
  const double f_a = 0.5625 * kRaised, f_b = -0.15625 * kRaised, f_c = -0.28125 * kRaised;
  for (const auto& [x, y] : {std::pair{0.0, 0.0},
                             {0.5, 0.25},
                             {-0.5, 0.5},
                             {0.5, -0.75},
                             {-0.875, -0.875},
                             {0.75, 0.875},
                             {1 / 3.0, 0.7},
                             {-0.1, -0.3},
                             {0.6, -0.9},
                             {-0.7, 0.1}}) {
    const auto value = [&, x = x, y = y](double a) { return f_a * a + f_b * (a * x) + f_c * (a * y); };
    const double last = last_where(0.25, 64, [&, x = x, y = y](double a) { return reach.covers(looking(a, x, y)); });
    EXPECT_LE(value(last), 1 - kSlack) << x << " " << y;
    EXPECT_GT(value(above(last)), 1 - kSlack) << x << " " << y;
  }
}

// The same of a cell between -1/3 and 1/3 and between 1/3 and 1, at corners of any reach: to the last bit.
TEST(SureReach, TheFunctionIsRoundedAsItsFormulaSays) {
  const DirectionCells thirds({0, 0, 0}, {1, 1, 1}, 3);
  const double left = thirds.line(1), right = thirds.line(2), low = thirds.line(2), high = thirds.line(3);
  std::mt19937_64 bits(5);
  const auto unit = [&] { return static_cast<double>(bits() >> 11) * 0x1p-53; };
  for (int k = 0; k < 300; ++k) {
    const std::array<double, 4> a = {1 + unit(), 1 + unit(), 1 + unit(), 1 + unit()};
    const SureReach reach(thirds, [&](std::uint32_t face, double x, double y) {
      if (face != 0 || (x != left && x != right) || (y != low && y != high)) return Seen{};
      const double farthest = a[(x == right ? 1 : 0) + (y == high ? 2 : 0)];
      return Seen{farthest, farthest * x, farthest * y};
    });
    std::array<double, 4> gauge{}, at_corner{};
    for (std::size_t i = 0; i < 4; ++i) gauge[i] = 1 / a[i];
    double f_b = ((gauge[1] - gauge[0]) + (gauge[3] - gauge[2])) / (2 * (right - left));
    double f_c = ((gauge[2] - gauge[0]) + (gauge[3] - gauge[1])) / (2 * (right - left));
    for (std::size_t i = 0; i < 4; ++i)
      at_corner[i] = gauge[i] - f_b * (i % 2 == 0 ? left : right) - f_c * (i < 2 ? low : high);
    double f_a = *std::max_element(at_corner.begin(), at_corner.end());
    f_a *= kRaised, f_b *= kRaised, f_c *= kRaised;
    const double x = left + 0x1p-10 + 0.6 * unit(), y = low + 0x1p-10 + 0.6 * unit();
    const auto value = [&](double far) { return f_a * far + f_b * (far * x) + f_c * (far * y); };
    const double last = last_where(0.25, 8, [&](double far) {
      return reach.covers({{far, far * x, far * y}, x, y, 1, 2, thirds.cell(0, 1, 2)});
    });
    EXPECT_LE(value(last), 1 - kSlack) << k;
    EXPECT_GT(value(above(last)), 1 - kSlack) << k;
  }
}

TEST(SureReach, KeepsOffTheBordersOfItsCellByTheInset) {
  const DirectionCells directions({0, 0, 0}, {1, 1, 1}, 4);
  const SureReach reach(directions, [](std::uint32_t, double x, double y) { return Seen{0.25, x / 4, y / 4}; });
  const auto covers = [&](std::uint32_t column, std::uint32_t row, double x, double y) {
    return reach.covers({{0.1, 0.1 * x, 0.1 * y}, x, y, column, row, directions.cell(2, column, row)});
  };
  for (std::uint32_t column = 0; column < 4; ++column) {
    for (std::uint32_t row = 0; row < 4; ++row) {
      const double left = directions.line(column) + kInset, right = directions.line(column + 1) - kInset;
      const double low = directions.line(row) + kInset, high = directions.line(row + 1) - kInset;
      for (const double x : {left, right}) {
        for (const double y : {low, high}) EXPECT_TRUE(covers(column, row, x, y)) << x << " " << y;
      }
      EXPECT_FALSE(covers(column, row, below(left), low));
      EXPECT_FALSE(covers(column, row, above(right), low));
      EXPECT_FALSE(covers(column, row, left, below(low)));
      EXPECT_FALSE(covers(column, row, left, above(high)));
      EXPECT_FALSE(covers(column, row, kNan, low));
      EXPECT_FALSE(covers(column, row, left, kNan));
    }
  }
}

TEST(SureReach, TakesACornerWhosePointIsOffItsDirectionByHalfTheInsetAndNoMore) {
  const double most = kInset / 2;
  ASSERT_TRUE(is_open({kCube}));
  for (std::size_t k = 0; k < 4; ++k) {
    for (const double way : {1.0, -1.0}) {
      EXPECT_TRUE(is_open({kCube, k, way * most, 0})) << k;
      EXPECT_TRUE(is_open({kCube, k, 0, way * most})) << k;
      EXPECT_FALSE(is_open({kCube, k, way * (most + 0x1p-51), 0})) << k;
      EXPECT_FALSE(is_open({kCube, k, 0, way * (most + 0x1p-51)})) << k;
      EXPECT_FALSE(is_open({kCube, k, kNan, 0})) << k;
      EXPECT_FALSE(is_open({kCube, k, 0, kNan})) << k;
    }
  }
}

// The body reaches twice as far on the right as on the left. A point that is seen farther right than its corner lies
// below the function: the cell would claim what the body need not have.
TEST(SureReach, ClosesACellWhoseFunctionIsNotSurelyAboveOneAtEveryCorner) {
  for (const bool upright : {false, true}) {
    const std::array<double, 4> a = upright ? std::array{1.0, 1.0, 2.0, 2.0} : std::array{1.0, 2.0, 1.0, 2.0};
    ASSERT_TRUE(is_open({a}));
    for (std::size_t k = 0; k < 4; ++k) {
      const auto shifted = [&](double by) { return Corners{a, k, upright ? 0 : by, upright ? by : 0}; };
      const double last = last_where(0, kInset / 2, [&](double by) { return is_open(shifted(by)); });
      const auto value = [&](double by) {
        const double x = k % 2 == 0 ? -1 : 1, y = k < 2 ? -1 : 1;
        const Seen p = shifted(by)(0, x, y);
        return 0.75 * kRaised * p.a + -0.25 * kRaised * (upright ? p.c : p.b);
      };
      EXPECT_GE(value(last), 1 + kSlack) << k;
      EXPECT_LT(value(above(last)), 1 + kSlack) << k;
    }
  }
}

TEST(SureReach, ClosesACellThatIsTooSteep) {
  for (std::size_t k = 0; k < 4; ++k) {
    const auto corners = [k](double farthest) {
      Corners all{{1, 1, 1, 1}};
      all.a[k] = farthest;
      return all;
    };
    // |f_b| = |f_c| = (1 - 1/A) / 4; f_a = 1 at the corners beside, where only one of the two is added.
    const auto steepness = [](double farthest) {
      const double slope = std::abs(((1 - 1 / farthest)) / 4 * kRaised);
      return (kRaised + slope + slope) * farthest;
    };
    const double last = last_where(2, 0x1p17, [&](double farthest) { return is_open(corners(farthest)); });
    EXPECT_LE(steepness(last), 0x1p16) << k;
    EXPECT_GT(steepness(above(last)), 0x1p16) << k;
  }
}

TEST(SureReach, KnowsNothingOfWhatIsNearerThanUnderflowAllows) {
  const double least = DirectionCells::kNearest;
  EXPECT_EQ(least, 0x1p-100);
  const SureReach cube(kWhole, Corners{kCube});
  EXPECT_FALSE(cube.covers(looking(least, 0, 0)));
  EXPECT_TRUE(cube.covers(looking(above(least), 0, 0)));
  for (std::size_t k = 0; k < 4; ++k) {
    Corners corners{{0x1p-90, 0x1p-90, 0x1p-90, 0x1p-90}};
    const double x = k % 2 == 0 ? 0.875 : -0.875, y = k < 2 ? 0.875 : -0.875;  // away from corner k
    corners.a[k] = least;
    EXPECT_FALSE(SureReach(kWhole, corners).covers(looking(1.25 * least, x, y))) << k;
    corners.a[k] = above(least);
    EXPECT_TRUE(SureReach(kWhole, corners).covers(looking(1.25 * least, x, y))) << k;
  }
}

// Close to the corner (1, 1) of a face the function is -3/2 a + b + c. Of a point at the end of the range the first
// product overflows and the others do not.
TEST(SureReach, ASumThatOverflowsDownwardsCoversNothing) {
  const DirectionCells directions({0, 0, 0}, {1, 1, 1}, 16);
  const SureReach reach(directions, [](std::uint32_t, double x, double y) {
    const double a = 1 / (x + y - 1.5);
    return Seen{a, a * x, a * y};
  });
  EXPECT_TRUE(reach.covers(directions.place({2, 1.9, 1.9})));
  EXPECT_FALSE(reach.covers(directions.place({DBL_MAX, 0.95 * DBL_MAX, 0.95 * DBL_MAX})));
  const double far = DBL_MAX;
  EXPECT_EQ(-1.5 * far + 0.95 * far, -kInf);
}

}  // namespace
}  // namespace assay::direction_cells_test
