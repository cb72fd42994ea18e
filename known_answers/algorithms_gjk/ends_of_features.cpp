// Searches over features and over whole boundaries where scales, few corners and the last tries matter.
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "algorithms/gjk/features/closest_features.h"
#include "algorithms/gjk/reference/boundary_answer.h"
#include "algorithms/gjk/reference/minkowski_brute.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

void take_features(FoldedRun& run, const ConvexPair& pair) { fold_solve(run, pair, &GjkClosestFeatures::solve); }

/// Bodies that are shrunk before they are placed, also flat ones whose other coordinates are whole numbers of the
/// least double.
KnownWords shrunk_features() {
  DrawnBits drawn{std::mt19937_64(111)};
  FoldedRun run;
  for (const bool is_flat : {false, true})
    for (int i = 0; i < 12; ++i) {
      ConvexPair pair{{3, {}}, {3, {}}};
      for (Points* body : {&pair.a, &pair.b})
        for (int k = 0; k < 18; ++k) {
          const double shift = body == &pair.b && k % 3 == 1 ? (is_flat ? 1000 : 0.5) : 0, x = drawn.generic();
          const double whole = 128 * static_cast<double>(drawn.below(16)) + shift;
          if (!is_flat)
            body->coordinates.push_back((x + shift) * 0x1p1022);
          else
            body->coordinates.push_back(k % 3 == 0 ? 0x1p1021 : std::ldexp(whole, -1074));
        }
      take_features(run, pair);
    }
  return {run.folded()};
}

/// A small body at every place of a lattice inside of bodies of few corners, also on planes through corners.
KnownWords inner_corners() {
  FoldedRun run;
  const Points octahedron{3, {4, 0, 0, -4, 0, 0, 0, 4, 0, 0, -4, 0, 0, 0, 4, 0, 0, -4}},
      pyramid{3, {-4, -4, -2, 4, -4, -2, 4, 4, -2, -4, 4, -2, 0, 0, 4}},
      prism{3, {0, 0, -3, 4, 0, -3, 0, 4, -3, 0, 0, 3, 4, 0, 3, 0, 4, 3}};
  for (const Points& outer : {octahedron, pyramid, prism})
    for (const double x : {-1.0, 0.0, 1.0})
      for (const double y : {0.0, 1.0})
        for (const double z : {-1.0, 0.0, 1.0})
          for (const bool swapped : {false, true}) {
            const Points point{3, {x, y, z}};
            take_features(run, swapped ? ConvexPair{point, outer} : ConvexPair{outer, point});
          }
  return {run.folded()};
}

/// Lattice bodies that overlap, around whose origin a simplex takes the vertex looked for last.
KnownWords last_vertices() {
  FoldedRun run;
  for (const std::uint64_t seed : {118, 572, 622, 806, 882, 948, 1015, 1033, 1121, 1380}) {
    DrawnBits drawn{std::mt19937_64(seed)};
    ConvexPair pair{{3, {}}, {3, {}}};
    const std::uint64_t count = 4 + drawn.below(5), size = 3 + drawn.below(5);
    for (Points* body : {&pair.a, &pair.b})
      for (std::uint64_t k = 0; k < 3 * count; ++k) body->coordinates.push_back(static_cast<double>(drawn.below(size)));
    take_features(run, pair);
  }
  return {run.folded()};
}

/// A pentagon around the origin, which is where two of its diagonals cross: the boundary as it is, walked from every
/// corner; bodies on one line of space; and the least gap of a direction that is proved to part.
KnownWords boundaries() {
  FoldedRun run;
  const Points pentagon{2, {-2, -2, 2, -2, 2, 2, -2, 2, -3, 0}};
  for (std::uint32_t first = 0; first < 5; ++first) {
    const ConvexPair pair{pentagon, {2, {0, 0}}};
    const gjk::MinkowskiFrame<2> frame(pair);
    std::vector<gjk::Difference<2>> ring;
    for (std::uint32_t i = 0; i < 5; ++i) ring.push_back(frame.difference((first + i) % 5, 0));
    fold_answer(run, gjk::answer_of_boundary(frame, gjk::sides_of(ring)));
  }
  for (const double by : {0.0, 1.0, 2.5, -4.0})
    for (const Points& other : {Points{3, {by, by, by}}, Points{3, {by, by, by, by + 1, by + 1, by + 1}}})
      fold_answer(run, GjkMinkowskiBrute::solve({{3, {0, 0, 0, 2, 2, 2}}, other}, Watch{}));
  const Points triangle{2, {0, 0, 1, 0, 0, 1}};
  for (const double share : {0.5, 0.25, 0.375})
    run.take(flip(0, 0.25, [&](double by) {
      const ConvexPair pair{triangle, {2, {share + by, 1 - share}}};
      const gjk::MinkowskiFrame<2> frame(pair);
      gjk::NearestPiece<2> piece;
      piece.face.push(frame.difference(1, 0));
      piece.nearest.size = 1;
      piece.nearest.weight[0] = 1;
      piece.nearest.v = {-1, -1};
      return gjk::proved_at(frame, piece).has_value();
    }));
  return {run.folded()};
}

}  // namespace

void add_ends_of_features(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/shrunk_features", Asked::kByCheck, shrunk_features, {10172963966961671570u}});
  all.push_back({"algorithms/gjk/inner_corners", Asked::kByCheck, inner_corners, {1423626112605496403u}});
  all.push_back({"algorithms/gjk/last_vertices", Asked::kByCheck, last_vertices, {9274119427588247232u}});
  all.push_back({"algorithms/gjk/boundaries", Asked::kByCheck, boundaries, {17531784249997581496u}});
}

}  // namespace assay::known
