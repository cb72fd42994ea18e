// Judges of hulls in space at the ends of what they ask: lists too short and beyond the cloud, the last point, promises
// kept to the last bit, flat surfaces, and where integers begin to be needed.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "algorithms/model/point_lists.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/facets.h"
#include "known_answers/drawn/unit_cubes.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/exact/judge_counts.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/hull3/exact_hull3.h"
#include "oracles/hull3/near_hull3.h"
#include "oracles/hull3/outward_distance3.h"

namespace assay::known {
namespace {

/// Flat clouds of three points of which one may lie elsewhere, by lists of every length and sense.
KnownWords ends_of_flat_judges() {
  FoldedRun run;
  const std::vector<Point3> line = {{1, 0, 0}, {1, 4, 2}, {1, 2, 1}}, upright = {{1, 2, 0}, {1, 2, 4}, {1, 2, 1}},
                            place = {{1, 2, 3}, {1, 2, 3}, {1, 2, 3}}, plane = {{0, 0, 1}, {4, 0, 1}, {0, 4, 1}};
  const Point3 moves[] = {{0, 0, 0}, {16, 0, 0}, {0, 16, 0}, {0, 0, 16}, {0, 32, 16}};
  for (const std::vector<Point3>& points : {line, upright, place, plane})
    for (const Point3& move : moves) {
      Cloud3 cloud{points};
      Point3& last = cloud.points[2];
      last = {last.x + move.x, last.y + move.y, last.z + move.z};
      // A point behind the last one, which is there all the same.
      cloud.points.push_back(points[2]);
      cloud.points.pop_back();
      for (int dimension = -1; dimension < 4; ++dimension)
        for (const std::vector<std::uint32_t>& longest :
             {std::vector<std::uint32_t>{0, 1, 2, 0}, {1, 1, 2}, {0, 3, 1}, {3, 0}}) {
          FlatHull3 hull{dimension, longest};
          for (; !hull.extreme.empty(); hull.extreme.pop_back()) run.take(check_flat_hull3(cloud, hull));
          run.take(check_flat_hull3(cloud, hull));
        }
    }
  return {run.folded()};
}

/// A tetrahedron of whose sides one is three triangles around a drawn point, begun with each facet: what its middle is
/// not below, by itself or in integers.
KnownWords pits() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(68)};
  for (int k = 0; k < 24; ++k) {
    Cloud3 cloud{{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, 4}}};
    const double x = drawn.generic(), y = drawn.generic(), z = drawn.generic();
    cloud.points.push_back({1 + x, 1 + y, 1 + z});
    Facets facets = {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 4}, {2, 3, 4}, {3, 1, 4}};
    for (std::size_t turn = 0; turn < facets.size(); ++turn) {
      std::rotate(facets.begin(), facets.begin() + 1, facets.end());
      run.take(check_hull3(cloud, surface(facets)));
      run.take(check_hull3(cloud, surface(reversed(facets))));
    }
  }
  return {run.folded()};
}

/// Surfaces of two sides on one another, of a plane, of one point, and of as many vertices as are measured.
KnownWords flat_surfaces() {
  FoldedRun run;
  const Cloud3 cloud{{{0, 0, 0}, {4, 0, 0}, {4, 4, 0}, {0, 4, 0}, {1, 1, 1}}};
  for (const Facets& facets :
       {Facets{{0, 1, 2}, {2, 1, 0}}, Facets{{0, 1, 2, 3}, {3, 2, 1, 0}}, Facets{{0, 1, 2}, {0, 2, 3}, {3, 2, 1, 0}},
        Facets{{0, 1, 1}}, Facets{{0, 1, 4}, {4, 1, 0}}})
    for (const double gap : {0.0, 0.25, 8.0}) run.take(check_hull3(cloud, surface(facets), {true, true, gap}));
  for (const std::uint32_t corners : {2000u, 2001u}) {
    Facets facets(2);
    for (std::uint32_t k = 0; k < corners; ++k) facets[0].push_back(k), facets[1].push_back(corners - 1 - k);
    run.take(judge_near_hull3({std::vector<Point3>(corners)}, surface(facets), 0.5));
  }
  return {run.folded()};
}

/// What is promised, and a double on each side of it.
void take_near(FoldedRun& run, const Cloud3& cloud, const Facets& facets, double gap) {
  for (const double promised : {std::nextafter(gap, 0), gap, std::nextafter(gap, 1)})
    run.take(judge_near_hull3(cloud, surface(facets), promised));
}

/// Volumes that differ from what they should be by just four gaps times the cube of the diagonal, and points that lie
/// outside by just the gap.
KnownWords promises_in_space() {
  FoldedRun run;
  const Cloud3 wide{{{0, 0, 0}, {0x1.bp-1, 0, 0}, {0, 1.5, 0}, {0, 0, 2}, {1, 2, 2}}};
  const Facets corner = {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}};
  take_near(run, wide, reversed(corner), 0x1p-8), take_near(run, wide, corner, 0x1p-8);
  Cloud3 box = cloud_of<Cloud3>(cube(0, 0, 0).coordinates);
  for (Point3& p : box.points) p.y *= 2, p.z *= 2;
  box.points.push_back({0.5, 1, 2 - 81.0 / 128});
  const Facets dented = {{0, 2, 3, 1}, {0, 1, 5, 4}, {1, 3, 7, 5}, {3, 2, 6, 7}, {2, 0, 4, 6},
                         {4, 5, 8},    {5, 7, 8},    {7, 6, 8},    {6, 4, 8}};
  take_near(run, box, dented, 0x1p-8);
  DrawnBits drawn{std::mt19937_64(69)};
  for (int k = 0; k < 12; ++k) {
    Cloud3 cloud{{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, 4}}};
    const double x = drawn.generic(), y = drawn.generic(), z = drawn.generic();
    cloud.points.push_back({2 + x, 2 + y, 2 + z});
    take_near(run, cloud, corner, outward_distance3(cloud, surface(corner).corner));
  }
  return {run.folded()};
}

/// Of which bodies of small whole numbers the judgement needs integers; of no points there is no hull.
KnownWords integers_needed() {
  FoldedRun run;
  run.take(exact_hull3({}).dimension), run.take(exact_hull3({}).ring), run.take(extreme_points3({}));
  DrawnBits drawn{std::mt19937_64(70)};
  for (int k = 0; k < 120; ++k) {
    Cloud3 cloud;
    const std::uint64_t points = 4 + drawn.below(5), places = 2 + drawn.below(8);
    for (std::uint64_t i = 0; i < points; ++i) {
      const auto x = drawn.below(places), y = drawn.below(places), z = drawn.below(places);
      cloud.points.push_back({double(x), double(y), double(z)});
    }
    const ExactHull3 truth = exact_hull3(cloud);
    if (truth.dimension < 3) continue;
    const JudgeCounts before = judge_counts();
    run.take(check_hull3(cloud, surface(facets_of(truth))));
    run.take(judge_counts().exact - before.exact);
    run.take(judge_counts().filtered - before.filtered);
  }
  return {run.folded()};
}

}  // namespace

void add_ends_of_judges3(KnownAnswers& all) {
  all.push_back({"oracles/hull3/ends_of_flat_judges", Asked::kByCheck, ends_of_flat_judges, {2327795453644161693u}});
  all.push_back({"oracles/hull3/pits", Asked::kByCheck, pits, {12176916722120938324u}});
  all.push_back({"oracles/hull3/flat_surfaces", Asked::kByCheck, flat_surfaces, {11221204870716522009u}});
  all.push_back({"oracles/hull3/promises_in_space", Asked::kByCheck, promises_in_space, {1885242955183788850u}});
  all.push_back({"oracles/hull3/integers_needed", Asked::kByCheck, integers_needed, {15925359994093870720u}});
}

}  // namespace assay::known
