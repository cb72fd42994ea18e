// A bracket of the distance from the end of a search in double, each end with its forward error bound.
#pragma once
#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstddef>

#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"
#include "algorithms/model/convex_pair.h"

namespace assay::certified {

/// |n| of a vector whose greatest entry is between 1 and 2: no square matters that underflows. Three squares, two sums and the
/// root: relative error below 4 u.
template <std::size_t D>
double length_of(const gjk::Vec<D>& n) {
  return std::sqrt(gjk::dot(n, n));
}

/// The bracket from a direction n and a point z of a - b; false, and `bracketed` is anything, where it gets too wide.
///
/// Low     n is taken as the doubles it is, scaled by a power of two. h(n) >= computed - support_error, and h(n) / |n| <= D. The
///         difference, the root and the quotient have relative errors below 1, 4 and 1 u; 8 u are taken off.
/// High    z = sum weight_i w_i / s as proofs.h encloses it; |z_k| + error_k is off by 1 u of itself, the root's argument by 5 u
///         at most, its root by 3.5 u, s by 4 u, the quotient by 1 u: 16 u are put on. Where z is so short that squares
///         underflow, kUnderflow is far above what is lost.
/// Units   A length of the frame is a power of two times one of the caller's, exactly, unless it becomes subnormal: then each of
///         three products errs by half the least double at most, so two of these pay for all three. If high overflows
///         nothing is said.
/// Slack   The judge proves both ends again from the input's own coordinates, with bounds of twice the size where the bodies
///         are as large as they are far from zero: kept in the width, 32 u L go to both ends together, so that its filter is
///         as a rule enough.
template <std::size_t D>
bool bracket_in_double(const gjk::MinkowskiFrame<D>& frame, const gjk::Simplex<D>& simplex,
                       const gjk::Nearest<D>& nearest, GjkAnswer& bracketed) {
  using gjk::operator*;
  constexpr double u = gjk::kUnitRoundoff;
  double greatest = 0;
  gjk::each_axis<D>([&](std::size_t k) { greatest = std::max(greatest, std::abs(nearest.v[k])); });
  if (!(greatest > 0x1p-900)) return false;
  const gjk::Vec<D> n = std::ldexp(1.0, -std::ilogb(greatest)) * nearest.v;
  const double least = gjk::least_support(frame, n, frame.support(n).least);
  if (!(least > 0)) return false;

  const gjk::Combination<D> point = gjk::combine(simplex, nearest.weight);
  gjk::Vec<D> reach;
  gjk::each_axis<D>([&](std::size_t k) { reach[k] = std::abs(point.z[k]) + point.error[k]; });
  const double slack = 16 * u * frame.extent();
  const double proved_low = least / length_of<D>(n) * (1 - 8 * u);
  const double low = proved_low - std::min(slack, proved_low / 2);
  const double high = length_of<D>(reach) / point.s * (1 + 16 * u) + gjk::kUnderflow + slack;
  const bool narrow = high - low <= gjk::kBracketWidth * frame.extent() * (1 - 8 * u);
  if (!narrow) return false;

  Bracketed& answer = bracketed.emplace<Bracketed>();
  answer.low = std::max(0.0, std::min(DBL_MAX, frame.in_callers_unit(low)) - 2 * DBL_TRUE_MIN);
  answer.high = frame.in_callers_unit(high) + 2 * DBL_TRUE_MIN;
  if (!std::isfinite(answer.high)) return false;
  // Ends pushed apart by the least doubles may be too wide for bodies as small as those.
  if (!(answer.high - answer.low <= gjk::kBracketWidth * frame.in_callers_unit(frame.extent()) * (1 - 8 * u)))
    return false;
  gjk::each_axis<D>([&](std::size_t k) { answer.direction[k] = n[k]; });
  answer.on_a.size = answer.on_b.size = simplex.size;
  for (std::uint32_t i = 0; i < simplex.size; ++i) {
    answer.on_a.vertex[i] = simplex.vertex[i].a;
    answer.on_b.vertex[i] = simplex.vertex[i].b;
    answer.on_a.weight[i] = answer.on_b.weight[i] = nearest.weight[i];
  }
  return true;
}

}  // namespace assay::certified
