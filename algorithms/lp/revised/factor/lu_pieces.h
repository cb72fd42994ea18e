// What an LU factorisation is put together from: lines that can grow, and the elimination itself.
#pragma once
#include <cstdint>
#include <limits>
#include <vector>

#include "algorithms/lp/revised/sparse.h"

namespace assay::lp {

/// An entry that is smaller than this, relative to the largest one that its column had before elimination, is what
/// cancellation left: no pivot.
inline constexpr double kCancelled = 1e-11;

inline constexpr std::uint32_t kGone = std::numeric_limits<std::uint32_t>::max();

/// Sparse lines in one array, each with room to grow; a line that outgrows its room moves to the end.
struct LineFile {
  std::vector<std::uint32_t> start, count, room, index;
  std::vector<double> value;

  void reset(std::size_t lines) {
    start.assign(lines, 0);
    count.assign(lines, 0);
    room.assign(lines, 0);
    index.clear();
    value.clear();
  }
  /// Gives an empty line room at the end of the array.
  void open(std::uint32_t line, std::uint32_t entries) {
    start[line] = static_cast<std::uint32_t>(index.size());
    count[line] = 0;
    room[line] = entries;
    index.resize(index.size() + entries);
    value.resize(value.size() + entries);
  }
  void append(std::uint32_t line, std::uint32_t i, double v) {
    if (count[line] == room[line]) move_to_end(line);
    const std::uint32_t at = start[line] + count[line]++;
    index[at] = i;
    value[at] = v;
  }
  /// Entry i of the line must be there.
  void erase(std::uint32_t line, std::uint32_t i) {
    std::uint32_t at = start[line];
    while (index[at] != i) ++at;
    const std::uint32_t last = start[line] + --count[line];
    index[at] = index[last];
    value[at] = value[last];
  }

 private:
  void move_to_end(std::uint32_t line) {
    const std::uint32_t from = start[line], entries = count[line];
    open(line, 2 * entries + 4);
    for (std::uint32_t k = 0; k < entries; ++k) {
      index[start[line] + k] = index[from + k];
      value[start[line] + k] = value[from + k];
    }
    count[line] = entries;
  }
};

/// An off-diagonal entry of U: pivot row, column by its position in the list given to the builder.
struct UpperEntry {
  std::uint32_t row = 0, column = 0;
  double value = 0;
};

/// Gaussian elimination of a sparse square matrix: columns with one entry, then rows with one entry, then by
/// Markowitz's count with threshold pivoting, densely once that is cheaper.
///
/// Source  H. M. Markowitz, The elimination form of the inverse and its application to linear programming, Management
///         Science 3(3), 1957, 255-269; U. H. Suhl, L. M. Suhl, Computing sparse LU factorizations for large-scale
///         linear programming bases, ORSA J. Comput. 2(4), 1990, 325-335.
class LuBuilder {
 public:
  // The result. Steps are in elimination order; step k has pivot row step_row[k], column position step_column[k].
  std::vector<std::uint32_t> step_row, step_column;
  std::vector<double> step_pivot;
  std::vector<UpperEntry> upper;
  SparseMatrix lower;                       ///< one line a step: (row, multiplier); only steps that have entries
  std::vector<std::uint32_t> lower_row;     ///< pivot row of each line of `lower`
  std::vector<std::uint32_t> left_rows;     ///< rows without a pivot: the matrix is singular
  std::vector<std::uint32_t> left_columns;  ///< column positions without a pivot, as many

  /// Columns as in BasisFactor::factor.
  void build(const SparseMatrix& matrix, std::uint32_t columns, const std::vector<std::uint32_t>& basic);

 private:
  void pivot_activities();
  void count_entries();
  void pivot_singletons();
  void pivot_column_singleton(std::uint32_t column);
  void pivot_row_singleton(std::uint32_t row);
  void pivot_kernel();
  void fill_kernel();
  bool choose(std::uint32_t& row, std::uint32_t& column) const;
  void eliminate(std::uint32_t row, std::uint32_t column);
  void pivot_dense();
  void record(std::uint32_t row, std::uint32_t column, double pivot);
  bool row_is_open(std::uint32_t row) const { return column_of_row_[row] == kGone; }
  bool column_is_open(std::uint32_t column) const { return row_of_column_[column] == kGone; }

  const SparseMatrix* matrix_ = nullptr;
  const std::vector<std::uint32_t>* basic_ = nullptr;
  std::uint32_t rows_ = 0, structurals_ = 0;
  std::vector<std::uint32_t> column_of_row_, row_of_column_, row_count_, column_count_, queue_;
  std::vector<std::uint32_t> row_start_, row_columns_;  // pattern by row, columns that are not activities
  // The kernel: values by row, pattern by column.
  LineFile kernel_rows_, kernel_columns_;
  std::vector<double> kernel_scale_;  // by column: largest entry before elimination
  std::vector<double> work_, dense_;
  std::vector<std::uint32_t> open_rows_, open_columns_, dense_rows_, place_;
  std::size_t kernel_entries_ = 0;
};

}  // namespace assay::lp
