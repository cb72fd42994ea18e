// Distances, nearest points, depths and normals of convex pairs in rationals, rounded: the claims about collisions let
// them pass under whatever promise doubles can keep near the origin, wherever the bodies lie.
#include <gmock/gmock.h>

#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/integer_pair.h"
#include "properties/gjk/depth_is_right.h"
#include "properties/gjk/distance_is_certified.h"
#include "properties/gjk/nearest_points_are_right.h"
#include "properties/gjk/normal_is_right.h"
#include "properties/gjk/verdict_is_right.h"
#include "tests/properties/rounded_truth/rounded_truth.h"

namespace assay::rounded_truth::gjk_test {
namespace {

std::vector<Stated<GjkFamily>> statements() {
  std::vector<Stated<GjkFamily>> all(1);
  for (const double gap : {0x1p-20, 0x1p-48}) {
    Stated<GjkFamily> stated;
    stated.distance_gap = stated.bracket_width = stated.points_gap = stated.depth_gap = stated.normal_gap = gap;
    all.push_back(stated);
  }
  return all;
}

std::array<double, 3> rounded_point(const Points& body, const std::vector<Rational>& weights) {
  std::array<double, 3> rounded{};
  for (std::uint32_t k = 0; k < body.dimension; ++k) {
    Rational x = 0;
    for (std::uint32_t i = 0; i < body.size(); ++i) x += weights[i] * exact(body[i][k]);
    rounded[k] = nearest(x);
  }
  return rounded;
}

WeightedVertices rounded_weights(const std::vector<Rational>& weights) {
  WeightedVertices point;
  for (std::uint32_t i = 0; i < weights.size(); ++i) {
    if (weights[i].is_zero() || point.size == kWitnessCapacity) continue;
    point.vertex[point.size] = i;
    point.weight[point.size++] = nearest(weights[i]);
  }
  return point;
}

/// Of bodies apart.
std::vector<GjkAnswer> rounded_answers(const ConvexPair& pair, const ExactDistance& truth) {
  const Rational distance = root_of(truth.squared);
  const double near = nearest(distance);
  if (!std::isfinite(near) || near == 0) return {};
  const WeightedVertices on_a = rounded_weights(truth.weights_a), on_b = rounded_weights(truth.weights_b);
  return {BareDistance{near},
          MeasuredApart{near, rounded_point(pair.a, truth.weights_a), rounded_point(pair.b, truth.weights_b)},
          Bracketed{below(distance), above(distance), {}, on_a, on_b}, Separated{on_a, on_b}};
}

Penetrating rounded_answer(const ExactDepth& truth) {
  std::vector<Rational> normal;
  for (const Integer& entry : truth.normal) normal.emplace_back(entry);
  return {nearest(root_of(truth.squared)), direction_of(normal), 0, {}, {}};
}

TEST(RoundedTruth, OfCollisionsKeepsEveryClaim) {
  int apart = 0, deep = 0;
  each_case<GjkFamily>(60, [&](const ConvexPair& pair, const std::string& where) {
    if (has_empty_body(pair) || pair.a.dimension > 3) return;
    const Contact contact = certify_collision(pair, nullptr).contact;
    for (const Stated<GjkFamily>& stated : statements()) {
      const std::string place = where + ", promised " + std::to_string(stated.distance_gap);
      if (contact == Contact::kSeparated) {
        ++apart;
        for (const GjkAnswer& answer : rounded_answers(pair, exact_distance(pair))) {
          EXPECT_EQ(said<VerdictIsRight>(pair, answer, stated), "holds") << place << ", answer " << answer.index();
          EXPECT_EQ(said<DistanceIsCertified>(pair, answer, stated), "holds") << place << ", answer " << answer.index();
          if (!std::holds_alternative<BareDistance>(answer))
            EXPECT_EQ(said<NearestPointsAreRight>(pair, answer, stated), "holds")
                << place << ", answer " << answer.index();
        }
      }
      if (contact == Contact::kOverlapping) {
        ++deep;
        const Penetrating answer = rounded_answer(*exact_depth(pair));
        EXPECT_EQ(said<VerdictIsRight>(pair, answer, stated), "holds") << place;
        EXPECT_EQ(said<DepthIsRight>(pair, answer, stated), "holds") << place;
        EXPECT_THAT((std::vector<std::string>{"holds", "not judged"}),
                    testing::Contains(said<NormalIsRight>(pair, answer, stated).substr(0, 10)))
            << place;
      }
    }
  });
  EXPECT_GT(apart, 300);
  EXPECT_GT(deep, 300);
}

/// What adapters to engines in single precision state of distances (engines/adapters: Bullet, PhysX), and nothing.
std::vector<Stated<GjkFamily>> statements_in_single() {
  std::vector<Stated<GjkFamily>> all;
  for (const double gap : {-1.0, 1.2e-5, 6e-4, 6.75e-4}) {
    Stated<GjkFamily> stated;
    stated.precision_bits = 24;
    stated.distance_gap = gap;
    all.push_back(stated);
  }
  return all;
}

TEST(RoundedTruth, OfCollisionsInSinglePrecisionKeepsEveryClaim) {
  int apart = 0, deep = 0;
  each_case<GjkFamily>(60, [&](const ConvexPair& pair, const std::string& where) {
    if (has_empty_body(pair) || pair.a.dimension > 3 || !fits_precision(pair, 24)) return;
    const Contact contact = certify_collision(pair, nullptr).contact;
    const bool is_apart = contact == Contact::kSeparated;
    if (!is_apart && contact != Contact::kOverlapping) return;
    GjkAnswer answer = is_apart ? GjkAnswer{BareDistance{0}} : GjkAnswer{rounded_answer(*exact_depth(pair))};
    if (is_apart) {
      const ExactDistance truth = exact_distance(pair);
      const double near = single(nearest(root_of(truth.squared)));
      if (!std::isfinite(near) || near == 0) return;
      answer = MeasuredApart{near, single(rounded_point(pair.a, truth.weights_a)),
                             single(rounded_point(pair.b, truth.weights_b))};
    } else {
      auto& told = std::get<Penetrating>(answer);
      told.depth = single(told.depth), told.normal = single(told.normal);
      if (!std::isfinite(told.depth)) return;
    }
    ++(is_apart ? apart : deep);
    for (const Stated<GjkFamily>& stated : statements_in_single()) {
      const std::string place = where + ", promised " + std::to_string(stated.distance_gap);
      EXPECT_EQ(said<VerdictIsRight>(pair, answer, stated), "holds") << place;
      const auto open_or_held = testing::AnyOf("holds", testing::StartsWith("not judged"));
      if (is_apart) {
        EXPECT_THAT(said<DistanceIsCertified>(pair, answer, stated), open_or_held) << place;
        EXPECT_THAT(said<NearestPointsAreRight>(pair, answer, stated), open_or_held) << place;
      } else {
        EXPECT_THAT(said<DepthIsRight>(pair, answer, stated), open_or_held) << place;
        EXPECT_THAT(said<NormalIsRight>(pair, answer, stated), open_or_held) << place;
      }
    }
  });
  EXPECT_GT(apart, 200);
  EXPECT_GT(deep, 200);
}

/// Unit cubes 2 apart, moved by 2^40 along all axes: points in their middle have coordinates that no double holds.
TEST(RoundedTruth, OfPointsFarFromTheOriginIsNotOff) {
  Stated<GjkFamily> stated;
  stated.points_gap = 0x1p-30;
  ConvexPair pair;
  pair.a.dimension = pair.b.dimension = 2;
  const double far = 0x1p50;  // doubles there are 1/4 apart
  pair.a.coordinates = {far, far, far + 1, far + 0.5};
  pair.b.coordinates = {far + 3, far + 2, far + 3, far + 9};
  const auto judged = [&](double x, double y) {
    return said<NearestPointsAreRight>(pair, MeasuredApart{2.5, {far + x, far + y, 0}, {far + 3, far + 2, 0}}, stated);
  };
  EXPECT_EQ(judged(1, 0.5), "holds");
  EXPECT_EQ(judged(1, 0.75), "holds") << "off by twice half a unit, of one coordinate";
  EXPECT_EQ(judged(1, 1), "nearest point of a on a") << "off by 1/2, twice half a unit of both";
  stated.points_gap = 0;
  EXPECT_EQ(judged(1, 0.75), "nearest point of a on a") << "who promises exactness gives no rounded numbers";
}

}  // namespace
}  // namespace assay::rounded_truth::gjk_test
