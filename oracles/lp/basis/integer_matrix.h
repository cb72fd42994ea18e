// A square part of a linear program as a sparse matrix of integers.
#pragma once
#include <cstdint>
#include <vector>

#include "oracles/exact/mersenne.h"
#include "oracles/exact/rational.h"
#include "oracles/lp/basis/basis_kernel.h"

namespace assay {

__extension__ using WideSum = __int128;

/// 2^-row_exponent[i] A[rows[i], columns[k]] 2^-column_exponent[k]: integers, since doubles are dyadic.
///
/// Every entry is kept as high * 2^54 + low with 0 <= low < 2^54, which covers a spread of 2^54 in the exponents of a
/// row; rows with a wider spread keep integers of any length.
class IntegerMatrix {
 public:
  struct Entry {
    std::uint32_t index = 0;  ///< column of an entry in a row, row of an entry in a column
    std::int64_t high = 0, low = 0;
  };
  struct LongEntry {
    std::uint32_t index = 0;
    Integer value;
  };
  struct Line {
    std::vector<Entry> entries;
    std::vector<LongEntry> long_entries;  ///< those beyond 107 bits
    bool only_low = true;                 ///< no entry has a high part
    Integer size;                         ///< sum of absolute values
  };

  IntegerMatrix(const LpProblem& problem, const BasisKernel& kernel);

  std::size_t order() const { return rows_.size(); }
  const std::vector<Line>& rows() const { return rows_; }
  const std::vector<Line>& columns() const { return columns_; }
  const std::vector<int>& row_exponents() const { return row_exponent_; }
  const std::vector<int>& column_exponents() const { return column_exponent_; }

 private:
  std::vector<Line> rows_, columns_;
  std::vector<int> row_exponent_, column_exponent_;
};

/// right -= line . digits. Precondition: digits below 2^61.
void subtract_product(Integer& right, const IntegerMatrix::Line& line, const std::vector<mersenne::Residue>& digits);

mersenne::Residue residue_of(const IntegerMatrix::Entry& entry);

}  // namespace assay
