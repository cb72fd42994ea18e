// Plain cases of two bodies, at rest and moving.
#include "campaign/doctor/plain_cases.h"

namespace assay {
namespace {

Points square(double x, double y, double edge = 1) { return {2, {x, y, x + edge, y, x + edge, y + edge, x, y + edge}}; }

Points cube(double x, double y, double z, double edge = 1) {
  Points body{3, {}};
  for (const double u : {x, x + edge})
    for (const double v : {y, y + edge})
      for (const double w : {z, z + edge}) body.push_back({u, v, w});
  return body;
}

MovingPair moving(Points a, Points b, std::array<double, 3> displacement) {
  MovingPair pair{{std::move(a), std::move(b)}, {}, {}};
  pair.of_a.displacement = displacement;
  return pair;
}

MovingPair rod_under_a_wall(double height) {
  MovingPair pair{
      {{2, {-5, 0, 0, -1, 5, 0, 0, 1}}, {2, {-8, height, 8, height, 8, height + 1, -8, height + 1}}}, {}, {}};
  pair.of_a.rotation = {0, 0, 3};
  return pair;
}

}  // namespace

template <>
std::vector<PlainCase<GjkFamily>> plain_cases<GjkFamily>() {
  const Points triangle{2, {0, 0, 4, 0, 0, 4}}, tetrahedron{3, {0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4}};
  return {
      {"unit squares, 2 apart", {square(0, 0), square(3, 0)}},
      {"squares that overlap by a corner", {square(0, 0, 2), square(1, 1, 2)}},
      {"unit squares that touch along an edge", {square(0, 0), square(1, 0)}},
      {"unit squares that touch at a corner", {square(0, 0), square(1, 1)}},
      {"a square inside another", {square(0, 0, 9), square(3, 3)}},
      {"a triangle and a point inside", {triangle, {2, {1, 1}}}},
      {"a triangle and a point outside", {triangle, {2, {4, 4}}}},
      {"segments that cross", {{2, {0, 0, 2, 2}}, {2, {0, 2, 2, 0}}}},
      {"unit cubes, 2 apart", {cube(0, 0, 0), cube(3, 0, 0)}},
      {"cubes that overlap by a corner", {cube(0, 0, 0, 2), cube(1, 1, 1, 2)}},
      {"unit cubes that touch along a face", {cube(0, 0, 0), cube(1, 0, 0)}},
      {"a tetrahedron and a point inside", {tetrahedron, {3, {1, 1, 1}}}},
      {"a tetrahedron and a point outside", {tetrahedron, {3, {4, 4, 4}}}},
  };
}

template <>
std::vector<PlainCase<CastFamily>> plain_cases<CastFamily>() {
  return {
      {"a square that meets another half the way", moving(square(0, 0), square(3, 0), {4, 0, 0})},
      {"a square that stops before another", moving(square(0, 0), square(3, 0), {1, 0, 0})},
      {"a square that passes beside another", moving(square(0, 0), square(3, 3), {8, 0, 0})},
      {"a square that moves away", moving(square(0, 0), square(3, 0), {-4, 0, 0})},
      {"squares that overlap at the start", moving(square(0, 0, 2), square(1, 1, 2), {4, 0, 0})},
      {"a fast square through a thin wall", moving(square(0, 0), {2, {64, -8, 65, -8, 65, 8, 64, 8}}, {1024, 0, 0})},
      {"squares, neither of which moves", moving(square(0, 0), square(3, 0), {})},
      {"a square that falls on a corner",
       moving({2, {0, 8, 2, 8, 2, 10, 0, 10}}, {2, {1, 2, 2, 0, 0, 0}}, {0, -12, 0})},
      {"a cube that meets another half the way", moving(cube(0, 0, 0), cube(3, 0, 0), {4, 0, 0})},
      {"a cube that passes beside another", moving(cube(0, 0, 0), cube(3, 3, 3), {8, 0, 0})},
      {"a rod that turns and reaches a wall", rod_under_a_wall(4)},
      {"a rod that turns below a wall", rod_under_a_wall(6)},
  };
}

}  // namespace assay
