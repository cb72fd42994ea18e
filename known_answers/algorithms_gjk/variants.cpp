// What collision algorithms answer, and the states on the way to it.
#include "known_answers/folded/fixed_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr FixedRun kRuns[] = {
    {"gjk/signed_volumes", Asked::kByRequest, 20, 309005295857048941u},
    {"gjk/boolean", Asked::kByRequest, 10, 10619001895423626701u},
    {"gjk/spheres_first", Asked::kByRequest, 20, 15054445021661082362u},
    {"gjk/johnson", Asked::kByRequest, 20, 15200945344081205521u},
    {"gjk/nesterov", Asked::kByRequest, 20, 14796551467812351845u},
    {"gjk/hill_climbing", Asked::kByRequest, 10, 8023460964659667508u},
    {"gjk/closest_features", Asked::kByRequest, 14, 15095732036868206495u},
    {"gjk/warm_start", Asked::kByRequest, 20, 15275112721625289382u},
    {"gjk/wolfe", Asked::kByRequest, 20, 1002795760117360910u},
    {"gjk/minkowski_brute", Asked::kByRequest, 4, 18261597474885547042u},
    {"gjk/minkowski_merge_2d", Asked::kByRequest, 20, 4456473288766403666u},
    {"gjk/epa", Asked::kByRequest, 20, 15761070567915381244u},
    {"gjk/minimum_translation_2d", Asked::kByRequest, 100, 3627209833615097047u},
    {"gjk/mpr", Asked::kByRequest, 100, 379194847689595255u},
};

}  // namespace

void add_collisions(KnownAnswers& all) { add_runs<GjkFamily>(all, kRuns); }

}  // namespace assay::known
