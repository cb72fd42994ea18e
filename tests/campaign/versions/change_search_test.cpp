// Where an outcome changed in a row of versions.
#include "campaign/versions/change_search.h"

#include <gtest/gtest.h>

#include <cmath>

namespace assay::change_search_tests {

/// Answers from a list and counts the questions.
struct Versions {
  std::vector<Outcome> outcomes;
  std::size_t asked = 0;

  Result<OutcomesOf> search() {
    return search_change(outcomes.size(), [this](std::size_t i) -> Result<Outcome> {
      ++asked;
      return outcomes[i];
    });
  }
};

Versions broken_from(std::size_t first_bad, std::size_t count) {
  Versions versions{std::vector<Outcome>(count, Outcome::kViolated)};
  std::fill_n(versions.outcomes.begin(), first_bad, Outcome::kHolds);
  return versions;
}

TEST(ChangeSearch, AFlawIsFoundWhereverItWasPlantedInFewQuestions) {
  for (std::size_t count = 2; count <= 33; ++count)
    for (std::size_t first_bad = 1; first_bad < count; ++first_bad) {
      Versions versions = broken_from(first_bad, count);
      const auto known = versions.search();
      ASSERT_TRUE(known);
      EXPECT_EQ(changes_in(*known), std::vector<std::size_t>{first_bad - 1}) << count;
      EXPECT_LE(versions.asked, 2 + std::ceil(std::log2(static_cast<double>(count - 1))));
    }
}

TEST(ChangeSearch, EndsThatAgreeAreAllThatIsAsked) {
  Versions versions{{Outcome::kHolds, Outcome::kViolated, Outcome::kHolds}};
  const auto known = versions.search();
  ASSERT_TRUE(known);
  EXPECT_EQ(versions.asked, 2U);
  EXPECT_TRUE(changes_in(*known).empty());
}

TEST(ChangeSearch, OfSeveralChangesOneIsFoundBetweenNeighbours) {
  const std::vector<Outcome> rows[] = {
      {Outcome::kHolds, Outcome::kCrashed, Outcome::kHolds, Outcome::kHung, Outcome::kViolated},
      {Outcome::kHolds, Outcome::kHolds, Outcome::kHung, Outcome::kHung, Outcome::kViolated}};
  for (const auto& outcomes : rows) {
    Versions versions{outcomes};
    const auto known = versions.search();
    ASSERT_TRUE(known);
    const auto changes = changes_in(*known);
    ASSERT_FALSE(changes.empty());
    EXPECT_EQ(outcomes[changes.front()], Outcome::kHolds) << "the last that is as the first end";
    EXPECT_NE(outcomes[changes.front() + 1], Outcome::kHolds);
  }
}

TEST(ChangeSearch, TheFirstQuestionWithAnErrorEndsTheSearch) {
  const auto known = search_change(5, [](std::size_t i) -> Result<Outcome> {
    if (i == 4) return Error{"version 4 is not there"};
    return Outcome::kHolds;
  });
  ASSERT_FALSE(known);
  EXPECT_EQ(known.error(), "version 4 is not there");
}

}  // namespace assay::change_search_tests
