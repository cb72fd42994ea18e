// Surfaces of few facets, at which a ray is aimed.
#include <cstdint>
#include <optional>
#include <vector>

#include "known_answers/drawn/facets.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull3/frame.h"
#include "oracles/hull3/surface.h"

namespace assay::known {
namespace {

/// Surfaces of few facets, of which only one has directions of its own, first, last or alone.
KnownWords lone_aims() {
  FoldedRun run;
  Cloud3 cloud;
  cloud.points = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {-1, -1, -1}};
  for (const Facets& facets : {Facets{{0, 1, 2}}, Facets{{0, 2, 1}}, Facets{{0, 1, 1}, {0, 2, 2}, {0, 1, 2}},
                               Facets{{0, 1, 2}, {1, 1, 2}}, Facets{{0, 1, 1}}}) {
    const Surface paired = surface_of(cloud, surface(facets));
    for (const std::vector<std::uint32_t>& across : {std::vector<std::uint32_t>{}, {0}}) {
      DoubleFrame frame(paired, {0.125, 0.0625, 0.03125});
      const std::optional<Aim> aim = frame.aim(across);
      run.take(aim.has_value());
      if (aim) run.take(aim->facet), run.take(aim->rivals);
      run.take(frame.exactly);
    }
  }
  return {run.folded()};
}

}  // namespace

void add_lone_aims(KnownAnswers& all) {
  all.push_back({"oracles/hull3/lone_aims", Asked::kByCheck, lone_aims, {17772162494379679737u}});
}

}  // namespace assay::known
