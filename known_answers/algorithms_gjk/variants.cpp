// What collision algorithms answer, and the states on the way to it.
#include "known_answers/folded/fixed_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr FixedRun kRuns[] = {
    {"gjk/signed_volumes", Asked::kByCheck, 20, 2116071882670285676u},
    {"gjk/boolean", Asked::kByCheck, 10, 9329634944422573177u},
    {"gjk/spheres_first", Asked::kByCheck, 20, 5895633172588631110u},
    {"gjk/johnson", Asked::kByCheck, 20, 896754127977901821u},
    {"gjk/nesterov", Asked::kByCheck, 20, 3871239346232891798u},
    {"gjk/hill_climbing", Asked::kByCheck, 10, 4764865570614997283u},
    {"gjk/closest_features", Asked::kByCheck, 14, 1791906518057786699u},
    {"gjk/warm_start", Asked::kByCheck, 20, 17427577853118744719u},
    {"gjk/wolfe", Asked::kByCheck, 20, 11511156779974881322u},
    {"gjk/minkowski_brute", Asked::kByCheck, 4, 9387925148764879197u},
    {"gjk/minkowski_merge_2d", Asked::kByCheck, 20, 11351172891729830337u},
    {"gjk/epa", Asked::kByCheck, 20, 14911485720942792705u},
    {"gjk/minimum_translation_2d", Asked::kByCheck, 100, 6744785647618791598u},
    {"gjk/mpr", Asked::kByCheck, 100, 16469611414715496285u},
};

}  // namespace

void add_collisions(KnownAnswers& all) { add_runs<GjkFamily>(all, kRuns); }

}  // namespace assay::known
