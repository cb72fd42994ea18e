// A sum of products together with a bound of the rounding error made in it.
#pragma once
#include <cmath>
#include <cstddef>

namespace assay::lp {

/// value is sum a_k b_k, |value - exact| <= error.
///
/// Lemma. n products and n additions in any order: |error| <= n u / (1 - n u) * sum |a_k b_k|, u = 2^-53, and 2^-1074
/// for every product that underflows. 2^-52 (n + 3) times the computed sum of sizes is more, its own roundings
/// included, for n < 2^20.
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
  void add_unsure(double factor, double radius) { unsure_ += std::fabs(factor) * radius; }

  double value() const { return value_; }
  double error() const {
    const double n = static_cast<double>(terms_) + 3;
    return 0x1p-52 * n * size_ + unsure_ * (1 + 0x1p-52 * n) + n * 0x1p-1073;
  }
  /// Bounds of the exact sum; the last rounding is covered by the slack in error().
  double upper() const { return value_ + error(); }
  double lower() const { return value_ - error(); }

 private:
  double value_ = 0, size_ = 0, unsure_ = 0;
  std::size_t terms_ = 0;
};

}  // namespace assay::lp
