// Scale factors for the rows and columns of a matrix, powers of two.
#pragma once
#include <bit>
#include <cstdint>
#include <vector>

#include "algorithms/lp/revised/sparse.h"

namespace assay::lp {

/// Exponents of scales stay in the range where products of three scales are far from the ends of double.
inline constexpr int kMostExponent = 300;

/// floor(log2 |value|) of a normal number; the smallest exponent for 0 and subnormal numbers.
inline int exponent_of(double value) {
  return static_cast<int>(std::bit_cast<std::uint64_t>(value) >> 52 & 0x7ff) - 1023;
}

/// Whether the largest entries of all rows and columns are about 1 and no entry is very small: such a matrix is left as
/// it is. `row_most` is work space.
bool is_well_scaled(const SparseMatrix& columns, std::uint32_t rows, std::vector<double>& row_most);

/// Rows and columns in turn are divided by the geometric mean of their least and greatest entry, all by exponents; in
/// the end columns so that their greatest entry is in [1, 2).
/// Source  J. A. Tomlin, On scaling linear programming problems, Math. Program. Study 4, 1975, 146-166.
class GeometricScaling {
 public:
  GeometricScaling(const SparseMatrix& columns, std::uint32_t rows);
  /// Exponents of the factors.
  const std::vector<int>& row() const { return row_; }
  const std::vector<int>& column() const { return column_; }

 private:
  void scale_rows();
  void scale_columns(bool by_greatest);

  const SparseMatrix& matrix_;
  std::vector<int> row_, column_, least_, most_;
};

}  // namespace assay::lp
