// The adapters to casts of Bullet, FCL and Box2D: right on plain pairs, honest where they do not serve.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <ostream>

#include "tests/engines/plugins.h"

namespace assay::cast_engines_test {
namespace {

struct Served {
  const char *plugin, *name;
  bool space, single;
  double least_turn, most_turn;  ///< straight motion is served where least_turn is negative
  double error;                  ///< of a time, on ways of about ten edges
  friend void PrintTo(const Served& served, std::ostream* out) { *out << served.name; }
};

/// A box of edge `edge` with its low corner there, in the plane or in space.
Points box(bool space, double edge, double x, double y, double z = 0) {
  if (!space) return {2, {x, y, x + edge, y, x + edge, y + edge, x, y + edge}};
  Points points{3, {}};
  for (int i = 0; i < 8; ++i) points.push_back({x + edge * (i & 1), y + edge * (i >> 1 & 1), z + edge * (i >> 2 & 1)});
  return points;
}

class CastEngine : public testing::TestWithParam<Served> {
 protected:
  CastAnswer ask(const MovingPair& question) {
    if (!engine_) engine_ = engine_named<CastFamily>(GetParam().plugin, GetParam().name);
    std::vector<Reply<CastFamily>> replies(1);
    engine_->solve({&question, 1}, replies);
    EXPECT_EQ(replies[0].delivery, Delivery::kAnswered) << replies[0].incident;
    return replies[0].answer;
  }
  void expect_time(const MovingPair& question, double truth, const char* what) {
    const CastAnswer answer = ask(question);
    const auto* bare = std::get_if<BareTime>(&answer);
    ASSERT_TRUE(bare) << what << ": alternative " << answer.index();
    EXPECT_NEAR(bare->time, truth, GetParam().error) << what;
  }
  bool straight() const { return GetParam().least_turn < 0; }
  bool space() const { return GetParam().space; }

  std::unique_ptr<Engine<CastFamily>> engine_;
};

TEST_P(CastEngine, TellsTheTimeOfBoxesThatMeetHeadOn) {
  if (!straight()) GTEST_SKIP() << "skipped: " << GetParam().name << " is asked about turns only";
  MovingPair pair{{box(space(), 1, 0, 0), box(space(), 1, 5, 0.25, 0.125)}, {}, {}};
  pair.of_a.displacement = {8, 0, 0};
  expect_time(pair, 0.5, "a moves");
  pair.of_a.displacement = {4, 0, 0}, pair.of_b.displacement = {-4, 0, 0};
  expect_time(pair, 0.5, "both move");
  pair.of_a.displacement = {}, pair.of_b.displacement = {-5, 0, 0};
  expect_time(pair, 0.8, "b moves");
  std::swap(pair.bodies.a, pair.bodies.b), std::swap(pair.of_a, pair.of_b);
  expect_time(pair, 0.8, "exchanged");
}

TEST_P(CastEngine, TellsAMissFromAMeetingAtTheStart) {
  if (!straight()) GTEST_SKIP() << "skipped: " << GetParam().name << " is asked about turns only";
  MovingPair pair{{box(space(), 1, 0, 0), box(space(), 1, 5, 0.25, 0.125)}, {}, {}};
  for (const auto& away :
       {std::array{-4.0, 0.0, 0.0}, std::array{3.0, 0.0, 0.0}, std::array{8.0, 8.0, 0.0}, std::array{0.0, 0.0, 0.0}}) {
    pair.of_a.displacement = away;
    EXPECT_TRUE(std::holds_alternative<Missed>(ask(pair))) << away[0] << " " << away[1];
  }
  for (const double way : {8.0, -8.0}) {
    pair.bodies.b = box(space(), 1, 0.5, 0.25, 0.125);
    pair.of_a.displacement = {way, 0, 0};
    EXPECT_TRUE(std::holds_alternative<InitiallyOverlapping>(ask(pair))) << way;
  }
}

/// A square plate with its far corner on the first axis, at 5 from the centre of its turn, comes round onto a wall at
/// height h: the corner's height is 5 sin(w t). The centre lies off the origin and moves with the wall.
TEST_P(CastEngine, TellsTheTimeOfATurn) {
  const Served served = GetParam();
  if (!(served.most_turn > 0)) GTEST_SKIP() << "skipped: " << served.name << " moves straight on";
  const double turn = std::max(served.least_turn, 0.0) + 0.75;
  ASSERT_LE(turn, served.most_turn);
  const double height = 5 * std::sin(0.5 * turn), wall = std::round(height * 1024) / 1024;
  const double truth = std::asin(wall / 5) / turn;
  Points plate =
      space() ? Points{3, {5, 0, 0, 0, -0.5, -1, 0, -0.5, 1, 0, -1, -1, 0, -1, 1}} : Points{2, {5, 0, 0, -0.5, 0, -1}};
  MovingPair pair{{plate, box(space(), 16, -8, wall, -8)}, {}, {}};
  pair.of_a.rotation = {0, 0, turn};
  expect_time(pair, truth, "about the origin");
  pair.of_a.rotation = {0, 0, -turn};
  // Who may miss contacts of bodies that turn gives up.
  const CastAnswer away = ask(pair);
  EXPECT_TRUE(std::holds_alternative<Missed>(away) || std::holds_alternative<GaveUp>(away)) << "the other way round";
  pair.of_a.rotation = {0, 0, turn};
  for (Points* body : {&pair.bodies.a, &pair.bodies.b})
    for (std::uint32_t i = 0; i < body->size(); ++i) (*body)[i][0] += 2, (*body)[i][1] -= 3;
  pair.of_a.centre = {2, -3, 0};
  pair.of_a.displacement = pair.of_b.displacement = {1, -2, 0};
  expect_time(pair, truth, "about a centre that moves");
}

TEST_P(CastEngine, DeclinesWhatItDoesNotServe) {
  const Served served = GetParam();
  const double turn = served.least_turn < 0 ? 0 : served.least_turn + 0.5;
  const auto declines = [&](const MovingPair& pair, const char* what) {
    EXPECT_TRUE(std::holds_alternative<Declined>(ask(pair))) << what;
  };
  MovingPair good{{box(space(), 1, 0, 0), box(space(), 1, 5, 0.25, 0.125)}, {}, {}};
  good.of_a.displacement = {8, 0, 0}, good.of_a.rotation = {0, 0, turn};
  EXPECT_FALSE(std::holds_alternative<Declined>(ask(good)));
  MovingPair pair = good;
  pair.bodies.a = {space() ? 3U : 2U, {}};
  declines(pair, "nothing");
  pair = good, pair.bodies.a = box(!space(), 1, 0, 0), pair.bodies.b = box(!space(), 1, 5, 0);
  declines(pair, "the other dimension");
  if (served.most_turn < 64) {
    pair = good, pair.of_a.rotation = {0, 0, served.most_turn + 0.125};
    declines(pair, "a turn too far");
  }
  if (served.least_turn > 0) {
    pair = good, pair.of_b.rotation = pair.of_a.rotation = {0, 0, served.least_turn - 0.125};
    declines(pair, "a turn too small");
  }
  if (space() && served.most_turn > 0) {
    pair = good, pair.of_a.rotation[2] = turn + 0.25, pair.of_a.centre = {0x1p-60, 0, 0};
    declines(pair, "vertices that are no doubles from the centre on");
  }
  if (!served.single) return;
  pair = good, pair.of_a.displacement[0] = 0.1;
  declines(pair, "a way that is no float");
  pair = good, pair.bodies.b = box(space(), 1, 1e300, 0);
  declines(pair, "a vertex that is no float");
}

/// Whatever happens is reported: an answer, or a crash or a hang with the case that it is blamed on.
TEST_P(CastEngine, EveryReplyComesBackFromOddNumbers) {
  const auto asked = engine_named<CastFamily>(GetParam().plugin, GetParam().name);
  std::vector<MovingPair> questions;
  for (const double odd : {1e300, 0x1p100, 0x1p-140, 0x1p-1074, HUGE_VAL, std::nan("")})
    for (const int place : {0, 1, 2, 3}) {
      MovingPair pair{{box(space(), 1, 0, 0), box(space(), 1, 5, 0.25, 0.125)}, {}, {}};
      pair.of_a.displacement = {8, 0, 0};
      if (place == 0) pair.bodies.a.coordinates[0] = odd;
      if (place == 1) pair.of_a.displacement[1] = odd;
      if (place == 2) pair.of_b.rotation[2] = odd;
      if (place == 3) pair.of_b.rotation[2] = 0.5, pair.of_b.centre[0] = odd;
      questions.push_back(pair);
    }
  std::vector<Reply<CastFamily>> replies(questions.size());
  asked->solve(questions, replies);
  for (const auto& reply : replies) {
    const bool named = reply.delivery == Delivery::kAnswered || !reply.incident.empty();
    EXPECT_TRUE(named);
  }
}

constexpr double kQuarter = std::numbers::pi / 4;
constexpr Served kAll[] = {
    // plugin, engine, space, single, turns above, up to, error of a time
    {"bullet_casts_double", "bullet_double/gjk_cast_default", true, false, -1, 0, 2e-2},
    {"bullet_casts_double", "bullet_double/subsimplex_cast", true, false, -1, 0, 2e-2},
    {"bullet_casts_double", "bullet_double/continuous", true, false, -1, kQuarter, 3e-2},
    {"bullet_casts_float", "bullet_float/gjk_cast_default", true, true, -1, 0, 2e-2},
    {"bullet_casts_float", "bullet_float/subsimplex_cast", true, true, -1, 0, 2e-2},
    {"bullet_casts_float", "bullet_float/continuous", true, true, -1, kQuarter, 3e-2},
    {"fcl_casts", "fcl/advance_libccd", true, false, -1, 3.14, 1e-3},
    {"fcl_casts", "fcl/advance_indep", true, false, -1, 3.14, 1e-3},
    {"fcl_casts", "fcl/continuous_naive", true, false, -1, 3.14, 2e-4},
    {"box2d", "box2d/shape_cast", false, true, -1, 0, 3e-3},
    {"box2d", "box2d/time_of_impact", false, true, -1, 64, 2e-3},
};
INSTANTIATE_TEST_SUITE_P(All, CastEngine, testing::ValuesIn(kAll), [](const auto& instance) {
  std::string name = instance.param.name;
  for (char& letter : name)
    if (letter == '/') letter = '_';
  return name;
});

CastAnswer asked(const std::string& precision, const std::string& name, const MovingPair& pair) {
  const auto engine = engine_named<CastFamily>("bullet_casts_" + precision, "bullet_" + precision + "/" + name);
  std::vector<Reply<CastFamily>> replies(1);
  engine->solve({&pair, 1}, replies);
  return replies[0].answer;
}

/// A turn by w told as 2 atan(tan(pi / 8) w / (pi / 4)) where w is more than pi / 4: 1.5 becomes 1.339, whose sine is
/// 0.973.
TEST(BulletCasts, TurnOtherwiseThanToldAboveAQuarterOfPi) {
  for (const std::string precision : {"float", "double"}) {
    MovingPair pair{{{3, {5, 0, 0, 0, -0.5, -1, 0, -0.5, 1, 0, -1, -1, 0, -1, 1}}, box(true, 16, -8, 4.5, -8)}, {}, {}};
    pair.of_a.rotation = {0, 0, 1.5};
    EXPECT_TRUE(std::holds_alternative<BareTime>(asked(precision, "continuous_wide_turns", pair)));
    pair.bodies.b = box(true, 16, -8, 4.96875, -8);
    EXPECT_TRUE(std::holds_alternative<Missed>(asked(precision, "continuous_wide_turns", pair)))
        << "5 sin 1.5 is 4.987, and the margins reach 0.08 beyond 4.866";
    pair.of_a.rotation = {0, 0, 0.5};
    EXPECT_TRUE(std::holds_alternative<Declined>(asked(precision, "continuous_wide_turns", pair)));
  }
}

/// Without margin a step of the advancement ends at the contact, where the detector finds nothing: a miss.
TEST(BulletCasts, GjkCastWithoutMarginMissesBoxesThatMeetHeadOn) {
  MovingPair pair{{box(true, 1, 0, 0), box(true, 1, 5, 0.25, 0.125)}, {}, {}};
  pair.of_a.displacement = {8, 0, 0};
  for (const std::string precision : {"float", "double"})
    EXPECT_TRUE(std::holds_alternative<Missed>(asked(precision, "gjk_cast_margin_0", pair)));
}

}  // namespace
}  // namespace assay::cast_engines_test
