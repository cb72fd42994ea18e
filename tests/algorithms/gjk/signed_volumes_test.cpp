// gjk/signed_volumes: cases solved by hand, honest give-ups, hostile input, invariance, and what a watch sees.
#include "algorithms/gjk/signed_volumes.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <vector>

#include "algorithms/gjk/tolerances.h"
#include "oracles/gjk/check_collision.h"
#include "tests/algorithms/gjk/gjk_bodies.h"
#include "tests/support/recorded_states.h"

namespace assay::signed_volumes_test {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

GjkAnswer solve(const ConvexPair& pair) { return GjkSignedVolumes::solve(pair, Watch{}); }

void expect_apart(const ConvexPair& pair, double distance) {
  const GjkAnswer answer = solve(pair);
  const auto* separated = std::get_if<Separated>(&answer);
  ASSERT_NE(separated, nullptr) << "alternative " << answer.index();
  EXPECT_TRUE(holds(check_separated(pair, *separated)));
  EXPECT_TRUE(holds(check_distance(pair, *separated, gjk::kDistanceGap)));
  std::vector<double> v(pair.a.dimension);
  double s = 0;
  for (std::uint32_t i = 0; i < separated->on_a.size; ++i) {
    s += separated->on_a.weight[i];
    for (std::size_t k = 0; k < v.size(); ++k)
      v[k] += separated->on_a.weight[i] * (pair.a[separated->on_a.vertex[i]][k] - pair.b[separated->on_b.vertex[i]][k]);
  }
  double square = 0;
  for (const double x : v) square += x * x / (s * s);
  EXPECT_NEAR(std::sqrt(square) / distance, 1, 1e-14);
}

void expect_meeting(const ConvexPair& pair) {
  const GjkAnswer answer = solve(pair);
  const auto* overlapping = std::get_if<Overlapping>(&answer);
  ASSERT_NE(overlapping, nullptr) << "alternative " << answer.index();
  EXPECT_TRUE(holds(check_overlapping(pair, *overlapping)));
  EXPECT_TRUE(proves_common_interior(pair, *overlapping));
}

void expect_gave_up(const ConvexPair& pair, GaveUp::Why why) {
  const GjkAnswer answer = solve(pair);
  const auto* gave_up = std::get_if<GaveUp>(&answer);
  ASSERT_NE(gave_up, nullptr) << "alternative " << answer.index();
  EXPECT_EQ(name_of(gave_up->why), name_of(why));
}

bool declines(const ConvexPair& pair) { return std::holds_alternative<Declined>(solve(pair)); }

TEST(GjkSignedVolumes, FindsTheDistanceOfSquares) {
  expect_apart({rectangle(0, 0, 1, 1), rectangle(3, 0, 1, 1)}, 2);
  expect_apart({rectangle(0, 0, 1, 1), rectangle(4, 5, 1, 1)}, 5);
}

TEST(GjkSignedVolumes, FindsTheDistanceOfCubes) {
  expect_apart({box(0, 0, 0, 1), box(3, 0.25, 0.25, 1)}, 2);          // face to face
  expect_apart({box(0, 0, 0, 1), box(4, 5, 0.5, 1)}, 5);              // edge to edge
  expect_apart({box(0, 0, 0, 1), box(2, 3, 3, 1)}, 3);                // vertex to vertex
  expect_apart({box(0, 0, 0, 1), space({{0.5, 0.25, 1.75}})}, 0.75);  // face to vertex
}

TEST(GjkSignedVolumes, FindsTheDistanceOfPointsAndSegments) {
  expect_apart({plane({{0, 0}}), plane({{3, 4}})}, 5);
  expect_apart({plane({{-1, 1}, {1, 1}}), plane({{0, -1}})}, 2);
  expect_apart({space({{-1, 0, 1}, {1, 0, 1}}), space({{0, -1, -1}, {0, 1, -1}})}, 2);
  expect_apart({space({{0, 0, 0}, {0, 0, 0}}), space({{3, 4, 0}, {3, 4, 0}, {3, 4, 0}})}, 5);
}

TEST(GjkSignedVolumes, ProvesDeepAndShallowOverlap) {
  expect_meeting({rectangle(0, 0, 2, 2), rectangle(1, 1, 2, 2)});
  expect_meeting({box(0, 0, 0, 2), box(1, 1, 1, 2)});
  expect_meeting({rectangle(0, 0, 1, 1), rectangle(1 - 0x1p-40, 0.25, 1, 1)});
  expect_meeting({box(0, 0, 0, 1), box(0.25, 1 - 0x1p-40, 0.375, 1)});
}

TEST(GjkSignedVolumes, ProvesOverlapOfConcentricBodies) {
  expect_meeting({rectangle(0, 0, 2, 2), rectangle(0, 0, 2, 2)});
  expect_meeting({box(-1, -1, -1, 2), box(-2, -2, -2, 4)});
  const Points diamond = plane({{2, 0}, {0, 2}, {-2, 0}, {0, -2}});
  expect_meeting({diamond, diamond});
  const Points octahedron = space({{2, 0, 0}, {-2, 0, 0}, {0, 2, 0}, {0, -2, 0}, {0, 0, 2}, {0, 0, -2}});
  expect_meeting({octahedron, octahedron});
}

TEST(GjkSignedVolumes, SeparatesAlongADirectionWhereWeightsWouldBeTooCoarse) {
  const ConvexPair pair{space({{-1, -1, 0}, {1, -1, 0}, {0, 1, 0}, {0, 0, -1}}),
                        space({{-1, 1, 0x1p-42}, {1, 1, 0x1p-42}, {0, -1, 0x1p-42}, {0, 0, 1}})};
  const GjkAnswer answer = solve(pair);
  if (const auto* separated = std::get_if<Separated>(&answer)) {
    EXPECT_TRUE(holds(check_separated(pair, *separated)));
    return;
  }
  ASSERT_TRUE(std::holds_alternative<SeparatedAlong>(answer)) << "alternative " << answer.index();
  EXPECT_TRUE(holds(check_separated_along(pair, std::get<SeparatedAlong>(answer))));
}

TEST(GjkSignedVolumes, GivesUpOnTouchingBodies) {
  expect_gave_up({rectangle(0, 0, 1, 1), rectangle(1, 0, 1, 1)}, GaveUp::Why::kUncertain);
  expect_gave_up({box(0, 0, 0, 1), box(1, 1, 1, 1)}, GaveUp::Why::kUncertain);
  expect_gave_up({plane({{1, 2}}), plane({{1, 2}})}, GaveUp::Why::kUncertain);
  expect_gave_up({plane({{0, 0}, {2, 2}}), plane({{1, 1}})}, GaveUp::Why::kUncertain);
}

TEST(GjkSignedVolumes, GivesUpWhereNoSimplexHasTheOriginStrictlyInside) {
  // The diagonals of the square cross in the point, and the square's corners are all there is.
  expect_gave_up({rectangle(-1, -1, 2, 2), plane({{0, 0}})}, GaveUp::Why::kUncertain);
}

TEST(GjkSignedVolumes, DeclinesWhatItDoesNotServe) {
  EXPECT_TRUE(declines({Points{2, {}}, rectangle(0, 0, 1, 1)}));
  EXPECT_TRUE(declines({rectangle(0, 0, 1, 1), Points{2, {}}}));
  EXPECT_TRUE(declines({Points{}, Points{}}));
  EXPECT_TRUE(declines({rectangle(0, 0, 1, 1), box(0, 0, 0, 1)}));
  EXPECT_TRUE(declines({Points{1, {0}}, Points{1, {1}}}));
  EXPECT_TRUE(declines({Points{4, {0, 0, 0, 0}}, Points{4, {1, 0, 0, 0}}}));
  EXPECT_TRUE(declines({Points{3, {0, 0}}, box(0, 0, 0, 1)}));  // less than one vertex
}

TEST(GjkSignedVolumes, GivesUpOnNumbersThatAreNone) {
  for (const double bad : {kNan, -kNan, kInf, -kInf})
    for (std::size_t at = 0; at < 8; ++at) {
      ConvexPair pair{rectangle(0, 0, 1, 1), rectangle(3, 0, 1, 1)};
      pair.a.coordinates[at] = bad;
      expect_gave_up(pair, GaveUp::Why::kNotFinite);
      std::swap(pair.a, pair.b);
      expect_gave_up(pair, GaveUp::Why::kNotFinite);
    }
}

TEST(GjkSignedVolumes, WorksAtTheEndsOfTheExponentRange) {
  constexpr double kMax = std::numeric_limits<double>::max(), kTiny = std::numeric_limits<double>::denorm_min();
  const ConvexPair huge{plane({{-kMax, 0}, {-kMax / 2, kMax}}), plane({{kMax, 0}, {kMax / 2, -kMax}})};
  const GjkAnswer answer = solve(huge);
  ASSERT_TRUE(std::holds_alternative<Separated>(answer));
  EXPECT_TRUE(holds(check_separated(huge, std::get<Separated>(answer))));
  EXPECT_TRUE(holds(check_distance(huge, std::get<Separated>(answer), gjk::kDistanceGap)));

  const ConvexPair tiny{plane({{0, 0}, {0, kTiny}}), plane({{3 * kTiny, 0}, {5 * kTiny, 7 * kTiny}})};
  const GjkAnswer small = solve(tiny);
  ASSERT_TRUE(std::holds_alternative<Separated>(small));
  EXPECT_TRUE(holds(check_separated(tiny, std::get<Separated>(small))));
  EXPECT_TRUE(holds(check_distance(tiny, std::get<Separated>(small), gjk::kDistanceGap)));

  expect_meeting({rectangle(-kMax, -kMax, kMax, kMax), rectangle(-kMax / 2, -kMax / 2, kMax, kMax)});
  expect_meeting({rectangle(0, 0, 8 * kTiny, 8 * kTiny), rectangle(3 * kTiny, kTiny, 8 * kTiny, 8 * kTiny)});
}

std::vector<std::uint64_t> bits(const GjkAnswer& answer) {
  std::vector<std::uint64_t> words{answer.index()};
  if (const auto* separated = std::get_if<Separated>(&answer))
    for (const WeightedVertices* point : {&separated->on_a, &separated->on_b})
      for (std::uint32_t i = 0; i < point->size; ++i) {
        words.push_back(point->vertex[i]);
        words.push_back(std::bit_cast<std::uint64_t>(point->weight[i]));
      }
  if (const auto* overlapping = std::get_if<Overlapping>(&answer))
    for (std::uint32_t i = 0; i < overlapping->size; ++i) {
      words.push_back(overlapping->on_a[i]);
      words.push_back(overlapping->on_b[i]);
    }
  return words;
}

TEST(GjkSignedVolumes, AnswersTheSameBitsTwiceAndAtEveryScale) {
  const ConvexPair pairs[] = {{box(0, 0, 0, 1), space({{3, 0.3, 0.7}, {4, 1.1, 0.2}, {3.5, 2, 2}, {5, 0.1, 0.3}})},
                              {box(0, 0, 0, 1), space({{0.9, 0.3, 0.7}, {4, 1.1, 0.2}, {3.5, 2, 2}, {5, 0.1, 0.3}})},
                              {rectangle(0, 0, 1, 1), plane({{1.1, 0.3}, {2, 0.7}, {3, -1}})}};
  for (const ConvexPair& pair : pairs) {
    const auto expected = bits(solve(pair));
    EXPECT_EQ(bits(solve(pair)), expected);
    for (const int exponent : {-900, -300, -60, -1, 1, 60, 300, 900, 1019}) {
      ConvexPair scaled = pair;
      for (Points* body : {&scaled.a, &scaled.b})
        for (double& x : body->coordinates) x = std::ldexp(x, exponent);
      EXPECT_EQ(bits(solve(scaled)), expected) << "scale 2^" << exponent;
    }
  }
}

using test::RecordedStates;

TEST(GjkSignedVolumes, ShowsTheWatchItsSimplexOnceAnIteration) {
  const ConvexPair pair{box(0, 0, 0, 1), space({{3, 0.3, 0.7}, {4, 1.1, 0.2}, {3.5, 2, 2}})};
  RecordedStates recorded;
  const GjkAnswer answer = GjkSignedVolumes::solve(pair, recorded.watch());
  EXPECT_EQ(bits(answer), bits(solve(pair)));
  ASSERT_FALSE(recorded.states.empty());
  for (const auto& state : recorded.states) {
    ASSERT_EQ(state.size() % 2, 0u);
    ASSERT_LE(state.size(), 6u);
    for (std::size_t i = 0; i < state.size(); i += 2) {
      EXPECT_LT(state[i], pair.a.size());
      EXPECT_LT(state[i + 1], pair.b.size());
    }
  }
}

TEST(GjkSignedVolumes, StopsWhenTheWatchSaysSo) {
  const ConvexPair touching{rectangle(0, 0, 1, 1), rectangle(1, 0, 1, 1)};
  RecordedStates all;
  GjkSignedVolumes::solve(touching, all.watch());
  for (std::size_t stop = 1; stop <= all.states.size(); ++stop) {
    RecordedStates recorded;
    recorded.stop_after = stop;
    const GjkAnswer answer = GjkSignedVolumes::solve(touching, recorded.watch());
    ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
    EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kStopped);
    EXPECT_EQ(std::get<GaveUp>(answer).steps, stop);
  }
}

TEST(GjkSignedVolumes, NeverShowsOneStateTwice) {
  // A repeated state would be taken for a cycle; the further searches on touching bodies carry their number.
  const ConvexPair touching{box(0, 0, 0, 1), box(1, 1, 1, 1)};
  RecordedStates recorded;
  GjkSignedVolumes::solve(touching, recorded.watch());
  for (std::size_t i = 0; i < recorded.states.size(); ++i)
    for (std::size_t j = i + 1; j < recorded.states.size(); ++j)
      EXPECT_NE(recorded.states[i], recorded.states[j]) << i << ", " << j;
}

TEST(GjkSignedVolumes, TakesBodiesThatDoNotFitItsStack) {
  ConvexPair pair{Points{3, {}}, Points{3, {}}};
  for (int i = 0; i < 1000; ++i) {
    pair.a.push_back({i % 10 * 1.0, i / 10 % 10 * 1.0, i / 100 * 1.0});
    pair.b.push_back({i % 10 + 12.0, i / 10 % 10 + 13.0, i / 100 * 1.0});
  }
  expect_apart(pair, 5);
}

}  // namespace
}  // namespace assay::signed_volumes_test
