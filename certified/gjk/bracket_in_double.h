// A bracket of the distance from the end of a search in double, each end with its forward error bound.
#pragma once
#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstddef>

#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"
#include "algorithms/model/convex_pair.h"

namespace assay::certified {

/// |v| of a vector whose greatest entry is between 2^-300 and 2^300: no square matters that underflows. Three squares,
/// two sums and the root: relative error below 4 u.
template <std::size_t D>
double length_of(const gjk::Vec<D>& v) {
  return std::sqrt(gjk::dot(v, v));
}

/// The bracket from where a search in `view` has ended: the nearest point v, a proved bound 0 < `least` <= h(v), and a
/// point z of a - b; false, and `bracketed` is anything, where it gets too wide.
///
/// Low     h(v) / |v| <= D. The root and the quotient have relative errors below 4 and 1 u; 8 u are taken off.
/// High    z = sum weight_i w_i / s as proofs.h encloses it, in whatever unit the view has; |z_k| + error_k is off by 1
///         u of itself, the root's argument by 5 u at most, its root by 3.5 u, s by 4 u, the quotient by 1 u: 16 u are
///         put on. Squares that underflow are those of entries below 2^-511; slack is above 2^-200 for extents above
///         2^-150.
/// Units   A length of a frame is a power of two times one of the caller's, exactly, unless it becomes subnormal: then
///         each of three products errs by half the least double at most, so two of these pay for all three. If high
///         overflows nothing is said.
/// Slack   The judge proves both ends again from the input's own coordinates, with bounds of twice the size where the
///         bodies are as large as they are far from zero: kept in the width, 32 u L go to both ends together, so that
///         its filter is as a rule enough.
template <std::size_t D, class View>
bool bracket_in_double(const View& view, const gjk::Simplex<D>& simplex, const gjk::Nearest<D>& nearest, double least,
                       GjkAnswer& bracketed) {
  constexpr double u = gjk::kUnitRoundoff;
  const gjk::Vec<D>& v = nearest.v;
  double greatest = 0;
  gjk::each_axis<D>([&](std::size_t k) { greatest = std::max(greatest, std::abs(v[k])); });
  const double extent = view.extent();
  if (!(greatest >= 0x1p-300 && greatest <= 0x1p300 && extent >= 0x1p-150)) return false;

  const gjk::Combination<D> point = gjk::combine(simplex, nearest.weight);
  gjk::Vec<D> reach;
  gjk::each_axis<D>([&](std::size_t k) { reach[k] = std::abs(point.z[k]) + point.error[k]; });
  const double slack = 16 * u * extent;
  const double proved_low = least / length_of<D>(v) * (1 - 8 * u);
  const double low = proved_low - std::min(slack, proved_low / 2);
  const double high = length_of<D>(reach) / point.s * (1 + 16 * u) + gjk::kUnderflow + slack;
  const double widest = gjk::kBracketWidth * extent * (1 - 8 * u);
  if (!(high - low <= widest)) return false;

  Bracketed& answer = bracketed.emplace<Bracketed>();
  answer.low = std::max(0.0, std::min(DBL_MAX, view.in_callers_unit(low)) - 2 * DBL_TRUE_MIN);
  answer.high = view.in_callers_unit(high) + 2 * DBL_TRUE_MIN;
  if (!std::isfinite(answer.high)) return false;
  // Ends pushed apart by the least doubles may be too wide for bodies as small as those.
  if (!(answer.high - answer.low <= gjk::kBracketWidth * view.in_callers_unit(extent) * (1 - 8 * u))) return false;
  gjk::each_axis<D>([&](std::size_t k) { answer.direction[k] = v[k]; });
  answer.on_a.size = answer.on_b.size = simplex.size;
  for (std::uint32_t i = 0; i < simplex.size; ++i) {
    answer.on_a.vertex[i] = simplex.vertex[i].a;
    answer.on_b.vertex[i] = simplex.vertex[i].b;
    answer.on_a.weight[i] = answer.on_b.weight[i] = nearest.weight[i];
  }
  return true;
}

}  // namespace assay::certified
