// What hulls of the plane answer, and the states on the way to it.
#include "known_answers/folded/fixed_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr FixedRun kRuns[] = {
    {"hull/hull2", Asked::kByCheck, 40, 599928191279649061u},
    {"hull/graham_scan_exact", Asked::kByCheck, 40, 599928191279649061u},
    {"hull/graham_scan_naive", Asked::kByCheck, 40, 12234572403113351592u},
    {"hull/monotone_chain_naive", Asked::kByCheck, 40, 13090710362359728901u},
    {"hull/jarvis_march_adaptive", Asked::kByCheck, 4, 7933209327557913174u},
    {"hull/jarvis_march_naive", Asked::kByCheck, 8, 2075738246125270879u},
    {"hull/quickhull_adaptive", Asked::kByCheck, 40, 599928191279649061u},
    {"hull/quickhull_naive", Asked::kByCheck, 40, 14054570027839280268u},
    {"hull/chan_naive", Asked::kByCheck, 40, 1631889928275268517u},
    {"hull/divide_and_conquer_naive", Asked::kByCheck, 40, 17657610591871920267u},
    {"hull/melkman_adaptive", Asked::kByCheck, 40, 599928191279649061u},
    {"hull/melkman_naive", Asked::kByCheck, 40, 6394279455205728532u},
    {"hull/incremental_naive", Asked::kByCheck, 15, 7448025477765298651u},
    {"hull/subset_filter", Asked::kByCheck, 15, 1226686726180517242u},
    {"hull/monotone_chain_absolute", Asked::kByCheck, 40, 13353657556359870410u},
    {"hull/monotone_chain_relative", Asked::kByCheck, 40, 16258442007054848075u},
    {"hull/monotone_chain_float32", Asked::kByCheck, 40, 1474475842335256868u},
    {"hull/monotone_chain_fma", Asked::kByCheck, 40, 5341464815301885378u},
    {"hull/monotone_chain_double_double", Asked::kByCheck, 40, 3135258153381615576u},
};

}  // namespace

void add_hulls2(KnownAnswers& all) { add_runs<Hull2Family>(all, kRuns); }

}  // namespace assay::known
