// Judges of hulls in space asked about clouds with a number that is none, about a cube with a dent, and about surfaces
// that close upon themselves.

#include "algorithms/model/point_lists.h"
#include "known_answers/drawn/facets.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/drawn/unit_cubes.h"
#include "known_answers/folded/flips_of_judge.h"
#include "known_answers/tables.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/hull3/near_hull3.h"
#include "oracles/hull3/surface.h"

namespace assay::known {
namespace {

/// Corners of the unit cube by their three bits, then `inner`.
Cloud3 cube_around(const Point3& inner) {
  auto cloud = cloud_of<Cloud3>(cube(0, 0, 0).coordinates);
  cloud.points.push_back(inner);
  return cloud;
}

/// The side above is four triangles with the inner point.
const Facets kDented = {{0, 2, 3, 1}, {0, 1, 5, 4}, {1, 3, 7, 5}, {3, 2, 6, 7}, {2, 0, 4, 6},
                        {4, 5, 8},    {5, 7, 8},    {7, 6, 8},    {6, 4, 8}};

KnownWords odd_clouds3() {
  FoldedRun run;
  for (const double none : {kNoNumber, kEndless})
    for (const std::size_t at : {0, 3, 8})
      for (double Point3::*coordinate : {&Point3::x, &Point3::y, &Point3::z}) {
        Cloud3 cloud = cube_around({0.5, 0.5, 2});
        cloud.points[at].*coordinate = none;
        run.take(check_flat_hull3(cloud, {0, {0}}));
        run.take(check_flat_hull3(cloud, {1, {0, 1}}));
        run.take(check_flat_hull3(cloud, {2, {0, 1, 3, 2}}));
        for (const double gap : {0.0, 0.1}) run.take(check_hull3(cloud, surface(kDented), {true, true, gap}));
      }
  return {run.folded()};
}

/// How deep a dent may be under a promise.
KnownWords dents() {
  const auto says = [&](double by, double gap) {
    return judge_near_hull3(cube_around({0.5, 0.25, 1 - by}), surface(kDented), gap);
  };
  FoldedRun run;
  for (const double gap : {1e-9, 1e-3, 0.02})
    for (const double by : {-0.5, 0.0, 0.5}) run.take(says(by, gap));
  run.take(flip(0x1p-10, 0.75, [&](double by) { return holds(says(by, 1e-3)); }));
  return {run.folded()};
}

/// A triangle that becomes flat, each corner of it first: where its judge begins to need integers.
KnownWords flat_triangles() {
  FoldedRun run;
  for (const double far : {0.5, 3.0, 0x1p20})
    for (const std::vector<std::uint32_t>& list :
         {std::vector<std::uint32_t>{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}})
      run.take(flip(0, 1, [&](double height) {
        const Cloud3 cloud = {{{0.1, 0.3, 0}, {1.1, 0.7, 0}, {0.1 + far, 0.3 + 0.4 * far + height, 0}}};
        return is_told_by_doubles([&] { run.take(check_flat_hull3(cloud, {2, list})); });
      }));
  return {run.folded()};
}

/// Facets whose edges meet within one facet, apart from others and beside them.
KnownWords closed_upon_themselves() {
  FoldedRun run;
  const Cloud3 cloud = cube_around({0.5, 0.5, 0.5});
  for (const Facets& facets : {Facets{{0, 1}},
                               {{0, 1}, {2, 3}},
                               {{0, 1, 2}, {2, 1, 0}},
                               {{0, 1, 2}, {2, 1, 0}, {3, 4}},
                               {{0, 1, 2}, {2, 1, 0}, {3, 0}},
                               {{0, 1}, {1, 2, 0}, {0, 2, 1}},
                               kDented}) {
    Surface closed = surface_of(cloud, surface(facets));
    const bool is_closed = pair_edges(closed).empty();
    run.take(is_closed);
    if (!is_closed) continue;
    const Topology topology = topology_of(closed);
    run.take(topology.components);
    run.take(topology.pinched);
  }
  return {run.folded()};
}

}  // namespace

void add_odd_surfaces(KnownAnswers& all) {
  all.push_back({"oracles/hull3/odd_clouds", Asked::kByCheck, odd_clouds3, {14460809273056294930u}});
  all.push_back({"oracles/hull3/flat_triangles", Asked::kByCheck, flat_triangles, {16632884903661565015u}});
  all.push_back({"oracles/hull3/dents", Asked::kByCheck, dents, {15567015736970691499u}});
  all.push_back(
      {"oracles/hull3/closed_upon_themselves", Asked::kByCheck, closed_upon_themselves, {7858916446467855412u}});
}

}  // namespace assay::known
