// How far hulls in space leave out what they lose: nothing, all in one place, at the ends of the exponent range, and
// points that doubles find equally far.
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull3/outward_distance3.h"

namespace assay::known {
namespace {

/// No points, one place, and points far out along one axis, on either side, beside points, segments, triangles and
/// tetrahedra.
KnownWords lost_at_the_ends() {
  FoldedRun run;
  for (const std::vector<std::uint32_t>& listed : {std::vector<std::uint32_t>{}, {0}, {0, 1}, {5}})
    for (const std::size_t points : {0u, 1u, 3u}) {
      Cloud3 same;
      same.points.assign(points, {1, 2, 3});
      run.take(outward_distance3(same, listed));
    }
  for (double Point3::*axis : {&Point3::x, &Point3::y, &Point3::z})
    for (const double unit : {-0x1p700, 0x1p700, -0x1p-700, 0x1p-700, -1.0}) {
      Cloud3 cloud;
      for (const Point3& p : {Point3{0, 0, 0}, {0.5, 0, 0}, {0, 0.25, 0}, {0, 0, 0.5}, {0.5, 0.25, 0.75}, {1, 1, 1}}) {
        cloud.points.push_back(p);
        cloud.points.back().*axis *= unit;
      }
      for (const std::vector<std::uint32_t>& listed :
           {std::vector<std::uint32_t>{0}, {1, 0}, {0, 1, 2}, {0, 1, 2, 3}, {3, 2, 1, 0, 9}, {0, 1, 2, 3, 4, 5}})
        run.take(outward_distance3(cloud, listed));
    }
  return {run.folded(), run.units()};
}

/// Of two lost points, each first, the one that doubles hold to be the farther: beside the end of a long segment,
/// beside its middle, and above a triangle.
KnownWords nearly_equally_lost() {
  FoldedRun run;
  for (const double by : {0x1p-50, 0x1p-40, 0x1p-30, 0x1p-24, 0x1p-20, 0x1p-10})
    for (const double sign : {1.0, -1.0}) {
      const double first = 0.1, second = 0.1 * (1 + sign * by);
      for (const double length : {0x1p10, 0x1.8p12, 0x1p30, 3e9})
        for (const double place : {0.0, length / 4, length / 2, length})
          run.take(outward_distance3({{{0, 0, 0}, {length, 0, 0}, {place, first, 0}, {place, second, 0}}},
                                     std::array<std::uint32_t, 2>{0, 1}));
      for (const Point2& at : {Point2{0.25, 0.5}, {0, 0.75}, {1, 1}, {2, 3}})
        for (const std::vector<std::uint32_t>& listed : {std::vector<std::uint32_t>{0, 1, 2}, {0, 1, 2, 3}})
          run.take(outward_distance3(
              {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, -1}, {at.x, at.y, first}, {at.y, at.x, second}}}, listed));
    }
  return {run.folded()};
}

/// A point that lies so near to a long segment that doubles may find its squared distance below zero, looked at alone.
KnownWords lost_by_little() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(67)};
  for (int k = 0; k < 100; ++k) {
    const double x = 1 + drawn.generic(), y = drawn.generic(), z = drawn.generic(),
                 share = 0.5 + 0.25 * drawn.generic();
    const Cloud3 cloud{{{share * x, share * y, share * z}, {0, 0, 0}, {x, y, z}}};
    for (const std::size_t pairs : {1u, 10u}) run.take(outward_distance3(cloud, std::array{1u, 2u}, pairs));
  }
  return {run.folded()};
}

}  // namespace

void add_lost_in_space(KnownAnswers& all) {
  all.push_back(
      {"oracles/hull3/lost_at_the_ends", Asked::kByCheck, lost_at_the_ends, {15317683033369222554u, 56865376u}});
  all.push_back({"oracles/hull3/nearly_equally_lost", Asked::kByCheck, nearly_equally_lost, {7251620209880318956u}});
  all.push_back({"oracles/hull3/lost_by_little", Asked::kByCheck, lost_by_little, {12341630898657353129u}});
}

}  // namespace assay::known
