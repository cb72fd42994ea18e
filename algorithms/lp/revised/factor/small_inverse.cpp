#include "algorithms/lp/revised/factor/small_inverse.h"

#include <algorithm>

namespace assay::lp {

void SmallInverse::reset(std::uint32_t rows) {
  rows_ = rows;
  std::fill_n(inverse_.begin(), rows * rows, 0.0);
  for (std::uint32_t r = 0; r < rows; ++r) inverse_[r * rows + r] = -1;
}

void SmallInverse::solve(WorkVector& x) const {
  std::array<double, kMostRows> result;
  const double* row = inverse_.data();
  for (std::uint32_t r = 0; r < rows_; ++r, row += rows_) {
    double sum = 0;
    for (std::uint32_t i = 0; i < rows_; ++i) sum += row[i] * x.value[i];
    result[r] = sum;
  }
  std::copy_n(result.begin(), rows_, x.value.begin());
  x.pack();
}

void SmallInverse::solve_transposed(WorkVector& x) const {
  std::array<double, kMostRows> result;
  std::fill_n(result.begin(), rows_, 0.0);
  const double* row = inverse_.data();
  for (std::uint32_t r = 0; r < rows_; ++r, row += rows_) {
    const double factor = x.value[r];
    if (factor == 0) continue;
    for (std::uint32_t i = 0; i < rows_; ++i) result[i] += factor * row[i];
  }
  std::copy_n(result.begin(), rows_, x.value.begin());
  x.pack();
}

void SmallInverse::exchange(std::uint32_t row, const double* solved) {
  double* const pivot_row = &inverse_[row * rows_];
  for (std::uint32_t i = 0; i < rows_; ++i) pivot_row[i] /= solved[row];
  for (std::uint32_t r = 0; r < rows_; ++r) {
    if (r == row || solved[r] == 0) continue;
    double* const target = &inverse_[r * rows_];
    for (std::uint32_t i = 0; i < rows_; ++i) target[i] -= solved[r] * pivot_row[i];
  }
}

}  // namespace assay::lp
