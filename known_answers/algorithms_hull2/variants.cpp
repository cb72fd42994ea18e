// What hulls of the plane answer, and the states on the way to it.
#include "known_answers/folded/fixed_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr FixedRun kRuns[] = {
    {"hull/hull2", Asked::kByCheck, 40, 11529441253048596133u},
    {"hull/graham_scan_exact", Asked::kByCheck, 40, 10390482786736824934u},
    {"hull/graham_scan_naive", Asked::kByCheck, 40, 11879610006170099177u},
    {"hull/monotone_chain_naive", Asked::kByCheck, 40, 4088101617631705290u},
    {"hull/jarvis_march_adaptive", Asked::kByCheck, 4, 17979858978626711358u},
    {"hull/jarvis_march_naive", Asked::kByCheck, 8, 14808173787018834579u},
    {"hull/quickhull_adaptive", Asked::kByCheck, 40, 11552123785527110352u},
    {"hull/quickhull_naive", Asked::kByCheck, 40, 9780580116714533655u},
    {"hull/chan_naive", Asked::kByCheck, 40, 7038105761689651416u},
    {"hull/divide_and_conquer_naive", Asked::kByCheck, 40, 14200234942274608926u},
    {"hull/melkman_adaptive", Asked::kByCheck, 40, 17705361767876474716u},
    {"hull/melkman_naive", Asked::kByCheck, 40, 1590562834556514335u},
    {"hull/incremental_naive", Asked::kByCheck, 15, 7148556796239422809u},
    {"hull/subset_filter", Asked::kByCheck, 15, 11758645798126217865u},
    {"hull/monotone_chain_absolute", Asked::kByCheck, 40, 5330594624157795862u},
    {"hull/monotone_chain_relative", Asked::kByCheck, 40, 17531543329726995121u},
    {"hull/monotone_chain_float32", Asked::kByCheck, 40, 16517680230806266723u},
    {"hull/monotone_chain_fma", Asked::kByCheck, 40, 4489114354263341748u},
    {"hull/monotone_chain_double_double", Asked::kByCheck, 40, 10384828181085394892u},
};

}  // namespace

void add_hulls2(KnownAnswers& all) { add_runs<Hull2Family>(all, kRuns); }

}  // namespace assay::known
