// What casts answer, and the states on the way to it.
#include "known_answers/folded/fixed_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr FixedRun kRuns[] = {
    {"cast/edges_2d", Asked::kByRequest, 12, 5752552613311592691u},
    {"cast/gjk_raycast", Asked::kByRequest, 12, 4770284354863111681u},
    {"cast/conservative_advancement", Asked::kByRequest, 6, 13194573008702538801u},
};

/// What every check asks: not the domains that are drawn, and not the motions that are followed, with sines.
constexpr FixedRun kRunsFreeOfLibrary[] = {
    {"cast/edges_2d", Asked::kByCheck, 12, 9042211410455908959u},
    {"cast/gjk_raycast", Asked::kByCheck, 12, 12197778718903105323u},
    {"cast/conservative_advancement", Asked::kByCheck, 6, 15593531095772894589u},
};

}  // namespace

void add_casts(KnownAnswers& all) {
  add_runs<CastFamily>(all, kRuns);
  add_runs<CastFamily>(all, kRunsFreeOfLibrary, Domains::kFreeOfLibrary);
}

}  // namespace assay::known
