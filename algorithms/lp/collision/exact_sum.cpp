#include "algorithms/lp/collision/exact_sum.h"

#include <cmath>

namespace assay::lp {

void ExactSum::add(double a, double b) {
  if (a == 0 || b == 0) return;
  const double product = a * b, size = std::fabs(product);
  is_exact_ = is_exact_ && size >= 0x1p-900 && size <= 0x1p900;  // false for NaN too
  if (!is_exact_) return;
  grow(std::fma(a, b, -product));
  grow(product);
}

void ExactSum::grow(double value) {
  for (double& part : parts_) {
    const double sum = value + part, of_part = sum - value;
    part = (value - (sum - of_part)) + (part - of_part);
    value = sum;
  }
  std::erase(parts_, 0.0);
  if (value != 0) parts_.push_back(value);
}

std::optional<int> ExactSum::sign() const {
  if (!is_exact_) return std::nullopt;
  if (parts_.empty()) return 0;
  return parts_.back() > 0 ? 1 : -1;
}

}  // namespace assay::lp
