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

/// What every check asks: not the domains that are drawn, and not the motions that are followed, with sines.
constexpr FixedRun kRunsFreeOfLibrary[] = {
    {"cast/edges_2d", Asked::kByCheck, 12, 14572218619693183684u},
    {"cast/gjk_raycast", Asked::kByCheck, 12, 2930920244014369280u},
    {"cast/conservative_advancement", Asked::kByCheck, 6, 10627390000558735154u},
};

}  // namespace

void add_casts(KnownAnswers& all) {
  add_runs<CastFamily>(all, kRuns);
  add_runs<CastFamily>(all, kRunsFreeOfLibrary, Domains::kFreeOfLibrary);
}

}  // namespace assay::known
