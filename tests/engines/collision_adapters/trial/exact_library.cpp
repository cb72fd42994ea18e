#include "tests/engines/collision_adapters/trial/exact_library.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/gjk/depth/epa.h"
#include "certified/gjk/certified_gjk.h"
#include "certified/gjk/root_bracket.h"
#include "oracles/cast/first_contact.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/integer_pair.h"

namespace assay::trial {
namespace {

bool is_problem(const ConvexPair& pair) {
  return why_not_a_problem(pair).empty() && !has_empty_body(pair) && pair.a.dimension >= 2 && pair.a.dimension <= 3;
}

std::array<double, 3> unit(std::array<double, 3> direction) {
  const double greatest = std::max({std::abs(direction[0]), std::abs(direction[1]), std::abs(direction[2])});
  if (!(greatest > 0)) return direction;
  for (double& entry : direction) entry = std::ldexp(entry, -std::ilogb(greatest));
  const double length = std::hypot(direction[0], direction[1], direction[2]);
  for (double& entry : direction) entry /= length;
  return direction;
}

std::array<double, 3> unit(const std::vector<Rational>& direction) {
  Rational greatest = 0;
  for (const Rational& entry : direction) greatest = std::max(greatest, Rational(abs(entry)));
  std::array<double, 3> rounded{};
  for (std::size_t k = 0; k < direction.size(); ++k) rounded[k] = approximate(direction[k] / greatest);
  return unit(rounded);
}

/// The root of a rational to the nearest doubles around it; the nearer end is not told apart.
double root(const Rational& squared) {
  return certified::root_bracket(numerator(squared), denominator(squared), 0).high;
}

std::array<double, 3> point_of(const Points& body, const std::vector<Rational>& weights) {
  std::array<double, 3> point{};
  for (std::uint32_t k = 0; k < body.dimension; ++k) {
    Rational sum = 0;
    for (std::uint32_t i = 0; i < body.size(); ++i) sum += weights[i] * exact(body[i][k]);
    point[k] = approximate(sum);
  }
  return point;
}

std::vector<Rational> weights_of(const Points& body, const WeightedVertices& point) {
  std::vector<Rational> weights(body.size());
  Rational sum = 0;
  for (std::uint32_t i = 0; i < point.size; ++i) {
    weights[point.vertex[i]] += exact(point.weight[i]);
    sum += exact(point.weight[i]);
  }
  for (Rational& weight : weights) weight /= sum;
  return weights;
}

ExactContact apart(const ConvexPair& pair, const Bracketed& bracket) {
  ExactContact told;
  told.distance = bracket.low + (bracket.high - bracket.low) / 2;
  if (bracket.on_a.size > 0 && bracket.on_b.size > 0 && std::isfinite(told.distance)) {
    told.on_a = point_of(pair.a, weights_of(pair.a, bracket.on_a));
    told.on_b = point_of(pair.b, weights_of(pair.b, bracket.on_b));
  } else {
    const ExactDistance nearest = exact_distance(pair);
    told.distance = root(nearest.squared);
    told.on_a = point_of(pair.a, nearest.weights_a), told.on_b = point_of(pair.b, nearest.weights_b);
  }
  // Below half the least double there is still a distance.
  if (told.distance == 0) told.distance = std::numeric_limits<double>::denorm_min();
  told.apart_along = unit(std::array{-bracket.direction[0], -bracket.direction[1], -bracket.direction[2]});
  if (told.apart_along == std::array<double, 3>{}) {
    const CollisionCertificate proof = certify_collision(pair, nullptr);
    std::vector<Rational> back;
    for (const Rational& entry : proof.normal) back.push_back(-entry);
    told.apart_along = unit(back);
  }
  return told;
}

}  // namespace

std::optional<bool> exactly_meets(const ConvexPair& pair) {
  if (!is_problem(pair)) return std::nullopt;
  return std::holds_alternative<Overlapping>(CertifiedGjkBoolean::solve(pair, Watch{}));
}

std::optional<ExactContact> exact_contact(const ConvexPair& pair) {
  if (!is_problem(pair)) return std::nullopt;
  const GjkAnswer proved = Epa::solve(pair, Watch{});
  if (const auto* deep = std::get_if<Penetrating>(&proved); deep != nullptr && deep->depth > 0) {
    ExactContact told;
    told.contact = Contact::kOverlapping;
    told.depth = deep->depth;
    told.normal = unit(deep->normal);
    return told;
  }
  const GjkAnswer certified = CertifiedGjk::solve(pair, Watch{});
  if (const auto* bracket = std::get_if<Bracketed>(&certified)) return apart(pair, *bracket);
  if (std::holds_alternative<SeparatedAlong>(certified)) return apart(pair, Bracketed{});
  const auto depth = exact_depth(pair);
  if (!std::holds_alternative<Overlapping>(certified) || !depth || !depth->verified) return std::nullopt;
  ExactContact told;
  told.contact = depth->squared.is_zero() ? Contact::kTouching : Contact::kOverlapping;
  told.depth = root(depth->squared);
  told.normal = unit(std::vector<Rational>(depth->normal.begin(), depth->normal.end()));
  return told;
}

std::optional<ExactTime> exact_time(const MovingPair& pair) {
  using Kind = ExactTime::Kind;
  if (!why_not_a_problem(pair).empty() || has_empty_body(pair.bodies)) return std::nullopt;
  const CastAnswer proved = ConservativeAdvancement::solve(pair, Watch{});
  if (const auto* hit = std::get_if<HitAt>(&proved); hit != nullptr && hit->t0 > 0)
    return ExactTime{Kind::kLater, hit->t0 + (hit->t1 - hit->t0) / 2, hit->normal};
  if (std::holds_alternative<Missed>(proved)) return ExactTime{};
  if (std::holds_alternative<InitiallyOverlapping>(proved)) return ExactTime{Kind::kAtStart, 0, {}};
  const TurningPair turning(pair);
  const FirstContact truth = first_contact(pair, turning);
  if (truth.kind == FirstContact::Kind::kOpen) return std::nullopt;
  if (truth.kind == FirstContact::Kind::kNever) return ExactTime{};
  if (truth.at_start != Contact::kSeparated) return ExactTime{Kind::kAtStart, 0, {}};
  ExactTime told{Kind::kLater, approximate((truth.earliest + truth.latest) / 2), {}};
  if (!truth.normal.empty()) told.normal = unit(truth.normal);
  return told;
}

}  // namespace assay::trial
