// Kreuzer's collision test as printed: where it is right, and each way in which it is wrong, with the truth beside it.
#include "algorithms/published/gjk/kreuzer_tableau.h"

#include <gtest/gtest.h>

#include <cmath>

#include "oracles/gjk/certify_collision.h"
#include "tests/support/recorded_states.h"

namespace assay::kreuzer_tableau_test {
namespace {

Points body(std::uint32_t dimension, std::initializer_list<double> coordinates) { return {dimension, coordinates}; }

Points square(double x, double y, double side) { return body(2, {x, y, x + side, y, x + side, y + side, x, y + side}); }

using test::RecordedStates;

bool hit(const ConvexPair& pair) { return std::get<BareVerdict>(KreuzerTableau::solve(pair, Watch{})).colliding; }
Contact truth(const ConvexPair& pair) { return certify_collision(pair, nullptr).contact; }

TEST(KreuzerTableau, DecidesPlainCases) {
  EXPECT_TRUE(hit({square(0, 0, 2), square(1, 1, 2)}));
  EXPECT_FALSE(hit({square(0, 0, 2), square(3, 1, 2)}));
  EXPECT_TRUE(hit({square(0, 0, 2), square(2, 0, 2)})) << "touching counts";
  EXPECT_TRUE(hit({body(1, {0, 2}), body(1, {1, 3})})) << "on a line";
  EXPECT_FALSE(hit({body(1, {0, 1}), body(1, {2, 3})}));
  EXPECT_TRUE(hit({body(4, {0, 0, 0, 0, 2, 0, 0, 0}), body(4, {1, 0, 0, 0})})) << "in four dimensions";
}

TEST(KreuzerTableau, SaysThatAnEmptyBodyMeetsNothing) {
  EXPECT_FALSE(hit({body(2, {}), square(0, 0, 1)}));
  EXPECT_FALSE(hit({square(0, 0, 1), body(2, {})}));
}

TEST(KreuzerTableau, ComparesSinglePointsBySignedDifferences) {
  EXPECT_TRUE(hit({body(3, {0, 0, 0}), body(3, {5, 7, 9})})) << "0 - 5 < 1e-4";
  EXPECT_FALSE(hit({body(3, {5, 7, 9}), body(3, {0, 0, 0})}));
  EXPECT_TRUE(hit({body(3, {0, 0, 0, 0, 0, 0}), body(3, {5, 7, 9})})) << "equal vertices are one vertex";
}

TEST(KreuzerTableau, TakesSmallBodiesForCollidingWhateverTheirDistance) {
  const double unit = 0x1p-20;
  const ConvexPair pair{square(0, 0, unit), square(10 * unit, 0, unit)};
  EXPECT_EQ(truth(pair), Contact::kSeparated);
  EXPECT_TRUE(hit(pair)) << "ten times their size apart, but less than 1e-4";
}

// Found on integer lattices and cut down vertex by vertex: two tetrahedra with a common interior. The tie-break that
// never takes the first tied row lets the bases repeat with period 6 until the limit, and the value judged by then is
// not the optimum.
TEST(KreuzerTableau, CyclesOnTwoSmallIntegerTetrahedraAndMissesTheirOverlap) {
  const ConvexPair pair{body(3, {-1, -1, 1, 2, 0, 1, -2, 1, -1, 2, -3, -3}),
                        body(3, {3, 2, -2, 4, 0, 2, 0, 3, 3, -1, -3, 3})};
  EXPECT_EQ(truth(pair), Contact::kOverlapping);
  RecordedStates recorded;
  const GjkAnswer answer = KreuzerTableau::solve(pair, recorded.watch());
  EXPECT_FALSE(std::get<BareVerdict>(answer).colliding);
  // 6 rows and 14 columns, counted from 5 equations.
  ASSERT_EQ(recorded.states.size(), 6u * 14u - 5u);
  for (std::size_t k = 40; k < recorded.states.size(); ++k) {
    EXPECT_EQ(recorded.states[k], recorded.states[k - 6]);
    EXPECT_NE(recorded.states[k], recorded.states[k - 3]);
    EXPECT_NE(recorded.states[k], recorded.states[k - 2]);
  }
}

TEST(KreuzerTableau, LosesTheConvexityRowBesideLargeCoordinates) {
  const auto point_on_a_segment = [](double half) { return ConvexPair{body(2, {0, 0}), body(2, {0, -half, 0, half})}; };
  EXPECT_TRUE(hit(point_on_a_segment(0x1p52)));
  EXPECT_FALSE(hit(point_on_a_segment(0x1p53))) << "1 + 2^53 is 2^53";
}

TEST(KreuzerTableau, StopsOnlyWhenTold) {
  RecordedStates recorded;
  recorded.stop_after = 2;
  const GjkAnswer answer = KreuzerTableau::solve({square(0, 0, 2), square(1, 1, 2)}, recorded.watch());
  const auto* gave_up = std::get_if<GaveUp>(&answer);
  ASSERT_NE(gave_up, nullptr);
  EXPECT_EQ(gave_up->why, GaveUp::Why::kStopped);
  EXPECT_EQ(gave_up->steps, 2u);
}

TEST(KreuzerTableau, AnswersOnNumbersThatAreNone) {
  for (const double odd : {std::nan(""), kInfinity, -kInfinity, 1e300, 0x1p-1074}) {
    for (std::size_t k = 0; k < 8; ++k) {
      ConvexPair pair{square(0, 0, 2), square(1, 1, 2)};
      pair.a.coordinates[k] = odd;
      EXPECT_TRUE(std::holds_alternative<BareVerdict>(KreuzerTableau::solve(pair, Watch{}))) << odd << " at " << k;
    }
  }
}

TEST(KreuzerTableau, DeclinesWhatTheArticleHasNoWordFor) {
  EXPECT_TRUE(std::holds_alternative<Declined>(KreuzerTableau::solve({body(2, {0, 0}), body(3, {0, 0, 0})}, Watch{})));
  EXPECT_TRUE(std::holds_alternative<Declined>(KreuzerTableau::solve({}, Watch{})));
}

}  // namespace
}  // namespace assay::kreuzer_tableau_test
