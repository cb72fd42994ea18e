// Times of impact from other libraries' issue trackers: those rows of ../shared/cases/gjk_cases.json whose bodies are
// polygons.
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numbers>
#include <string>

#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/cast/edges_2d.h"
#include "algorithms/cast/gjk_raycast.h"
#include "algorithms/cast/tolerances.h"
#include "oracles/cast/check_cast.h"
#include "oracles/cast/first_contact.h"

namespace assay::cast_known_cases_test {
namespace {

using Json = nlohmann::json;

/// "x - n*pi", or a plain number.
double angle_of(const Json& value) {
  if (value.is_number()) return value.get<double>();
  const std::string text = value.get<std::string>();
  std::size_t read = 0;
  const double first = std::stod(text, &read);
  if (read == text.size()) return first;
  EXPECT_EQ(text.substr(read, 3), " - ") << text;
  EXPECT_TRUE(text.ends_with("*pi")) << text;
  return first - std::stod(text.substr(read + 3)) * std::numbers::pi;
}

/// A box of the row at its first angle, its vertices rounded to double: these are the problem from here on.
Points box_of(const Json& shape, const std::array<double, 2>& at, double angle) {
  const double x = shape.at("half_extents").at(0), y = shape.at("half_extents").at(1);
  const double c = std::cos(angle), s = std::sin(angle);
  Points body{2, {}};
  for (const auto& [u, v] : {std::pair{-x, -y}, {x, -y}, {x, y}, {-x, y}})
    body.coordinates.insert(body.coordinates.end(), {at[0] + c * u - s * v, at[1] + s * u + c * v});
  return body;
}

std::array<double, 2> vector_of(const Json& value) { return {value.at(0), value.at(1)}; }

/// A body that is carried along `velocity` for `seconds`, or from the pose (c0, a0) to the pose (c, a).
void read_body(const Json& shape, double seconds, Points& body, Motion& motion) {
  if (shape.contains("velocity")) {
    const auto velocity = vector_of(shape.at("velocity"));
    body = box_of(shape, vector_of(shape.at("translation")), 0);
    motion.displacement = {seconds * velocity[0], seconds * velocity[1], 0};
    return;
  }
  const auto from = vector_of(shape.at("c0")), to = vector_of(shape.at("c"));
  const double turned = angle_of(shape.at("a0"));
  body = box_of(shape, from, turned);
  motion.displacement = {to[0] - from[0], to[1] - from[1], 0};
  motion.rotation[2] = angle_of(shape.at("a")) - turned;
  if (motion.turns()) motion.centre = {from[0], from[1], 0};
}

template <class A>
void expect_right(const MovingPair& pair, double gap, const std::string& id) {
  const CastAnswer answer = A::solve(pair, Watch{});
  if (std::holds_alternative<Declined>(answer)) {
    EXPECT_TRUE(pair.turns()) << id << ", " << A::kName;
    return;
  }
  const CastStatement says{Touching::kHit, gap};
  const Verdict contact = check_cast_verdict(pair, answer, says), times = check_cast_times(pair, answer, says);
  EXPECT_TRUE(holds(contact)) << id << ", " << A::kName << ": alternative " << answer.index();
  if (const auto* violated = violation(times)) ADD_FAILURE() << id << ", " << A::kName << ": " << violated->evidence;
}

TEST(CastsOnKnownCases, AgreeWithTheExactContact) {
  const std::filesystem::path path = std::filesystem::path(ASSAY_SOURCE_DIR) / "../shared/cases/gjk_cases.json";
  if (!std::filesystem::exists(path)) GTEST_SKIP() << "skipped: ../shared/cases/gjk_cases.json is absent";
  std::ifstream file(path);
  constexpr double kSeconds = 16;  // a power of two: times are those of the row over it, exactly
  int tried = 0;
  for (const Json& row : Json::parse(file)) {
    if (!row.at("kind").get<std::string>().starts_with("TOI")) continue;
    if (row.at("A").at("shape") != "box2d" || row.at("B").at("shape") != "box2d") continue;
    const std::string id = row.at("id");
    MovingPair pair;
    read_body(row.at("A"), kSeconds, pair.bodies.a, pair.of_a);
    read_body(row.at("B"), kSeconds, pair.bodies.b, pair.of_b);
    const FirstContact truth = first_contact(pair, TurningPair(pair));
    const std::string expected = row.at("expected");
    if (expected.starts_with("hit at t=")) {
      ASSERT_EQ(truth.kind, FirstContact::Kind::kMeets) << id;
      EXPECT_EQ(truth.earliest * exact(kSeconds), exact(std::stod(expected.substr(9)))) << id;
    } else {
      EXPECT_EQ(expected, "no impact") << id;
      EXPECT_EQ(truth.kind, FirstContact::Kind::kNever) << id << ": " << in_words(pair, truth);
    }
    expect_right<CastEdges2d>(pair, cast::kEdgesGap, id);
    expect_right<GjkRaycast>(pair, cast::kCastGap, id);
    expect_right<ConservativeAdvancement>(pair, cast::kCastGap, id);
    ++tried;
  }
  EXPECT_GE(tried, 2);
}

}  // namespace
}  // namespace assay::cast_known_cases_test
