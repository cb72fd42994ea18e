// Depths and normals at the ends of what doubles and enclosed roots tell: normals next to the least numbers, promises
// that are as long as an overlap, a move that ends where a root is only enclosed, surfaces of bodies that are long one
// way.
#include <array>
#include <cfloat>
#include <cmath>

#include "known_answers/drawn/moving_squares.h"
#include "known_answers/oracles_gjk/judged_pairs.h"
#include "known_answers/tables.h"
#include "oracles/exact/judge_counts.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/depth/along_normal.h"

namespace assay::known {
namespace {

/// Overlaps bounded along normals whose squares are as small as their radii, and overlaps whose bound is 0.
KnownWords bounds_of_overlaps() {
  FoldedRun run;
  for (int k = 256; k < 640; ++k)
    run.take(AlongNormal({{1, {0, 0}}, {1, {0x1p600, 0x1p601}}}, {0x1p-537 * (k / 64.0), 0, 0}).rounded_overlap());
  for (int k = 0; k < 64; ++k) {
    const double x = 0x1p-1074 * k;
    run.take(AlongNormal({{1, {0, 0}}, {1, {x, x}}}, {1, 0, 0}).rounded_overlap());
  }
  return {run.folded()};
}

/// Promises next to the bound of the overlap along the normal, which leave nothing for a surface to prove; of small
/// bodies, where the squares of lengths are too near to the least numbers for doubles to tell.
KnownWords promises_next_to_overlaps() {
  FoldedRun run;
  for (const double unit : {1.0, 0x1p-530, 0x1p-534})
    for (const auto& normal : {std::array{1.0, 0.0, 0.0}, {1.0, 0.75, 0.0}}) {
      const ConvexPair pair{square(0, 0, 2 * unit), square(1.25 * unit, 0.5 * unit, 0.75 * unit)};
      const double gap = AlongNormal(pair, normal).rounded_overlap() / (4 * unit);
      for (int k = 8; k < 52; k += 3)
        for (const double by : {1 - std::ldexp(1.0, -k), 1 + std::ldexp(1.0, -k)}) {
          const std::uint64_t filtered = judge_counts().filtered;
          run.take(check_normal(pair, {1, normal, 0, {}, {}}, gap * by));
          run.take(judge_counts().filtered - filtered);
        }
    }
  return {run.folded()};
}

/// A point moved by (x, x) leaves the polygon where x is the root of 1/2, as far as that is enclosed.
KnownWords move_to_a_root() {
  const RootEnclosure root = enclosed_root(Rational(1, 2));
  const Rational x = (root.low + root.high) / 2;
  // The edge goes from (first, 0) to (second, 1), the point from (from, above): each takes up what the ones before left
  // of 192 bits.
  const double from = -approximate(x);
  Rational rest = x + exact(from);
  const double second = approximate(rest / x);
  rest -= exact(second) * x;
  const double above = approximate(rest / exact(second));
  rest -= exact(second) * exact(above);
  const double first = approximate(rest / (1 - x - exact(above)));
  const ConvexPair pair{{2, {first, 0, second, 1, -4, 4, -4, -4}}, {2, {from, above}}};
  FoldedRun run;
  for (const double depth : {std::nextafter(0.5, 0), 0.5, std::nextafter(0.5, 1)})
    run.take(check_depth(pair, {depth, {1, 1, 0}, 0, {}, {}}, 0x1p-4));
  return {run.folded(), run.units()};
}

/// Long up and thin along, by more than doubles of another unit hold.
KnownWords surfaces_of_long_bodies() {
  FoldedRun run;
  for (const double high : {0x1p300, 0x1p500, DBL_MAX}) {
    const auto take = [&](const ConvexPair& pair) {
      const auto surface = propose_surface(pair, 0x1p-301);
      run.take(surface.has_value());
      if (surface) run.take(surface->facets.size());
    };
    const double thin = 0x1p-300;
    take({{2, {-thin, -high, thin, -high, 0, high}}, {2, {0, 0, thin / 4, 0, 0, thin}}});
    take({{3, {-thin, 0, -high, thin, -thin, -high, thin, thin, -high, 0, 0, high}}, {3, {0, 0, 0, 0, thin / 8, 1}}});
  }
  return {run.folded()};
}

}  // namespace

void add_depths_at_the_ends(KnownAnswers& all) {
  all.push_back({"oracles/gjk/bounds_of_overlaps", Asked::kByCheck, bounds_of_overlaps, {14058443060713471469u}});
  all.push_back(
      {"oracles/gjk/promises_next_to_overlaps", Asked::kByCheck, promises_next_to_overlaps, {10498219075533331253u}});
  all.push_back({"oracles/gjk/move_to_a_root", Asked::kByCheck, move_to_a_root, {2397730803160196832u, 251880u}});
  all.push_back(
      {"oracles/gjk/surfaces_of_long_bodies", Asked::kByCheck, surfaces_of_long_bodies, {2479623205632889664u}});
}

}  // namespace assay::known
