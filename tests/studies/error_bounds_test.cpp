// Every error bound that has an entry, against the errors that a seeded search finds operands for.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "studies/bounds/search.h"

namespace assay::error_bounds_test {
namespace {

constexpr std::uint64_t kEvaluations = 6000, kSeed = 1;

/// Bounds that no operands found come within half of: their constant could be halved and nothing here would notice.
const std::set<std::string_view> kLoose = {"support scan in the plane",
                                           "rational in double",
                                           "engines' orient3d B",
                                           "planes of hull3",
                                           "support in space",
                                           "inner point",
                                           "determinant with the inner point",
                                           "gap along a normal",
                                           "moved vertex",
                                           "bounded sum of three",
                                           "bounded sum of eight",
                                           "compensated sum of three"};

TEST(ErrorBounds, AreNeverExceededAndDieWhereHalvedUnlessLoose) {
  for (const ErrorBound& bound : error_bounds()) {
    const FoundWorst worst = search_worst(bound, kEvaluations, kSeed);
    EXPECT_FALSE(worst.trial.exceeds()) << bound.name << " of " << bound.file << ": " << worst.trial.ratio();
    EXPECT_LT(worst.without, worst.evaluations) << bound.name << ": never asked";
    if (!kLoose.contains(bound.name)) {
      EXPECT_GT(worst.trial.ratio(), 0.5)
          << bound.name << ": no operands found for which half of it would be too small";
    }
  }
}

TEST(ErrorBounds, ShewchuksFirstStageIsReachedWithinATenth) {
  for (const ErrorBound& bound : error_bounds()) {
    if (bound.name == "adaptive orient2d A") {
      EXPECT_GT(search_worst(bound, kEvaluations, kSeed).trial.ratio(), 0.9);
    }
  }
}

TEST(ErrorBounds, ASearchIsAFunctionOfItsSeed) {
  const ErrorBound bound = bounds_of_predicates().front();
  EXPECT_EQ(search_worst(bound, 500, 3).tape, search_worst(bound, 500, 3).tape);
}

}  // namespace
}  // namespace assay::error_bounds_test
