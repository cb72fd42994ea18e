// The kernel of a basis, factored once, solved exactly as often as asked. Part of the trusted core.
#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "oracles/lp/basis/basis_kernel.h"
#include "oracles/lp/basis/lifting.h"

namespace assay {

/// K = A[kernel.rows, kernel.columns]. Rational right sides are made integers by one common factor, K by powers of two
/// for its rows and columns; nothing is rounded.
class ExactKernel {
 public:
  ExactKernel(const LpProblem& problem, BasisKernel kernel);

  const BasisKernel& kernel() const { return kernel_; }
  /// Proven where true (modular_lu.h). Where false, K has no inverse or the prime divides its determinant: solve()
  /// tells.
  bool is_regular() const { return factors_.is_regular(); }

  /// Numbers of the rows and columns of A without a pivot: exchanged for each other they leave a regular kernel.
  std::vector<std::uint32_t> rows_left() const;
  std::vector<std::uint32_t> columns_left() const;

  /// x with K x = right, in the order of kernel().columns; y with K^T y = right, in the order of kernel().rows. Empty
  /// only where the kernel is singular.
  std::optional<CommonFractions> solve(const std::vector<Rational>& right) const;
  std::optional<CommonFractions> solve_transposed(const std::vector<Rational>& right) const;

 private:
  std::optional<CommonFractions> solve(const std::vector<Rational>& right, Orientation orientation) const;

  BasisKernel kernel_;
  IntegerMatrix matrix_;
  ModularLu factors_;
  std::vector<SparseRow> plain_, transposed_;  // only where the prime fails: for elimination in rationals
};

}  // namespace assay
