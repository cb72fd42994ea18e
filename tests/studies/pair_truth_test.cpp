// What the collision study measures of one pair: the truth, errors in units of its size, witnesses, and exact images.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "studies/collision/collision_study.h"
#include "studies/collision/error_table.h"
#include "studies/collision/near_contact.h"
#include "studies/collision/what_was_said.h"

namespace assay {
namespace {

TEST(QuantilesOf, AreOrderStatistics) {
  EXPECT_FALSE(quantiles_of({}));
  std::vector<double> errors;
  for (int i = 1000; i >= 1; --i) errors.push_back(i);
  EXPECT_EQ(*quantiles_of(errors), (ErrorQuantiles{1000, 500, 900, 990, 999, 1000}));
  EXPECT_EQ(*quantiles_of({7}), (ErrorQuantiles{1, 7, 7, 7, 7, 7}));
  EXPECT_EQ(*quantiles_of({1, 2}), (ErrorQuantiles{2, 1, 2, 2, 2, 2}));
}

Points body(std::vector<double> coordinates) { return {2, std::move(coordinates)}; }

TEST(PairTruthTest, MeasuresInUnitsOfTheSize) {
  // Two unit squares 3 apart: L = 5. The double after 3 is 2^-51 = 4 * 2^-53 away, 4/5 of a unit.
  const ConvexPair apart{body({0, 0, 1, 0, 1, 1, 0, 1}), body({4, 0, 5, 0, 5, 1, 4, 1})};
  PairTruth truth(apart, nullptr);
  EXPECT_EQ(truth.contact(), Contact::kSeparated);
  EXPECT_EQ(truth.margin(), 0.6);
  EXPECT_EQ(truth.error_of_distance(BareDistance{3}), 0);
  EXPECT_DOUBLE_EQ(*truth.error_of_distance(BareDistance{std::nextafter(3, 4)}), 0.8);
  EXPECT_DOUBLE_EQ(*truth.error_of_distance(MeasuredApart{std::nextafter(3, 0), {}, {}}), 0.8 / 2 * 2);
  Bracketed bracket;
  bracket.low = std::nextafter(3, 0);
  bracket.high = 3 + 0x1p-50;
  EXPECT_DOUBLE_EQ(*truth.error_of_distance(bracket), 1.6) << "the farther end";
  Separated witness;
  witness.on_a = {1, {1}, {1}};
  witness.on_b = {1, {0}, {2}};
  EXPECT_EQ(truth.error_of_distance(witness), 0);
  EXPECT_FALSE(truth.error_of_distance(BareVerdict{false}));
  EXPECT_FALSE(truth.error_of_distance(BareDistance{std::numeric_limits<double>::infinity()}));
  EXPECT_EQ(truth.error_of_depth(0), 0);
  EXPECT_TRUE(truth.verified());
}

TEST(PairTruthTest, MeasuresRootsToTheirCut) {
  // Points at a distance of sqrt(2), L = 1; the double next to sqrt(2) is 9.667293313452913e-17 too large or small.
  const ConvexPair pair{body({0, 0}), body({1, 1})};
  PairTruth truth(pair, nullptr);
  EXPECT_NEAR(*truth.error_of_distance(BareDistance{std::sqrt(2.0)}), 9.667293313452913e-17 * 0x1p53, 1e-14);
  Separated witness;
  witness.on_a = {1, {0}, {1}};
  witness.on_b = {1, {0}, {1}};
  EXPECT_EQ(truth.error_of_distance(witness), 0);
}

TEST(PairTruthTest, MeasuresDepths) {
  const ConvexPair deep{body({0, 0, 4, 0, 4, 4, 0, 4}), body({3, 1, 5, 1, 5, 2, 3, 2})};  // L = 5, depth 1
  PairTruth truth(deep, nullptr);
  EXPECT_EQ(truth.contact(), Contact::kOverlapping);
  EXPECT_EQ(truth.error_of_depth(1), 0);
  EXPECT_DOUBLE_EQ(truth.error_of_depth(1 + 0x1p-50), 1.6);
  EXPECT_EQ(truth.margin(), 0.2);
}

TEST(WitnessHolds, JudgesNearestPointsByTheirDirection) {
  const ConvexPair apart{body({0, 0, 1, 0, 1, 1, 0, 1}), body({4, 0, 5, 0, 5, 1, 4, 1})};
  EXPECT_EQ(witness_holds(apart, MeasuredApart{3, {1, 0, 0}, {4, 0, 0}}, {}), true);
  EXPECT_EQ(witness_holds(apart, MeasuredApart{3, {1, 0, 0}, {1, 4, 0}}, {}), false);
  EXPECT_EQ(witness_holds(apart, SeparatedAlong{{-1, 0, 0}}, {}), true);
  EXPECT_EQ(witness_holds(apart, BareVerdict{false}, {}), std::nullopt);
  EXPECT_EQ(witness_holds(apart, GaveUp{}, {}), std::nullopt);
  const ConvexPair deep{body({0, 0, 2, 0, 2, 2, 0, 2}), body({1, 0, 5, 0, 5, 2, 1, 2})};
  EXPECT_EQ(witness_holds(deep, Penetrating{}, {}), false) << "a default promise";
  Stated<GjkFamily> nothing;
  nothing.depth_gap = HUGE_VAL;
  EXPECT_EQ(witness_holds(apart, Penetrating{}, nothing), std::nullopt)
      << "the engine states that it promises no depth";
}

TEST(CountVerdict, HoldsTouchingToTheStatement) {
  Reply<GjkFamily> miss;
  miss.answer = BareVerdict{false};
  CollisionCounts counts;
  EXPECT_FALSE(count_verdict(Contact::kTouching, Touching::kHit, miss, counts));
  EXPECT_TRUE(count_verdict(Contact::kTouching, Touching::kMiss, miss, counts));
  EXPECT_TRUE(count_verdict(Contact::kTouching, Touching::kUnspecified, miss, counts));
  EXPECT_EQ(counts.touching, 1u);
  EXPECT_EQ(counts.cases, 3u);
}

TEST(MovedExactly, KeepsEveryBitOrSaysNothing) {
  const ConvexPair pair{body({0, 0, 1, 0, 0, 1}), body({2, 0, 3, 0, 2, 0x1p-20})};
  const auto moved = moved_exactly(pair, 10);  // the extent 3 is rounded up to 4
  ASSERT_TRUE(moved);
  EXPECT_EQ(moved->a[0][0], 4096);
  EXPECT_EQ(moved->b[2][1], 4096 + 0x1p-20);
  EXPECT_TRUE(moved_exactly(pair, 30));
  EXPECT_FALSE(moved_exactly(pair, 31)) << "2^33 and 2^-20 take 54 bits";
}

}  // namespace
}  // namespace assay
