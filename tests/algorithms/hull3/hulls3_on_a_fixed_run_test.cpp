// What hulls of space answer on a fixed run. A change of these numbers is a change of what is said or of how it is
// found: it is meant, or it is a mistake. That what was there before is right, other tests say.
#include <gtest/gtest.h>

#include <string_view>

#include "tests/harness/folded_variant.h"
#include "variants/variants.h"

namespace assay::hulls3_on_a_fixed_run_test {
namespace {

std::uint64_t folded(std::string_view name, std::uint64_t cases) {
  return test::folded_variant<Hull3Family>(variant_named<Hull3Family>(name)->solve, cases);
}

TEST(Hulls3OnAFixedRun, Hull3) { EXPECT_EQ(folded("hull3/hull3", 15), 11430440734093774365u); }
TEST(Hulls3OnAFixedRun, GiftWrappingExact) { EXPECT_EQ(folded("hull3/gift_wrapping_exact", 1), 13872740932229849666u); }
TEST(Hulls3OnAFixedRun, GiftWrappingNaive) { EXPECT_EQ(folded("hull3/gift_wrapping_naive", 1), 16409022091258445548u); }
TEST(Hulls3OnAFixedRun, QuickhullExact) { EXPECT_EQ(folded("hull3/quickhull_exact", 10), 5244008570909905747u); }
TEST(Hulls3OnAFixedRun, QuickhullNaive) { EXPECT_EQ(folded("hull3/quickhull_naive", 10), 5509004791000760069u); }
TEST(Hulls3OnAFixedRun, QuickhullEpsilon) { EXPECT_EQ(folded("hull3/quickhull_epsilon", 10), 13772464970740406689u); }
TEST(Hulls3OnAFixedRun, QuickhullFma) { EXPECT_EQ(folded("hull3/quickhull_fma", 10), 16804389017300728931u); }
TEST(Hulls3OnAFixedRun, IncrementalExact) { EXPECT_EQ(folded("hull3/incremental_exact", 4), 9560517828016765777u); }
TEST(Hulls3OnAFixedRun, IncrementalNaive) { EXPECT_EQ(folded("hull3/incremental_naive", 10), 13040599652314583598u); }
TEST(Hulls3OnAFixedRun, DivideConquerExact) {
  EXPECT_EQ(folded("hull3/divide_conquer_exact", 1), 9966309974546144557u);
}
TEST(Hulls3OnAFixedRun, DivideConquerNaive) {
  EXPECT_EQ(folded("hull3/divide_conquer_naive", 1), 6769684303802216206u);
}
TEST(Hulls3OnAFixedRun, SubsetFilter) { EXPECT_EQ(folded("hull3/subset_filter", 10), 9795395008794100688u); }

}  // namespace
}  // namespace assay::hulls3_on_a_fixed_run_test
