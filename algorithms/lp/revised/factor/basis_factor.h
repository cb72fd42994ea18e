// The LU factorisation of a basis matrix, kept up to date while columns are exchanged.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/lp/revised/factor/lu_pieces.h"
#include "algorithms/lp/revised/factor/small_inverse.h"
#include "algorithms/lp/revised/sparse.h"

namespace assay::lp {

/// A column of the basis that depends on the others, and the row whose activity takes its place.
struct Replacement {
  std::uint32_t removed = 0, row = 0;
};

/// B = L R^-1 U: L from elimination, U triangular up to a permutation, R one row operation for every exchanged column.
/// A basis of at most SmallInverse::kMostRows rows is inverted instead.
///
/// Position r of the basis is the column that was pivoted in row r, so that rows and positions are one numbering.
///
/// Update  Forrest and Tomlin's. A product of elementary matrices B_k = B_0 E_1 .. E_k would be shorter to write, but
///         keeps the whole solved column B^-1 a for every pivot, which fills in, and its transposed solve touches every
///         one of them; the row operations of Forrest and Tomlin are those of U, which stays as sparse as the basis.
/// Cost    a solve: the nonzeros of L, R, U that meet a nonzero of the right side, and one look at each row.
/// Source  J. J. H. Forrest, J. A. Tomlin, Updated triangular factors of the basis to maintain sparsity in the product
///         form simplex method, Math. Program. 2, 1972, 263-278.
class BasisFactor {
 public:
  /// Factors the columns of `basic`, variables as in Basis: column v of `matrix` below `columns`, -e_i for columns + i.
  /// Reorders `basic` so that basic[r] pivots in row r. Dependent columns are replaced by -e_i and listed.
  void factor(const SparseMatrix& matrix, std::uint32_t columns, std::vector<std::uint32_t>& basic,
              std::vector<Replacement>& replaced);

  /// x := B^-1 x. With `entering` the half-solved x is kept for update().
  void solve(WorkVector& x, bool entering = false);
  /// x := B^-T x. With `leaving` (x is e_r) the half-solved x is kept for update().
  void solve_transposed(WorkVector& x, bool leaving = false);

  /// Exchanges the column at position `row`, after solve(a, true) and solve_transposed(e_row, true); `pivot` is
  /// (B^-1 a)_row. False where the new diagonal entry disagrees with it: the factors are then unusable.
  bool update(std::uint32_t row, double pivot);

  std::uint32_t updates() const { return updates_; }
  /// Whether solving has become so much dearer than right after factor() that factoring again pays.
  bool has_grown() const { return entries_ > 3 * entries_at_start_ + 4 * rows_; }

 private:
  bool is_small() const { return rows_ <= SmallInverse::kMostRows; }
  void invert(const SparseMatrix& matrix, std::uint32_t columns, std::vector<std::uint32_t>& basic,
              std::vector<Replacement>& replaced);
  void take_lower();
  void take_upper(std::vector<std::uint32_t>& basic);

  std::uint32_t rows_ = 0, updates_ = 0;
  std::size_t entries_ = 0, entries_at_start_ = 0;
  SmallInverse small_;
  WorkVector column_;  // of the coming exchange, solved; small bases only
  LuBuilder builder_;
  SparseMatrix l_columns_, l_rows_;  // one line a pivot row, in elimination order; only lines with entries
  std::vector<std::uint32_t> l_column_pivot_, l_row_pivot_;
  std::vector<std::uint32_t> order_, place_;  // pivot rows in the order of U, kGone where one moved to the end; inverse
  std::vector<double> diagonal_;              // of U, by pivot row
  LineFile u_columns_, u_rows_;               // off-diagonal entries of U, lines and indices by pivot row
  SparseMatrix r_;                            // one line a row operation: x[r_row_] -= line . x
  std::vector<std::uint32_t> r_row_;
  std::vector<std::uint32_t> spike_index_, row_index_;  // half-solved column and row of the coming update
  std::vector<double> spike_value_, row_value_, line_value_;
  std::vector<std::uint32_t> line_of_, reordered_, row_room_, column_room_;
};

}  // namespace assay::lp
