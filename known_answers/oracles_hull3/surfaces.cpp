// What surfaces are said to be in whose edges something is wrong, and how far bodies surely reach in each direction.
#include <array>
#include <cmath>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/facets.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull3/direction_cells.h"
#include "oracles/hull3/surface.h"

namespace assay::known {
namespace {

/// The surface of a tetrahedron, outward.
Facets tetrahedron(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
  return {{a, c, b}, {a, b, d}, {b, c, d}, {c, a, d}};
}

Facets joined(Facets one, const Facets& other) {
  one.insert(one.end(), other.begin(), other.end());
  return one;
}

void take_surface(FoldedRun& run, const Facets& facets) {
  Cloud3 cloud;
  for (int i = 0; i < 9; ++i) cloud.points.push_back({double(i % 2), double(i / 2 % 2), double(i / 4)});
  Surface paired = surface_of(cloud, surface(facets));
  const std::string objection = pair_edges(paired);
  run.take(std::string_view(objection));
  run.take(std::string_view(pairing_objection(paired)));
  if (!objection.empty()) return;
  run.take(paired.twin);
  const Topology topology = topology_of(paired);
  run.take(topology.components);
  run.take(topology.pinched);
}

KnownWords topologies() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(15)};
  const Facets one = tetrahedron(0, 1, 2, 3), apart = tetrahedron(4, 5, 6, 7), at_a_vertex = tetrahedron(3, 4, 5, 6),
               at_an_edge = tetrahedron(2, 3, 4, 5);
  for (const Facets& facets : {one, joined(one, apart), joined(one, at_a_vertex), joined(one, at_an_edge),
                               joined(joined(one, apart), tetrahedron(8, 1, 4, 2)), joined(one, one), Facets{}}) {
    take_surface(run, facets);
    take_surface(run, reversed(facets));
    for (int turn = 0; turn < 8 && !facets.empty(); ++turn) {
      Facets wrong = facets;
      auto& facet = wrong[drawn.below(wrong.size())];
      switch (turn % 4) {
        case 0: std::swap(facet[0], facet[1]); break;
        case 1: facet[drawn.below(3)] = static_cast<std::uint32_t>(drawn.below(9)); break;
        case 2: wrong.push_back(std::vector<std::uint32_t>(facet)); break;
        default: wrong.pop_back();
      }
      take_surface(run, wrong);
    }
  }
  return {run.folded()};
}

/// A body around an origin, seen in cells: points at a distance that grows with the direction, some too near or askew.
KnownWords sure_reaches() {
  DrawnBits drawn{std::mt19937_64(16)};
  FoldedRun run;
  for (int k = 0; k < 6; ++k) {
    const double unit = std::ldexp(1.0, k % 3 * 300 - 300);
    const Point3 origin{unit * drawn.generic(), unit, -unit};
    const DirectionCells directions(origin, {unit * 3, unit * 5, unit * 0.7}, 3 + static_cast<std::uint32_t>(k));
    const SureReach reach(directions, [&](std::uint32_t face, double x, double y) {
      const double share = k == 5 ? 0.999 : 0.25;  // some so near that the function over a cell is too steep
      const double grown = k % 2 == 0 ? 1 : k == 5 && drawn.below(3) == 0 ? 0x1p-15 : 1 + share * drawn.generic();
      const std::array<double, 3> to = directions.arrow(face, x, y);
      Point3 p{origin.x + grown * to[0], origin.y + grown * to[1], origin.z + grown * to[2]};
      const std::uint64_t change = k < 2 ? 9 : drawn.below(24);
      if (change == 0) p = origin;
      if (change == 1) p.x += unit * 0x1p-18;
      return directions.seen_from(face, p);
    });
    for (int i = 0; i < 400; ++i) {
      const double x = drawn.generic(), y = drawn.generic(), z = drawn.generic();
      const double times = i % 4 == 0 ? 1 : i % 4 == 1 ? 0.25 : 0.5;
      const DirectionCells::Place at = directions.place(
          {origin.x + times * 3 * unit * x, origin.y + times * 5 * unit * y, origin.z + times * unit * z});
      run.take(at.cell), run.take(at.x), run.take(at.y), run.take(at.column), run.take(at.row);
      run.take(at.seen.a), run.take(at.seen.b), run.take(at.seen.c);
      run.take(reach.covers(at));
    }
  }
  return {run.folded()};
}

}  // namespace

void add_surfaces(KnownAnswers& all) {
  all.push_back({"oracles/hull3/topologies", Asked::kByCheck, topologies, {14354725989549051929u}});
  all.push_back({"oracles/hull3/sure_reaches", Asked::kByCheck, sure_reaches, {16180863538760539939u}});
}

}  // namespace assay::known
