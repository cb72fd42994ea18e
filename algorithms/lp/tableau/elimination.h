// The exchange of a basic and a nonbasic variable in a tableau, in double or in twice the precision.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "algorithms/lp/tableau/twofold.h"
#include "algorithms/lp/tableau/working_tolerances.h"

namespace assay::lp {

/// What the arithmetic of a tableau is told about its numbers: their size as a double, and below which share of its
/// terms a sum is the rounding of earlier pivots.
inline double magnitude(double value) { return std::fabs(value); }
inline double magnitude(const Twofold& value) { return std::fabs(value.head); }
constexpr double drop_of(double) { return kDrop; }
inline double drop_of(const Twofold&) { return kDrop * kTwofoldShare; }

/// The rows of a tableau, the last one that of the reduced costs, and how large the terms of each reduced cost were.
///
/// Lemma (sizes). If a reduced cost d_q is off by delta S_q, then after the exchange at pivot p that of the leaving
/// variable, d_q / p, is off by delta S_q / |p|, and d_k - d_q a_k / p by at most delta (S_k + S_q |a_k / p|): so a
/// size is carried along with the factor that the number itself is multiplied by, not made anew from the number.
template <class Number>
struct Entries {
  std::uint32_t rows = 0, columns = 0;
  std::vector<Number> entry;  ///< rows + 1 rows
  std::vector<double> reduced_size;

  Number* row(std::uint32_t i) { return entry.data() + std::size_t{i} * columns; }
  const Number& at(std::uint32_t i, std::uint32_t k) const { return entry[std::size_t{i} * columns + k]; }

  /// x_entering = (x_leaving - sum of the rest of the row) / pivot, put into all other rows.
  void exchange(std::uint32_t pivot_row, std::uint32_t column) {
    const Number pivot = at(pivot_row, column);
    Number* const own = row(pivot_row);
    for (std::uint32_t k = 0; k < columns; ++k) own[k] = -(own[k] / pivot);
    own[column] = Number(1) / pivot;
    for (std::uint32_t i = 0; i <= rows; ++i) {
      Number* const other = row(i);
      const Number factor = other[column];
      if (i == pivot_row || magnitude(factor) == 0) continue;
      other[column] = Number(0);
      for (std::uint32_t k = 0; k < columns; ++k) {
        const Number product = factor * own[k], sum = other[k] + product;
        other[k] = magnitude(sum) <= drop_of(Number()) * magnitude(product) ? Number(0) : sum;
      }
    }
    const double size = reduced_size[column];
    for (std::uint32_t k = 0; k < columns; ++k) {
      const double term = size * magnitude(own[k]);
      reduced_size[k] = k == column ? term : std::max(reduced_size[k], term);
    }
  }
};

}  // namespace assay::lp
