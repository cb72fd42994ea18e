// What hulls of space answer, and the states on the way to it.
#include "known_answers/folded/fixed_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr FixedRun kRuns[] = {
    {"hull3/hull3", Asked::kByRequest, 15, 533793397921713631u},
    {"hull3/gift_wrapping_exact", Asked::kByRequest, 1, 3094075707228627544u},
    {"hull3/gift_wrapping_naive", Asked::kByRequest, 1, 13193038697502010669u},
    {"hull3/quickhull_exact", Asked::kByRequest, 10, 17115951704361010107u},
    {"hull3/quickhull_naive", Asked::kByRequest, 10, 699479405166855826u},
    {"hull3/quickhull_epsilon", Asked::kByRequest, 10, 2010713923077843651u},
    {"hull3/quickhull_fma", Asked::kByRequest, 10, 14103041843438042885u},
    {"hull3/incremental_exact", Asked::kByRequest, 4, 10563330525121636754u},
    {"hull3/incremental_naive", Asked::kByRequest, 10, 15839543990859682419u},
    {"hull3/divide_conquer_exact", Asked::kByRequest, 1, 8997325548550502520u},
    {"hull3/divide_conquer_naive", Asked::kByRequest, 1, 4218431277243931368u},
    {"hull3/subset_filter", Asked::kByRequest, 10, 3064955592265669906u},
};

/// What every check asks: not the domains that are drawn, and not the motions that are followed, with sines.
constexpr FixedRun kRunsFreeOfLibrary[] = {
    {"hull3/hull3", Asked::kByCheck, 15, 6001856253092801132u},
    {"hull3/gift_wrapping_naive", Asked::kByCheck, 1, 16020264705217989883u},
    {"hull3/quickhull_exact", Asked::kByCheck, 10, 5562991382603769668u},
    {"hull3/quickhull_naive", Asked::kByCheck, 10, 6389789963179674182u},
    {"hull3/quickhull_fma", Asked::kByCheck, 10, 7472377529378408564u},
    {"hull3/incremental_naive", Asked::kByCheck, 10, 12950990013351547160u},
    {"hull3/divide_conquer_naive", Asked::kByCheck, 1, 13226965787766251728u},
    {"hull3/subset_filter", Asked::kByCheck, 10, 921143141036511422u},
};

}  // namespace

void add_hulls3(KnownAnswers& all) {
  add_runs<Hull3Family>(all, kRuns);
  add_runs<Hull3Family>(all, kRunsFreeOfLibrary, Domains::kFreeOfLibrary);
}

}  // namespace assay::known
