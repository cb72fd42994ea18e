// The judge of sums of polygons: what it accepts, and a doctored sum for each claim.
#include "oracles/hull2/check_minkowski_sum.h"

#include <gtest/gtest.h>

#include <limits>

#include "oracles/hull2/claims.h"
#include "tests/harness/claim_words.h"

namespace assay::check_minkowski_sum_test {
namespace {

using Points = std::vector<Point2>;

const Points kSquare = {{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 1}}, kTriangle = {{0, 0}, {1, 0}, {0, 1}};
const Points kSegment = {{0, 0}, {2, 2}, {1, 1}}, kPoint = {{3, 4}};
const PolygonSum kRight{{{0, 0}, {1, 1}, {2, 1}, {2, 2}, {3, 2}}};

ClaimId broken(const Points& a, const Points& b, const PolygonSum& sum) {
  const Verdict verdict = check_minkowski_sum(a, b, sum);
  const Violated* violated = violation(verdict);
  return violated ? violated->claim : ClaimId{};
}

TEST(CheckMinkowskiSum, AcceptsWhatIsRight) {
  EXPECT_TRUE(holds(check_minkowski_sum(kSquare, kTriangle, kRight)));
  EXPECT_TRUE(holds(check_minkowski_sum(kSegment, kSegment, {{{0, 0}, {1, 1}}})));
  EXPECT_TRUE(holds(check_minkowski_sum(kPoint, kPoint, {{{0, 0}}})));
  EXPECT_TRUE(holds(check_minkowski_sum(kPoint, {}, {})));
}

TEST(CheckMinkowskiSum, ConvictsADoctoredSumOfEachClaim) {
  using namespace hull_claims;
  EXPECT_EQ(broken(kSquare, kTriangle, {{{0, 0}, {1, 1}, {2, 3}}}), kIndicesInRange);
  EXPECT_EQ(broken(kSquare, kTriangle, {}), kSpanTheCloud);
  EXPECT_EQ(broken(kSquare, {}, {{{0, 0}}}), kIndicesInRange);
  EXPECT_EQ(broken(kSquare, kTriangle, {{{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 2}, {3, 2}}}), kStrictLeftTurn);
  EXPECT_EQ(broken(kSquare, kTriangle, {{{3, 2}, {2, 2}, {2, 1}, {1, 1}, {0, 0}}}), kStrictLeftTurn);
  PolygonSum twice = kRight;
  twice.ccw.insert(twice.ccw.end(), kRight.ccw.begin(), kRight.ccw.end());
  EXPECT_EQ(broken(kSquare, kTriangle, twice), kWindsOnce);
  EXPECT_EQ(broken(kSegment, kSegment, {{{0, 0}, {0, 0}}}), kEndsDiffer);
  EXPECT_EQ(broken(kSegment, kSegment, {{{0, 0}, {1, 2}}}), kSpanTheCloud);
  EXPECT_EQ(broken(kSegment, kTriangle, {{{0, 0}, {1, 1}}}), kSupportsAddUp);
  EXPECT_EQ(broken(kPoint, kSegment, {{{0, 0}}}), kSupportsAddUp);
  // A corner is forgotten: of the sum, of one body, of the other.
  for (std::size_t k = 0; k < kRight.ccw.size(); ++k) {
    PolygonSum less = kRight;
    less.ccw.erase(less.ccw.begin() + static_cast<std::ptrdiff_t>(k));
    EXPECT_EQ(broken(kSquare, kTriangle, less), kSupportsAddUp) << k;
  }
}

/// Both edges of a parallel pair listed one after the other: a corner that is none, off by 2^-1074.
TEST(CheckMinkowskiSum, SeesTheLeastDouble) {
  const double least = std::numeric_limits<double>::denorm_min();
  const Points a = {{0, 0}, {1, 0}, {0, 1}}, b = {{0, 0}, {1, least}, {0, 1}};
  EXPECT_TRUE(holds(check_minkowski_sum(a, b, {{{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 2}}}))) << "edge of a first";
  EXPECT_EQ(broken(a, b, {{{0, 0}, {0, 1}, {1, 1}, {2, 1}, {2, 2}}}), hull_claims::kStrictLeftTurn)
      << "edge of b first";
}

TEST(CheckMinkowskiSum, LeavesWhatIsNotFiniteOpen) {
  EXPECT_FALSE(why_open(check_minkowski_sum({{{std::numeric_limits<double>::infinity(), 0}}}, kPoint, {})).empty());
}

}  // namespace
}  // namespace assay::check_minkowski_sum_test
