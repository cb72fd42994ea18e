// What certified collisions answer on a fixed run. A change of these numbers is a change
// of what is said or of how it is found: it is meant, or it is a mistake. That what was there before is right, other
// tests say.
#include <gtest/gtest.h>

#include "certified/gjk/certified_gjk.h"
#include "tests/harness/folded_variant.h"

namespace assay::certified_on_a_fixed_run_test {
namespace {

TEST(CertifiedOnAFixedRun, CertifiedGjkAnswersTheSame) {
  EXPECT_EQ(test::folded_variant<GjkFamily>(&CertifiedGjk::solve, 30), 7306168892947028621u);
}
TEST(CertifiedOnAFixedRun, CertifiedBooleanAnswersTheSame) {
  EXPECT_EQ(test::folded_variant<GjkFamily>(&CertifiedGjkBoolean::solve, 20), 4093421341097766760u);
}

}  // namespace
}  // namespace assay::certified_on_a_fixed_run_test
