// A sum of products computed as if in twice the precision, with a bound of what is lost even so.
#pragma once
#include <cmath>
#include <cstddef>

namespace assay::lp {

/// value is sum a_k b_k, |value - exact| <= error.
///
/// Lemma. With every product and every sum split into itself and its rounding error, and the errors added up apart,
/// |value - exact| <= u |exact| + (n u / (1 - n u))^2 sum |a_k b_k|, u = 2^-53, when nothing underflows; 2^-1073 a term
/// covers the products that do. The constants below are larger. Radii are summed as BoundedSum sums them.
/// Source  T. Ogita, S. M. Rump, S. Oishi, Accurate sum and dot product, SIAM J. Sci. Comput. 26(6), 2005, 1955-1988
///         (algorithm Dot2, with the product's error by a fused multiply-add).
class CompensatedSum {
 public:
  void add(double a, double b) {
    const double product = a * b, sum = value_ + product;
    const double part = sum - value_;
    const double lost_in_sum = (value_ - (sum - part)) + (product - part);
    const double lost_in_product = std::fma(a, b, -product);
    const bool may_underflow = std::fabs(product) < 0x1p-960 && a != 0 && b != 0;
    exact_ = exact_ && lost_in_sum == 0 && lost_in_product == 0 && !may_underflow;
    low_ += lost_in_sum + lost_in_product;
    value_ = sum;
    size_ += std::fabs(product);
    ++terms_;
  }
  void add_unsure(double factor, double radius) {
    unsure_ += std::fabs(factor) * radius;
    ++radii_;
  }

  double value() const { return value_ + low_; }
  double upper() const { return value() + error(); }
  double lower() const { return value() - error(); }
  /// 0 where every product and every sum was a double itself: then a value of 0 is 0.
  double error() const {
    if (exact_ && unsure_ == 0) return 0;
    const double n = static_cast<double>(terms_) + 3;
    const auto m = static_cast<double>(radii_);
    return 0x1p-52 * std::fabs(value()) + n * n * 0x1p-103 * size_ + unsure_ * (1 + (m + 6) * 0x1p-53) +
           (n + m) * 0x1p-1072;
  }

 private:
  double value_ = 0, low_ = 0, size_ = 0, unsure_ = 0;
  std::size_t terms_ = 0, radii_ = 0;
  bool exact_ = true;
};

}  // namespace assay::lp
