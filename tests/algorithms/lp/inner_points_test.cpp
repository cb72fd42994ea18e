// Points inside the hull of others, found by lp::is_subset, and the hulls of what is left.
#include "algorithms/lp/collision/inner_points.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "algorithms/faults/hull2/wrong_rings.h"
#include "algorithms/hull2/subset_filter.h"
#include "algorithms/hull3/subset_filter.h"
#include "algorithms/published/hull2/pair_test.h"
#include "algorithms/published/hull3/triple_test.h"
#include "tests/algorithms/gjk/gjk_bodies.h"

namespace assay::inner_points_test {
namespace {

using hull::PointFate;
using Indices = std::vector<std::uint32_t>;

TEST(InnerPoints, AreThoseOfNoCorner) {
  const auto fates = lp::fates_of(plane({{0, 0}, {1, 1}, {2, 1}, {4, 0}, {0, 4}, {1, 2}}), lp::subset_question());
  EXPECT_EQ(fates, (std::vector<PointFate>{PointFate::kCorner, PointFate::kInside, PointFate::kInside,
                                           PointFate::kCorner, PointFate::kCorner, PointFate::kInside}));
}

TEST(InnerPoints, OfAnEdgeAreInside) {
  const auto fates = lp::fates_of(plane({{0, 0}, {1, 1}, {2, 2}}), lp::subset_question());
  EXPECT_EQ(fates, (std::vector<PointFate>{PointFate::kCorner, PointFate::kInside, PointFate::kCorner}));
}

TEST(InnerPoints, AreNoneOfASinglePoint) {
  EXPECT_EQ(lp::fates_of(plane({{3, 4}}), lp::subset_question()), std::vector<PointFate>{PointFate::kOpen});
}

/// A group is asked about as a whole: half of the points inside, one question.
TEST(InnerPoints, AreLeftOutInGroups) {
  static std::size_t questions, largest;
  questions = largest = 0;
  const auto counting = [](const ConvexPair& pair) {
    ++questions;
    largest = std::max<std::size_t>(largest, pair.a.size());
    return lp::subset_question()(pair);
  };
  const Points cloud =
      space({{2, 2, 3}, {3, 2, 2}, {2, 3, 2}, {3, 3, 3}, {0, 0, 0}, {20, 0, 0}, {0, 20, 0}, {0, 0, 20}});
  const auto fates = lp::fates_of(cloud, counting);
  for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(fates[i], i < 4 ? PointFate::kInside : PointFate::kCorner) << i;
  EXPECT_EQ(largest, 4u);
  EXPECT_EQ(questions, 1u + 7u);
}

TEST(SubsetFilter, GivesUpWhereACornerIsSaidToBeOneAndIsNot) {
  const Cloud2 cloud = {{{0, 0}, {4, 0}, {0, 4}, {1, 1}}};
  EXPECT_EQ(std::get<Hull>(HullSubsetFilter::solve(cloud, Watch{})).ccw, (Indices{0, 1, 2}));
  const auto hull_where_all_are = [&](PointFate fate) {
    return hull::hull_of_sifted(cloud, 9, [fate](const auto& asked) { return std::vector(asked.size(), fate); });
  };
  EXPECT_TRUE(std::holds_alternative<GaveUp>(hull_where_all_are(PointFate::kCorner)));
  EXPECT_FALSE(std::holds_alternative<Hull>(hull_where_all_are(PointFate::kInside)));
  EXPECT_EQ(std::get<Hull>(hull_where_all_are(PointFate::kOpen)).ccw, (Indices{0, 1, 2}));
}

/// The halves of the first three points are the first one, and the second with the third: the second is inside.
TEST(SubsetFilter, LosesCornersWhenOneCornerStandsForABody) {
  const Cloud2 cloud = {{{0, 0}, {2, 1}, {3, 9}, {8, 0}, {9, 5}, {10, 1}}};
  EXPECT_EQ(std::get<Hull>(HullSubsetFilter::solve(cloud, Watch{})).ccw, (Indices{0, 3, 5, 4, 2}));
  EXPECT_EQ(std::get<Hull>(HullSubsetOfOneCorner::solve(cloud, Watch{})).ccw, (Indices{0, 3, 5, 4}));
}

/// What is left out is named in the numbers of the cloud that was given.
template <class Sifting>
void expect_corners_of_the_whole_cloud() {
  const Cloud3 cloud = {{{1, 1, 1}, {0, 0, 0}, {8, 0, 0}, {0, 8, 0}, {1, 2, 1}, {0, 0, 8}, {8, 0, 0}}};
  const auto answer = Sifting::solve(cloud, Watch{});
  ASSERT_TRUE(std::holds_alternative<Hull3>(answer));
  Indices corners = std::get<Hull3>(answer).corner;
  std::sort(corners.begin(), corners.end());
  corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
  EXPECT_EQ(corners, (Indices{1, 2, 3, 5}));
}

TEST(TripleTest, NamesPointsOfTheWholeCloud) { expect_corners_of_the_whole_cloud<TripleTestViszneki>(); }

TEST(SubsetFilterInSpace, NamesPointsOfTheWholeCloud) { expect_corners_of_the_whole_cloud<Hull3SubsetFilter>(); }

TEST(PairTest, RemovesWhatIsOnNoSupportingLine) {
  const auto fates = hull::fates_by_pairs({{0, 0}, {4, 0}, {0, 4}, {1, 1}, {2, 0}, {1, 2}});
  for (std::size_t i = 0; i < 6; ++i)  // (2, 0), on an edge, stays
    EXPECT_EQ(fates[i], i == 3 || i == 5 ? PointFate::kInside : PointFate::kOpen) << i;
  EXPECT_EQ(hull::fates_by_pairs({{1, 1}}), std::vector<PointFate>{PointFate::kOpen});
  EXPECT_EQ(hull::fates_by_pairs({{0, 0}, {1, 1}, {2, 2}}), std::vector<PointFate>(3, PointFate::kOpen));
}

TEST(TripleTest, RemovesWhatIsOnNoSupportingPlane) {
  const auto fates = spatial::fates_by_triples({{0, 0, 0}, {8, 0, 0}, {0, 8, 0}, {0, 0, 8}, {1, 1, 1}, {2, 2, 0}});
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(fates[i], i == 4 ? PointFate::kInside : PointFate::kOpen) << i;
  EXPECT_EQ(spatial::fates_by_triples({{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {3, 3, 3}}),
            std::vector<PointFate>(4, PointFate::kOpen));
}

}  // namespace
}  // namespace assay::inner_points_test
