// The weights that make the origin of a simplex above space, as computed, with a bound of their error.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// The x of M x = e, M with a column (w_i, 1) for each vertex and e 1 in the last row only; the exact one, of
/// differences that are not rounded, is within `error` of each entry, which is infinite where nothing is proved.
template <std::size_t N>
struct OriginWeights {
  std::array<double, N> value{};
  double error = std::numeric_limits<double>::infinity();
};

template <std::size_t N>
using SquareOf = std::array<std::array<double, N>, N>;

/// An inverse by the method of Gauss and Jordan, with the largest entry of each column as pivot; nothing where a column
/// has none.
template <std::size_t N>
std::optional<SquareOf<N>> rounded_inverse(SquareOf<N> left) {
  SquareOf<N> r{};
  for (std::size_t i = 0; i < N; ++i) r[i][i] = 1;
  for (std::size_t c = 0; c < N; ++c) {
    std::size_t pivot = c;
    for (std::size_t i = c + 1; i < N; ++i)
      if (std::abs(left[i][c]) > std::abs(left[pivot][c])) pivot = i;
    if (left[pivot][c] == 0) return std::nullopt;
    std::swap(left[c], left[pivot]);
    std::swap(r[c], r[pivot]);
    for (std::size_t i = 0; i < N; ++i) {
      if (i == c) continue;
      const double factor = left[i][c] / left[c][c];
      for (std::size_t k = 0; k < N; ++k) left[i][k] -= factor * left[c][k], r[i][k] -= factor * r[c][k];
    }
  }
  for (std::size_t i = 0; i < N; ++i)
    for (std::size_t k = 0; k < N; ++k) r[i][k] /= left[i][i];
  return r;
}

/// M* is M with unrounded differences, |M* - M| <= u |M|. R is any matrix, here an inverse of M as computed. With C = I
/// - R M* and |C| <= a < 1 (greatest row sum) R and M* are regular, and x - y = (I - C)^-1 R (e - M* y) for every y, so
/// that |x - y| <= max |R| r / (1 - a), r >= |e - M* y|. Entries of I - R M and e - M y are sums of D + 2 terms, each
/// of at most two roundings and the rounding of M: (D + 5) u times the sum of sizes bounds their error. 1 + 64 u pays
/// for these lines.
template <std::size_t D>
OriginWeights<D + 1> origin_weights(const Simplex<D>& simplex) {
  constexpr std::size_t n = D + 1;
  constexpr double error = (D + 5) * kUnitRoundoff, paid = 1 + 64 * kUnitRoundoff;
  SquareOf<n> m{};
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < D; ++k) m[k][i] = simplex.w(static_cast<std::uint32_t>(i))[k];
    m[D][i] = 1;
  }
  OriginWeights<n> weights;
  const auto inverse = rounded_inverse(m);
  if (!inverse) return weights;
  const SquareOf<n>& r = *inverse;
  for (std::size_t i = 0; i < n; ++i) weights.value[i] = r[i][D];
  double norm = 0, off = 0;
  std::array<double, n> rest{};
  for (std::size_t i = 0; i < n; ++i) {
    double row = 0, left_over = i == D ? 1 : 0, size_of_rest = left_over;
    for (std::size_t k = 0; k < n; ++k) {
      double entry = i == k ? 1 : 0, size = entry;
      for (std::size_t l = 0; l < n; ++l) entry -= r[i][l] * m[l][k], size += std::abs(r[i][l] * m[l][k]);
      row += std::abs(entry) + error * size + kUnderflow;
      left_over -= m[i][k] * r[k][D];
      size_of_rest += std::abs(m[i][k] * r[k][D]);
    }
    if (!(row <= norm)) norm = row;  // NaN too
    rest[i] = std::abs(left_over) + error * size_of_rest + kUnderflow;
  }
  if (!(norm * paid < 0.5)) return weights;
  for (std::size_t i = 0; i < n; ++i) {
    double row = 0;
    for (std::size_t k = 0; k < n; ++k) row += std::abs(r[i][k]) * rest[k];
    if (!(row <= off)) off = row;
  }
  weights.error = 2 * off * paid;
  return weights;
}

}  // namespace assay::gjk
