// The dense simplex tableau in the form of a dictionary: every basic variable as a combination of the nonbasic ones.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "algorithms/lp/tableau/twofold.h"
#include "algorithms/lp/tableau/working_tolerances.h"
#include "algorithms/model/lp.h"

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

/// Where a nonbasic variable stands.
enum class Place : std::uint8_t { kLower, kUpper, kZero };

/// x_{basic(i)} = sum_k at(i, k) x_{nonbasic(k)} and cost.x = sum_k reduced(k) x_{nonbasic(k)}, over the variables of
/// Basis: x, then A x. The first dictionary is the problem's own matrix with every activity basic: there is no
/// transformation, no slack, no artificial variable, and nothing is rounded before the first pivot.
///
/// Noise   A sum that cancels to less than kDrop of its terms becomes 0. Sizes of values and reduced costs remember the
///         largest terms that went into them, so that "zero" can be said relative to those.
class Dictionary {
 public:
  explicit Dictionary(const LpProblem& problem);

  std::uint32_t rows() const { return rows_; }
  std::uint32_t columns() const { return columns_; }
  std::uint32_t variables() const { return rows_ + columns_; }
  double at(std::uint32_t row, std::uint32_t column) const { return entries_.at(row, column); }
  double reduced(std::uint32_t column) const { return at(rows_, column); }
  double reduced_size(std::uint32_t column) const { return entries_.reduced_size[column]; }
  const std::vector<std::uint32_t>& basic() const { return basic_; }
  const std::vector<std::uint32_t>& nonbasic() const { return nonbasic_; }

  double lower(std::uint32_t v) const { return lower_[v]; }
  double upper(std::uint32_t v) const { return upper_[v]; }
  bool is_fixed(std::uint32_t v) const { return lower_[v] == upper_[v]; }
  bool is_boxed(std::uint32_t v) const {
    return lower_[v] > -kInfinity && upper_[v] < kInfinity && lower_[v] != upper_[v];
  }
  /// Other bounds than the problem's. Call place_nonbasics() when all are set.
  void set_bounds(std::uint32_t v, double lower, double upper) {
    lower_[v] = lower;
    upper_[v] = upper;
  }
  double value(std::uint32_t v) const { return value_[v]; }
  /// The largest term that went into the value or a bound of v: what its noise is relative to.
  double value_size(std::uint32_t v) const;
  Place place(std::uint32_t v) const { return place_[v]; }
  double objective() const;

  /// The nonbasic variable of `column` moves by `step` to `place`, everything basic with it; the basis stays.
  void move_to(std::uint32_t column, double step, Place place);
  /// Moves the variable of `column` by `step`, then exchanges it with the basic variable of `row`, which from then on
  /// stands at `place`: exactly on its bound, or, where `keeps_value`, where the step has left it.
  void pivot(std::uint32_t row, std::uint32_t column, double step, Place place, bool keeps_value);
  /// Every nonbasic variable exactly on its bound; basic values computed anew.
  void place_nonbasics();
  /// The dictionary of the same basis, every variable in the row it has, computed anew from the problem; nonbasic
  /// variables stay where they are. A function of the basis and those values alone: the same again has the same bits.
  /// Number: double, or Twofold, rounded at the end. False where no pivot was left.
  template <class Number>
  bool rebuild();
  /// Whether the basic values and the reduced costs are free of NaN and infinity.
  bool is_finite() const;

  Basis basis() const;

 private:
  void shift_basics(std::uint32_t column, double step);
  void exchange(std::uint32_t row, std::uint32_t column);
  template <class Number>
  void compute_basics(const Entries<Number>& entries, const std::vector<std::uint32_t>& row_of);

  const LpProblem& problem_;
  std::uint32_t rows_, columns_;
  Entries<double> entries_;
  std::vector<double> lower_, upper_, value_, value_size_;  // by variable
  std::vector<Place> place_;                                // by variable; of no meaning for basic ones
  std::vector<std::uint32_t> basic_, nonbasic_;
};

}  // namespace assay::lp
