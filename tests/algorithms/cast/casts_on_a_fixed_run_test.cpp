// What casts answer on a fixed run: bits of times and normals, and the states on the way to them. A change of these
// numbers is a change of what is said or of how it is found: it is meant, or it is a mistake. That what was there before
// is right, other tests say.
#include <gtest/gtest.h>

#include <string_view>

#include "tests/harness/folded_variant.h"
#include "variants/variants.h"

namespace assay::casts_on_a_fixed_run_test {
namespace {

std::uint64_t folded(std::string_view name, std::uint64_t cases) {
  return test::folded_variant<CastFamily>(variant_named<CastFamily>(name)->solve, cases);
}

TEST(CastsOnAFixedRun, EdgesAnswerTheSame) { EXPECT_EQ(folded("cast/edges_2d", 12), 5471070811521976633u); }
TEST(CastsOnAFixedRun, RaycastsAnswerTheSame) { EXPECT_EQ(folded("cast/gjk_raycast", 12), 14694790833490516338u); }
TEST(CastsOnAFixedRun, AdvancementAnswersTheSame) {
  EXPECT_EQ(folded("cast/conservative_advancement", 6), 9050127198292520452u);
}

}  // namespace
}  // namespace assay::casts_on_a_fixed_run_test
