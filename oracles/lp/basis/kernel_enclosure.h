// The kernel of a basis solved in double with proved bounds of the error. Part of the trusted core.
#pragma once
#include <optional>
#include <vector>

#include "oracles/lp/basis/basis_kernel.h"
#include "oracles/lp/sums/ball.h"

namespace assay {

/// At least the greatest row sum of |I - R K| + change (I + |R| |K|), R and K of order n by rows, computed in double
/// with a bound of its rounding; at least 1/2, or no number, where that is not known to be less.
double kernel_defect(const std::vector<double>& inverse, const std::vector<double>& matrix, std::size_t n,
                     double change);

/// An approximate inverse R of K = A[kernel.rows, kernel.columns], and what follows from it about every exact solution.
///
/// Lemma. Let E = I - R K with row sums of sizes at most g < 1. Then K is regular and K^-1 = (I - E)^-1 R. For any x~
/// with residual r = b - K x~: x - x~ = (I - E)^-1 R r, so |x - x~| <= |R r| + g / (1 - g) max |R r| in every entry.
/// For any y~ with s = c - K^T y~: y - y~ = R^T (I - E)^-T s, and since the column sums of E^T are at most g,
/// |y - y~|_i <= |R^T s|_i + max_k |R_ki| g / (1 - g) sum |s|. Every quantity on the right is enclosed by balls, E by
/// the bound of bounded sums; how R, x~ and y~ were found needs no trust. All of this holds for every K' with |K' - K|
/// <= change |K| in every entry at once, once R |K' - K| is added to E and |K' - K| |x~| to the residual.
/// Source  S. M. Rump, Verification methods: rigorous results using floating-point arithmetic, Acta Numerica 19, 2010,
///         287-449.
class KernelEnclosure {
 public:
  /// Empty where nothing can be proved: K, or some K' within the change, is singular or nearly so, or K is too large
  /// for a dense inverse to pay.
  static std::optional<KernelEnclosure> of(const LpProblem& problem, const BasisKernel& kernel, double change = 0);

  /// Enclosures of the x with K' x = right, and of the y with K'^T y = right, for every K' within the change and every
  /// right side within its balls. A radius that is not finite says nothing.
  std::vector<Ball> solve(const std::vector<Ball>& right) const;
  std::vector<Ball> solve_transposed(const std::vector<Ball>& right) const;

 private:
  /// Beyond it the exact solution is about as cheap: kernels of that order are sparse.
  static constexpr std::size_t kLargest = 160;

  double matrix(std::size_t i, std::size_t k) const { return matrix_[i * order_ + k]; }
  Ball entry(std::size_t i, std::size_t k) const { return changed(matrix(i, k), std::fabs(matrix(i, k)), change_); }
  double inverse(std::size_t k, std::size_t i) const { return inverse_[k * order_ + i]; }
  bool invert();

  std::size_t order_ = 0;
  std::vector<double> matrix_, inverse_;
  double change_ = 0;
  double spill_ = 0;  // at least g / (1 - g)
};

}  // namespace assay
