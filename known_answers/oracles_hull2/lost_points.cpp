// How far hulls leave out what they lose, where so many points are lost that doubles choose the farthest, at the ends
// of the exponent range, too.
#include <cmath>
#include <cstdint>
#include <vector>

#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull2/outward_distance.h"

namespace assay::known {
namespace {

/// A triangle and points on both sides of an edge, the farthest one neither the first nor the last.
Cloud2 points_beside_a_triangle(double unit, int points) {
  Cloud2 cloud;
  cloud.points = {{0, 0}, {unit, 0}, {0, unit}};
  for (int k = 0; k < points; ++k) {
    const double out = k == points / 3 ? 0.75 : 0x1p-14 * (k % 101 + 1);
    cloud.points.push_back({unit * (k + 1) / (points + 2), -unit * out});
  }
  return cloud;
}

KnownWords lost_points() {
  FoldedRun run;
  const std::vector<std::uint32_t> triangle = {0, 1, 2}, edge = {0, 1}, corner = {1}, none,
                                   beyond = {0, 1, 2, 1u << 20};
  for (const double unit : {1.0, 0x1p-1040, 0x1p1000})
    for (const auto& listed : {triangle, edge, corner, none, beyond})
      run.take(outward_distance(points_beside_a_triangle(unit, 40), listed));
  for (const double unit : {1.0, 0x1p700}) run.take(outward_distance(points_beside_a_triangle(unit, 3400), triangle));
  for (const std::size_t pairs : {1u, 20u, 120u, 129u, 130u, 1000u})
    run.take(outward_distance(points_beside_a_triangle(1, 40), triangle, pairs));
  return {run.folded(), run.units()};
}

}  // namespace

void add_lost_points(KnownAnswers& all) {
  all.push_back({"oracles/hull2/lost_points", Asked::kByCheck, lost_points, {8142086842306713124u, 177145988u}});
}

}  // namespace assay::known
