// Every error bound that has an entry, against the errors that a seeded search finds operands for.
#include <gtest/gtest.h>

#include "studies/bounds/bounds_document.h"

namespace assay::error_bounds_test {
namespace {

const std::vector<SearchedBound>& searched() {
  static const std::vector<SearchedBound> all = searched_bounds(kBoundsSeed);
  return all;
}

TEST(ErrorBounds, AreNeverExceededAndDieWhereHalvedUnlessLoose) {
  ASSERT_FALSE(searched().empty());
  for (const auto& [bound, worst] : searched()) {
    EXPECT_FALSE(worst.trial.exceeds()) << bound.name << " of " << bound.place.file << ": " << worst.trial.ratio();
    EXPECT_LT(worst.without, worst.evaluations) << bound.name << ": never asked";
    if (!bound.is_loose) {
      EXPECT_GT(worst.trial.ratio(), 0.5)
          << bound.name << ": no operands found for which half of it would be too small";
    }
  }
}

TEST(ErrorBounds, ShewchuksFirstStageIsReachedWithinATenth) {
  for (const auto& [bound, worst] : searched()) {
    if (bound.name == "adaptive orient2d A") {
      EXPECT_GT(worst.trial.ratio(), 0.9);
    }
  }
}

TEST(ErrorBounds, ASearchIsAFunctionOfItsSeed) {
  const ErrorBound bound = bounds_of_predicates().front();
  EXPECT_EQ(search_worst(bound, 500, 3).tape, search_worst(bound, 500, 3).tape);
}

}  // namespace
}  // namespace assay::error_bounds_test
