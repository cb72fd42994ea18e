#include "oracles/shapes/difference_body.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/words.h"
#include "oracles/exact/work_bound.h"
#include "oracles/shapes/roots.h"

namespace assay {
namespace {

Rational cross(const RationalPoint& p, const RationalPoint& q) { return p[0] * q[1] - p[1] * q[0]; }

/// The strict hull of planar points, counter-clockwise: monotone chains.
std::vector<RationalPoint> hull_of(std::vector<RationalPoint> points) {
  std::sort(points.begin(), points.end());
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if (points.size() < 3) return points;
  std::vector<RationalPoint> ring;
  for (const int pass : {0, 1}) {
    const std::size_t base = ring.size();
    for (const RationalPoint& p : points) {
      while (ring.size() >= base + 2 && cross(ring.back() - ring[ring.size() - 2], p - ring.back()) <= 0)
        ring.pop_back();
      ring.push_back(p);
    }
    ring.pop_back();  // begins the other chain
    if (pass == 0) std::reverse(points.begin(), points.end());
  }
  return ring;
}

}  // namespace

int SignedDistance::sign() const { return sign_with_root(-radius, side, square); }

int SignedDistance::compared_to(const Rational& t) const { return sign_with_root(t + radius, -side, square); }

/// Through 4^k, as squares leave the doubles long before their roots do.
double SignedDistance::near() const {
  if (square == 0) return -approximate(radius);
  const auto bits = [](const Integer& x) { return static_cast<int>(boost::multiprecision::msb(x)); };
  const int k = (bits(numerator(square)) - bits(denominator(square))) / 2;
  return side * std::ldexp(std::sqrt(approximate(square * power_of_two(-2 * k))), k) - approximate(radius);
}

DifferenceBody::DifferenceBody(const ExactBody& a, const ExactBody& b)
    : planar_(a.dimension == 2), radius_(a.radius + b.radius) {
  for (const RationalPoint& p : a.corners) {
    // The difference, and what sorting and turning it takes.
    spend(b.corners.size() * cost_of_fractions(32, 2 * most_words(p)));
    for (const RationalPoint& q : b.corners) corners_.push_back(p - q);
  }
  if (planar_) {
    corners_ = hull_of(std::move(corners_));
    return;
  }
  low_ = high_ = corners_.front();
  for (const RationalPoint& p : corners_) {
    for (std::size_t k = 0; k < 3; ++k) {
      low_[k] = std::min(low_[k], p[k]);
      high_[k] = std::max(high_[k], p[k]);
    }
  }
  corners_.clear();
  for (std::uint32_t corner = 0; corner < 8; ++corner) {
    RationalPoint p{};
    for (std::size_t k = 0; k < 3; ++k) p[k] = (corner >> k & 1U) == 0 ? low_[k] : high_[k];
    corners_.push_back(std::move(p));
  }
}

Rational DifferenceBody::support(const RationalPoint& n) const {
  Rational greatest = dot(n, corners_.front());
  for (const RationalPoint& p : corners_) {
    spend(cost_of_fractions(6, most_words(n) + most_words(p)));
    greatest = std::max(greatest, dot(n, p));
  }
  return greatest;
}

SignedDistance DifferenceBody::from(const RationalPoint& v) const { return planar_ ? from_ring(v) : from_box(v); }

/// Inside a ring of three corners or more v is left of every edge, and the nearest boundary point lies on the edge
/// whose line is nearest; a flat ring has no inside. Above it, out of the plane, the point below is nearest. Outside,
/// the nearest of the points that the edges have nearest.
SignedDistance DifferenceBody::from_ring(const RationalPoint& v) const {
  const std::size_t count = corners_.size();
  spend(count * cost_of_fractions(40, 3 * most_words(v)));
  SignedDistance found{-1, -1, radius_, v};
  bool inside = count >= 3;
  for (std::size_t i = 0; i < count && inside; ++i) {
    const RationalPoint edge = corners_[(i + 1) % count] - corners_[i];
    const Rational turn = cross(edge, v - corners_[i]), square = turn * turn / dot(edge, edge);
    inside = turn >= 0;
    if (found.square < 0 || square < found.square) found.square = square;
  }
  if (inside && v[2] != 0) return {1, v[2] * v[2], radius_, {v[0], v[1], 0}};
  if (inside) {
    if (found.square == 0) found.side = 0;
    return found;
  }
  found.square = -1;
  for (std::size_t i = 0; i < count; ++i) {
    const RationalPoint &p = corners_[i], edge = corners_[(i + 1) % count] - p;
    const Rational length = dot(edge, edge), along = dot(v - p, edge);
    const Rational t = length == 0 || along <= 0 ? Rational(0)
                       : along >= length         ? Rational(1)
                                                 : Rational(along / length);
    const RationalPoint nearest = {p[0] + t * edge[0], p[1] + t * edge[1], 0}, off = v - nearest;
    const Rational square = dot(off, off);
    if (found.square >= 0 && square >= found.square) continue;
    found.square = square;
    found.nearest = nearest;
  }
  found.side = found.square == 0 ? 0 : 1;
  return found;
}

SignedDistance DifferenceBody::from_box(const RationalPoint& v) const {
  SignedDistance found{1, 0, radius_, v};
  Rational depth = std::min<Rational>(v[0] - low_[0], high_[0] - v[0]);
  for (std::size_t k = 0; k < 3; ++k) {
    found.nearest[k] = std::clamp(v[k], low_[k], high_[k]);
    const Rational off = v[k] - found.nearest[k];
    found.square += off * off;
    depth = std::min<Rational>(depth, std::min<Rational>(v[k] - low_[k], high_[k] - v[k]));
  }
  if (found.square > 0) return found;
  found.square = depth * depth;
  found.side = depth == 0 ? 0 : -1;
  return found;
}

}  // namespace assay
