// What hulls of the plane answer on a fixed run. A change of these numbers is a change of what is said or of how it is
// found: it is meant, or it is a mistake. That what was there before is right, other tests say.
#include <gtest/gtest.h>

#include <string_view>

#include "tests/harness/folded_variant.h"
#include "variants/variants.h"

namespace assay::hulls_on_a_fixed_run_test {
namespace {

std::uint64_t folded(std::string_view name, std::uint64_t cases) {
  return test::folded_variant<Hull2Family>(variant_named<Hull2Family>(name)->solve, cases);
}

TEST(HullsOnAFixedRun, Hull2) { EXPECT_EQ(folded("hull/hull2", 40), 13854227664117451223u); }
TEST(HullsOnAFixedRun, GrahamScanExact) { EXPECT_EQ(folded("hull/graham_scan_exact", 40), 13854227664117451223u); }
TEST(HullsOnAFixedRun, GrahamScanNaive) { EXPECT_EQ(folded("hull/graham_scan_naive", 40), 15122325550257974873u); }
TEST(HullsOnAFixedRun, MonotoneChainNaive) {
  EXPECT_EQ(folded("hull/monotone_chain_naive", 40), 14723065252674202012u);
}
TEST(HullsOnAFixedRun, JarvisMarchAdaptive) { EXPECT_EQ(folded("hull/jarvis_march_adaptive", 4), 758189790146377707u); }
TEST(HullsOnAFixedRun, JarvisMarchNaive) { EXPECT_EQ(folded("hull/jarvis_march_naive", 8), 15150886005584453347u); }
TEST(HullsOnAFixedRun, QuickhullAdaptive) { EXPECT_EQ(folded("hull/quickhull_adaptive", 40), 13854227664117451223u); }
TEST(HullsOnAFixedRun, QuickhullNaive) { EXPECT_EQ(folded("hull/quickhull_naive", 40), 5811060706203884016u); }
TEST(HullsOnAFixedRun, ChanNaive) { EXPECT_EQ(folded("hull/chan_naive", 40), 320978452558106507u); }
TEST(HullsOnAFixedRun, DivideAndConquerNaive) {
  EXPECT_EQ(folded("hull/divide_and_conquer_naive", 40), 409128460151231577u);
}
TEST(HullsOnAFixedRun, MelkmanAdaptive) { EXPECT_EQ(folded("hull/melkman_adaptive", 40), 13854227664117451223u); }
TEST(HullsOnAFixedRun, MelkmanNaive) { EXPECT_EQ(folded("hull/melkman_naive", 40), 1164091233227439861u); }
TEST(HullsOnAFixedRun, IncrementalNaive) { EXPECT_EQ(folded("hull/incremental_naive", 15), 6907862512120016826u); }
TEST(HullsOnAFixedRun, SubsetFilter) { EXPECT_EQ(folded("hull/subset_filter", 15), 14049553068187145008u); }
TEST(HullsOnAFixedRun, MonotoneChainAbsolute) {
  EXPECT_EQ(folded("hull/monotone_chain_absolute", 40), 409990344478813274u);
}
TEST(HullsOnAFixedRun, MonotoneChainRelative) {
  EXPECT_EQ(folded("hull/monotone_chain_relative", 40), 5657702661608548245u);
}
TEST(HullsOnAFixedRun, MonotoneChainFloat32) {
  EXPECT_EQ(folded("hull/monotone_chain_float32", 40), 1128576033398134045u);
}
TEST(HullsOnAFixedRun, MonotoneChainFma) { EXPECT_EQ(folded("hull/monotone_chain_fma", 40), 9654374468609491234u); }
TEST(HullsOnAFixedRun, MonotoneChainDoubleDouble) {
  EXPECT_EQ(folded("hull/monotone_chain_double_double", 40), 6352236630087442912u);
}

}  // namespace
}  // namespace assay::hulls_on_a_fixed_run_test
