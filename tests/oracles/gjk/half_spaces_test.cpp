// Half-spaces of a polytope and its corners are the same body, and a half-space less is another.
#include "oracles/gjk/polyhedra/half_spaces.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace assay::half_spaces_test {
namespace {

using Corner = std::vector<Rational>;

Points points(std::uint32_t dimension, std::vector<double> coordinates) { return {dimension, std::move(coordinates)}; }

std::vector<Corner> back(const Points& body) { return corners_of(half_spaces_of(body)); }

std::vector<Corner> as_corners(const Points& body) {
  std::set<Corner> all;
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    Corner corner;
    for (const double x : body[i]) corner.push_back(exact(x));
    all.insert(corner);
  }
  return {all.begin(), all.end()};
}

TEST(HalfSpaces, OfACubeAreSix) {
  Points cube{3, {}};
  for (int i = 0; i < 8; ++i) cube.push_back({double(i & 1), double(i >> 1 & 1), double(i >> 2 & 1)});
  const std::vector<Corner> corners = as_corners(cube);
  cube.push_back({0.5, 0.5, 0.5});
  cube.push_back({0.5, 1, 1});
  cube.push_back({1, 1, 1});
  const HalfSpaces found = half_spaces_of(cube);
  EXPECT_EQ(found.faces.size(), 6u);
  EXPECT_TRUE(found.equations.empty());
  for (const HalfSpace& face : found.faces) EXPECT_TRUE(face.offset == 0 || face.offset == 1);
  EXPECT_EQ(corners_of(found), corners);
}

TEST(HalfSpaces, OfFlatBodiesHaveEquations) {
  const Points square = points(3, {0, 0, 5, 2, 0, 5, 0, 2, 5, 2, 2, 5, 1, 1, 5}),
               segment = points(3, {1, 2, 3, 3, 2, 1, 2, 2, 2}), point = points(3, {7, 0.5, -1, 7, 0.5, -1}),
               line = points(2, {0, 0, 3, 1});
  struct Expected {
    const Points& body;
    std::size_t faces, equations, corners;
  };
  for (const Expected& expected : {Expected{square, 4, 1, 4}, {segment, 2, 2, 2}, {point, 0, 3, 1}, {line, 2, 1, 2}}) {
    const HalfSpaces found = half_spaces_of(expected.body);
    EXPECT_EQ(found.faces.size(), expected.faces);
    EXPECT_EQ(found.equations.size(), expected.equations);
    EXPECT_EQ(corners_of(found).size(), expected.corners);
  }
}

TEST(HalfSpaces, AreExactForAnyDoubles) {
  const Points triangle = points(2, {0x1p-1070, 0.1, 1e300, -0.3, 2.5, 0x1.fffffffffffffp+3});
  EXPECT_EQ(back(triangle), as_corners(triangle));
}

/// Corners that are left when those inside the hull of the others are left out, one by one: by half-spaces alone.
bool is_in(const HalfSpaces& body, const Corner& x) {
  const auto value = [&](const HalfSpace& face) {
    Rational sum = 0;
    for (std::size_t k = 0; k < x.size(); ++k) sum += face.normal[k] * x[k];
    return sum;
  };
  return std::ranges::all_of(body.faces, [&](const auto& face) { return value(face) <= face.offset; }) &&
         std::ranges::all_of(body.equations, [&](const auto& face) { return value(face) == face.offset; });
}

TEST(HalfSpaces, ComeBackAsTheSameBody) {
  std::mt19937 random(1);
  for (int round = 0; round < 400; ++round) {
    const std::uint32_t dimension = 2 + round % 2;
    Points body{dimension, {}};
    for (unsigned left = 1 + random() % 8; left > 0; --left)
      for (std::uint32_t k = 0; k < dimension; ++k) body.coordinates.push_back(static_cast<double>(random() % 5) - 2);
    const HalfSpaces found = half_spaces_of(body);
    const std::vector<Corner> drawn = as_corners(body), corners = corners_of(found);
    // Every point is inside, every corner is one of them, and the corners alone give the same half-spaces.
    for (const Corner& point : drawn) EXPECT_TRUE(is_in(found, point)) << round;
    EXPECT_TRUE(std::ranges::includes(drawn, corners)) << round;
    Points again{dimension, {}};
    for (const Corner& corner : corners)
      for (const Rational& x : corner) again.coordinates.push_back(x.convert_to<double>());
    const HalfSpaces of_corners = half_spaces_of(again);
    EXPECT_EQ(of_corners.faces, found.faces) << round;
    EXPECT_EQ(of_corners.equations.size(), found.equations.size()) << round;
    // No half-space is redundant: without any of them there is more room, seen within a large box.
    for (std::size_t face = 0; face < found.faces.size(); ++face) {
      HalfSpaces planted = found;
      planted.faces.erase(planted.faces.begin() + static_cast<std::ptrdiff_t>(face));
      for (std::uint32_t axis = 0; axis < dimension; ++axis) {
        for (const int side : {-1, 1}) {
          std::vector<Integer> normal(dimension, 0);
          normal[axis] = side;
          planted.faces.push_back({normal, 1000});
        }
      }
      EXPECT_NE(corners_of(planted), corners) << round << ", without face " << face;
    }
  }
}

TEST(HalfSpaces, HaveNoCornersWhereTheyAreEmptyOrHaveALine) {
  const HalfSpace left{{1, 0}, 0}, right{{-1, 0}, -1}, up{{0, 1}, 0};
  EXPECT_TRUE(corners_of({2, {left, right, up}, {}}).empty());
  EXPECT_TRUE(corners_of({2, {left}, {}}).empty());
  EXPECT_EQ(corners_of({2, {left, up}, {}}).size(), 1u) << "a quadrant";
}

}  // namespace
}  // namespace assay::half_spaces_test
