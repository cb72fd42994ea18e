// Casts of small bodies of a lattice, which pass, graze, touch and overlap: all casts of the plane and two of space.
#include <cstdint>
#include <utility>
#include <vector>

#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/cast/edges_2d.h"
#include "algorithms/cast/gjk_raycast.h"
#include "algorithms/cast/near_along.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Bodies of one to four vertices near the origin and near `by` from it along the first axis.
MovingPair lattice_pair(DrawnBits& drawn, std::uint32_t dimension, double by, double scale) {
  MovingPair pair{{{dimension, {}}, {dimension, {}}}, {}, {}};
  const auto number = [&](std::uint64_t most) {
    const std::uint64_t off = drawn.below(10);
    const double whole = static_cast<double>(drawn.below(2 * most + 1)) - static_cast<double>(most);
    return scale * (whole + (off == 0 ? 0x1p-30 : off == 1 ? 0.3 : 0));
  };
  for (Points* body : {&pair.bodies.a, &pair.bodies.b}) {
    const auto size = static_cast<std::uint32_t>(1 + drawn.below(4));
    for (std::uint32_t i = 0; i < size * dimension; ++i) {
      const double moved = body == &pair.bodies.b && i % dimension == 0 ? scale * by : 0;
      body->coordinates.push_back(number(1) + moved);
    }
  }
  for (std::uint32_t k = 0; k < dimension; ++k) {
    pair.of_a.displacement[k] = number(2);
    if (drawn.below(2) == 0) pair.of_b.displacement[k] = number(1);
  }
  const std::uint64_t kind = drawn.below(4);
  if (kind < 3) pair.of_a.displacement[0] += scale * by;
  if (kind == 0) pair.of_a.displacement[1] = pair.of_b.displacement[1] = 0;
  return pair;
}

template <class... Casts>
void take_lattice_casts(FoldedRun& run, std::uint32_t dimension, int count) {
  DrawnBits drawn{std::mt19937_64(91 + dimension)};
  for (int i = 0; i < count; ++i) {
    const double scale = i % 16 == 5 ? 0x1p-320 : i % 16 == 6 ? 0x1p900 : i % 16 == 7 ? 1.0 / 3 : 1;
    const MovingPair pair = lattice_pair(drawn, dimension, static_cast<double>(i % 5), scale);
    (fold_solve(run, pair, &Casts::solve, 20), ...);
  }
}

KnownWords casts_by_edges() {
  FoldedRun run;
  take_lattice_casts<CastEdges2d>(run, 2, 200);
  // Numbers of sizes too far apart, and just not so.
  for (const double least : {0x1p-299, 0x1p-300, 0x1p-301, 0x1p-302, 0x1p-303}) {
    MovingPair pair{{{2, {0, 0, 1, 0, 0, 1}}, {2, {2, least}}}, {}, {}};
    pair.of_a.displacement[0] = 1.5;
    fold_solve(run, pair, &CastEdges2d::solve);
  }
  return {run.folded()};
}

/// Numbers of which the largest are negative or those of the displacement, motions along one axis only, points that
/// stay, and pairs that turn, which are declined; how far products with a rounded direction may be off.
KnownWords casts_along_axes() {
  FoldedRun run;
  const Points triangle{2, {0, 0, 1, 0, 0, 1}}, far{2, {-8, -3, -7, -4}}, point{2, {2, 3}}, other{2, {-1, 5}};
  for (const auto& [a, b] :
       {std::pair{triangle, far}, {far, triangle}, {point, other}, {other, point}, {point, triangle}})
    for (const double x : {0.0, -6.0, 1e3})
      for (const double y : {0.0, 2.0, -0x1p20})
        for (const double turn : {0.0, 0.5}) {
          MovingPair pair{{a, b}, {}, {}};
          pair.of_a.displacement = {x, y, 0};
          pair.of_b.rotation = {0, 0, turn};
          fold_solve(run, pair, &CastEdges2d::solve);
          fold_solve(run, pair, &GjkRaycast::solve);
        }
  for (const double x : {0.0, 0.3, -1.7, 0x1p-200})
    for (const double y : {0.0, -0.7, 0x1p-30}) {
      const cast::NearAlong near = cast::RoundedDirection(cast::ExactNumber(x), cast::ExactNumber(y)).along({1.1, -y});
      run.take(near.value), run.take(near.error);
    }
  return {run.folded()};
}

KnownWords casts_by_search() {
  FoldedRun run;
  take_lattice_casts<GjkRaycast, ConservativeAdvancement>(run, 2, 60);
  take_lattice_casts<GjkRaycast, ConservativeAdvancement>(run, 3, 60);
  return {run.folded()};
}

}  // namespace

void add_lattice_casts(KnownAnswers& all) {
  all.push_back({"algorithms/cast/casts_by_edges", Asked::kByCheck, casts_by_edges, {7205736807247828559u}});
  all.push_back({"algorithms/cast/casts_along_axes", Asked::kByCheck, casts_along_axes, {12937278214968506020u}});
  all.push_back({"algorithms/cast/casts_by_search", Asked::kByCheck, casts_by_search, {13388032448447377116u}});
}

}  // namespace assay::known
