// What Box2D is given is the pair asked: proxies, sweeps and translations, read back from its own inputs.
#include "engines/adapters/box2d/translation.h"
#include "oracles/exact/rational.h"
#include "tests/engines/collision_adapters/box2d/read_proxy.h"
#include "tests/engines/collision_adapters/trial/bodies.h"
#include "tests/engines/collision_adapters/trial/read_back.h"

namespace assay {
namespace {

using namespace box2d_adapter;
using namespace trial;

constexpr Numbers kNumbers{true, b2_maxPolygonVertices};

template <class Input>
void expect_same_bodies(const Input& input, const ConvexPair& pair) {
  ASSERT_TRUE(same_bits(read_back(input.proxyA), pair.a));
  ASSERT_TRUE(same_bits(read_back(input.proxyB), pair.b));
  ASSERT_EQ(input.proxyA.m_radius, 0);
  ASSERT_EQ(input.proxyB.m_radius, 0);
}

template <class Input>
void expect_in_place(const Input& input) {
  for (const b2Transform* at : {&input.transformA, &input.transformB}) {
    ASSERT_EQ(at->p, b2Vec2(0, 0));
    ASSERT_EQ(at->q.s, 0);
    ASSERT_EQ(at->q.c, 1);
  }
}

TEST(Box2dRoundTrip, ProxiesAreTheBodies) {
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    const ConvexPair pair = draw_pair(index, 2, kNumbers);
    ASSERT_EQ(why_declined(pair), nullptr) << index;
    const Polygons polygons(pair);
    const b2DistanceInput input = distance_input(polygons);
    expect_same_bodies(input, pair);
    expect_in_place(input);
    ASSERT_FALSE(input.useRadii);
    if (HasFatalFailure()) FAIL() << index;
  }
}

TEST(Box2dRoundTrip, MotionsAreThoseAsked) {
  std::uint64_t straight = 0, swept = 0, turning = 0;
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    const MovingPair pair = draw_moving_pair(index, 2, kNumbers);
    ASSERT_EQ(why_declined(pair), nullptr) << index;
    const Polygons polygons(pair.bodies);
    if (const auto input = pair.turns() ? std::nullopt : shape_cast_input(polygons, pair)) {
      ++straight;
      expect_same_bodies(*input, pair.bodies);
      expect_in_place(*input);
      const double way[] = {double(input->translationB.x), double(input->translationB.y)};
      for (std::size_t k = 0; k < 2; ++k)
        ASSERT_EQ(exact(way[k]), exact(pair.of_b.displacement[k]) - exact(pair.of_a.displacement[k]));
    }
    if (const auto input = impact_input(polygons, pair)) {
      ++swept, turning += pair.turns();
      expect_same_bodies(*input, pair.bodies);
      ASSERT_EQ(input->tMax, 1);
      for (const auto& [sweep, motion] :
           {std::pair(&input->sweepA, &pair.of_a), std::pair(&input->sweepB, &pair.of_b)}) {
        const double centre[] = {double(sweep->localCenter.x), double(sweep->localCenter.y)};
        const double start[] = {double(sweep->c0.x), double(sweep->c0.y)};
        const double end[] = {double(sweep->c.x), double(sweep->c.y)};
        for (std::size_t k = 0; k < 2; ++k) {
          ASSERT_EQ(centre[k], motion->turns() ? motion->centre[k] : 0);
          ASSERT_EQ(start[k], centre[k]) << "the body's origin is the world's";
          ASSERT_EQ(exact(end[k]) - exact(start[k]), exact(motion->displacement[k])) << "no sum is rounded";
        }
        ASSERT_EQ(sweep->a0, 0);
        ASSERT_EQ(sweep->alpha0, 0);
        ASSERT_EQ(double(sweep->a), motion->rotation[2]);
      }
    }
    if (HasFatalFailure()) FAIL() << index;
  }
  EXPECT_GT(straight, kRoundTrips / 5);
  EXPECT_GT(swept, kRoundTrips / 2);
  EXPECT_GT(turning, kRoundTrips / 20);
}

/// Each was asked before as another problem, with the sum rounded to single precision.
TEST(Box2dRoundTrip, SumsThatSinglePrecisionDoesNotHoldAreDeclined) {
  const Points square{2, {0, 0, 1, 0, 1, 1, 0, 1}};
  MovingPair pair{{square, square}, {}, {}};
  pair.of_a.displacement = {1, 0, 0}, pair.of_b.displacement = {0x1p-40, 0, 0};
  ASSERT_EQ(why_declined(pair), nullptr);
  const Polygons polygons(pair.bodies);
  EXPECT_FALSE(shape_cast_input(polygons, pair));
  EXPECT_TRUE(impact_input(polygons, pair)) << "each sweep holds its own";
  pair.of_b.rotation = {0, 0, 0.5}, pair.of_b.centre = {1, 0, 0};
  EXPECT_FALSE(impact_input(polygons, pair)) << "1 + 2^-40 is no float";
  pair.of_b.centre = {0, 0, 0};
  EXPECT_TRUE(impact_input(polygons, pair));
}

TEST(Box2dRoundTrip, DeclinesWhatItsNumbersDoNotHold) {
  ConvexPair pair{{2, {0, 0, 1, 0, 0, 1}}, {2, {0, 0, 1, 0, 0, 1}}};
  EXPECT_EQ(why_declined(pair), nullptr);
  for (const double odd : {std::nan(""), HUGE_VAL, 0.1, 1e300, 0x1p-160}) {
    pair.b.coordinates[3] = odd;
    EXPECT_NE(why_declined(pair), nullptr) << odd;
  }
  pair.b = {2, std::vector<double>(2 * (b2_maxPolygonVertices + 1), 1.0)};
  EXPECT_NE(why_declined(pair), nullptr) << "more vertices than b2_maxPolygonVertices";
  pair.b.coordinates.resize(2 * b2_maxPolygonVertices);
  EXPECT_EQ(why_declined(pair), nullptr);
}

TEST(Box2dAnswer, IsReadFromEveryOutput) {
  b2DistanceOutput distance{};
  EXPECT_EQ(std::get<BareDistance>(answer_of(distance)).distance, 0);
  distance.distance = 2, distance.pointA.Set(1, 2), distance.pointB.Set(3, 4);
  EXPECT_EQ(std::get<MeasuredApart>(answer_of(distance)).on_a, (std::array<double, 3>{1, 2, 0}));
  EXPECT_EQ(std::get<MeasuredApart>(answer_of(distance)).on_b, (std::array<double, 3>{3, 4, 0}));
  distance.distance = 9 * b2_epsilon;
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(distance))) << "an overlap to b2TestOverlap";
  distance.distance = std::nanf("");
  EXPECT_TRUE(std::isnan(std::get<MeasuredApart>(answer_of(distance)).distance)) << "passed on as it is";

  b2ShapeCastOutput cast{};
  cast.lambda = 0.25f, cast.iterations = 3;
  EXPECT_EQ(std::get<BareTime>(answer_of(true, cast)).time, 0.25);
  EXPECT_TRUE(std::holds_alternative<Missed>(answer_of(false, cast)));
  cast.iterations = 0;
  EXPECT_TRUE(std::holds_alternative<InitiallyOverlapping>(answer_of(false, cast)))
      << "false also stands for an initial overlap, which takes no iteration";

  b2TOIOutput impact{};
  impact.t = 0.25f;
  impact.state = b2TOIOutput::e_touching;
  EXPECT_EQ(std::get<BareTime>(answer_of(impact, true)).time, 0.25);
  impact.state = b2TOIOutput::e_separated;
  EXPECT_TRUE(std::holds_alternative<Missed>(answer_of(impact, false)));
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(impact, true))) << "it may miss intermediate collisions";
  impact.state = b2TOIOutput::e_overlapped;
  EXPECT_TRUE(std::holds_alternative<InitiallyOverlapping>(answer_of(impact, false)));
  impact.state = b2TOIOutput::e_failed;
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(impact, false)));
  impact.state = b2TOIOutput::e_unknown;
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(impact, false)));
}

}  // namespace
}  // namespace assay
