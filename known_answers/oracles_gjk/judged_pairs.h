// What the judges of collisions say of a pair: of the exact answer, of what is a little off it, and of anything.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "known_answers/drawn/random_pairs.h"
#include "known_answers/folded/folded_run.h"
#include "oracles/exact/dyadic.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_bracket.h"
#include "oracles/gjk/check_certificate.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/check_points.h"
#include "oracles/gjk/depth/check_depth.h"
#include "oracles/gjk/depth/check_normal.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/polyhedra/half_spaces.h"
#include "properties/refusal/spoilt.h"

namespace assay::known {

inline const std::vector<Promise> kJudgedPromises = {0, 0x1p-30, Promise::by_default(0x1p-43, 0x1p-1022)};

/// Weights and vertices of some point of a body; sometimes none of it.
inline WeightedVertices any_point(RandomPairs& random, const Points& body) {
  WeightedVertices point;
  point.size = static_cast<std::uint32_t>(random.below(4) + 1);
  for (std::uint32_t i = 0; i < point.size; ++i) {
    point.vertex[i] = static_cast<std::uint32_t>(random.below(body.size() + (random.below(20) == 0)));
    point.weight[i] = random.below(4) == 0 ? 0 : std::abs(random.generic());
  }
  return point;
}

/// The exact weights, rounded; the four greatest where there are more.
inline WeightedVertices rounded(const std::vector<Rational>& weights) {
  WeightedVertices point;
  for (std::uint32_t i = 0; i < weights.size() && point.size < point.vertex.size(); ++i) {
    if (weights[i].is_zero()) continue;
    point.vertex[point.size] = i;
    point.weight[point.size++] = weights[i].convert_to<double>();
  }
  return point;
}

inline std::array<double, 3> coordinates(const Points& body, const WeightedVertices& point) {
  std::array<double, 3> at{};
  for (std::uint32_t i = 0; i < point.size; ++i)
    for (std::uint32_t k = 0; k < body.dimension; ++k) at[k] += point.weight[i] * body[point.vertex[i]][k];
  return at;
}

/// The distance of a pair and two nearest points, rounded from the exact ones.
struct RoundedTruth {
  explicit RoundedTruth(const ConvexPair& pair) : RoundedTruth(pair, exact_distance(pair)) {}
  RoundedTruth(const ConvexPair& pair, const ExactDistance& truth)
      : squared(truth.squared),
        distance(std::sqrt(truth.squared.convert_to<double>())),
        nearest{rounded(truth.weights_a), rounded(truth.weights_b)},
        p(coordinates(pair.a, nearest.on_a)),
        q(coordinates(pair.b, nearest.on_b)),
        apart{p[0] - q[0], p[1] - q[1], p[2] - q[2]} {}

  Bracketed bracket(double low, double high) const { return {low, high, apart, nearest.on_a, nearest.on_b}; }

  Rational squared;
  double distance;
  Separated nearest;
  std::array<double, 3> p, q, apart;  ///< the points of a and of b, and from that of b to that of a
};

/// `unit`: what the pair was multiplied by.
inline void judge_distances(FoldedRun& run, RandomPairs& random, const ConvexPair& pair, const Rational& unit = 1) {
  const RoundedTruth truth(pair);
  run.take(Rational(truth.squared / (unit * unit)));
  const double distance = truth.distance;
  const Separated any{any_point(random, pair.a), any_point(random, pair.b)};
  for (const Separated& witness : {truth.nearest, any}) {
    run.take(check_separated(pair, witness));
    for (const Promise& promise : kJudgedPromises) run.take(check_distance(pair, witness, promise));
    run.take(check_weighted_points(pair, witness.on_a, witness.on_b));
  }
  run.take(check_separated_along(pair, {truth.apart}));
  for (const double by : {0.0, 0x1p-50, -0x1p-50, 0x1p-20}) {
    MeasuredApart measured{distance * (1 + by), truth.p, truth.q};
    measured.on_a[0] += by * distance;
    const Bracketed bracket = truth.bracket(distance * (1 - std::abs(by)), distance * (1 + 2 * by));
    for (const Promise& promise : kJudgedPromises) {
      run.take(check_points(pair, measured, promise));
      run.take(check_bracket(pair, bracket, promise));
      run.take(check_bracket_points(pair, bracket, promise));
    }
    run.take(check_bracket_witness(pair, bracket));
  }
}

inline void judge_depths(FoldedRun& run, RandomPairs& random, const ConvexPair& pair, const Rational& unit = 1) {
  const auto depth = exact_depth(pair);
  run.take(depth ? Rational(depth->squared / (unit * unit)) : Rational(-1));
  run.take(relative_depth(pair));
  for (const Promise& promise : kJudgedPromises) run.take(check_no_depth(pair, promise));
  Penetrating answer;
  answer.depth = depth ? std::sqrt(depth->squared.convert_to<double>()) : std::abs(random.generic());
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k)
    answer.normal[k] = depth && k < depth->normal.size() ? depth->normal[k].convert_to<double>() : random.generic();
  for (const double by : {0.0, 0x1p-48, 0x1p-20, -0x1p-10}) {
    Penetrating changed = answer;
    changed.depth *= 1 + by;
    changed.normal[0] += by;
    for (const Promise& promise : kJudgedPromises) {
      run.take(check_depth(pair, changed, promise));
      run.take(check_normal(pair, changed, promise));
    }
  }
}

inline void judge_overlaps(FoldedRun& run, RandomPairs& random, const ConvexPair& pair, const Rational& = 1) {
  run.take(certify_collision(pair, nullptr).contact);
  Overlapping inside;
  inside.size = static_cast<std::uint32_t>(random.below(6));
  for (std::uint32_t i = 0; i < inside.size && i < 4; ++i) {
    inside.on_a[i] = static_cast<std::uint32_t>(random.below(pair.a.size()));
    inside.on_b[i] = static_cast<std::uint32_t>(random.below(pair.b.size()));
  }
  run.take(check_overlapping(pair, inside));
  if (inside.size <= 4) run.take(proves_common_interior(pair, inside));
}

/// Of pairs that are no problem every judge says so.
inline void judge_no_problems(FoldedRun& run, RandomPairs& random, const ConvexPair& pair, const Rational& = 1) {
  const Separated any{any_point(random, pair.a), any_point(random, pair.b)};
  const std::array<double, 3> way = {1, 2, 3};
  for (const Spoilt<ConvexPair>& spoilt_pair : spoilt(pair)) {
    const ConvexPair& asked = spoilt_pair.asked;
    run.take(check_separated(asked, any));
    run.take(check_separated_along(asked, {way}));
    run.take(check_distance(asked, any, 0));
    run.take(check_weighted_points(asked, any.on_a, any.on_b));
    run.take(check_points(asked, {1, way, way}, 0));
    const Bracketed bracket{1, 2, way, any.on_a, any.on_b};
    run.take(check_bracket(asked, bracket, 0));
    run.take(check_bracket_points(asked, bracket, 0));
    run.take(check_bracket_witness(asked, bracket));
    run.take(check_no_depth(asked, 0));
    Penetrating penetrating;
    penetrating.depth = 1;
    penetrating.normal = way;
    run.take(check_depth(asked, penetrating, 0));
    run.take(check_normal(asked, penetrating, 0));
    run.take(check_overlapping(asked, {}));
  }
  // A third coordinate, which a problem of the plane has no place for.
  run.take(check_points(pair, {1, way, way}, 0));
  run.take(check_separated_along(pair, {way}));
  run.take(check_bracket(pair, {1, 2, way, any.on_a, any.on_b}, 0));
}

/// Brackets without width, of neighbours, and without end; a witness for a dimension that it has no room for.
inline void judge_ends(FoldedRun& run, RandomPairs& random, const ConvexPair& pair, const Rational& = 1) {
  const RoundedTruth truth(pair);
  for (const double low : {truth.distance, std::nextafter(truth.distance, 0), kInfinity})
    for (const double high : {low, std::nextafter(low, kInfinity), kInfinity})
      for (const Promise& promise : {Promise(0), Promise(0x1p-52), Promise(0x1p-60)}) {
        const Bracketed bracket = truth.bracket(low, high);
        run.take(check_bracket(pair, bracket, promise));
        run.take(check_bracket_points(pair, bracket, promise));
      }
  run.take(check_separated_along(random.draw(1, 5, 3), {{1, 2, 3}}));
}

/// What a certificate proves of the pair, of one moved away from it, and of one whose entries are too few.
inline void judge_certificates(FoldedRun& run, RandomPairs& random, const ConvexPair& pair, const Rational& = 1) {
  CollisionCertificate certificate = certify_collision(pair, nullptr);
  std::vector<Rational> move(pair.a.dimension);
  move[0] = exact(random.generic());
  for (const bool by_filter : {false, true}) {
    certificate.by_filter = by_filter;
    run.take(check_certificate(pair, certificate));
    run.take(check_certificate(pair, certificate, move));
    run.take(check_certificate(pair, certificate, {1}));
    CollisionCertificate few = certificate;
    for (auto* entries : {&few.normal, &few.weights_a, &few.weights_b})
      if (!entries->empty()) entries->pop_back();
    run.take(check_certificate(pair, few));
  }
  for (const auto& corner : corners_of(half_spaces_of(pair.a))) run.take(corner);
}

}  // namespace assay::known
