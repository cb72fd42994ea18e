// What engines of shapes answer on a fixed run. A change of these numbers is a change of what is said or of how it is
// found: it is meant, or it is a mistake. That what was there before is right, other tests say.
#include <gtest/gtest.h>

#include "tests/harness/fixed_run.h"

namespace assay::shapes_on_a_fixed_run_test {
namespace {

constexpr test::FixedRun kRuns[] = {
    {"shapes/robust", 300, 18400758722366837779u},
    {"shapes/plain", 300, 4301979126559461949u},
};

class ShapesOnAFixedRun : public test::OnAFixedRun {};
TEST_P(ShapesOnAFixedRun, AnswersTheSame) { expect_the_same<ShapesFamily>(); }
INSTANTIATE_TEST_SUITE_P(All, ShapesOnAFixedRun, testing::ValuesIn(kRuns), test::name_of_run);

}  // namespace
}  // namespace assay::shapes_on_a_fixed_run_test
