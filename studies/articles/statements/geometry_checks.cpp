#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "oracles/exact/rational.h"
#include "studies/articles/statements/trials.h"

namespace assay::check {
namespace {

// All numbers below are small integers, on which double is exact.
struct Spot {
  long x, y;
};
long turn(const Spot& p, const Spot& q, const Spot& r) { return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x); }
Tried one_case(bool refutes) { return {1, refutes ? 1u : 0u}; }

/// Orientation tests of a Jarvis march on n points (i, i^2), all of them vertices.
std::uint64_t tests_of_a_march(long n) {
  std::vector<Spot> points;
  for (long i = 0; i < n; ++i) points.push_back({i, i * i});
  std::uint64_t tests = 0;
  std::size_t at = 0;
  do {
    std::size_t next = (at + 1) % points.size();
    for (std::size_t i = 0; i < points.size(); ++i) {
      ++tests;
      if (turn(points[at], points[i], points[next]) > 0) next = i;
    }
    at = next;
  } while (at != 0);
  return tests;
}

}  // namespace

/// A = B = {1}: they meet, and A + B = {2} has no origin; A - B = {0} has.
Tried sum_contains_the_origin() { return one_case(1 + 1 != 0 && 1 - 1 == 0); }

/// A = {0}, B = {1}, d = 1: max d.(a - b) = -1, max d.a - max(-d.b) = 1.
Tried support_value_as_printed() {
  const int a = 0, b = 1;
  return one_case(a - b != a - (-b));
}

/// (0, 0), (0, 0), (1, 0), (0, 1) along (1, 0) from vertex 0: both neighbours are level, vertex 2 is higher.
Tried climbing_on_level_ground() {
  const std::array<Spot, 4> ring = {{{0, 0}, {0, 0}, {1, 0}, {0, 1}}};
  const bool stops = ring[1].x <= ring[0].x && ring[3].x <= ring[0].x;
  return one_case(stops && ring[2].x > ring[0].x);
}

/// The L of (0, 0), (8, 0), (8, 4), (4, 4), (4, 8), (0, 8) and (5, 5), which is outside it and inside its hull.
Tried concave_bodies() {
  const Spot between{5, 5}, right{8, 4}, top{4, 8};
  const bool outside = between.x > top.x && between.y > right.y;
  return one_case(outside && turn(right, top, between) > 0);
}

/// A = B = {(0, 0)}: they meet, and A - B is a point, in which there is no triangle.
Tried a_triangle_is_always_found() {
  const Spot only{0, 0};
  return one_case(turn(only, only, only) == 0);
}

/// (0, 0), (4, 0), (3, 3), (0, 4): (3, 3) is a vertex of the hull and is extreme on no axis.
Tried hull_is_extreme_on_an_axis() {
  const Spot a{4, 0}, v{3, 3}, b{0, 4};
  return one_case(turn(a, v, b) > 0 && v.x < a.x && v.y < b.y);
}

/// A = {(4, -1), (-4, -1), (0, 2), (0, -6)}, B = {(0, 0)} from the segment of the first two: along (0, 1), towards the
/// origin, (0, 2) is taken, and the triangle with (0, -6) is larger.
Tried support_gives_greatest_area() {
  const Spot p{4, -1}, q{-4, -1}, taken{0, 2}, other{0, -6};
  return one_case(taken.y > other.y && std::abs(turn(p, q, taken)) < std::abs(turn(p, q, other)));
}

/// ab = (1, 2), ac = (3, 1): ab cross ab is 0, and so is what it is multiplied with.
Tried triple_product_from_the_left() {
  const Spot ab{1, 2}, ac{3, 1};
  const long turn_of_ab = ab.x * ab.y - ab.y * ab.x;
  return one_case(-turn_of_ab * ac.y == 0 && turn_of_ab * ac.x == 0 && ab.x * ac.y != ab.y * ac.x);
}

/// "X_i Y_i + 1 - X_i + 1 Y_i" as arithmetic, over the triangle (0, 0), (1, 0), (0, 1) of area 1/2.
Tried centroid_to_the_letter() {
  const std::array<Spot, 3> ring = {{{0, 0}, {1, 0}, {0, 1}}};
  long sum = 0;
  for (const Spot& p : ring) sum += p.x * p.y + 1 - p.x + 1 * p.y;
  return one_case(sum != 1);
}

/// A segment: the area is 0, and the formula divides by it.
Tried centroid_without_area() {
  const Spot p{0, 0}, q{1, 0};
  return one_case((p.x * q.y - q.x * p.y) + (q.x * p.y - p.x * q.y) == 0);
}

/// n points (i, i^2): all are vertices of the sub hulls, and the march tests each for each vertex: four times the tests
/// for twice the points, where n log h asks for little more than twice.
Tried jarvis_on_sub_hulls_is_quadratic() {
  const std::uint64_t few = tests_of_a_march(64), many = tests_of_a_march(128);
  return one_case(few == 64u * 64u && many == 4 * few);
}

/// (0, 0), (0, 2), (0, 1) are sorted by x; the line through them goes back over itself.
Tried sorted_points_form_a_simple_line() {
  const std::array<Spot, 3> line = {{{0, 0}, {0, 2}, {0, 1}}};
  return one_case(line[0].x <= line[1].x && line[1].x <= line[2].x && line[2].y < line[1].y && line[2].y > line[0].y);
}

/// Radii 2^600 each, centres 2^600 apart: both squares overflow, and inf < inf is false, though 2^600 < 2^601 is true.
Tried squared_test_in_double() {
  const double between = 0x1p600, radii = 0x1p601;
  return one_case(between < radii && !(between * between < radii * radii));
}

/// Circles of radius 1 at 0 and 1: p = -1, N = (A - B) / |A - B| = -1, P = N p = 1. Both moved by P are as near as
/// before, A alone is at B's centre, B alone touches.
Tried both_circles_move_by_the_vector() {
  const int a = 0, b = 1, radii = 2, p = std::abs(a - b) - radii, n = (a - b) / std::abs(a - b), move = n * p;
  const auto touch = [](int s, int t) { return std::abs(s - t) == radii; };
  const bool only_b = !touch(a + move, b + move) && !touch(a + move, b) && touch(a, b + move);
  return one_case(only_b && std::abs(a + move - b) < std::abs(a - b));
}

/// Box [-1, 1], centre of the circle at 0: clamped it is 0, and 0 is not on the boundary.
Tried clamping_gives_the_boundary() {
  const int clamped = std::clamp(0, -1, 1);
  return one_case(clamped != -1 && clamped != 1);
}

/// Squares of side 1 with parallel sides: the difference is a square of side 2, so each edge is an edge of one and an
/// edge of the other, not an edge and a vertex.
Tried edges_of_parallel_boxes() {
  const int side_of_a = 1, side_of_b = 1;
  const int least = 0 - side_of_b, greatest = side_of_a - 0;
  return one_case(greatest - least != side_of_a && greatest - least != side_of_b);
}

/// (0, 0), (1, 0), (2, 0), (0, 2): on the line of the first two, which has no point below, lies (1, 0), no vertex.
Tried hull_by_pairs() {
  const std::array<Spot, 4> points = {{{0, 0}, {1, 0}, {2, 0}, {0, 2}}};
  bool is_flagged = true;
  for (const Spot& p : points) is_flagged = is_flagged && turn(points[0], points[1], p) >= 0;
  return one_case(is_flagged && turn(points[0], points[1], points[2]) == 0);
}

/// The square of corners (1, 1), (-1, 1), (-1, -1), (1, -1) turned by a right angle, (x, y) -> (-y, x), is itself.
Tried difference_of_turned_squares() {
  const std::array<Spot, 4> corners = {{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};
  bool is_itself = true;
  for (const Spot& p : corners) {
    const auto is_turned = [&](const Spot& q) { return q.x == -p.y && q.y == p.x; };
    is_itself = is_itself && std::any_of(corners.begin(), corners.end(), is_turned);
  }
  return one_case(is_itself);
}

}  // namespace assay::check
