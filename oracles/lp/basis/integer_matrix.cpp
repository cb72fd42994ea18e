#include "oracles/lp/basis/integer_matrix.h"

#include <algorithm>
#include <limits>

#include "oracles/exact/dyadic_sum.h"
#include "oracles/exact/work_bound.h"

namespace assay {
namespace {

constexpr int kLowBits = 54;
constexpr std::size_t kMostTerms = 2048;  // products below 2^115 stay below 2^126 in sum
constexpr int kMostShift = 53;            // a mantissa of 53 bits shifted further has more than 106 bits

struct Cell {
  std::uint32_t row, column;
  Mantissa value;
};

std::vector<Cell> cells_of(const LpProblem& problem, const BasisKernel& kernel) {
  std::vector<Cell> cells;
  for (std::uint32_t i = 0; i < kernel.rows.size(); ++i) {
    spend(kernel.columns.size());
    const double* row = problem.matrix.data() + std::size_t{kernel.rows[i]} * problem.columns;
    for (std::uint32_t k = 0; k < kernel.columns.size(); ++k) {
      const double entry = row[kernel.columns[k]];
      if (entry != 0) cells.push_back({i, k, mantissa_of(entry)});
    }
  }
  return cells;
}

void append(IntegerMatrix::Line& line, std::uint32_t index, const Mantissa& value, int shift) {
  spend(4 * kStep + words_of(line.size));
  Integer size = std::llabs(value.mantissa);
  size <<= static_cast<unsigned>(shift);
  line.size += size;
  if (shift > kMostShift) {
    line.long_entries.push_back({index, value.mantissa < 0 ? Integer(-size) : size});
    return;
  }
  const WideSum entry = WideSum{value.mantissa} * (WideSum{1} << shift);
  const auto high = static_cast<std::int64_t>(entry >> kLowBits);  // rounds down, so low is not negative
  const auto low = static_cast<std::int64_t>(entry - (WideSum{high} * (WideSum{1} << kLowBits)));
  line.only_low = line.only_low && high == 0;
  line.entries.push_back({index, high, low});
}

void assign(Integer& target, WideSum value) {
  const bool negative = value < 0;
  const auto size = static_cast<mersenne::Wide>(negative ? -value : value);
  mpz_ptr number = target.backend().data();
  mpz_set_ui(number, static_cast<std::uint64_t>(size >> 64));
  mpz_mul_2exp(number, number, 64);
  mpz_add_ui(number, number, static_cast<std::uint64_t>(size));
  if (negative) mpz_neg(number, number);
}

}  // namespace

IntegerMatrix::IntegerMatrix(const LpProblem& problem, const BasisKernel& kernel)
    : rows_(kernel.rows.size()), columns_(kernel.columns.size()) {
  const std::vector<Cell> cells = cells_of(problem, kernel);
  constexpr int kAbsent = std::numeric_limits<int>::max();
  row_exponent_.assign(rows_.size(), kAbsent);
  column_exponent_.assign(columns_.size(), kAbsent);
  for (const Cell& cell : cells) {
    int& least = row_exponent_[cell.row];
    least = std::min(least, cell.value.exponent);
  }
  for (const Cell& cell : cells) {
    int& least = column_exponent_[cell.column];
    least = std::min(least, cell.value.exponent - row_exponent_[cell.row]);
  }
  for (auto* exponents : {&row_exponent_, &column_exponent_}) {
    std::replace(exponents->begin(), exponents->end(), kAbsent, 0);
  }
  for (const Cell& cell : cells) {
    const int shift = cell.value.exponent - row_exponent_[cell.row] - column_exponent_[cell.column];
    append(rows_[cell.row], cell.column, cell.value, shift);
    append(columns_[cell.column], cell.row, cell.value, shift);
  }
}

void subtract_product(Integer& right, const IntegerMatrix::Line& line, const std::vector<mersenne::Residue>& digits) {
  thread_local Integer product;
  const auto flush = [&](WideSum& sum, unsigned shift) {
    if (sum == 0) return;
    assign(product, sum);
    if (shift != 0) mpz_mul_2exp(product.backend().data(), product.backend().data(), shift);
    right -= product;
    sum = 0;
  };
  for (std::size_t from = 0; from < line.entries.size(); from += kMostTerms) {
    const std::size_t to = std::min(line.entries.size(), from + kMostTerms);
    WideSum low = 0, high = 0;
    for (std::size_t k = from; k < to; ++k) {
      low += WideSum{line.entries[k].low} * static_cast<std::int64_t>(digits[line.entries[k].index]);
    }
    for (std::size_t k = from; k < to && !line.only_low; ++k) {
      high += WideSum{line.entries[k].high} * static_cast<std::int64_t>(digits[line.entries[k].index]);
    }
    flush(low, 0);
    flush(high, kLowBits);
  }
  for (const auto& entry : line.long_entries) {
    mpz_submul_ui(right.backend().data(), entry.value.backend().data(), digits[entry.index]);
  }
}

mersenne::Residue residue_of(const IntegerMatrix::Entry& entry) {
  using namespace mersenne;
  const bool negative = entry.high < 0;
  const Residue high = reduce(static_cast<Wide>(static_cast<std::uint64_t>(std::llabs(entry.high))) << kLowBits);
  const Residue low = static_cast<Residue>(entry.low);
  return add(negative ? subtract(0, high) : high, low);
}

}  // namespace assay
