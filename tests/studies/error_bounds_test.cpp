// Every error bound that has an entry, against the errors that a seeded search finds operands for.
#include <gtest/gtest.h>

#include "studies/bounds/bounds_document.h"
#include "tests/reports/temporary_directory.h"

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

TEST(ErrorBounds, AreTheDocumentAndItsTopsTheStoredTapes) {
  EXPECT_TRUE(text_of_file(ASSAY_SOURCE_DIR "/docs/bounds.md") == bounds_document(searched(), kBoundsSeed))
      << "docs/bounds.md: write it anew: assay study bounds --out DIR, then DIR/studies/bounds.md";
  EXPECT_TRUE(text_of_file(ASSAY_SOURCE_DIR "/bounds/worst.list") == tapes_to_store(searched(), kBoundsSeed))
      << "bounds/worst.list: write it anew: assay study bounds --tapes --out DIR, then DIR/studies/worst.list";
}

TEST(ErrorBounds, ASearchIsAFunctionOfItsSeed) {
  const ErrorBound bound = bounds_of_predicates().front();
  EXPECT_EQ(search_worst(bound, 500, 3).tape, search_worst(bound, 500, 3).tape);
}

}  // namespace
}  // namespace assay::error_bounds_test
