// The judges of collisions say the same in every unit: of the exact answer, of what is a little off it, of anything.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/judge_counts.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_bracket.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/check_points.h"
#include "oracles/gjk/depth/check_depth.h"
#include "oracles/gjk/depth/check_normal.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "tests/harness/claim_of.h"
#include "tests/support/random_pairs.h"

namespace assay::judges_of_pairs_test {
namespace {

using test::RandomPairs;

const std::vector<Promise> kPromises = {0, 0x1p-30, Promise::by_default(0x1p-43, 0x1p-1022)};

/// What is said, and how often doubles are enough for it.
struct Said {
  std::vector<std::string> words;
  std::vector<double> magnitudes;  ///< of violations, relative to the pair
  std::uint64_t filtered = 0, exact = 0;

  void add(const Verdict& verdict) {
    words.push_back(test::claim_or_why(verdict));
    if (const Violated* violated = violation(verdict)) magnitudes.push_back(violated->magnitude);
  }
  bool operator==(const Said&) const = default;
};

/// Weights and vertices of some point of a body; sometimes none of it.
WeightedVertices any_point(RandomPairs& random, const Points& body) {
  WeightedVertices point;
  point.size = static_cast<std::uint32_t>(random.below(4) + 1);
  for (std::uint32_t i = 0; i < point.size; ++i) {
    point.vertex[i] = static_cast<std::uint32_t>(random.below(body.size() + (random.below(20) == 0)));
    point.weight[i] = random.below(4) == 0 ? 0 : std::abs(random.generic());
  }
  return point;
}

/// The exact weights, rounded; the first four that are not zero.
WeightedVertices rounded(const std::vector<Rational>& weights) {
  WeightedVertices point;
  for (std::uint32_t i = 0; i < weights.size() && point.size < point.vertex.size(); ++i) {
    if (weights[i].is_zero()) continue;
    point.vertex[point.size] = i;
    point.weight[point.size++] = weights[i].convert_to<double>();
  }
  return point;
}

std::array<double, 3> coordinates(const Points& body, const WeightedVertices& point) {
  std::array<double, 3> at{};
  for (std::uint32_t i = 0; i < point.size; ++i)
    for (std::uint32_t k = 0; k < body.dimension; ++k) at[k] += point.weight[i] * body[point.vertex[i]][k];
  return at;
}

void judge_distances(Said& said, RandomPairs& random, const ConvexPair& pair, const Rational& unit) {
  const ExactDistance truth = exact_distance(pair);
  said.words.push_back(Rational(truth.squared / (unit * unit)).str());
  const double distance = std::sqrt(truth.squared.convert_to<double>());
  const Separated nearest{rounded(truth.weights_a), rounded(truth.weights_b)};
  const Separated any{any_point(random, pair.a), any_point(random, pair.b)};
  const std::array<double, 3> p = coordinates(pair.a, nearest.on_a), q = coordinates(pair.b, nearest.on_b);
  const std::array<double, 3> apart = {p[0] - q[0], p[1] - q[1], p[2] - q[2]};
  for (const Separated& witness : {nearest, any}) {
    said.add(check_separated(pair, witness));
    for (const Promise& promise : kPromises) said.add(check_distance(pair, witness, promise));
    said.add(check_weighted_points(pair, witness.on_a, witness.on_b));
  }
  said.add(check_separated_along(pair, {apart}));
  for (const double by : {0.0, 0x1p-50, -0x1p-50, 0x1p-20}) {
    MeasuredApart measured{distance * (1 + by), p, q};
    measured.on_a[0] += by * distance;
    const Bracketed bracket{distance * (1 - std::abs(by)), distance * (1 + 2 * by), apart, nearest.on_a, nearest.on_b};
    for (const Promise& promise : kPromises) {
      said.add(check_points(pair, measured, promise));
      said.add(check_bracket(pair, bracket, promise));
      said.add(check_bracket_points(pair, bracket, promise));
    }
    said.add(check_bracket_witness(pair, bracket));
  }
}

void judge_depths(Said& said, RandomPairs& random, const ConvexPair& pair, const Rational& unit) {
  const auto depth = exact_depth(pair);
  said.words.push_back(depth ? Rational(depth->squared / (unit * unit)).str() : "no depth");
  for (const Promise& promise : kPromises) said.add(check_no_depth(pair, promise));
  Penetrating answer;
  answer.depth = depth ? std::sqrt(depth->squared.convert_to<double>()) : std::abs(random.generic());
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k)
    answer.normal[k] = depth && k < depth->normal.size() ? depth->normal[k].convert_to<double>() : random.generic();
  for (const double by : {0.0, 0x1p-48, 0x1p-20, -0x1p-10}) {
    Penetrating changed = answer;
    changed.depth *= 1 + by;
    changed.normal[0] += by;
    for (const Promise& promise : kPromises) {
      said.add(check_depth(pair, changed, promise));
      said.add(check_normal(pair, changed, promise));
    }
  }
}

void judge_overlaps(Said& said, RandomPairs& random, const ConvexPair& pair, const Rational&) {
  said.words.push_back(std::to_string(static_cast<int>(certify_collision(pair, nullptr).contact)));
  Overlapping inside;
  inside.size = static_cast<std::uint32_t>(random.below(6));
  for (std::uint32_t i = 0; i < inside.size && i < 4; ++i) {
    inside.on_a[i] = static_cast<std::uint32_t>(random.below(pair.a.size()));
    inside.on_b[i] = static_cast<std::uint32_t>(random.below(pair.b.size()));
  }
  said.add(check_overlapping(pair, inside));
}

/// In units of 2^exponent.
template <class Judge>
Said said_at(int exponent, int pairs, const Judge& judge) {
  RandomPairs random(2029);
  Said said;
  const JudgeCounts before = judge_counts();
  for (int k = 0; k < pairs; ++k) {
    ConvexPair pair = random.draw(k % 3, 1 + static_cast<std::uint32_t>(k / 3) % 3, 6);
    for (Points* body : {&pair.a, &pair.b})
      for (double& x : body->coordinates) x = std::ldexp(x, exponent);
    judge(said, random, pair, power_of_two(exponent));
  }
  said.filtered = judge_counts().filtered - before.filtered;
  said.exact = judge_counts().exact - before.exact;
  return said;
}

// Nothing over- or underflows there in doubles; in floats, and in bounds that forget what they multiply, much does.
TEST(JudgesOfPairs, SayAndProveTheSameInEveryUnit) {
  for (const int exponent : {-120, 120}) {
    EXPECT_TRUE(said_at(exponent, 27, judge_distances) == said_at(0, 27, judge_distances)) << exponent;
    EXPECT_TRUE(said_at(exponent, 27, judge_depths) == said_at(0, 27, judge_depths)) << exponent;
    EXPECT_TRUE(said_at(exponent, 90, judge_overlaps) == said_at(0, 90, judge_overlaps)) << exponent;
  }
}

}  // namespace
}  // namespace assay::judges_of_pairs_test
