// Two moving bodies in coordinates of size 1, moved to a time in double, with a bound of what that rounds.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "algorithms/cast/tolerances.h"
#include "algorithms/gjk/vec.h"
#include "algorithms/model/cast.h"

namespace assay::cast {

using gjk::operator+;
using gjk::operator-;
using gjk::operator*;
using gjk::Vec;

/// The first vertex of a is the origin, and a power of two is the unit, so that the reach lies in [1/2, 1]: then
/// nothing overflows, and what underflow loses is below 2^-1000. The reach is that of Semantics::cast_gap: the largest
/// over the axes of the extent at t = 0 plus both displacements, and twice the longest arm of a body that turns.
template <std::size_t D>
class MovingFrame {
 public:
  struct Body {
    std::vector<Vec<3>> start, arm;
    Vec<3> displacement{}, rotation{};
    double turn = 0;  ///< |rotation|
    double rim = 0;   ///< at least the longest arm
    bool turns = false;
  };

  explicit MovingFrame(const MovingPair& pair) {
    measure(pair);
    if (!finite_ || reach_ == 0) return;
    fill(a_, pair.bodies.a, pair.of_a);
    fill(b_, pair.bodies.b, pair.of_b);
    for (const Body* body : {&a_, &b_})
      for (const auto& start : body->start) finite_ = finite_ && std::isfinite(start[0] + start[1] + start[2]);
    reach_ = std::ldexp(reach_, -exponent_);
    error_ = moved_error(std::max(a_.turn, b_.turn));
    for (std::size_t k = 0; k < D; ++k) relative_[k] = a_.displacement[k] - b_.displacement[k];
    finite_ = finite_ && std::isfinite(gjk::dot(relative_, relative_));
  }

  bool finite() const { return finite_; }
  double reach() const { return reach_; }
  double error() const { return error_; }
  const Body& a() const { return a_; }
  const Body& b() const { return b_; }
  Body& b() { return b_; }
  bool turns() const { return a_.turns || b_.turns; }
  /// Displacement of a less that of b.
  const Vec<D>& relative() const { return relative_; }

  /// At least how fast any two points of the bodies approach.
  double greatest_speed() const {
    return (std::sqrt(gjk::dot(relative_, relative_)) + a_.rim * a_.turn + b_.rim * b_.turn) * (1 + 0x1p-40) + 0x1p-50;
  }
  /// At least how fast they approach along the unit normal.
  double speed_along(const Vec<D>& normal) const {
    return gjk::dot(normal, relative_) + (a_.rim * a_.turn + b_.rim * b_.turn) * (1 + 0x1p-40) + 0x1p-48;
  }

  /// Both bodies at the time; every coordinate is off by at most error().
  ConvexPair at(double time) const { return {moved(a_, time), moved(b_, time)}; }

 private:
  void measure(const MovingPair& pair) {
    double largest = 0;
    const auto see = [&](double x) {
      finite_ = finite_ && std::isfinite(x);
      largest = std::max(largest, std::abs(x));
    };
    for (const Points* body : {&pair.bodies.a, &pair.bodies.b})
      std::for_each(body->coordinates.begin(), body->coordinates.end(), see);
    for (const Motion* motion : {&pair.of_a, &pair.of_b})
      for (const auto* vector : {&motion->displacement, &motion->rotation, &motion->centre})
        std::for_each(vector->begin(), vector->end(), see);
    if (!finite_) return;
    if (largest > 0x1p1018) shrink_ = 0x1p-3;
    double widest = 0;
    for (std::size_t k = 0; k < D; ++k) {
      double low = pair.bodies.a[0][k], high = low;
      for (const Points* body : {&pair.bodies.a, &pair.bodies.b})
        for (std::uint32_t i = 0; i < body->size(); ++i)
          low = std::min(low, (*body)[i][k]), high = std::max(high, (*body)[i][k]);
      widest = std::max(widest, way(high, low) + std::abs(way(pair.of_a.displacement[k], 0)) +
                                    std::abs(way(pair.of_b.displacement[k], 0)));
    }
    reach_ = widest + swing(pair.bodies.a, pair.of_a) + swing(pair.bodies.b, pair.of_b);
    finite_ = std::isfinite(reach_);
    if (!finite_ || reach_ == 0) return;
    exponent_ = std::ilogb(reach_) + 1;
    origin_ = {pair.bodies.a[0][0], pair.bodies.a[0][1], D == 3 ? pair.bodies.a[0][D - 1] : 0};
  }

  /// From one coordinate to another, shrunk where sums of such ways might overflow otherwise: nowhere else, because
  /// what shrinking takes off subnormal numbers is no small part of bodies as small as these.
  double way(double to, double from) const { return to * shrink_ - from * shrink_; }

  /// Twice the largest sum of |x_k - centre_k|, shrunk.
  double swing(const Points& body, const Motion& motion) const {
    double largest = 0;
    if (!motion.turns()) return 0;
    for (std::uint32_t i = 0; i < body.size(); ++i) {
      double sum = 0;
      for (std::size_t k = 0; k < D; ++k) sum += std::abs(way(body[i][k], motion.centre[k]));
      largest = std::max(largest, sum);
    }
    return 2 * largest;
  }

  void fill(Body& body, const Points& points, const Motion& motion) {
    body.turns = motion.turns();
    const auto framed = [&](double x, double from) { return std::ldexp(way(x, from), -exponent_); };
    for (std::uint32_t i = 0; i < points.size(); ++i) {
      Vec<3> start{}, arm{};
      for (std::size_t k = 0; k < D; ++k) {
        start[k] = framed(points[i][k], origin_[k]);
        arm[k] = framed(points[i][k], motion.centre[k]);
      }
      body.start.push_back(start);
      body.arm.push_back(arm);
      if (body.turns) body.rim = std::max(body.rim, std::sqrt(gjk::dot(arm, arm)) * (1 + 0x1p-48) + 0x1p-1000);
    }
    for (std::size_t k = 0; k < D; ++k) body.displacement[k] = framed(motion.displacement[k], 0);
    body.rotation = motion.rotation;
    body.turn = std::sqrt(gjk::dot(body.rotation, body.rotation)) * (1 + 0x1p-48);
  }

  static Points moved(const Body& body, double time) {
    Points points{static_cast<std::uint32_t>(D), {}};
    points.coordinates.reserve(body.start.size() * D);
    const Vec<3> angle = time * body.rotation;
    const double theta = std::sqrt(gjk::dot(angle, angle));
    const bool turned = theta > 0;
    // The versine as 2 sin^2(theta / 2), which keeps its digits where the angle is small.
    const double sine = turned ? std::sin(theta) : 0, half = turned ? std::sin(theta / 2) : 0;
    const Vec<3> axis = turned ? (1 / theta) * angle : Vec<3>{};
    for (std::size_t i = 0; i < body.start.size(); ++i) {
      Vec<3> x = body.start[i] + time * body.displacement;
      if (turned) {
        const Vec<3> once = gjk::cross(axis, body.arm[i]);
        x = x + (sine * once + (2 * half * half) * gjk::cross(axis, once));
      }
      points.coordinates.insert(points.coordinates.end(), x.begin(), x.begin() + D);
    }
    return points;
  }

  bool finite_ = true;
  double reach_ = 0, error_ = 0, shrink_ = 1;
  int exponent_ = 0;
  Vec<3> origin_{};
  Vec<D> relative_{};
  Body a_, b_;
};

}  // namespace assay::cast
