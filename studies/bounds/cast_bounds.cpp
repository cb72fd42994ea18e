// The bounds with which casts prove that moving bodies meet or part.
#include <array>

#include "algorithms/cast/moving_frame.h"
#include "algorithms/cast/proofs.h"
#include "studies/bounds/bound.h"
#include "studies/bounds/operands.h"

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

/// A number of [-1, 1].
double within_one(Choices& choices, BoundTrial& trial) {
  const bool negative = choices.chance(1, 2);
  const auto exponent = static_cast<int>(choices.below(kSpan));
  const double size = std::ldexp(1 + choices.dyadic(52), -1 - exponent);
  trial.operands.push_back(negative ? -size : size);
  return trial.operands.back();
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

/// One body that moves without turning, seen from its own first vertex.
std::optional<BoundTrial> moved(Choices& choices) {
  BoundTrial trial;
  MovingPair pair;
  pair.bodies.a = {2, {within_one(choices, trial), within_one(choices, trial)}};
  pair.bodies.b = {2, {within_one(choices, trial), within_one(choices, trial)}};
  for (std::size_t k = 0; k < 2; ++k) pair.of_b.displacement[k] = within_one(choices, trial);
  const double time = std::abs(within_one(choices, trial));
  const cast::MovingFrame<2> frame(pair);
  if (!frame.finite() || frame.reach() == 0) return std::nullopt;
  // The unit is a power of two, the widest way along an axis less than one of it: the reach tells which.
  double widest = 0;
  for (std::size_t k = 0; k < 2; ++k)
    widest = std::max(
        widest, std::abs(pair.bodies.b[0][k] / 8 - pair.bodies.a[0][k] / 8) + std::abs(pair.of_b.displacement[k] / 8));
  const Rational unit = exact(std::ldexp(1.0, std::ilogb(widest) + 4));
  const Points at = frame.at(time).b;
  for (std::size_t k = 0; k < 2; ++k) {
    const Rational exactly =
        (minus(pair.bodies.b[0][k], pair.bodies.a[0][k]) + exact(time) * exact(pair.of_b.displacement[k])) / unit;
    trial.include(exact(at[0][k]) - exactly, frame.error());
  }
  return trial;
}

constexpr std::string_view kProofs = "algorithms/cast/proofs.h";

constexpr std::array<ErrorBound, 4> kBounds = {
    {{"near difference", kProofs, "the radii times 1 + 16 u, 2 u of the difference", "", difference},
     {"near product", kProofs, "the radii times the numbers times 1 + 16 u, 2 u of the product", "", product},
     {"gap along a normal", kProofs, "32 u of the normal's sum of sizes, coordinates below 2",
      "coordinates may be of size 2, these are of size 1", gap, true},
     {"moved vertex", "algorithms/cast/tolerances.h", "(96 + 32 w) u, w the turn",
      "one bound for bodies that turn, whose sine, cosine and axis it pays for, asked here without a turn", moved,
      true}}};

}  // namespace
}  // namespace assay::bounds::of_casts

namespace assay {

std::span<const ErrorBound> bounds_of_casts() { return bounds::of_casts::kBounds; }

}  // namespace assay
