// What is said of the shape of rings of corners in space.
#include <string_view>
#include <vector>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull3/facet_shape.h"

namespace assay::known {
namespace {

void take_ring(FoldedRun& run, const std::vector<Point3>& ring) {
  bool exactly = false;
  run.take(std::string_view(ring_objection(ring, exactly)));
  run.take(exactly);
}

/// Rings that are right, on a line, out of plane, not convex, winding twice, along every axis; and from where on a
/// triangle needs integers.
KnownWords rings_in_space() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(61)};
  const std::vector<std::vector<Point2>> rings = {{{0, 0}, {2, 0}, {0, 2}},
                                                  {{0, 0}, {1, 1}, {2, 2}},
                                                  {{0, 0}, {2, 0}, {2, 2}, {0, 2}},
                                                  {{0, 0}, {2, 0}, {0.5, 0.5}, {0, 2}},
                                                  {{0, 0}, {2, 0}, {2, 2}, {1, 2}, {0, 2}},
                                                  {{0, 0}, {1, 0}, {2, 0}, {2, 2}},
                                                  {{0, 0}, {2, 0}, {2, 2}, {0, 0}},
                                                  {{0, 0}, {2, 0}, {3, 2}, {1, 3}, {-1, 2}},
                                                  {{0, 0}, {3, 2}, {-1, 2}, {2, 0}, {1, 3}},
                                                  {{0, 0}, {4, 0}, {4, 4}, {0, 4}, {0, 0}, {4, 0}, {4, 4}, {0, 4}}};
  for (const auto& flat : rings)
    for (int axis = 0; axis < 3; ++axis)
      for (std::size_t lifted = 0; lifted <= flat.size(); ++lifted)
        for (const double by : {1.0, -0x1p-60}) {
          std::vector<Point3> ring, turned;
          for (const Point2& p : flat) {
            const double height = axis == 0 ? p.x + p.y : 0;
            const Point3 at{p.x, p.y, height + (ring.size() == lifted ? by : 0)};
            ring.push_back(axis == 0 ? at : axis == 1 ? Point3{at.z, at.x, at.y} : Point3{at.y, at.z, at.x});
          }
          turned.assign(ring.rbegin(), ring.rend());
          take_ring(run, ring), take_ring(run, turned);
        }
  for (int k = 0; k < 60; ++k) {
    const double x = drawn.generic(), y = drawn.generic(), far = drawn.generic();
    run.take(flip(0, 1, [&](double height) {
      const std::vector<Point3> ring = {{x, y, 0}, {x + 1, y + 0.4, 0}, {x + far, y + 0.4 * far + height, 0}};
      bool exactly = false;
      ring_objection(ring, exactly);
      return exactly;
    }));
  }
  return {run.folded()};
}

}  // namespace

void add_asked_rings3(KnownAnswers& all) {
  all.push_back({"oracles/hull3/rings_in_space", Asked::kByCheck, rings_in_space, {12179163874415063271u}});
}

}  // namespace assay::known
