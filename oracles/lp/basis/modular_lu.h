// Factors of a sparse integer matrix modulo the prime 2^61 - 1.
#pragma once
#include <cstdint>
#include <vector>

#include "oracles/exact/mersenne.h"
#include "oracles/lp/basis/integer_matrix.h"

namespace assay {

/// Gaussian elimination modulo p, as far as there are pivots. Modulo a prime no pivot is unstable, so each is chosen
/// for sparsity alone.
///
/// Lemma. Pivots in r rows and r columns make a minor of order r that is not 0 modulo p, so not 0: those rows and
/// columns are independent over the rationals too. With r the order of the matrix it is regular.
/// Source  H. M. Markowitz, The elimination form of the inverse and its application to linear programming, Management
///         Science 3(3), 1957, 255-269 (the count; here the row of fewest entries, in it the column of fewest).
class ModularLu {
 public:
  explicit ModularLu(const IntegerMatrix& matrix);

  bool is_regular() const { return steps_.size() == order_; }
  /// Products that a solve takes.
  std::uint64_t entries() const { return entries_; }
  /// Rows and columns without a pivot, in ascending order: as many of either.
  std::vector<std::uint32_t> rows_left() const;
  std::vector<std::uint32_t> columns_left() const;

  /// The solution of K x = right, or of K^T x = right, modulo p, in place. Precondition: is_regular().
  void solve(std::vector<mersenne::Residue>& right) const;
  void solve_transposed(std::vector<mersenne::Residue>& right) const;

 private:
  struct Entry {
    std::uint32_t index = 0;
    mersenne::Residue value = 0;
  };
  struct Step {
    std::uint32_t row = 0, column = 0;
    mersenne::Residue inverse_pivot = 0;
    std::vector<Entry> upper;  ///< the rest of the pivot row, by column
    std::vector<Entry> lower;  ///< what was subtracted from which row
  };
  class Elimination;

  std::size_t order_ = 0;
  std::uint64_t entries_ = 0;
  std::vector<Step> steps_;
  mutable std::vector<mersenne::Residue> work_;
};

}  // namespace assay
