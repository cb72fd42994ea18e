// Surfaces seen from a centroid in integers, and sides of planes in integers.
#include <cstdint>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/facets.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull3/frame.h"
#include "oracles/hull3/side_sign.h"
#include "oracles/hull3/surface.h"

namespace assay::known {
namespace {

/// Where an integer ray lies from each edge of drawn tetrahedra, and points from planes through the centroid.
KnownWords integer_aims() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(63)};
  for (int k = 0; k < 20; ++k) {
    Cloud3 cloud;
    for (int i = 0; i < 7; ++i) {
      const double x = drawn.generic(), y = drawn.generic(), z = drawn.generic();
      cloud.points.push_back({x, y, z});
    }
    const Surface seen = surface_of(cloud, surface({{0, 1, 2}, {3, 4, 5}, {6, 5, 4}}));
    IntegerFrame frame(seen, cloud, {0, 1, 2, 3});
    const Aim aim = frame.aim();
    run.take(aim.facet), run.take(aim.rivals);
    for (std::uint32_t from = 0; from < 7; ++from)
      for (std::uint32_t to = 0; to < 7; ++to) {
        run.take(frame.ray_side(from, to));
        run.take(frame.cone_side(from, to, {0.5, -0.25, 0.125}));
      }
    for (std::uint32_t f = 0; f < 3; ++f) run.take(frame.centre_side(f));
  }
  return {run.folded()};
}

/// Where a point leaves a plane, to the last bit, and what integers say on both sides.
KnownWords sides_of_planes() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(64)};
  for (int k = 0; k < 20; ++k) {
    const double x = drawn.generic(), y = drawn.generic(), z = drawn.generic(), slope = 0.5 + 0.25 * drawn.generic();
    const Point3 a{0.1, 0.2, 0.3}, b{1.1, 0.2 + x, 0.3 + slope}, c{y, 1.2, 0.3 + z};
    run.take(flip(0, 8, [&](double height) { return exact_side_sign(a, b, c, {0.4, 0.5, height}) > 0; }));
    run.take(exact_side_sign(a, b, c, {x, y, z})), run.take(exact_side_sign(b, a, c, {z, x, y}));
  }
  return {run.folded()};
}

}  // namespace

void add_asked_integers3(KnownAnswers& all) {
  all.push_back({"oracles/hull3/integer_aims", Asked::kByCheck, integer_aims, {10423526046537007220u}});
  all.push_back({"oracles/hull3/sides_of_planes", Asked::kByCheck, sides_of_planes, {676932856413658337u}});
}

}  // namespace assay::known
