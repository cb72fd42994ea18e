// The adapters of FCL, Bullet, ODE, Box2D, Chipmunk, GEOS, Rapier, Jolt, PhysX, MuJoCo and of the penetrations of
// libccd: right on easy pairs, honest where they do not serve.
#include <gtest/gtest.h>

#include <cmath>
#include <ostream>

#include "tests/engines/plugins.h"

namespace assay::physics_engines_test {
namespace {

/// One by one: an engine that aborts on the first two is asked the others, too.
std::vector<Reply<GjkFamily>> ask_apart(Engine<GjkFamily>& engine, const std::vector<ConvexPair>& questions) {
  std::vector<Reply<GjkFamily>> replies(questions.size());
  for (std::size_t i = 0; i < questions.size(); ++i) engine.solve({&questions[i], 1}, {&replies[i], 1});
  return replies;
}

/// The signed distance that an answer states: negative for a depth; 0 for a hit and NaN for a miss without a number.
double signed_distance(const Reply<GjkFamily>& reply) {
  EXPECT_EQ(reply.delivery, Delivery::kAnswered) << reply.incident;
  if (const auto* apart = std::get_if<MeasuredApart>(&reply.answer)) return apart->distance;
  if (const auto* deep = std::get_if<Penetrating>(&reply.answer)) return -deep->depth;
  if (const auto* bare = std::get_if<BareDistance>(&reply.answer)) return bare->distance;
  if (const auto* verdict = std::get_if<BareVerdict>(&reply.answer)) return verdict->colliding ? 0 : NAN;
  ADD_FAILURE() << "no answer";
  return NAN;
}

struct Served {
  const char *plugin, *name;
  bool space, plane, single, flat, boxes_only, aborts_when_deep = false;
  friend void PrintTo(const Served& served, std::ostream* out) { *out << served.name; }
};

class PhysicsEngine : public testing::TestWithParam<Served> {
 protected:
  std::unique_ptr<Engine<GjkFamily>> engine() {
    auto found = engine_named<GjkFamily>(GetParam().plugin, GetParam().name);
    EXPECT_TRUE(found);
    return found;
  }
};

TEST_P(PhysicsEngine, IsRightOnCubesInSteps) {
  if (!GetParam().space) GTEST_SKIP() << "skipped: " << GetParam().name << " serves the plane only";
  const auto asked = engine();
  std::vector<ConvexPair> questions;
  std::vector<double> truth;
  for (int dx = -2; dx <= 2; ++dx)
    for (int dy = -2; dy <= 2; ++dy) {
      const double x = 0.625 * dx, y = 0.875 * dy, out_x = std::abs(x) - 1, out_y = std::abs(y) - 1;
      questions.push_back({cube(0, 0, 0), cube(x, y, 0.25)});
      truth.push_back(out_x > 0 && out_y > 0 ? std::hypot(out_x, out_y) : std::max({out_x, out_y, -0.75}));
    }
  const auto replies = ask_apart(*asked, questions);
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (GetParam().aborts_when_deep && truth[i] < 0) {
      EXPECT_EQ(replies[i].delivery, Delivery::kCrashed) << i;
      continue;
    }
    const double stated = signed_distance(replies[i]);
    EXPECT_EQ(stated <= 0, truth[i] < 0) << i << ": " << stated << ", truth " << truth[i];
    if (const auto* apart = std::get_if<MeasuredApart>(&replies[i].answer)) {
      EXPECT_NEAR(stated, truth[i], 1e-4) << i;
      for (std::size_t k = 0; k < 3; ++k) {  // each nearest point on its own body
        const double low = k == 0 ? 0.625 * (double(i / 5) - 2) : k == 1 ? 0.875 * (double(i % 5) - 2) : 0.25;
        EXPECT_TRUE(apart->on_a[k] >= -1e-4 && apart->on_a[k] <= 1 + 1e-4) << i << " " << apart->on_a[k];
        EXPECT_TRUE(apart->on_b[k] >= low - 1e-4 && apart->on_b[k] <= low + 1 + 1e-4) << i << " " << apart->on_b[k];
      }
    }
  }
}

/// A depth of an eighth along one axis: the least move is plain, and so is its direction.
TEST_P(PhysicsEngine, GivesADepthWithItsNormalFromAToB) {
  const Served served = GetParam();
  const auto asked = engine();
  const std::vector<ConvexPair> questions = served.space
                                                ? std::vector<ConvexPair>{{cube(0, 0, 0), cube(0.875, 0.125, 0.0625)},
                                                                          {cube(0, 0, 0), cube(0.125, -0.875, 0.0625)}}
                                                : std::vector<ConvexPair>{{square(0, 0), square(0.875, 0.125)}};
  const auto replies = ask_apart(*asked, questions);
  for (std::size_t i = 0; i < replies.size(); ++i) {
    if (served.aborts_when_deep) {
      EXPECT_EQ(replies[i].delivery, Delivery::kCrashed) << i;
      continue;
    }
    EXPECT_LE(signed_distance(replies[i]), 0) << i;
    const auto* deep = std::get_if<Penetrating>(&replies[i].answer);
    if (deep == nullptr) continue;
    EXPECT_NEAR(deep->depth, 0.125, 1e-2) << i;
    const double length = std::hypot(deep->normal[0], deep->normal[1], deep->normal[2]);
    EXPECT_NEAR(deep->normal[i] / length, i == 0 ? 1 : -1, 1e-2) << i;
  }
}

TEST_P(PhysicsEngine, ServesThePlaneAsStated) {
  const Served served = GetParam();
  const auto asked = engine();
  const auto replies = ask_apart(*asked, {{square(0, 0), square(0.5, 0.25)}, {square(0, 0), square(1.5, 0.25)}});
  for (std::size_t i = 0; i < 2; ++i) {
    if (!served.plane)
      EXPECT_TRUE(std::holds_alternative<Declined>(replies[i].answer));
    else
      EXPECT_EQ(signed_distance(replies[i]) <= 0, i == 0);
  }
}

TEST_P(PhysicsEngine, DeclinesWhatItDoesNotServe) {
  const Served served = GetParam();
  const auto asked = engine();
  const Points nothing{2, {}}, empty{3, {}}, line{1, {0, 1}}, four{4, {0, 0, 0, 0}};
  const Points flat{3, {0, 0, 0, 1, 0, 0, 0, 1, 0}}, skew{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}};
  std::vector<ConvexPair> questions = {
      {nothing, square(0, 0)}, {square(0, 0), nothing},      {line, line}, {four, four},
      {empty, cube(0, 0, 0)},  {square(0, 0), cube(0, 0, 0)}};
  if (!served.flat) questions.push_back({flat, cube(0, 0, 0)});
  if (served.boxes_only) questions.push_back({skew, cube(0, 0, 0)});
  if (served.single) {
    questions.push_back({cube(0.1, 0, 0), cube(0, 0, 0)});
    questions.push_back({square(0, 0), square(0.1, 0)});
    questions.push_back({square(0, 0), square(1e300, 0)});
  }
  const auto replies = ask_apart(*asked, questions);
  for (std::size_t i = 0; i < replies.size(); ++i)
    EXPECT_TRUE(std::holds_alternative<Declined>(replies[i].answer)) << i;
}

/// Whatever happens is reported: an answer, or a crash or a hang with the case that it is blamed on.
TEST_P(PhysicsEngine, EveryReplyComesBackFromOddNumbers) {
  const auto asked = engine();
  std::vector<ConvexPair> questions;
  for (const double odd : {1e300, 0x1p100, 1e-300, 0x1p-140, 0x1p-1074, kInfinity, kInfinity - kInfinity})
    for (std::size_t k = 0; k < 2; ++k) {
      questions.push_back({cube(0, 0, 0), cube(0.5, 0.5, 0.5)});
      questions.push_back({square(0, 0), square(0.5, 0.5)});
      for (std::size_t pair = questions.size() - 2; pair < questions.size(); ++pair)
        questions[pair].a.coordinates[k] = odd;
    }
  questions.push_back({cube(0, 0, 0), cube(0, 0, 0)});
  for (const auto& reply : ask_apart(*asked, questions)) {
    const bool named = reply.delivery == Delivery::kAnswered || !reply.incident.empty();
    EXPECT_TRUE(named);
  }
}

constexpr Served kAll[] = {
    // plugin, engine, space, plane, single, flat, boxes only, aborts when deep
    {"libccd", "libccd/gjk_epa", true, true, false, true, false},
    {"libccd", "libccd/mpr_depth", true, true, false, true, false},
    {"fcl", "fcl/intersect_libccd", true, false, false, false, false},
    {"fcl", "fcl/intersect_indep", true, false, false, false, false},
    {"fcl", "fcl/collide_libccd", true, false, false, false, false},
    {"fcl", "fcl/collide_indep", true, false, false, false, false},
    {"fcl", "fcl/distance_libccd", true, false, false, false, false},
    {"fcl", "fcl/distance_indep", true, false, false, false, false},
    {"fcl", "fcl/signed_distance_libccd", true, false, false, false, false},
    {"fcl_signed_indep", "fcl/signed_distance_indep", true, false, false, false, false, true},
    {"bullet_gjk_float", "bullet_float/pair_margin_0", true, false, true, true, false},
    {"bullet_gjk_float", "bullet_float/pair_default", true, false, true, true, false},
    {"bullet_gjk_float", "bullet_float/epa2", true, false, true, true, false},
    {"bullet_gjk_double", "bullet_double/pair_margin_0", true, false, false, true, false},
    {"bullet_gjk_double", "bullet_double/pair_default", true, false, false, true, false},
    {"bullet_gjk_double", "bullet_double/epa2", true, false, false, true, false},
    {"ode", "ode/convex", true, false, false, false, false},
    {"ode", "ode/box", true, false, false, false, true},
    {"box2d", "box2d/distance", false, true, true, true, false},
    {"chipmunk", "chipmunk/collide", false, true, false, false, false},
    {"rapier", "rapier/contact_2d", false, true, true, false, false},
    {"rapier", "rapier/contact_3d", true, false, true, true, false},
    {"jolt", "jolt/separation", true, false, true, false, false},
    {"physx", "physx/proximity", true, false, true, false, false},
    {"mujoco", "mujoco/distance", true, false, true, false, false},
    {"geos", "geos/intersects", false, true, false, true, false},
    {"geos", "geos/prepared_intersects", false, true, false, true, false},
    {"geos", "geos/distance", false, true, false, true, false},
};
INSTANTIATE_TEST_SUITE_P(All, PhysicsEngine, testing::ValuesIn(kAll), [](const auto& instance) {
  std::string name = instance.param.name;
  for (char& letter : name)
    if (letter == '/') letter = '_';
  return name;
});

}  // namespace
}  // namespace assay::physics_engines_test
