// What collision algorithms answer on a fixed run, and the states on the way to it. A change of these numbers is a
// change of what is said or of how it is found: it is meant, or it is a mistake. That what was there before is right,
// other tests say.
#include <gtest/gtest.h>

#include <string_view>

#include "tests/harness/folded_variant.h"
#include "variants/variants.h"

namespace assay::collisions_on_a_fixed_run_test {
namespace {

std::uint64_t folded(std::string_view name, std::uint64_t cases) {
  return test::folded_variant<GjkFamily>(variant_named<GjkFamily>(name)->solve, cases);
}

TEST(CollisionsOnAFixedRun, SignedVolumesAnswersTheSame) {
  EXPECT_EQ(folded("gjk/signed_volumes", 20), 309005295857048941u);
}
TEST(CollisionsOnAFixedRun, BooleanAnswersTheSame) { EXPECT_EQ(folded("gjk/boolean", 10), 10619001895423626701u); }
TEST(CollisionsOnAFixedRun, SpheresFirstAnswersTheSame) {
  EXPECT_EQ(folded("gjk/spheres_first", 20), 15054445021661082362u);
}
TEST(CollisionsOnAFixedRun, JohnsonAnswersTheSame) { EXPECT_EQ(folded("gjk/johnson", 20), 15200945344081205521u); }
TEST(CollisionsOnAFixedRun, NesterovAnswersTheSame) { EXPECT_EQ(folded("gjk/nesterov", 20), 14796551467812351845u); }
TEST(CollisionsOnAFixedRun, HillClimbingAnswersTheSame) {
  EXPECT_EQ(folded("gjk/hill_climbing", 10), 8023460964659667508u);
}
TEST(CollisionsOnAFixedRun, ClosestFeaturesAnswersTheSame) {
  EXPECT_EQ(folded("gjk/closest_features", 14), 15095732036868206495u);
}
TEST(CollisionsOnAFixedRun, WarmStartAnswersTheSame) { EXPECT_EQ(folded("gjk/warm_start", 20), 15275112721625289382u); }
TEST(CollisionsOnAFixedRun, WolfeAnswersTheSame) { EXPECT_EQ(folded("gjk/wolfe", 20), 1002795760117360910u); }
TEST(CollisionsOnAFixedRun, MinkowskiBruteAnswersTheSame) {
  EXPECT_EQ(folded("gjk/minkowski_brute", 4), 18261597474885547042u);
}
TEST(CollisionsOnAFixedRun, MinkowskiMergeAnswersTheSame) {
  EXPECT_EQ(folded("gjk/minkowski_merge_2d", 20), 4456473288766403666u);
}
TEST(CollisionsOnAFixedRun, ExpandingPolytopesAnswerTheSame) {
  EXPECT_EQ(folded("gjk/epa", 20), 15761070567915381244u);
}
TEST(CollisionsOnAFixedRun, MinimumTranslationAnswersTheSame) {
  EXPECT_EQ(folded("gjk/minimum_translation_2d", 100), 3627209833615097047u);
}
TEST(CollisionsOnAFixedRun, PortalsAnswerTheSame) { EXPECT_EQ(folded("gjk/mpr", 100), 379194847689595255u); }

}  // namespace
}  // namespace assay::collisions_on_a_fixed_run_test
