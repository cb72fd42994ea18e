// The listing of gjk_alzubaidi_2d.h for any number type.
#pragma once
#include <array>
#include <optional>
#include <span>

#include "algorithms/model/family.h"
#include "algorithms/published/gjk/planar_listing.h"
#include "algorithms/published/numbers.h"

namespace assay::published::alzubaidi {

using planar::Difference;
using planar::dot;
using planar::farthest_difference;
using planar::negative;
using planar::operator-;
using planar::Pair;
using planar::times;
using planar::vertex;

/// Equation 3, the area included. Nothing where it divides by 0 and the number type has no NaN.
template <class Number>
std::optional<Pair<Number>> centroid(const Points& body) {
  Number twice_area = 0, x_sum = 0, y_sum = 0;
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    const Pair<Number> p = vertex<Number>(body, i), q = vertex<Number>(body, i + 1 < body.size() ? i + 1 : 0);
    const Number term = p[0] * q[1] - q[0] * p[1];
    twice_area += term;
    x_sum += (p[0] + q[0]) * term;
    y_sum += (p[1] + q[1]) * term;
  }
  if constexpr (!kRounds<Number>) {
    if (twice_area == 0) return std::nullopt;
  }
  const Number area = twice_area / 2, share = 1 / (6 * area);
  return Pair<Number>{share * x_sum, share * y_sum};
}

/// x cross (y cross z) = y (x.z) - z (x.y).
template <class Number>
Pair<Number> triple_product(const Pair<Number>& x, const Pair<Number>& y, const Pair<Number>& z) {
  return times(dot(x, z), y) - times(dot(x, y), z);
}

template <class Number>
bool watched(const Watch& watch, std::span<const Difference<Number>> order) {
  std::array<std::uint32_t, 6> state;
  std::size_t size = 0;
  for (const Difference<Number>& point : order) {
    state[size++] = point.a;
    state[size++] = point.b;
  }
  return watch({state.data(), size});
}

/// Precondition: planar, no body empty, coordinates finite.
/// Error    GaveUp kNotFinite: a division by 0 in a number type without NaN.
template <class Number>
GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
  std::array<Difference<Number>, 3> simplex;
  const auto of_b = centroid<Number>(pair.b), of_a = centroid<Number>(pair.a);
  if (!of_a || !of_b) return GaveUp{GaveUp::Why::kNotFinite, 0};
  Pair<Number> d = *of_b - *of_a;
  std::size_t n = 0;
  simplex[0] = farthest_difference(pair, d);
  d = negative(d);
  for (std::uint32_t step = 1;; ++step) {
    ++n;
    simplex[n] = farthest_difference(pair, d);
    if (dot(simplex[n].at, d) <= 0) return BareVerdict{false};
    const Pair<Number> a = simplex[n].at, a0{0 - a[0], 0 - a[1]};
    if (n >= 2) {
      const Difference<Number> newest = simplex[n], b = simplex[n - 1], c = simplex[n - 2];
      const Pair<Number> ab = b.at - a, ac = c.at - a;
      const Pair<Number> ab_perp = triple_product(ab, ab, ac), ac_perp = triple_product(ac, ac, ab);
      if (dot(ab_perp, a0) > 0) {
        simplex = {b, newest, c};  // c is removed; its place is overwritten by the next
        d = ab_perp;
      } else if (dot(ac_perp, a0) > 0) {
        simplex = {c, newest, b};
        d = ac_perp;
      } else {
        return BareVerdict{true};
      }
      n = 1;
      if (!watched<Number>(watch, simplex)) return GaveUp{GaveUp::Why::kStopped, step};
    } else {
      const Pair<Number> ab = simplex[n - 1].at - a;
      d = triple_product(ab, a0, ab);
      if (!watched<Number>(watch, {simplex.data(), 2})) return GaveUp{GaveUp::Why::kStopped, step};
    }
  }
}

}  // namespace assay::published::alzubaidi
