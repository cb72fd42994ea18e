// Casts at the ends of their bounds: intervals that underflow, numbers that are all negative, normals that rounding
// turns, and a vertex that is exactly at 0 along one.
#include <cmath>
#include <utility>

#include "algorithms/cast/edges_2d.h"
#include "algorithms/cast/proofs.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

void take_edges(FoldedRun& run, const MovingPair& pair) { fold_solve(run, pair, &CastEdges2d::solve); }

/// Sums and products of intervals of size 1 and of those whose radius is next to what underflow adds.
KnownWords near_numbers() {
  DrawnBits drawn{std::mt19937_64(41)};
  FoldedRun run;
  const auto near = [&](int exponent) {
    const double middle = drawn.generic(), radius = std::abs(drawn.generic());
    return cast::Near{std::ldexp(middle, exponent), std::ldexp(radius, exponent - 48)};
  };
  for (const int exponent : {0, -470, -480, -500, -950, -960, -1000, -1040})
    for (int i = 0; i < 50; ++i) {
      const cast::Near x = near(exponent), y = near(exponent);
      for (const cast::Near& of_both : {x - y, x + y, x * y})
        run.take(of_both.middle), run.take(of_both.radius), run.take(cast::proved_sign(of_both));
    }
  return {run.folded()};
}

/// All numbers at most 0 and so large or little that products of them are no double.
KnownWords negative_casts() {
  FoldedRun run;
  for (const double unit : {1.0, 0x1p800, 0x1p-800, 0x1p1020, 0x1p-1000})
    for (const double way : {0.0, -1.0, -3.0, -8.0}) {
      MovingPair pair{{{2, {-7, -6, -5, -6, -6, -4}}, {2, {-2, -3, -1, -3, -1, -2}}}, {}, {}};
      for (Points* body : {&pair.bodies.a, &pair.bodies.b})
        for (double& x : body->coordinates) x *= unit;
      pair.of_b.displacement = {way * unit, 0.75 * way * unit, 0};
      take_edges(run, pair);
    }
  return {run.folded()};
}

/// A point comes down on an edge and stays so little above it that the edge's normal, rounded, parts them no longer.
KnownWords rounded_partings() {
  DrawnBits drawn{std::mt19937_64(42)};
  FoldedRun run;
  for (int exponent = -60; exponent < -50; ++exponent)
    for (int i = 0; i < 6; ++i) {
      const double x = 1 + std::abs(drawn.generic()), y = drawn.generic();
      MovingPair pair{{{2, {-x, -y, x, y, 0, -4}}, {2, {0, 1}}}, {}, {}};
      pair.of_a.displacement = {0, -std::ldexp(1, exponent), 0};
      pair.of_b.displacement = {0, -1, 0};
      take_edges(run, pair);
    }
  return {run.folded()};
}

/// A vertex is exactly on an edge of the other body, the next one a rounding before or behind it.
KnownWords vertices_at_zero() {
  FoldedRun run;
  for (const double y : {-0x1.5555555555555p-2, -0x1.5555555555556p-2, -0x1.5555555555557p-2})
    for (const double by : {0.0, 1.0})
      for (const bool swapped : {false, true}) {
        MovingPair pair{{{2, {0, 0, 1, y, -1, -2}}, {2, {-3, 1, 3, -1, 4, 4}}}, {}, {}};
        pair.of_a.displacement = {by, by, 0};
        if (swapped) std::swap(pair.bodies.a, pair.bodies.b), std::swap(pair.of_a, pair.of_b);
        take_edges(run, pair);
      }
  return {run.folded()};
}

}  // namespace

void add_ends_of_cast_bounds(KnownAnswers& all) {
  all.push_back({"algorithms/cast/near_numbers", Asked::kByCheck, near_numbers, {9515990108087933844u}});
  all.push_back({"algorithms/cast/negative_casts", Asked::kByCheck, negative_casts, {9566707985935064475u}});
  all.push_back({"algorithms/cast/rounded_partings", Asked::kByCheck, rounded_partings, {15834517467749807968u}});
  all.push_back({"algorithms/cast/vertices_at_zero", Asked::kByCheck, vertices_at_zero, {2750282322470855565u}});
}

}  // namespace assay::known
