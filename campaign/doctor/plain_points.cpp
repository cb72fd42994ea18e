// Plain cases of clouds and of simple shapes.
#include "campaign/doctor/plain_cases.h"

namespace assay {
namespace {

Cloud2 grid(std::uint32_t side) {
  Cloud2 cloud;
  for (std::uint32_t i = 0; i < side * side; ++i)
    cloud.points.push_back({static_cast<double>(i % side), static_cast<double>(i / side)});
  return cloud;
}

Cloud3 grid3(std::uint32_t side, double scale = 1) {
  Cloud3 cloud;
  for (std::uint32_t i = 0; i < side * side * side; ++i)
    cloud.points.push_back(
        {scale * (i % side), scale * (i / side % side), scale * static_cast<double>(i / (side * side))});
  return cloud;
}

Cloud3 with(Cloud3 cloud, Point3 point) {
  cloud.points.push_back(point);
  return cloud;
}

Shape shape(ShapeKind kind, std::uint32_t dimension, std::vector<double> numbers) {
  return {kind, dimension, std::move(numbers)};
}

ShapesProblem contact(ShapeKind first, std::vector<double> a, ShapeKind second, std::vector<double> b,
                      std::uint32_t dimension = 2) {
  return {ShapesQuestion::kContact, shape(first, dimension, std::move(a)), shape(second, dimension, std::move(b))};
}

ShapesProblem about(ShapesQuestion question, ShapeKind kind, std::vector<double> numbers) {
  return {question, shape(kind, 2, std::move(numbers)), {}};
}

}  // namespace

template <>
std::vector<PlainCase<Hull2Family>> plain_cases<Hull2Family>() {
  return {
      {"a triangle and a point inside", {{{0, 0}, {4, 0}, {0, 4}, {1, 1}}}},
      {"a square", {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}},
      {"a square, clockwise", {{{0, 1}, {1, 1}, {1, 0}, {0, 0}}}},
      {"a square with the middles of its edges", grid(3)},
      {"a grid of five by five", grid(5)},
      {"a pentagon", {{{0, 0}, {4, 0}, {5, 3}, {2, 5}, {-1, 3}}}},
      {"a triangle, every corner twice", {{{0, 0}, {4, 0}, {0, 4}, {0, 0}, {4, 0}, {0, 4}}}},
      {"points of one line", {{{0, 0}, {1, 1}, {3, 3}, {2, 2}}}},
      {"points of a vertical line", {{{1, 0}, {1, 5}, {1, 2}}}},
      {"two points", {{{0, 0}, {1, 2}}}},
      {"one point", {{{3, 4}}}},
      {"no points", {}},
  };
}

template <>
std::vector<PlainCase<Hull3Family>> plain_cases<Hull3Family>() {
  const Cloud3 tetrahedron{{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, 4}}};
  return {
      {"a tetrahedron", tetrahedron},
      {"a tetrahedron and a point inside", with(tetrahedron, {1, 1, 0.5})},
      {"a tetrahedron and a corner again", with(tetrahedron, {4, 0, 0})},
      {"a cube", grid3(2)},
      {"a cube and the middle of a face", with(grid3(2, 2), {1, 1, 0})},
      {"a grid of three by three by three", grid3(3)},
      {"an octahedron", {{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}}}},
      {"a pyramid on a square", {{{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {0, 2, 0}, {1, 1, 3}}}},
      {"a square in space", {{{0, 0, 1}, {2, 0, 1}, {2, 2, 1}, {0, 2, 1}, {1, 1, 1}}}},
      {"points of one line", {{{0, 0, 0}, {1, 1, 1}, {2, 2, 2}}}},
      {"one point", {{{3, 4, 5}}}},
      {"no points", {}},
  };
}

template <>
std::vector<PlainCase<ShapesFamily>> plain_cases<ShapesFamily>() {
  using enum ShapeKind;
  return {
      {"circles, 2 apart", contact(kBall, {0, 0, 1}, kBall, {3, 4, 2})},
      {"circles, 2 deep", contact(kBall, {0, 0, 3}, kBall, {3, 4, 4})},
      {"circles that touch", contact(kBall, {0, 0, 2}, kBall, {3, 4, 3})},
      {"boxes, 1 deep", contact(kBox, {0, 0, 4, 2}, kBox, {3, 0, 9, 2})},
      {"a box and a circle, 4 apart", contact(kBox, {0, 0, 1, 1}, kBall, {4, 5, 1})},
      {"triangles that touch", contact(kPolygon, {0, 0, 2, 0, 0, 2}, kPolygon, {1, 1, 3, 3, 3, 4})},
      {"an oriented box and a circle, 4 apart", contact(kOrientedBox, {0, 0, 1, 2, 3, 4}, kBall, {6, 8, 1})},
      {"spheres, 4 apart", contact(kBall, {0, 0, 0, 1}, kBall, {2, 3, 6, 2}, 3)},
      {"the bounds of three points", about(ShapesQuestion::kBounds, kPoints, {1, 5, -2, 7, 0, 6})},
      {"the box around two boxes",
       {ShapesQuestion::kMerge, shape(kBox, 2, {0, 0, 1, 1}), shape(kBox, 2, {3, -4, 5, 0})}},
      {"the centroid of a triangle", about(ShapesQuestion::kCentroid, kPolygon, {0, 0, 3, 0, 0, 6})},
      {"the centroid of points of one line", about(ShapesQuestion::kCentroid, kPolygon, {0, 0, 1, 1, 5, 5})},
      {"two points after a quarter turn",
       {ShapesQuestion::kMotion, shape(kPoints, 2, {2, 1, 1, 3}), shape(kMap, 2, {1, 1, 0, -1, 1, 0, 0, 10})}},
      {"a circle that moves up to a box",
       {ShapesQuestion::kSweep, shape(kBox, 2, {0, 0, 4, 2}), shape(kMovingBall, 2, {-5, 1, 1, 8, 0})}},
      {"a circle that moves up to a corner",
       {ShapesQuestion::kSweep, shape(kBox, 2, {0, 0, 4, 2}), shape(kMovingBall, 2, {8, 13, 5, -2, -14})}},
      {"a circle that moves past a triangle",
       {ShapesQuestion::kSweep, shape(kPolygon, 2, {0, 0, 2, 0, 0, 2}), shape(kMovingBall, 2, {-4, 4, 1, 8, 0})}},
  };
}

}  // namespace assay
