// What engines of shapes answer on a fixed run. A change of these numbers is a change of what is said or of how it is
// found: it is meant, or it is a mistake. That what was there before is right, other tests say.
#include <gtest/gtest.h>

#include <string_view>

#include "tests/harness/folded_variant.h"
#include "variants/variants.h"

namespace assay::shapes_on_a_fixed_run_test {
namespace {

std::uint64_t folded(std::string_view name, std::uint64_t cases) {
  return test::folded_variant<ShapesFamily>(variant_named<ShapesFamily>(name)->solve, cases);
}

TEST(ShapesOnAFixedRun, Robust) { EXPECT_EQ(folded("shapes/robust", 300), 18400758722366837779u); }
TEST(ShapesOnAFixedRun, Plain) { EXPECT_EQ(folded("shapes/plain", 300), 4301979126559461949u); }

}  // namespace
}  // namespace assay::shapes_on_a_fixed_run_test
