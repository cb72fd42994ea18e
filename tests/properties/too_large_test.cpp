// Each judge on a case that would keep it busy without end, or nearly: it stops after a count of operations, says so by
// a typed verdict, and stops at the same count when asked again.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "oracles/hull3/exact_hull3.h"
#include "properties/cast/bracket_holds_time.h"
#include "properties/cast/verdict_is_right.h"
#include "properties/entry.h"
#include "properties/gjk/depth_is_right.h"
#include "properties/gjk/distance_is_certified.h"
#include "properties/gjk/verdict_is_right.h"
#include "properties/hull2/hull2_is_exact.h"
#include "properties/hull3/hull3_is_exact.h"
#include "properties/lp/status_is_right.h"
#include "properties/relations/swap.h"
#include "properties/shapes/answer_is_right.h"

namespace assay::too_large_test {
namespace {

class Numbers {
 public:
  /// In [-1, 1), times 2^k with |k| <= spread.
  double next(int spread = 0) {
    const double unit = 2 * share() - 1;
    return std::ldexp(unit, static_cast<int>(share() * (2 * spread + 1)) - spread);
  }

 private:
  double share() {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<double>(state_ >> 11) * 0x1p-53;
  }
  std::uint64_t state_ = 1;
};

Points body(Numbers& numbers, std::uint32_t dimension, std::uint32_t count, int spread) {
  Points points{dimension, {}};
  for (std::uint32_t i = 0; i < dimension * count; ++i) points.coordinates.push_back(numbers.next(spread));
  return points;
}

/// Bodies of many vertices in many dimensions whose coordinates are spread over the range of the doubles.
ConvexPair wide_pair(std::uint32_t dimension, std::uint32_t count) {
  Numbers numbers;
  return {body(numbers, dimension, count, 1000), body(numbers, dimension, count, 1000)};
}

template <class P>
std::vector<Reply<typename P::Family>> replies_to(const typename P::Family::Answer& answer, std::size_t count) {
  std::vector<Reply<typename P::Family>> replies(count);
  for (auto& reply : replies) reply.answer = answer;
  return replies;
}

Semantics strict() {
  Semantics says;
  auto& gjk = says.of<GjkFamily>();
  gjk.touching = says.of<ShapesFamily>().touching = says.of<CastFamily>().touching = Touching::kHit;
  gjk.distance_gap = gjk.depth_gap = says.of<CastFamily>().gap = 1e-9;
  return says;
}

/// The claim as campaigns judge it.
template <class P>
void is_too_large(const typename P::Family::Problem& problem, const std::vector<Reply<typename P::Family>>& replies) {
  const std::uint64_t before = work_meter().spent;
  const Verdict verdict = entry_of_property<P>().judge(problem, replies, {strict(), nullptr});
  const std::uint64_t spent = work_meter().spent - before;
  const auto* undecided = std::get_if<Undecided>(&verdict);
  ASSERT_NE(undecided, nullptr) << P::kName << " was judged after " << spent << " units";
  EXPECT_TRUE(undecided->too_large) << P::kName;
  EXPECT_EQ(undecided->why, kTooLargeToJudge) << P::kName;
  EXPECT_LE(spent, kJudgeWork) << P::kName;
}

/// A hundredth of the bound, twice.
template <class P>
void stops_at_the_same_count(const typename P::Family::Problem& problem,
                             const std::vector<Reply<typename P::Family>>& replies) {
  std::uint64_t spent[2] = {};
  for (std::uint64_t& count : spent) {
    const std::uint64_t before = work_meter().spent;
    const auto verdict = within_work(kJudgeWork / 128, [&]() -> Verdict {
      return P::judge(problem, replies, {strict(), nullptr});
    });
    EXPECT_TRUE(std::holds_alternative<TooLarge>(verdict)) << P::kName;
    count = work_meter().spent - before;
  }
  EXPECT_EQ(spent[0], spent[1]) << P::kName;
  EXPECT_LE(spent[0], kJudgeWork / 128) << P::kName;
}

TEST(TooLarge, ACollisionOfManyWideNumbers) {
  const ConvexPair pair = wide_pair(16, 64);
  const auto one = replies_to<VerdictIsRight>(BareVerdict{true}, 1);
  is_too_large<VerdictIsRight>(pair, one);
  stops_at_the_same_count<VerdictIsRight>(pair, one);
  const auto distance = replies_to<DistanceIsCertified>(BareDistance{1}, 1);
  is_too_large<DistanceIsCertified>(pair, distance);
  stops_at_the_same_count<DistanceIsCertified>(pair, distance);
}

TEST(TooLarge, ARelationWhoseAnswersContradictEachOther) {
  const ConvexPair pair = wide_pair(16, 64);
  auto two = replies_to<Swap<GjkFamily>>(BareVerdict{true}, 2);
  EXPECT_TRUE(holds(entry_of_property<Swap<GjkFamily>>().judge(pair, two, {strict(), nullptr})))
      << "nothing is to be solved";
  two[1].answer = BareVerdict{false};
  is_too_large<Swap<GjkFamily>>(pair, two);
  stops_at_the_same_count<Swap<GjkFamily>>(pair, two);
}

TEST(TooLarge, ADepth) {
  Numbers numbers;
  const ConvexPair wide{body(numbers, 3, 1000, 1000), body(numbers, 3, 1000, 1000)};
  stops_at_the_same_count<DepthIsRight>(wide, replies_to<DepthIsRight>(Penetrating{1, {1, 0, 0}, 0, {}, {}}, 1));
}

TEST(TooLarge, BodiesOfManyVerticesThatTurn) {
  Numbers numbers;
  MovingPair pair{{body(numbers, 3, 1000, 0), body(numbers, 3, 1000, 0)}, {}, {}};
  for (std::uint32_t i = 0; i < 1000; ++i) pair.bodies.b[i][0] += 5;
  pair.of_a.displacement = {5, 0, 0};
  pair.of_a.rotation = {0, 0, 50};
  pair.of_b.rotation = {7, 30, 1};
  const auto hit = replies_to<CastVerdictIsRight>(HitAt{0.25, 0.5, {}}, 1);
  is_too_large<CastVerdictIsRight>(pair, hit);
  stops_at_the_same_count<CastVerdictIsRight>(pair, hit);
  stops_at_the_same_count<BracketHoldsTime>(pair, hit);
}

TEST(TooLarge, APlanarHullThatNeedOnlyBeNear) {
  Numbers numbers;
  Cloud2 cloud;
  Hull half;
  for (std::uint32_t i = 0; i < 60000; ++i) {
    const double angle = 6.283 * i / 60000;
    cloud.points.push_back({std::cos(angle), std::sin(angle)});
    if (i % 2 == 0) half.ccw.push_back(i);
  }
  Stated<Hull2Family> near = strict();
  near.hull_gap = 1e-3;
  const auto replies = replies_to<Hull2IsExact>(half, 1);
  const Verdict verdict = entry_of_property<Hull2IsExact>().judge(cloud, replies, {near, nullptr});
  const auto* undecided = std::get_if<Undecided>(&verdict);
  ASSERT_NE(undecided, nullptr);
  EXPECT_TRUE(undecided->too_large);
  const Verdict exact = entry_of_property<Hull2IsExact>().judge(cloud, replies, {strict(), nullptr});
  ASSERT_NE(violation(exact), nullptr)
      << "what is proved to be wrong stays so, however much it would cost to say by how much";
  EXPECT_GE(violation(exact)->magnitude, 0);
}

TEST(TooLarge, ASurfaceThatNeedOnlyBeNear) {
  Numbers numbers;
  Cloud3 cloud;
  for (int i = 0; i < 3000; ++i) {
    const double x = numbers.next(), y = numbers.next(), z = numbers.next(), r = std::sqrt(x * x + y * y + z * z);
    cloud.points.push_back({x / r, y / r, z / r});
  }
  Hull3 hull;
  const Cloud3 listed{{cloud.points.begin(), cloud.points.begin() + 600}};
  for (const auto& triangle : exact_hull3(listed).triangles) {
    hull.corner.insert(hull.corner.end(), triangle.begin(), triangle.end());
    hull.end.push_back(static_cast<std::uint32_t>(hull.corner.size()));
  }
  const auto replies = replies_to<Hull3IsExact>(hull, 1);
  Stated<Hull3Family> near = strict();
  near.hull_gap = 1e-3;
  std::uint64_t spent[2] = {};
  for (std::uint64_t& count : spent) {
    const std::uint64_t before = work_meter().spent;
    const auto verdict = within_work(kJudgeWork / 128, [&]() -> Verdict {
      return Hull3IsExact::judge(cloud, replies, {near, nullptr});
    });
    EXPECT_TRUE(std::holds_alternative<TooLarge>(verdict));
    count = work_meter().spent - before;
  }
  EXPECT_EQ(spent[0], spent[1]);
}

TEST(TooLarge, PolygonsOfManyCorners) {
  Numbers numbers;
  ShapesProblem problem;
  problem.question = ShapesQuestion::kContact;
  problem.a = {ShapeKind::kPolygon, 2, body(numbers, 2, 700, 300).coordinates};
  problem.b = {ShapeKind::kPolygon, 2, body(numbers, 2, 700, 300).coordinates};
  const auto replies = replies_to<ShapesAnswerIsRight>(BareVerdict{true}, 1);
  is_too_large<ShapesAnswerIsRight>(problem, replies);
  stops_at_the_same_count<ShapesAnswerIsRight>(problem, replies);
}

/// Dense, with entries spread over 2^+-spread; x = 1 is feasible, costs are negative.
LpProblem dense(std::uint32_t rows, std::uint32_t columns, int spread) {
  Numbers numbers;
  LpProblem problem;
  problem.rows = rows, problem.columns = columns;
  for (std::uint32_t i = 0; i < rows * columns; ++i) problem.matrix.push_back(numbers.next(spread));
  for (std::uint32_t j = 0; j < columns; ++j) problem.cost.push_back(-std::abs(numbers.next(spread)));
  problem.row_lower.assign(rows, -kInfinity);
  problem.row_upper.assign(rows, 1);
  problem.lower.assign(columns, 0);
  problem.upper.assign(columns, 0x1p900);
  return problem;
}

TEST(TooLarge, AProgramOfWideNumbersWhoseStatusIsNotProved) {
  const LpProblem problem = dense(30, 30, 300);
  const auto replies = replies_to<StatusIsRight>(Infeasible{}, 1);
  stops_at_the_same_count<StatusIsRight>(problem, replies);
}

TEST(TooLarge, AProgramBeyondWhatIsSolvedExactlyHasTheSameReason) {
  const auto replies = replies_to<StatusIsRight>(Infeasible{}, 1);
  const Verdict verdict = entry_of_property<StatusIsRight>().judge(dense(40, 40, 0), replies, {strict(), nullptr});
  const auto* undecided = std::get_if<Undecided>(&verdict);
  ASSERT_NE(undecided, nullptr);
  EXPECT_TRUE(undecided->too_large) << undecided->why;
}

}  // namespace
}  // namespace assay::too_large_test
