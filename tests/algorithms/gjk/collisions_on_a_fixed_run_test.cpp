// What collision algorithms answer on a fixed run, and the states on the way to it. A change of these numbers is a
// change of what is said or of how it is found: it is meant, or it is a mistake. That what was there before is right,
// other tests say.
#include <gtest/gtest.h>

#include "tests/harness/fixed_run.h"

namespace assay::collisions_on_a_fixed_run_test {
namespace {

constexpr test::FixedRun kRuns[] = {
    {"gjk/signed_volumes", 20, 309005295857048941u},
    {"gjk/boolean", 10, 10619001895423626701u},
    {"gjk/spheres_first", 20, 15054445021661082362u},
    {"gjk/johnson", 20, 15200945344081205521u},
    {"gjk/nesterov", 20, 14796551467812351845u},
    {"gjk/hill_climbing", 10, 8023460964659667508u},
    {"gjk/closest_features", 14, 15095732036868206495u},
    {"gjk/warm_start", 20, 15275112721625289382u},
    {"gjk/wolfe", 20, 1002795760117360910u},
    {"gjk/minkowski_brute", 4, 18261597474885547042u},
    {"gjk/minkowski_merge_2d", 20, 4456473288766403666u},
    {"gjk/epa", 20, 15761070567915381244u},
    {"gjk/minimum_translation_2d", 100, 3627209833615097047u},
    {"gjk/mpr", 100, 379194847689595255u},
};

class CollisionsOnAFixedRun : public test::OnAFixedRun {};
TEST_P(CollisionsOnAFixedRun, AnswersTheSame) { expect_the_same<GjkFamily>(); }
INSTANTIATE_TEST_SUITE_P(All, CollisionsOnAFixedRun, testing::ValuesIn(kRuns), test::name_of_run);

}  // namespace
}  // namespace assay::collisions_on_a_fixed_run_test
