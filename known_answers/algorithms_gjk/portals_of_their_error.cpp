// Portal searches for bodies that are apart along a portal's normal by exactly the error of its support, with a vertex
// still beyond the portal: nothing is proved yet, and the search goes on.
#include "algorithms/gjk/depth/mpr.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// A triangle across z = -1/2 whose normal is a power of two, a vertex above it and just below 0, vertices far below,
/// and the origin: heights and their errors are exact.
KnownWords portals_of_their_error() {
  constexpr double kError = 40 * 0x1p-53;  // of heights in a box that is 4 high
  DrawnBits drawn{std::mt19937_64(107)};
  FoldedRun run;
  const auto part = [&drawn](std::uint64_t most) { return static_cast<double>(drawn.below(most)) / 16; };
  for (int k = 0; k < 60; ++k) {
    const double side = k % 2 == 0 ? 1 : -1, off = side * kError * (k % 5 == 4 ? 1.25 : 1);
    const double x = part(16) - 0.5, y = part(16) - 0.5;
    Points body{3, {3, 0, -side / 2, -1, -1, -side / 2, -1, 1, -side / 2, x, y, -off}};
    for (int below = 0; below < 3; ++below) {
      const double far_x = -2 - part(32), far_y = part(16) - 0.5;
      body.coordinates.insert(body.coordinates.end(), {far_x, far_y, -4 * side});
    }
    const Points origin{3, {0, 0, 0}};
    fold_solve(run, ConvexPair{body, origin}, &Mpr::solve);
    fold_solve(run, ConvexPair{origin, body}, &Mpr::solve);
  }
  return {run.folded()};
}

}  // namespace

void add_portals_of_their_error(KnownAnswers& all) {
  all.push_back(
      {"algorithms/gjk/portals_of_their_error", Asked::kByCheck, portals_of_their_error, {15673780037139771347u}});
}

}  // namespace assay::known
