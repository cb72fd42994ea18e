#include "oracles/shapes/exact_body.h"

#include <algorithm>

#include "oracles/exact/filter.h"

namespace assay {
namespace {

/// Grows [low, high] in every axis so that the point with `radius` around it is in.
void enclose(const RationalPoint& p, const Rational& radius, bool& empty, RationalPoint& low, RationalPoint& high) {
  for (std::size_t k = 0; k < 3; ++k) {
    if (empty || p[k] - radius < low[k]) low[k] = p[k] - radius;
    if (empty || p[k] + radius > high[k]) high[k] = p[k] + radius;
  }
  empty = false;
}

Rational longest(const RationalPoint& low, const RationalPoint& high, std::uint32_t dimension) {
  Rational extent = 0;
  for (std::uint32_t k = 0; k < dimension; ++k) extent = std::max<Rational>(extent, high[k] - low[k]);
  return extent;
}

}  // namespace

RationalPoint exact_point(std::span<const double> coordinates) {
  RationalPoint p{};
  for (std::size_t k = 0; k < coordinates.size(); ++k) p[k] = exact(coordinates[k]);
  return p;
}

Rational dot(const RationalPoint& p, const RationalPoint& q) { return p[0] * q[0] + p[1] * q[1] + p[2] * q[2]; }

RationalPoint operator-(const RationalPoint& p, const RationalPoint& q) {
  return {p[0] - q[0], p[1] - q[1], p[2] - q[2]};
}

ExactBody exact_body(const Shape& shape) {
  const std::uint32_t d = shape.dimension;
  ExactBody body{d, {}, 0};
  switch (shape.kind) {
    case ShapeKind::kBall:
      body.corners = {exact_point(shape.part(0, d))};
      body.radius = exact(shape.numbers.back());
      break;
    case ShapeKind::kBox:
      for (std::uint32_t corner = 0; corner < 1U << d; ++corner) {
        RationalPoint p{};
        for (std::uint32_t k = 0; k < d; ++k) p[k] = exact(shape.numbers[(corner >> k & 1U) * d + k]);
        body.corners.push_back(std::move(p));
      }
      break;
    case ShapeKind::kOrientedBox: {
      const RationalPoint centre = exact_point(shape.part(0, 2)), half = exact_point(shape.part(2, 2)),
                          axis = exact_point(shape.part(4, 2));
      for (const int s : {-1, 1})
        for (const int t : {-1, 1})
          body.corners.push_back({centre[0] + s * half[0] * axis[0] - t * half[1] * axis[1],
                                  centre[1] + s * half[0] * axis[1] + t * half[1] * axis[0], 0});
      break;
    }
    case ShapeKind::kMovingBall: {
      body = ball_at_start(shape);
      RationalPoint end = body.corners.front();
      const RationalPoint way = way_of(shape);
      for (std::uint32_t k = 0; k < d; ++k) end[k] += way[k];
      body.corners.push_back(std::move(end));
      break;
    }
    default:
      for (std::uint32_t i = 0; i < size_of(shape); ++i) body.corners.push_back(exact_point(shape.part(i * d, d)));
  }
  return body;
}

ExactBody ball_at_start(const Shape& moving_ball) {
  return {moving_ball.dimension, {exact_point(moving_ball.part(0, 2))}, exact(moving_ball.numbers[2])};
}

RationalPoint way_of(const Shape& moving_ball) { return exact_point(moving_ball.part(3, 2)); }

Rational extent_of(const ExactBody& a, const ExactBody& b) {
  bool empty = true;
  RationalPoint low{}, high{};
  for (const ExactBody* body : {&a, &b})
    for (const RationalPoint& p : body->corners) enclose(p, body->radius, empty, low, high);
  return longest(low, high, a.dimension);
}

Rational extent_of(std::span<const RationalPoint> points) {
  bool empty = true;
  RationalPoint low{}, high{};
  for (const RationalPoint& p : points) enclose(p, 0, empty, low, high);
  return longest(low, high, 3);
}

Rational allowance(double gap, const Rational& unit) { return exact(gap) * unit + exact(4 * kSmallestDouble); }

bool all_finite(const ShapesProblem& problem) {
  return all_finite(std::span(problem.a.numbers)) && all_finite(std::span(problem.b.numbers));
}

}  // namespace assay
