// What collision algorithms answer, and the states on the way to it.
#include "known_answers/folded/fixed_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr FixedRun kRuns[] = {
    {"gjk/signed_volumes", Asked::kByCheck, 20, 309005295857048941u},
    {"gjk/boolean", Asked::kByCheck, 10, 10619001895423626701u},
    {"gjk/spheres_first", Asked::kByCheck, 20, 15054445021661082362u},
    {"gjk/johnson", Asked::kByCheck, 20, 15200945344081205521u},
    {"gjk/nesterov", Asked::kByCheck, 20, 14796551467812351845u},
    {"gjk/hill_climbing", Asked::kByCheck, 10, 8023460964659667508u},
    {"gjk/closest_features", Asked::kByCheck, 14, 15095732036868206495u},
    {"gjk/warm_start", Asked::kByCheck, 20, 15275112721625289382u},
    {"gjk/wolfe", Asked::kByCheck, 20, 1002795760117360910u},
    {"gjk/minkowski_brute", Asked::kByCheck, 4, 18261597474885547042u},
    {"gjk/minkowski_merge_2d", Asked::kByCheck, 20, 4456473288766403666u},
    {"gjk/epa", Asked::kByCheck, 20, 15761070567915381244u},
    {"gjk/minimum_translation_2d", Asked::kByCheck, 100, 3627209833615097047u},
    {"gjk/mpr", Asked::kByCheck, 100, 379194847689595255u},
};

}  // namespace

void add_collisions(KnownAnswers& all) { add_runs<GjkFamily>(all, kRuns); }

}  // namespace assay::known
