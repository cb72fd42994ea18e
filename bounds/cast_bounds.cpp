// The bounds with which casts prove that moving bodies meet or part.
#include <array>

#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/cast/gjk_raycast.h"
#include "algorithms/cast/near_along.h"
#include "algorithms/cast/proofs.h"
#include "algorithms/model/watch.h"
#include "bounds/bound.h"
#include "bounds/operands.h"

namespace assay::bounds::of_casts {
namespace {

cast::Near near(Choices& choices, BoundTrial& trial) {
  const double middle = operand(choices, trial);
  return {middle, positive(choices, trial)};
}
std::array<Rational, 2> ends(const cast::Near& x) {
  return {exact(x.middle) - exact(x.radius), exact(x.middle) + exact(x.radius)};
}
template <class Operation>
std::optional<BoundTrial> of_ends(Choices& choices, const Operation& operation) {
  BoundTrial trial;
  const cast::Near x = near(choices, trial), y = near(choices, trial), result = operation(x, y);
  for (const Rational& at_x : ends(x)) {
    for (const Rational& at_y : ends(y)) trial.include(exact(result.middle) - operation(at_x, at_y), result.radius);
  }
  return trial;
}
std::optional<BoundTrial> difference(Choices& choices) {
  return of_ends(choices, [](const auto& x, const auto& y) { return x - y; });
}
std::optional<BoundTrial> product(Choices& choices) {
  return of_ends(choices, [](const auto& x, const auto& y) { return x * y; });
}

/// Two points that are exact: what least_gap takes off is the error of its two dot products and of their difference.
std::optional<BoundTrial> gap(Choices& choices) {
  BoundTrial trial;
  gjk::Vec<3> normal;
  ConvexPair pair{{3, {}}, {3, {}}};
  Rational exactly = 0;
  double on_a = 0, on_b = 0;
  for (double& n : normal) n = within_one(choices, trial);
  for (std::size_t k = 0; k < 3; ++k) {
    const double a = within_one(choices, trial), b = within_one(choices, trial);
    pair.a.coordinates.push_back(a);
    pair.b.coordinates.push_back(b);
    on_a += normal[k] * a, on_b += normal[k] * b;
    exactly += exact(normal[k]) * minus(b, a);
  }
  const double computed = on_b - on_a, proved = cast::least_gap<3>(pair, normal, 0);
  trial.include(exact(computed) - exactly, computed - proved);
  return trial;
}

/// A point that moves on to the first edge of a triangle at rest, whose third corner is beyond: the ends of the bracket
/// against the time at which it is on the edge's line, if that is where the edge is.
template <class Cast>
std::optional<BoundTrial> bracket(Choices& choices) {
  BoundTrial trial;
  // All of one size: elsewhere casts give up.
  const auto [fx, fy, px, py, qx, qy] = operands<6>(choices, trial, 1);
  const Point2 from{fx, fy}, p{px, py}, q{qx, qy};
  const double share = positive(choices, trial, 0) / 2, time = positive(choices, trial, 0) / 2;
  MovingPair pair;
  pair.bodies.a = {2, {from.x, from.y}};
  pair.bodies.b = {2, {p.x, p.y, q.x, q.y, p.x + q.x - from.x, p.y + q.y - from.y}};
  pair.of_a.displacement = {(p.x + share * (q.x - p.x) - from.x) / time, (p.y + share * (q.y - p.y) - from.y) / time};
  const CastAnswer answer = Cast::solve(pair, Watch{});
  const auto* hit = std::get_if<HitAt>(&answer);
  if (hit == nullptr) return std::nullopt;
  const Rational dx = exact(pair.of_a.displacement[0]), dy = exact(pair.of_a.displacement[1]);
  const Rational crossing = dx * minus(q.y, p.y) - dy * minus(q.x, p.x);
  if (crossing == 0) return std::nullopt;
  const Rational touch = determinant(from, p, q) / crossing;
  const Rational along = (exact(from.x) + touch * dx - exact(p.x)) * minus(q.x, p.x) +
                         (exact(from.y) + touch * dy - exact(p.y)) * minus(q.y, p.y);
  const Rational length2 = minus(q.x, p.x) * minus(q.x, p.x) + minus(q.y, p.y) * minus(q.y, p.y);
  if (touch <= 0 || along < 0 || along > length2) return std::nullopt;
  trial.include(exact(hit->t0) / touch, 1);
  trial.include(touch / exact(hit->t1), 1);
  return trial;
}

/// Along a difference of doubles, which is no double.
std::optional<BoundTrial> along_direction(Choices& choices) {
  BoundTrial trial;
  const auto [x, y, from_x, from_y, px, py] = operands<6>(choices, trial);
  const cast::RoundedDirection direction(cast::ExactNumber::difference(x, from_x),
                                         cast::ExactNumber::difference(y, from_y));
  const cast::NearAlong near = direction.along({px, py});
  trial.include(exact(near.value) - (minus(x, from_x) * exact(px) + minus(y, from_y) * exact(py)), near.error);
  return trial;
}

constexpr BoundPlace kProofs = engines_in("algorithms/cast/proofs.h");

constexpr std::array<ErrorBound, 6> kBounds = {
    {{"near difference", kProofs, "the radii times 1 + 16 u, 2 u of the difference", "", difference},
     {"near product", kProofs, "the radii times the numbers times 1 + 16 u, 2 u of the product", "", product},
     {"gap along a normal", kProofs, "12 u of the normal's sum of sizes, coordinates up to 1", "", gap, true},
     {"product with a rounded direction", engines_in("algorithms/cast/near_along.h"), "8 u of the two products", "",
      along_direction, true},
     {"bracket by advancement", engines_in("algorithms/cast/conservative_advancement.cpp"),
      "2^-48 of the speed, 2^-50 of the time, and what the gap takes off", "", bracket<ConservativeAdvancement>},
     {"bracket by ray", engines_in("algorithms/cast/gjk_raycast.cpp"),
      "2^-48 of the speed, 2^-50 of the time, and what the gap takes off", "", bracket<GjkRaycast>}}};

}  // namespace
}  // namespace assay::bounds::of_casts

namespace assay {

std::span<const ErrorBound> bounds_of_casts() { return bounds::of_casts::kBounds; }

}  // namespace assay
