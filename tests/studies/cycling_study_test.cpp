// The studies themselves: deterministic, complete, and with the known results in them.
#include "studies/cycling_study.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "properties/domains/lp/classics/classic.h"

namespace assay {
namespace {

const std::vector<CyclingRow>& study() {
  static const std::vector<CyclingRow> rows = cycling_study();
  return rows;
}

const CyclingRow* row_of(std::string_view instance, std::string_view pricing, std::string_view tie,
                         std::string_view anti_cycling) {
  const auto found = std::find_if(study().begin(), study().end(), [&](const CyclingRow& row) {
    return row.instance == instance && row.pricing == pricing && row.tie == tie && row.anti_cycling == anti_cycling;
  });
  return found == study().end() ? nullptr : &*found;
}

TEST(CyclingStudy, HasARowForEveryChoiceOnEveryInstance) {
  EXPECT_EQ(study().size(), cycling_classics().size() * 6 * 4 * 5);
  EXPECT_EQ(study(), cycling_study()) << "the same again";
}

TEST(CyclingStudy, FindsTheKnownCycles) {
  struct Expected {
    const char *instance, *tie;
    std::uint32_t length;
  };
  for (const Expected& expected : {Expected{"beale_1955", "lowest_index", 6},
                                   {"beale_dyadic", "first_row", 6},
                                   {"marshall_suurballe_dyadic", "lowest_index", 6},
                                   {"kuhn", "first_row", 6},
                                   {"kuhn", "largest_pivot", 6},
                                   {"chvatal", "largest_pivot", 6},
                                   {"hall_mckinnon", "largest_pivot", 6},
                                   {"hall_mckinnon_bounded", "last_row", 6},
                                   {"hoffman_5", "lowest_index", 10},
                                   {"hoffman_10", "largest_pivot", 10}}) {
    const CyclingRow* row = row_of(expected.instance, "dantzig", expected.tie, "none");
    ASSERT_NE(row, nullptr) << expected.instance;
    EXPECT_EQ(row->outcome, CyclingOutcome::kCycles) << expected.instance;
    EXPECT_EQ(row->cycle_length, expected.length) << expected.instance;
    EXPECT_EQ(row->bases.size(), expected.length) << expected.instance;
    ASSERT_FALSE(row->trace.empty());
    EXPECT_EQ(row->trace.front().objective, row->trace.back().objective) << expected.instance << " does not move";
  }
}

TEST(CyclingStudy, ShowsExpandGoingRound) {
  const CyclingRow* row = row_of("hall_mckinnon", "dantzig", "largest_pivot", "expand");
  ASSERT_NE(row, nullptr);
  EXPECT_EQ(row->outcome, CyclingOutcome::kCycles);
  EXPECT_EQ(row->cycle_length, 30000u);
  ASSERT_TRUE(row->bases_repeating);
  EXPECT_EQ(row->bases_repeating->period, 6u);
  EXPECT_GE(row->bases_repeating->length, 9990u);
  EXPECT_EQ(row->bases.size(), 6u);
  EXPECT_LE(row->trace.size(), 80u) << "thinned out";
}

TEST(CyclingStudy, EndsEverywhereElse) {
  for (const CyclingRow& row : study()) {
    if (row.outcome == CyclingOutcome::kCycles) {
      EXPECT_EQ(row.pricing, "dantzig") << row.instance;
      EXPECT_TRUE(row.anti_cycling == "none" || row.anti_cycling == "expand") << row.instance;
    } else {
      EXPECT_TRUE(row.outcome == CyclingOutcome::kOptimal || row.outcome == CyclingOutcome::kUnbounded)
          << row.instance << ": " << word_of(row.outcome);
    }
  }
}

}  // namespace
}  // namespace assay
