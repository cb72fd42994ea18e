// What a search says once it has ended: answers with their witnesses, and the proof without which none is given.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>

#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/model/convex_pair.h"

namespace assay::gjk {

/// Witnesses have room for simplices of the plane and of space; above, a distance or a verdict is all that is given.
template <std::size_t D>
inline constexpr bool kHasWitness = D + 1 <= kWitnessCapacity;

/// The nearest points, by the weights of a simplex's vertices.
template <std::size_t D>
Separated separated(const Simplex<D>& simplex, const std::array<double, D>& weight) {
  Separated answer;
  answer.on_a.size = answer.on_b.size = simplex.size;
  for (std::uint32_t i = 0; i < simplex.size; ++i) {
    answer.on_a.vertex[i] = simplex.vertex[i].a;
    answer.on_b.vertex[i] = simplex.vertex[i].b;
    answer.on_a.weight[i] = answer.on_b.weight[i] = weight[i];
  }
  return answer;
}

template <std::size_t D>
GjkAnswer separated_along(const Vec<D>& v) {
  if constexpr (!kHasWitness<D>) return BareVerdict{false};
  SeparatedAlong answer;
  for (std::size_t k = 0; k < D && k < answer.direction.size(); ++k) answer.direction[k] = v[k];
  return answer;
}

template <std::size_t D>
GjkAnswer overlapping(const Simplex<D>& simplex) {
  if constexpr (!kHasWitness<D>) return BareVerdict{true};
  Overlapping answer;
  answer.size = simplex.size;
  for (std::uint32_t i = 0; i < simplex.size && i < kWitnessCapacity; ++i) {
    answer.on_a[i] = simplex.vertex[i].a;
    answer.on_b[i] = simplex.vertex[i].b;
  }
  return answer;
}

/// The length |z| / s of a proved point. |v|^2 - h(v) <= g L^2 gives | |v|^2 - D^2 | <= 2 g L^2 for the distance D,
/// since h(v) <= |v| D; the caller proves half of the promise, and the other half, 2^-44 L^2, pays for rounding: |z| is
/// off by at most sqrt(6) 16 u L and |z| <= sqrt(6) L, so that its square is off by less than 2^-45 L^2. Below 2^-960 a
/// length may lose digits as a subnormal number; then the verdict alone is given.
template <class Frame, std::size_t D>
GjkAnswer measured(const Frame& frame, const Combination<D>& point) {
  const double distance = frame.in_callers_unit(std::sqrt(dot(point.z, point.z)) / point.s);
  if (!std::isfinite(distance) || !(distance > 0x1p-960)) return BareVerdict{false};
  return BareDistance{distance};
}

/// What can be proved about a nearest point v of a simplex, given h(v) = `least` as computed: the distance, or else
/// that v separates. Precondition: h(v) is proved to be positive.
///
/// v is normal to its face, which is precise where v is short; the weights' own point is where v is long.
template <class Frame, std::size_t D>
GjkAnswer proved_apart(const Frame& frame, const Simplex<D>& simplex, const Nearest<D>& nearest, double least) {
  const Combination<D> point = combine(simplex, nearest.weight);
  constexpr double promise = kHasWitness<D> ? kDistanceGap : kDistanceGap / 2;
  if (proves_nearest(frame, point, nearest.v, least, promise) ||
      proves_nearest(frame, point, point.z, frame.support(point.z).least, promise)) {
    if constexpr (kHasWitness<D>)
      return separated(simplex, nearest.weight);
    else
      return measured(frame, point);
  }
  return separated_along(nearest.v);
}

}  // namespace assay::gjk
