// What Bullet is given is the pair asked: points, scale, margin and transforms, read back from its own shapes. Compiled
// for both precisions.
#include <LinearMath/btTransformUtil.h>

#include "oracles/exact/rational.h"
#include "tests/engines/collision_adapters/bullet/read_back.h"
#include "tests/engines/collision_adapters/trial/bodies.h"
#include "tests/engines/collision_adapters/trial/read_back.h"

namespace assay {
namespace {

using namespace bullet_adapter;
using namespace trial;

constexpr Numbers kNumbers{kSingle};

TEST(BulletRoundTrip, HullsAreTheBodies) {
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    const ConvexPair pair = draw_pair(index, 3, kNumbers);
    ASSERT_EQ(why_declined(pair), nullptr) << index;
    Choices choices(mix64(index));
    for (const Points* asked : {&pair.a, &pair.b}) {
      btConvexHullShape shape;
      load(shape, *asked, 0);
      ASSERT_TRUE(same_bits(read_back(shape), *asked)) << index;
      ASSERT_EQ(shape.getMargin(), 0);
      ASSERT_EQ(shape.getLocalScaling(), btVector3(1, 1, 1));
      if (kSingle) continue;  // its products round in single precision
      for (int i = 0; i < (index % 100 == 0 ? 300 : 1); ++i) {
        const std::vector<double> direction = draw_direction(choices, 3);
        const btVector3 along = vector({direction[0], direction[1], direction[2]});
        const auto farthest = numbers(shape.localGetSupportingVertexWithoutMargin(along));
        ASSERT_TRUE(is_farthest(*asked, direction, farthest)) << index;
      }
    }
  }
}

TEST(BulletRoundTrip, TheDefaultMarginIsLeftAlone) {
  btConvexHullShape shape, untouched;
  load(shape, {3, {0, 0, 0, 1, 0, 0}}, -1);
  EXPECT_EQ(shape.getMargin(), untouched.getMargin());
  EXPECT_EQ(shape.getMargin(), btScalar(0.04));
}

TEST(BulletRoundTrip, DeclinesWhatItsNumbersDoNotHold) {
  ConvexPair pair{{3, {0, 0, 0, 1, 0, 0, 0, 1, 0}}, {3, {0, 0, 0, 1, 0, 0, 0, 1, 0}}};
  EXPECT_EQ(why_declined(pair), nullptr);
  for (const double odd : {std::nan(""), HUGE_VAL, -HUGE_VAL, 1e300, -0x1.8p100}) {
    pair.b.coordinates[4] = odd;
    EXPECT_NE(why_declined(pair), nullptr) << odd;
  }
  pair.b.coordinates[4] = kSingle ? 0x1p59 : 0x1p99;
  EXPECT_EQ(why_declined(pair), nullptr);
  pair.b.coordinates[4] = kSingle ? 0x1p60 : 0x1p100;
  EXPECT_NE(why_declined(pair), nullptr) << "beyond BT_LARGE_FLOAT";
  pair.b.coordinates[4] = 0.1;
  EXPECT_EQ(why_declined(pair) != nullptr, kSingle) << "a float engine would see another body";
  EXPECT_NE(why_declined({{2, {0, 0, 1, 0, 0, 1}}, {2, {0, 0, 1, 0, 0, 1}}}), nullptr);
}

void expect_same_motion(const btConvexHullShape& shape, const btTransform& from, const btTransform& to,
                        const Points& asked, const Motion& motion) {
  const auto start = numbers(from.getOrigin()), end = numbers(to.getOrigin());
  for (std::size_t k = 0; k < 3; ++k) {
    const double centre = motion.turns() ? motion.centre[k] : 0;
    ASSERT_EQ(start[k], centre);
    ASSERT_EQ(exact(end[k]), exact(centre) + exact(motion.displacement[k]));
  }
  ASSERT_EQ(from.getBasis(), btMatrix3x3::getIdentity());
  const Points arms = read_back(shape);
  ASSERT_EQ(arms.size(), asked.size());
  for (std::uint32_t i = 0; i < asked.size(); ++i)
    for (std::uint32_t k = 0; k < 3; ++k) ASSERT_EQ(exact(arms[i][k]) + exact(start[k]), exact(asked[i][k]));
  if (!motion.turns()) {
    ASSERT_EQ(to.getBasis(), btMatrix3x3::getIdentity());
    return;
  }
  // The turn, as Rodrigues has it, applied to each axis: entries of the matrix round in Bullet's precision.
  const double angle = collision_adapter::angle_of(motion), unit = kSingle ? 0x1p-24 : 0x1p-53;
  const auto axis = collision_adapter::axis_of(motion);
  for (std::size_t j = 0; j < 3; ++j)
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t k = 3 - i - j;
      const double cross = i == j ? 0 : ((j + 3 - i) % 3 == 1 ? -axis[k % 3] : axis[k % 3]);
      const double entry =
          (i == j ? std::cos(angle) : 0) + std::sin(angle) * cross + (1 - std::cos(angle)) * axis[i] * axis[j];
      ASSERT_LE(std::abs(double(to.getBasis()[int(i)][int(j)]) - entry), 32 * unit);
    }
}

TEST(BulletRoundTrip, ScenesAreTheMotions) {
  std::uint64_t served = 0, turning = 0;
  for (std::uint64_t index = 0; index < kRoundTrips; ++index) {
    const MovingPair pair = draw_moving_pair(index, 3, {true});
    Scene scene;
    load(scene, pair, {-1, collision_adapter::kGreatestTurnTold, 0});
    if (scene.declined != nullptr) continue;
    ++served, turning += pair.turns();
    expect_same_motion(scene.a, scene.from_a, scene.to_a, pair.bodies.a, pair.of_a);
    expect_same_motion(scene.b, scene.from_b, scene.to_b, pair.bodies.b, pair.of_b);
    if (HasFatalFailure()) FAIL() << index;
  }
  EXPECT_GT(served, kRoundTrips / 2);
  EXPECT_GT(turning, kRoundTrips / 20);
}

/// The length of an axis, which Bullet takes itself, would be 0 or beyond its numbers.
TEST(BulletRoundTrip, TinyTurnsKeepTheirAxis) {
  const Points tetrahedron{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}};
  MovingPair pair{{tetrahedron, tetrahedron}, {}, {}};
  for (const double tiny : {0x1p-40, 0x1p-100, kSingle ? 0x1p-120 : 0x1p-600}) {
    pair.of_a.rotation = {tiny, 0, tiny};
    Scene scene;
    load(scene, pair, {-1, collision_adapter::kGreatestTurnTold, 0});
    ASSERT_EQ(scene.declined, nullptr);
    // I + [w]x, as far as the precision goes.
    for (int i = 0; i < 3; ++i) EXPECT_EQ(scene.to_a.getBasis()[i][i], 1);
    EXPECT_NEAR(double(scene.to_a.getBasis()[0][1]), -tiny, tiny / 1024);
    EXPECT_NEAR(double(scene.to_a.getBasis()[2][1]), tiny, tiny / 1024);
    EXPECT_LE(std::abs(double(scene.to_a.getBasis()[0][2])), tiny / 1024);
  }
}

TEST(BulletRoundTrip, DeclinesMotionsThatItsNumbersDoNotHold) {
  const Points tetrahedron{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}};
  const auto declines = [&](auto change) {
    MovingPair pair{{tetrahedron, tetrahedron}, {}, {}};
    change(pair);
    Scene scene;
    load(scene, pair, {-1, collision_adapter::kGreatestTurnTold, 0});
    return scene.declined != nullptr;
  };
  EXPECT_FALSE(declines([](MovingPair& pair) { pair.of_a.displacement[0] = 8; }));
  EXPECT_TRUE(declines([](MovingPair& pair) { pair.of_a.displacement[0] = std::nan(""); }));
  EXPECT_TRUE(declines([](MovingPair& pair) { pair.of_a.displacement[0] = HUGE_VAL; }));
  EXPECT_TRUE(declines([](MovingPair& pair) { pair.of_a.displacement[0] = kSingle ? 0x1p60 : 0x1p100; }));
  EXPECT_TRUE(declines([](MovingPair& pair) { pair.of_a.rotation[0] = 3.25; }));
  EXPECT_TRUE(declines([](MovingPair& pair) { pair.of_a.rotation[0] = 0.5, pair.of_a.centre[0] = 0x1p-60; }))
      << "1 - 2^-60 is no double";
}

TEST(BulletAnswer, IsReadFromEveryResult) {
  Deepest none;
  EXPECT_FALSE(std::get<BareVerdict>(answer_of(none, 0, 0)).colliding);
  Deepest one;
  one.addContactPoint(btVector3(0, 0, 1), btVector3(5, 6, 7), 2);
  one.addContactPoint(btVector3(0, 1, 0), btVector3(1, 1, 1), 3);
  const auto apart = std::get<MeasuredApart>(answer_of(one, 0.25, 0.5));
  EXPECT_EQ(apart.distance, 2.75);
  EXPECT_EQ(apart.on_b, (std::array<double, 3>{5, 6, 6.5}));
  EXPECT_EQ(apart.on_a, (std::array<double, 3>{5, 6, 9.25}));
  one.addContactPoint(btVector3(0, 0, 1), btVector3(5, 6, 7), -2);
  const auto deep = std::get<Penetrating>(answer_of(one, 0.25, 0.5));
  EXPECT_EQ(deep.depth, 1.25);
  EXPECT_EQ(deep.normal, (std::array<double, 3>{-0.0, -0.0, -1}));

  btGjkEpaSolver2::sResults results;
  results.status = btGjkEpaSolver2::sResults::Separated;
  results.distance = 3, results.witnesses[0] = btVector3(1, 2, 3), results.witnesses[1] = btVector3(4, 5, 6);
  results.normal = btVector3(0, 1, 0);
  const auto told = std::get<MeasuredApart>(*answer_of_distance(true, results));
  EXPECT_EQ(told.on_a, (std::array<double, 3>{1, 2, 3}));
  EXPECT_EQ(told.on_b, (std::array<double, 3>{4, 5, 6}));
  EXPECT_TRUE(std::holds_alternative<GaveUp>(*answer_of_distance(false, results)));
  results.status = btGjkEpaSolver2::sResults::GJK_Failed;
  EXPECT_TRUE(std::holds_alternative<GaveUp>(*answer_of_distance(false, results)));
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of_penetration(true, results)));
  results.status = btGjkEpaSolver2::sResults::Penetrating, results.distance = -3;
  EXPECT_FALSE(answer_of_distance(false, results)) << "Penetration is asked next";
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of_penetration(false, results)));
  EXPECT_EQ(std::get<Penetrating>(answer_of_penetration(true, results)).depth, 3);
  EXPECT_EQ(std::get<Penetrating>(answer_of_penetration(true, results)).normal[1], -1);
  results.distance = btScalar(0.25);
  EXPECT_EQ(std::get<MeasuredApart>(answer_of_penetration(true, results)).distance, 0.25) << "no depth is negative";

  CastResult cast;
  EXPECT_TRUE(std::holds_alternative<Missed>(answer_of(false, cast)));
  cast.m_fraction = btScalar(0.25);
  EXPECT_EQ(std::get<BareTime>(answer_of(true, cast)).time, 0.25);
  cast.m_fraction = btScalar(1.25);
  EXPECT_TRUE(std::holds_alternative<Missed>(answer_of(true, cast))) << "behind the end of the way";
  cast.reportFailure(-2, 65);
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(false, cast)));
}

/// Grown bodies reach into each other before the bodies themselves meet.
TEST(BulletAnswer, AMarginIsNoMeetingAtTheStart) {
  btPointCollector nearest;
  EXPECT_FALSE(overlap(nearest, 0.04, 0.04)) << "nothing found";
  nearest.addContactPoint(btVector3(1, 0, 0), btVector3(0, 0, 0), btScalar(-0.03125));
  EXPECT_FALSE(overlap(nearest, 0.04, 0.04));
  EXPECT_TRUE(overlap(nearest, 0, 0));
}

}  // namespace
}  // namespace assay
