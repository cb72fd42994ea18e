// The adapters of libccd and Qhull: right on easy cases in every orientation, honest where the library cannot answer.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "properties/choices.h"
#include "tests/engines/plugins.h"

namespace assay::foreign_engines_test {
namespace {

bool hit(const Reply<GjkFamily>& reply) {
  EXPECT_EQ(reply.delivery, Delivery::kAnswered) << reply.incident;
  const auto* verdict = std::get_if<BareVerdict>(&reply.answer);
  EXPECT_NE(verdict, nullptr);
  return verdict != nullptr && verdict->colliding;
}

class LibccdQuery : public testing::TestWithParam<const char*> {};

TEST_P(LibccdQuery, IsRightOnPlainPairsInThePlaneAndInSpace) {
  const auto engine = engine_named<GjkFamily>("libccd", GetParam());
  ASSERT_TRUE(engine);
  std::vector<ConvexPair> questions;
  std::vector<bool> meets;
  for (int dx = -2; dx <= 2; ++dx)
    for (int dy = -2; dy <= 2; ++dy) {
      const double x = 0.61 * dx, y = 0.57 * dy;
      questions.push_back({square(0, 0), square(x, y)});
      questions.push_back({cube(0, 0, 0), cube(x, y, 0.25)});
      meets.insert(meets.end(), 2, std::abs(x) < 1 && std::abs(y) < 1);
    }
  const auto replies = ask(*engine, questions);
  for (std::size_t i = 0; i < questions.size(); ++i) EXPECT_EQ(hit(replies[i]), meets[i]) << i;
}

TEST_P(LibccdQuery, ShowsItsIterationsToTheWatch) {
  const auto engine = engine_named<GjkFamily>("libccd", GetParam());
  EXPECT_GT(ask(*engine, {{cube(0, 0, 0), cube(0.4, 0.3, 0.2)}})[0].trace.steps, 2u);
}

TEST_P(LibccdQuery, DeclinesWhatItDoesNotServe) {
  const auto engine = engine_named<GjkFamily>("libccd", GetParam());
  const Points nothing{2, {}}, line{1, {0, 1}}, four{4, {0, 0, 0, 0}};
  for (const auto& reply : ask(*engine, {{nothing, square(0, 0)},
                                         {square(0, 0), nothing},
                                         {line, line},
                                         {four, four},
                                         {square(0, 0), cube(0, 0, 0)}}))
    EXPECT_TRUE(std::holds_alternative<Declined>(reply.answer));
}

TEST_P(LibccdQuery, EveryReplyComesBackFromOddNumbers) {
  const auto engine = engine_named<GjkFamily>("libccd", GetParam());
  std::vector<ConvexPair> questions;
  for (const double odd : {1e300, 1e-300, 0x1p-1074, kInfinity, kInfinity - kInfinity})
    for (std::size_t k = 0; k < 3; ++k) {
      questions.push_back({cube(0, 0, 0), cube(0.5, 0.5, 0.5)});
      questions.back().a.coordinates[k] = odd;
    }
  for (const auto& reply : ask(*engine, questions))
    EXPECT_TRUE(reply.delivery == Delivery::kAnswered || reply.delivery == Delivery::kHung) << reply.incident;
}

INSTANTIATE_TEST_SUITE_P(Both, LibccdQuery, testing::Values("libccd/gjk", "libccd/mpr"));

/// Two segments in space, a few subnormal steps from crossing: with its default settings libccd's GJK goes to and fro
/// between two support points for ever. Found by random lattice segments moved by at most an ulp, about 1 in 40000.
TEST(Libccd, GjkGoesInCirclesOnTwoSegmentsThatAlmostTouchAndTheHostNamesTheCircle) {
  const auto engine = engine_named<GjkFamily>("libccd", "libccd/gjk");
  const double below_one = 0x1.fffffffffffffp-1, above_one = 0x1.0000000000001p+0, least = 0x1p-1074;
  const ConvexPair segments{{3, {-below_one, 1, 0, 1, -above_one, -least}}, {3, {0, -1, -below_one, 0, 0, -least}}};
  const auto replies = ask(*engine, {{cube(0, 0, 0), cube(3, 0, 0)}, segments, {cube(0, 0, 0), cube(0.5, 0, 0)}});
  EXPECT_FALSE(hit(replies[0]));
  EXPECT_EQ(replies[1].delivery, Delivery::kHung);
  EXPECT_EQ(replies[1].incident,
            "the engine runs in a cycle and does not stop when asked to, in case 2 of a batch of 3");
  ASSERT_TRUE(replies[1].trace.cycle);
  EXPECT_EQ(replies[1].trace.cycle->first, 2u);
  EXPECT_EQ(replies[1].trace.cycle->states.size(), 2u);
  EXPECT_TRUE(hit(replies[2]));
}

std::vector<std::uint32_t> rotated_to_least(std::vector<std::uint32_t> ring) {
  std::rotate(ring.begin(), std::min_element(ring.begin(), ring.end()), ring.end());
  return ring;
}

TEST(Qhull, GivesCounterClockwiseHullsWhateverTheOrderOfThePoints) {
  const auto engine = engine_named<Hull2Family>("qhull", "qhull/hull2");
  ASSERT_TRUE(engine);
  EXPECT_TRUE(engine->info().version.starts_with("2020.2")) << engine->info().version;
  const std::vector<Point2> octagon = {{2, 0}, {4, 0}, {6, 2}, {6, 4}, {4, 6}, {2, 6}, {0, 4}, {0, 2}};
  std::vector<Cloud2> questions;
  std::vector<std::vector<std::uint32_t>> expected;
  for (std::uint64_t i = 0; i < 200; ++i) {
    Choices choices(mix64(i));
    std::vector<std::uint32_t> order = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};  // 8 and 9: inside
    for (std::size_t k = order.size(); k > 1; --k) std::swap(order[k - 1], order[choices.below(k)]);
    Cloud2 cloud;
    std::vector<std::uint32_t> ring(8);
    for (std::uint32_t at = 0; at < 10; ++at) {
      if (order[at] < 8) ring[order[at]] = at;
      cloud.points.push_back(order[at] < 8 ? octagon[order[at]] : Point2{3, double(order[at] - 6)});
    }
    questions.push_back(cloud);
    expected.push_back(rotated_to_least(ring));
  }
  const auto replies = ask(*engine, questions);
  for (std::size_t i = 0; i < replies.size(); ++i) {
    const auto* hull = std::get_if<Hull>(&replies[i].answer);
    ASSERT_NE(hull, nullptr) << replies[i].incident;
    EXPECT_EQ(rotated_to_least(hull->ccw), expected[i]) << i;
  }
}

TEST(Qhull, DeclinesFewerThanThreePointsAndGivesUpOnFlatOnes) {
  const auto engine = engine_named<Hull2Family>("qhull", "qhull/hull2");
  const auto replies = ask(*engine, {{},
                                     {{{0, 0}, {1, 1}}},
                                     {{{0, 0}, {1, 1}, {3, 3}}},
                                     {{{5, 0}, {5, 1}, {5, 2}, {5, 3}}},
                                     {{{1, 1}, {1, 1}, {1, 1}}}});
  EXPECT_TRUE(std::holds_alternative<Declined>(replies[0].answer));
  EXPECT_TRUE(std::holds_alternative<Declined>(replies[1].answer));
  for (std::size_t i = 2; i < replies.size(); ++i) {
    const auto* gave_up = std::get_if<GaveUp>(&replies[i].answer);
    ASSERT_NE(gave_up, nullptr) << i;
    EXPECT_EQ(gave_up->why, i == 4 ? GaveUp::Why::kStalled : GaveUp::Why::kUncertain) << i;
  }
}

TEST(Qhull, EveryReplyComesBackFromOddNumbersAndLargeClouds) {
  const auto engine = engine_named<Hull2Family>("qhull", "qhull/hull2");
  std::vector<Cloud2> questions;
  for (const double odd : {1e300, -1e308, 1e-300, 0x1p-1074, kInfinity, kInfinity - kInfinity})
    questions.push_back({{{0, 0}, {1, odd}, {2, 3}, {odd, 1}}});
  questions.emplace_back();
  for (std::uint64_t i = 0; i < 20000; ++i)
    questions.back().points.push_back({static_cast<double>(mix64(i) >> 40), static_cast<double>(mix64(~i) >> 40)});
  const auto replies = ask(*engine, questions);
  EXPECT_TRUE(std::holds_alternative<Hull>(replies.back().answer));
  for (const auto& reply : replies) EXPECT_EQ(reply.delivery, Delivery::kAnswered) << reply.incident;
}

}  // namespace
}  // namespace assay::foreign_engines_test
