// A shape as the sum of a polytope and a ball, in rationals.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/model/shapes.h"
#include "oracles/exact/rational.h"

namespace assay {

using RationalPoint = std::array<Rational, 3>;

RationalPoint exact_point(std::span<const double> coordinates);
Rational dot(const RationalPoint& p, const RationalPoint& q);
RationalPoint operator-(const RationalPoint& p, const RationalPoint& q);

/// All points within `radius` of the convex hull of `corners`: what every body of the family is.
struct ExactBody {
  std::uint32_t dimension = 2;
  std::vector<RationalPoint> corners;
  Rational radius;
};

/// Of a moving ball all that it passes in [0, 1]: what is at most its radius from its way.
/// Precondition: has_its_numbers, is_a_body or is_a_moving_ball, all numbers finite.
ExactBody exact_body(const Shape& shape);
/// A moving ball at t = 0, and the vector by which it is moved until t = 1.
ExactBody ball_at_start(const Shape& moving_ball);
RationalPoint way_of(const Shape& moving_ball);

/// The largest coordinate extent of all the points of both bodies together: the unit of what engines promise.
Rational extent_of(const ExactBody& a, const ExactBody& b);
/// The same of a list of points; 0 for none.
Rational extent_of(std::span<const RationalPoint> points);

/// The slack of a number that is promised up to `gap`: gap times `unit`, and the four smallest doubles that the
/// roundings of up to three coordinates and a sum may lose where there is nothing smaller.
Rational allowance(double gap, const Rational& unit);

/// Whether every number of the problem is finite.
bool all_finite(const ShapesProblem& problem);

}  // namespace assay
