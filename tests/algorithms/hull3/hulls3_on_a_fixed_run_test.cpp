// What hulls of space answer on a fixed run. A change of these numbers is a change of what is said or of how it is
// found: it is meant, or it is a mistake. That what was there before is right, other tests say.
#include <gtest/gtest.h>

#include "tests/harness/fixed_run.h"

namespace assay::hulls3_on_a_fixed_run_test {
namespace {

constexpr test::FixedRun kRuns[] = {
    {"hull3/hull3", 15, 11430440734093774365u},
    {"hull3/gift_wrapping_exact", 1, 13872740932229849666u},
    {"hull3/gift_wrapping_naive", 1, 16409022091258445548u},
    {"hull3/quickhull_exact", 10, 5244008570909905747u},
    {"hull3/quickhull_naive", 10, 5509004791000760069u},
    {"hull3/quickhull_epsilon", 10, 13772464970740406689u},
    {"hull3/quickhull_fma", 10, 16804389017300728931u},
    {"hull3/incremental_exact", 4, 9560517828016765777u},
    {"hull3/incremental_naive", 10, 13040599652314583598u},
    {"hull3/divide_conquer_exact", 1, 9966309974546144557u},
    {"hull3/divide_conquer_naive", 1, 6769684303802216206u},
    {"hull3/subset_filter", 10, 9795395008794100688u},
};

class Hulls3OnAFixedRun : public test::OnAFixedRun {};
TEST_P(Hulls3OnAFixedRun, AnswersTheSame) { expect_the_same<Hull3Family>(); }
INSTANTIATE_TEST_SUITE_P(All, Hulls3OnAFixedRun, testing::ValuesIn(kRuns), test::name_of_run);

}  // namespace
}  // namespace assay::hulls3_on_a_fixed_run_test
