// The explicit inverse of a basis of few rows.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "algorithms/lp/revised/sparse.h"

namespace assay::lp {

/// B^-1 as a dense matrix. For a handful of rows it beats any factorisation: a solve is a few multiplications, a row of
/// the inverse is there already, and an exchange of columns is one elimination step.
class SmallInverse {
 public:
  static constexpr std::uint32_t kMostRows = 16;

  /// The inverse of -I, the basis of row activities.
  void reset(std::uint32_t rows);
  /// x := B^-1 x and x := B^-T x.
  void solve(WorkVector& x) const;
  void solve_transposed(WorkVector& x) const;
  /// result := |B^-1| x or |B^-T| x.
  void multiply_absolute(const std::vector<double>& x, bool transposed, std::vector<double>& result) const;
  double entry(std::uint32_t row, std::uint32_t column) const { return inverse_[row * rows_ + column]; }
  /// Puts in position `row` the column whose solved form is `solved`.
  void exchange(std::uint32_t row, const double* solved);

 private:
  std::uint32_t rows_ = 0;
  std::array<double, kMostRows * kMostRows> inverse_{};  // row r at r * rows_: e_r B^-1
};

}  // namespace assay::lp
