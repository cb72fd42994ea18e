// What hulls of the plane answer on a fixed run. A change of these numbers is a change of what is said or of how it is
// found: it is meant, or it is a mistake. That what was there before is right, other tests say.
#include <gtest/gtest.h>

#include "tests/harness/fixed_run.h"

namespace assay::hulls_on_a_fixed_run_test {
namespace {

constexpr test::FixedRun kRuns[] = {
    {"hull/hull2", 40, 599928191279649061u},
    {"hull/graham_scan_exact", 40, 599928191279649061u},
    {"hull/graham_scan_naive", 40, 12234572403113351592u},
    {"hull/monotone_chain_naive", 40, 13090710362359728901u},
    {"hull/jarvis_march_adaptive", 4, 7933209327557913174u},
    {"hull/jarvis_march_naive", 8, 2075738246125270879u},
    {"hull/quickhull_adaptive", 40, 599928191279649061u},
    {"hull/quickhull_naive", 40, 14054570027839280268u},
    {"hull/chan_naive", 40, 1631889928275268517u},
    {"hull/divide_and_conquer_naive", 40, 17657610591871920267u},
    {"hull/melkman_adaptive", 40, 599928191279649061u},
    {"hull/melkman_naive", 40, 6394279455205728532u},
    {"hull/incremental_naive", 15, 7448025477765298651u},
    {"hull/subset_filter", 15, 1226686726180517242u},
    {"hull/monotone_chain_absolute", 40, 13353657556359870410u},
    {"hull/monotone_chain_relative", 40, 16258442007054848075u},
    {"hull/monotone_chain_float32", 40, 1474475842335256868u},
    {"hull/monotone_chain_fma", 40, 5341464815301885378u},
    {"hull/monotone_chain_double_double", 40, 3135258153381615576u},
};

class HullsOnAFixedRun : public test::OnAFixedRun {};
TEST_P(HullsOnAFixedRun, AnswersTheSame) { expect_the_same<Hull2Family>(); }
INSTANTIATE_TEST_SUITE_P(All, HullsOnAFixedRun, testing::ValuesIn(kRuns), test::name_of_run);

}  // namespace
}  // namespace assay::hulls_on_a_fixed_run_test
