#include "oracles/lp/basis/kernel_enclosure.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/filter.h"
#include "oracles/exact/work_bound.h"

namespace assay {

std::optional<KernelEnclosure> KernelEnclosure::of(const LpProblem& problem, const BasisKernel& kernel, double change) {
  KernelEnclosure enclosure;
  enclosure.change_ = change;
  const std::size_t n = enclosure.order_ = kernel.rows.size();
  if (n > kLargest) return std::nullopt;
  enclosure.matrix_.reserve(n * n);
  for (const std::uint32_t i : kernel.rows) {
    const double* row = problem.matrix.data() + std::size_t{i} * problem.columns;
    for (const std::uint32_t j : kernel.columns) enclosure.matrix_.push_back(row[j]);
  }
  if (!enclosure.invert()) return std::nullopt;
  const double g = kernel_defect(enclosure.inverse_, enclosure.matrix_, n, change);
  if (!(g < 0.5)) return std::nullopt;
  enclosure.spill_ = 2.0000001 * g;  // 1 / (1 - g) <= 2
  return enclosure;
}

// Gauss and Jordan with the largest entry of each column as pivot.
bool KernelEnclosure::invert() {
  const std::size_t n = order_;
  spend(2 * n * n * n);
  std::vector<double> work = matrix_;
  inverse_.assign(n * n, 0);
  for (std::size_t i = 0; i < n; ++i) inverse_[i * n + i] = 1;
  for (std::size_t c = 0; c < n; ++c) {
    std::size_t pivot = c;
    for (std::size_t i = c + 1; i < n; ++i) {
      if (std::fabs(work[i * n + c]) > std::fabs(work[pivot * n + c])) pivot = i;
    }
    if (work[pivot * n + c] == 0) return false;
    if (pivot != c) {
      std::swap_ranges(&work[c * n], &work[c * n] + n, &work[pivot * n]);
      std::swap_ranges(&inverse_[c * n], &inverse_[c * n] + n, &inverse_[pivot * n]);
    }
    const double divisor = work[c * n + c];
    for (std::size_t k = c; k < n; ++k) work[c * n + k] /= divisor;
    for (std::size_t k = 0; k < n; ++k) inverse_[c * n + k] /= divisor;
    for (std::size_t i = 0; i < n; ++i) {
      const double factor = work[i * n + c];
      if (i == c || factor == 0) continue;
      for (std::size_t k = c; k < n; ++k) work[i * n + k] -= factor * work[c * n + k];
      for (std::size_t k = 0; k < n; ++k) inverse_[i * n + k] -= factor * inverse_[c * n + k];
    }
  }
  return true;
}

// An entry is a sum of n + 1 products (dot_error). A row sum is one of 3 n terms, each size in it computed by n + 1
// roundings: fewer than 4 (n + 8) in all, u each.
double kernel_defect(const std::vector<double>& inverse, const std::vector<double>& matrix, std::size_t n,
                     double change) {
  spend(n * n * n);
  const double terms = static_cast<double>(n) + 8;
  std::vector<double> value(n), size(n);
  double greatest = 0;
  for (std::size_t k = 0; k < n; ++k) {
    std::fill(value.begin(), value.end(), 0.0);
    std::fill(size.begin(), size.end(), 0.0);
    value[k] = size[k] = 1;
    for (std::size_t i = 0; i < n; ++i) {
      const double factor = inverse[k * n + i];
      if (factor == 0) continue;
      const double* row = &matrix[i * n];
      for (std::size_t j = 0; j < n; ++j) {
        const double product = factor * row[j];
        value[j] -= product;
        size[j] += std::fabs(product);
      }
    }
    double sum = 0;
    for (std::size_t j = 0; j < n; ++j) {
      sum += std::fabs(value[j]);
      sum += dot_error(n + 1, size[j]);
      sum += change * size[j];
    }
    if (!(sum <= greatest)) greatest = sum;  // NaN too
    if (!(greatest < 0.5)) break;
  }
  return greatest * (1 + terms * 0x1p-51);
}

std::vector<Ball> KernelEnclosure::solve(const std::vector<Ball>& right) const {
  const std::size_t n = order_;
  spend(16 * n * n);
  std::vector<double> x(n, 0);
  for (std::size_t k = 0; k < n; ++k) {
    for (std::size_t i = 0; i < n; ++i) x[k] += inverse(k, i) * right[i].middle;
  }
  std::vector<Ball> residual = right;
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < n; ++k) {
      if (matrix(i, k) != 0) residual[i] += -entry(i, k) * Ball(x[k]);
    }
  }
  std::vector<Ball> correction(n);
  double most = 0;
  for (std::size_t k = 0; k < n; ++k) {
    for (std::size_t i = 0; i < n; ++i) {
      if (residual[i].middle != 0 || residual[i].radius != 0) correction[k] += Ball(inverse(k, i)) * residual[i];
    }
    const double size = correction[k].magnitude();
    if (!(size <= most)) most = size == size ? size : kInfinity;
  }
  const Ball spill = most == 0 ? Ball() : changed(0, most, spill_);
  std::vector<Ball> solution(n);
  for (std::size_t k = 0; k < n; ++k) solution[k] = Ball(x[k]) + correction[k] + spill;
  return solution;
}

std::vector<Ball> KernelEnclosure::solve_transposed(const std::vector<Ball>& right) const {
  const std::size_t n = order_;
  spend(16 * n * n);
  std::vector<double> y(n, 0), longest(n, 0);
  for (std::size_t k = 0; k < n; ++k) {
    for (std::size_t i = 0; i < n; ++i) {
      y[i] += inverse(k, i) * right[k].middle;
      longest[i] = std::max(longest[i], std::fabs(inverse(k, i)));
    }
  }
  std::vector<Ball> residual = right;
  Ball sum;
  for (std::size_t k = 0; k < n; ++k) {
    for (std::size_t i = 0; i < n; ++i) {
      if (matrix(i, k) != 0) residual[k] += -entry(i, k) * Ball(y[i]);
    }
    sum += Ball(residual[k].magnitude());
  }
  std::vector<Ball> solution(n);
  for (std::size_t i = 0; i < n; ++i) {
    Ball correction;
    for (std::size_t k = 0; k < n; ++k) {
      if (residual[k].middle != 0 || residual[k].radius != 0) correction += Ball(inverse(k, i)) * residual[k];
    }
    const double most = sum.upper() * longest[i] * spill_;
    const Ball spill(0, sum.upper() == 0 || spill_ == 0 ? 0 : most * (1 + 0x1p-49) + 0x1p-1073);
    solution[i] = Ball(y[i]) + correction + spill;
  }
  return solution;
}

}  // namespace assay
