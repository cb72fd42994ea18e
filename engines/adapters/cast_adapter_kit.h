// What the adapters to engines with casts share: a body in the frame of its turn, where that is exact.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "algorithms/model/cast.h"
#include "engines/adapters/collision_adapter_kit.h"

namespace assay::collision_adapter {

/// Whether every number of the motion is one that single precision holds.
inline bool is_single(const Motion& motion) {
  for (const auto* vector : {&motion.displacement, &motion.rotation, &motion.centre})
    for (const double x : *vector)
      if (!is_single(x)) return false;
  return true;
}

/// x + y where that is a finite double; nothing otherwise. The error of a sum is a double, and found by Knuth's
/// two-sum.
inline std::optional<double> exact_sum(double x, double y) {
  const double sum = x + y, of_y = sum - x, error = (x - (sum - of_y)) + (y - of_y);
  if (!std::isfinite(sum) || error != 0) return std::nullopt;
  return sum;
}

inline double angle_of(const Motion& motion) {
  return std::hypot(motion.rotation[0], motion.rotation[1], motion.rotation[2]);
}

/// The axis of a turn, of length about one: libraries that take its length themselves would lose it below the root of
/// the least number. Precondition: the motion turns.
inline std::array<double, 3> axis_of(const Motion& motion) {
  const double greatest =
      std::max({std::abs(motion.rotation[0]), std::abs(motion.rotation[1]), std::abs(motion.rotation[2])});
  std::array<double, 3> axis{};
  for (std::size_t k = 0; k < 3; ++k) axis[k] = std::ldexp(motion.rotation[k], -std::ilogb(greatest));
  const double length = std::hypot(axis[0], axis[1], axis[2]);
  for (double& entry : axis) entry /= length;
  return axis;
}

/// Below pi: up to there a transform at the end tells which way round a body has turned.
inline constexpr double kGreatestTurnTold = 3.14;

/// A body as engines have it that know a shape and a transform at either end: vertices from the centre of the turn, and
/// where that is at t = 0 and t = 1. Bodies that do not turn have their centre at the origin.
struct Framed {
  Points body;
  std::array<double, 3> from{}, to{};
};

/// Nothing where one of these is no double, so that the engine would be asked something else.
inline std::optional<Framed> in_frame_of(const Motion& motion, const Points& body) {
  if (!motion.turns()) return Framed{body, {}, motion.displacement};
  Framed framed{body, motion.centre, {}};
  for (std::size_t k = 0; k < 3; ++k) {
    const auto to = exact_sum(motion.centre[k], motion.displacement[k]);
    if (!to) return std::nullopt;
    framed.to[k] = *to;
  }
  for (std::uint32_t i = 0; i < body.size(); ++i)
    for (std::uint32_t k = 0; k < body.dimension; ++k) {
      const auto arm = exact_sum(body[i][k], -motion.centre[k]);
      if (!arm) return std::nullopt;
      framed.body[i][k] = *arm;
    }
  return framed;
}

/// in_frame_of both bodies.
struct FramedPair {
  Framed a, b;
};

inline std::optional<FramedPair> in_frames(const MovingPair& pair) {
  auto a = in_frame_of(pair.of_a, pair.bodies.a), b = in_frame_of(pair.of_b, pair.bodies.b);
  if (!a || !b) return std::nullopt;
  return FramedPair{*std::move(a), *std::move(b)};
}

/// Whether single precision holds it, differences included: those of exact sums of floats that are floats are.
inline bool is_single(const FramedPair& pair) {
  for (const Framed* framed : {&pair.a, &pair.b})
    for (const auto* end : {&framed->from, &framed->to})
      for (const double x : *end)
        if (!is_single(x)) return false;
  return is_single(ConvexPair{pair.a.body, pair.b.body});
}

/// Whether no number that is handed over is larger than `most`.
inline bool is_within(const FramedPair& pair, double most) {
  for (const Framed* framed : {&pair.a, &pair.b})
    for (const auto* end : {&framed->from, &framed->to})
      for (const double x : *end)
        if (!(std::abs(x) <= most)) return false;
  return is_within(ConvexPair{pair.a.body, pair.b.body}, most);
}
inline bool is_finite(const FramedPair& pair) { return is_within(pair, std::numeric_limits<double>::max()); }

}  // namespace assay::collision_adapter
