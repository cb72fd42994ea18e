// What casts answer, and the states on the way to it.
#include "known_answers/folded/fixed_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr FixedRun kRuns[] = {
    {"cast/edges_2d", Asked::kByRequest, 12, 5471070811521976633u},
    {"cast/gjk_raycast", Asked::kByRequest, 12, 14694790833490516338u},
    {"cast/conservative_advancement", Asked::kByRequest, 6, 9050127198292520452u},
};

}  // namespace

void add_casts(KnownAnswers& all) { add_runs<CastFamily>(all, kRuns); }

}  // namespace assay::known
