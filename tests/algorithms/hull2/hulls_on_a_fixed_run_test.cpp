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

TEST(HullsOnAFixedRun, Hull2) { EXPECT_EQ(folded("hull/hull2", 40), 599928191279649061u); }
TEST(HullsOnAFixedRun, GrahamScanExact) { EXPECT_EQ(folded("hull/graham_scan_exact", 40), 599928191279649061u); }
TEST(HullsOnAFixedRun, GrahamScanNaive) { EXPECT_EQ(folded("hull/graham_scan_naive", 40), 12234572403113351592u); }
TEST(HullsOnAFixedRun, MonotoneChainNaive) {
  EXPECT_EQ(folded("hull/monotone_chain_naive", 40), 13090710362359728901u);
}
TEST(HullsOnAFixedRun, JarvisMarchAdaptive) {
  EXPECT_EQ(folded("hull/jarvis_march_adaptive", 4), 7933209327557913174u);
}
TEST(HullsOnAFixedRun, JarvisMarchNaive) { EXPECT_EQ(folded("hull/jarvis_march_naive", 8), 2075738246125270879u); }
TEST(HullsOnAFixedRun, QuickhullAdaptive) { EXPECT_EQ(folded("hull/quickhull_adaptive", 40), 599928191279649061u); }
TEST(HullsOnAFixedRun, QuickhullNaive) { EXPECT_EQ(folded("hull/quickhull_naive", 40), 14054570027839280268u); }
TEST(HullsOnAFixedRun, ChanNaive) { EXPECT_EQ(folded("hull/chan_naive", 40), 1631889928275268517u); }
TEST(HullsOnAFixedRun, DivideAndConquerNaive) {
  EXPECT_EQ(folded("hull/divide_and_conquer_naive", 40), 17657610591871920267u);
}
TEST(HullsOnAFixedRun, MelkmanAdaptive) { EXPECT_EQ(folded("hull/melkman_adaptive", 40), 599928191279649061u); }
TEST(HullsOnAFixedRun, MelkmanNaive) { EXPECT_EQ(folded("hull/melkman_naive", 40), 6394279455205728532u); }
TEST(HullsOnAFixedRun, IncrementalNaive) { EXPECT_EQ(folded("hull/incremental_naive", 15), 7448025477765298651u); }
TEST(HullsOnAFixedRun, SubsetFilter) { EXPECT_EQ(folded("hull/subset_filter", 15), 1226686726180517242u); }
TEST(HullsOnAFixedRun, MonotoneChainAbsolute) {
  EXPECT_EQ(folded("hull/monotone_chain_absolute", 40), 13353657556359870410u);
}
TEST(HullsOnAFixedRun, MonotoneChainRelative) {
  EXPECT_EQ(folded("hull/monotone_chain_relative", 40), 16258442007054848075u);
}
TEST(HullsOnAFixedRun, MonotoneChainFloat32) {
  EXPECT_EQ(folded("hull/monotone_chain_float32", 40), 1474475842335256868u);
}
TEST(HullsOnAFixedRun, MonotoneChainFma) { EXPECT_EQ(folded("hull/monotone_chain_fma", 40), 5341464815301885378u); }
TEST(HullsOnAFixedRun, MonotoneChainDoubleDouble) {
  EXPECT_EQ(folded("hull/monotone_chain_double_double", 40), 3135258153381615576u);
}

}  // namespace
}  // namespace assay::hulls_on_a_fixed_run_test
