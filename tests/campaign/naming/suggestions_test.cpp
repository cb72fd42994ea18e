#include "campaign/naming/suggestions.h"

#include <gtest/gtest.h>

namespace assay::suggestions_test {

TEST(EditDistance, CountsLettersPutInLeftOutReplacedAndExchanged) {
  EXPECT_EQ(edit_distance("", ""), 0U);
  EXPECT_EQ(edit_distance("hull", "hull"), 0U);
  EXPECT_EQ(edit_distance("hull", "hulls"), 1U);
  EXPECT_EQ(edit_distance("hull", "hul"), 1U);
  EXPECT_EQ(edit_distance("hull", "hall"), 1U);
  EXPECT_EQ(edit_distance("chekc", "check"), 1U);  // 2 without exchanging
  EXPECT_EQ(edit_distance("", "hull"), 4U);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
}

TEST(Suggestions, TheNearestComesFirst) {
  const std::vector<std::string> known{"check", "compare", "checked", "try"};
  EXPECT_EQ(suggestions("chekc", known), std::vector<std::string>{"check"});
  EXPECT_EQ(suggestions("check", known), (std::vector<std::string>{"check", "checked"}));
}

TEST(Suggestions, AWordThatHoldsItIsOneHoweverLongItIs) {
  EXPECT_EQ(suggestions("monoton", {"hull/monotone_chain_exact", "gjk/certified"}),
            std::vector<std::string>{"hull/monotone_chain_exact"});
}

TEST(Suggestions, ThereAreThreeAtMostAndNoneWhereNothingIsNear) {
  EXPECT_EQ(suggestions("hull", {"hull1", "hull2", "hull3", "hull4"}).size(), 3U);
  EXPECT_TRUE(suggestions("zebra", {"hull1", "check"}).empty());
  EXPECT_TRUE(suggestions("", {"hull1"}).empty());
}

TEST(Suggestions, AreWordsThatFollowAReason) {
  EXPECT_EQ(did_you_mean("zebra", {"check"}), "");
  EXPECT_EQ(did_you_mean("chekc", {"check"}), "; did you mean check?");
  EXPECT_EQ(did_you_mean("zebra", {"check"}, "look there"), "; look there");
  EXPECT_EQ(did_you_mean("chekc", {"check"}, "look there"), "; did you mean check? look there");
  EXPECT_EQ(did_you_mean("hull", {"hull1", "hull2"}), "; did you mean hull1 or hull2?");
  EXPECT_EQ(did_you_mean("hull", {"hull1", "hull2", "hull3"}), "; did you mean hull1, hull2 or hull3?");
}

}  // namespace assay::suggestions_test
