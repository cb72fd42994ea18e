// A sum of products together with a bound of the rounding error made in it.
#pragma once
#include <cmath>
#include <cstddef>

namespace assay::lp {

/// value is sum a_k b_k, |value - exact| <= error.
///
/// Lemma. n products and n additions in any order, the first of them to 0: |error| <= n u / (1 - n u) * sum |a_k b_k|,
/// u = 2^-53, and 2^-1074 for every product that underflows. The computed sum S of sizes is that one within n u, so
/// that n u S and less than u S / 2 bound the error for n < 2^20; adding it to the value loses u S more. The m radii
/// are products and additions, too. (n + 3) u S and 1 + (m + 6) u times the radii are more.
/// Source  N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., SIAM 2002, section 3.1.
class BoundedSum {
 public:
  void add(double a, double b) {
    const double product = a * b;
    value_ += product;
    size_ += std::fabs(product);
    ++terms_;
  }
  /// A term that is itself known only up to `radius` times |factor|.
  void add_unsure(double factor, double radius) {
    unsure_ += std::fabs(factor) * radius;
    ++radii_;
  }

  double value() const { return value_; }
  double error() const {
    const auto m = static_cast<double>(radii_);
    return error_of(terms_, size_) + unsure_ * (1 + (m + 6) * 0x1p-53) + m * 0x1p-1073;
  }
  /// Of so many terms whose sizes sum up, as computed, to `size`.
  static double error_of(std::size_t terms, double size) {
    const double n = static_cast<double>(terms) + 3;
    return 0x1p-53 * n * size + n * 0x1p-1073;
  }
  /// Bounds of the exact sum; the last rounding is covered by the slack in error().
  double upper() const { return value_ + error(); }
  double lower() const { return value_ - error(); }

 private:
  double value_ = 0, size_ = 0, unsure_ = 0;
  std::size_t terms_ = 0, radii_ = 0;
};

}  // namespace assay::lp
