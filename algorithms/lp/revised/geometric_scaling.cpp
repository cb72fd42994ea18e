#include "algorithms/lp/revised/geometric_scaling.h"

#include <algorithm>
#include <cmath>

namespace assay::lp {
namespace {

/// A matrix is left as it is when the largest entry of every row and column lies within these powers of two and no
/// entry is smaller than the second.
constexpr double kWellScaled = 0x1p4, kSmallest = 0x1p-16;
constexpr int kPasses = 4;
constexpr int kNone = 5000;  ///< beyond every exponent

int centre(int least, int most) { return std::clamp(-((least + most) >> 1), -kMostExponent, kMostExponent); }

}  // namespace

bool is_well_scaled(const SparseMatrix& matrix, std::uint32_t rows, std::vector<double>& row_most) {
  row_most.assign(rows, 0.0);
  const std::size_t columns = matrix.start.size() - 1;
  const auto fits = [](double most) { return most == 0 || (most >= 1 / kWellScaled && most <= kWellScaled); };
  bool fine = true;
  for (std::size_t j = 0; j < columns && fine; ++j) {
    double most = 0;
    for (std::uint32_t at = matrix.start[j]; at < matrix.start[j + 1]; ++at) {
      const double size = std::fabs(matrix.value[at]);
      fine = fine & (size >= kSmallest);
      most = std::max(most, size);
      double& of_row = row_most[matrix.index[at]];
      of_row = std::max(of_row, size);
    }
    fine = fine && fits(most);
  }
  return fine && std::all_of(row_most.begin(), row_most.end(), fits);
}

GeometricScaling::GeometricScaling(const SparseMatrix& columns, std::uint32_t rows)
    : matrix_(columns), row_(rows, 0), column_(columns.start.size() - 1, 0), least_(rows), most_(rows) {
  for (int pass = 0; pass < kPasses; ++pass) {
    scale_rows();
    scale_columns(false);
  }
  scale_columns(true);
}

void GeometricScaling::scale_rows() {
  std::fill(least_.begin(), least_.end(), kNone);
  std::fill(most_.begin(), most_.end(), -kNone);
  for (std::size_t j = 0; j < column_.size(); ++j) {
    for (std::uint32_t at = matrix_.start[j]; at < matrix_.start[j + 1]; ++at) {
      const int e = exponent_of(matrix_.value[at]) + column_[j];
      int& least = least_[matrix_.index[at]];
      int& most = most_[matrix_.index[at]];
      least = std::min(least, e);
      most = std::max(most, e);
    }
  }
  for (std::size_t i = 0; i < row_.size(); ++i) row_[i] = least_[i] == kNone ? 0 : centre(least_[i], most_[i]);
}
void GeometricScaling::scale_columns(bool by_greatest) {
  for (std::size_t j = 0; j < column_.size(); ++j) {
    int least = kNone, most = -kNone;
    for (std::uint32_t at = matrix_.start[j]; at < matrix_.start[j + 1]; ++at) {
      const int e = exponent_of(matrix_.value[at]) + row_[matrix_.index[at]];
      least = std::min(least, e);
      most = std::max(most, e);
    }
    column_[j] = least == kNone ? 0 : by_greatest ? centre(most, most) : centre(least, most);
  }
}

}  // namespace assay::lp
