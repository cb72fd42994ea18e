#include "algorithms/lp/revised/factor/basis_factor.h"

#include <algorithm>
#include <cmath>

namespace assay::lp {
namespace {

/// Relative disagreement of two computations of the same diagonal entry beyond which an update is refused.
constexpr double kDisagreement = 1e-7;
/// Room for fill-in that every row of U starts with.
constexpr std::uint32_t kRoom = 3;

// Two sums at once: the processor need not wait for one addition to start the next.
double sparse_dot(const SparseMatrix& lines, std::uint32_t first, std::uint32_t last, const double* dense) {
  const std::uint32_t* const index = lines.index.data();
  const double* const value = lines.value.data();
  double even = 0, odd = 0;
  std::uint32_t at = first;
  for (; at + 4 <= last; at += 4) {
    even += value[at] * dense[index[at]] + value[at + 1] * dense[index[at + 1]];
    odd += value[at + 2] * dense[index[at + 2]] + value[at + 3] * dense[index[at + 3]];
  }
  for (; at < last; ++at) even += value[at] * dense[index[at]];
  return even + odd;
}

}  // namespace

void BasisFactor::factor(const SparseMatrix& matrix, std::uint32_t columns, std::vector<std::uint32_t>& basic,
                         std::vector<Replacement>& replaced) {
  rows_ = static_cast<std::uint32_t>(basic.size());
  updates_ = 0;
  replaced.clear();
  if (is_small()) return invert(matrix, columns, basic, replaced);
  builder_.build(matrix, columns, basic);
  for (std::size_t k = 0; k < builder_.left_rows.size(); ++k) {
    const std::uint32_t row = builder_.left_rows[k], column = builder_.left_columns[k];
    replaced.push_back({basic[column], row});
    basic[column] = columns + row;
    std::erase_if(builder_.upper, [column](const UpperEntry& entry) { return entry.column == column; });
    builder_.step_row.push_back(row);
    builder_.step_column.push_back(column);
    builder_.step_pivot.push_back(-1.0);
  }
  take_lower();
  take_upper(basic);
  line_value_.assign(rows_, 0.0);
  r_.start.assign(1, 0);
  r_.index.clear();
  r_.value.clear();
  r_row_.clear();
  entries_ = entries_at_start_ = l_columns_.index.size() + builder_.upper.size();
}

// Columns of A enter the basis of row activities one by one, each in the free row of its largest solved entry.
void BasisFactor::invert(const SparseMatrix& matrix, std::uint32_t columns, std::vector<std::uint32_t>& basic,
                         std::vector<Replacement>& replaced) {
  entries_ = entries_at_start_ = 0;
  small_.reset(rows_);
  column_.reset(rows_);
  reordered_.assign(rows_, kGone);
  for (const std::uint32_t v : basic) {
    if (v >= columns) reordered_[v - columns] = v;
  }
  std::size_t left = 0;  // of `basic`: columns that depend on others
  for (const std::uint32_t v : basic) {
    if (v >= columns) continue;
    column_.clear();
    for (std::uint32_t at = matrix.start[v]; at < matrix.start[v + 1]; ++at) {
      column_.set(matrix.index[at], matrix.value[at]);
    }
    small_.solve(column_);
    std::uint32_t row = kGone;
    for (const std::uint32_t r : column_.places()) {
      if (reordered_[r] != kGone) continue;
      if (row == kGone || std::fabs(column_.value[r]) > std::fabs(column_.value[row])) row = r;
    }
    double largest_term = 0;  // of the sum that the entry is: small beside other rows is not cancelled
    for (std::uint32_t at = matrix.start[v]; row != kGone && at < matrix.start[v + 1]; ++at) {
      largest_term = std::max(largest_term, std::fabs(small_.entry(row, matrix.index[at]) * matrix.value[at]));
    }
    if (row == kGone || !(std::fabs(column_.value[row]) > kCancelled * largest_term)) {
      basic[left++] = v;
      continue;
    }
    small_.exchange(row, column_.value.data());
    reordered_[row] = v;
  }
  for (std::uint32_t r = 0; r < rows_; ++r) {
    if (reordered_[r] != kGone) continue;
    replaced.push_back({basic[--left], r});
    reordered_[r] = columns + r;
  }
  std::swap(basic, reordered_);
}

void BasisFactor::take_lower() {
  std::swap(l_columns_, builder_.lower);
  std::swap(l_column_pivot_, builder_.lower_row);
  // By row, rows in elimination order: line_of_ counts first, then tells where a row's line grows.
  line_of_.assign(rows_, 0);
  for (const std::uint32_t i : l_columns_.index) ++line_of_[i];
  l_rows_.start.assign(1, 0);
  l_row_pivot_.clear();
  for (const std::uint32_t row : builder_.step_row) {
    if (line_of_[row] == 0) continue;
    const std::uint32_t first = l_rows_.start.back();
    l_rows_.start.push_back(first + line_of_[row]);
    l_row_pivot_.push_back(row);
    line_of_[row] = first;
  }
  l_rows_.index.resize(l_columns_.index.size());
  l_rows_.value.resize(l_columns_.index.size());
  for (std::size_t step = 0; step < l_column_pivot_.size(); ++step) {
    for (std::uint32_t at = l_columns_.start[step]; at < l_columns_.start[step + 1]; ++at) {
      const std::uint32_t to = line_of_[l_columns_.index[at]]++;
      l_rows_.index[to] = l_column_pivot_[step];
      l_rows_.value[to] = l_columns_.value[at];
    }
  }
}

void BasisFactor::take_upper(std::vector<std::uint32_t>& basic) {
  std::swap(order_, builder_.step_row);
  place_.resize(rows_);
  diagonal_.resize(rows_);
  reordered_.resize(rows_);
  row_room_.assign(rows_, kRoom);
  column_room_.assign(rows_, 0);
  for (std::uint32_t k = 0; k < rows_; ++k) {
    const std::uint32_t row = order_[k], column = builder_.step_column[k];
    place_[row] = k;
    diagonal_[row] = builder_.step_pivot[k];
    line_of_[column] = row;
    reordered_[row] = basic[column];
  }
  std::swap(basic, reordered_);
  for (UpperEntry& entry : builder_.upper) {
    entry.column = line_of_[entry.column];
    ++row_room_[entry.row];
    ++column_room_[entry.column];
  }
  u_columns_.reset(rows_);
  u_rows_.reset(rows_);
  for (std::uint32_t row = 0; row < rows_; ++row) {
    u_columns_.open(row, column_room_[row]);
    u_rows_.open(row, row_room_[row]);
  }
  for (const UpperEntry& entry : builder_.upper) {
    u_columns_.append(entry.column, entry.row, entry.value);
    u_rows_.append(entry.row, entry.column, entry.value);
  }
}

void BasisFactor::solve(WorkVector& x, bool entering) {
  if (is_small()) {
    small_.solve(x);
    if (entering) std::copy(x.value.begin(), x.value.end(), column_.value.begin());
    return;
  }
  double* const w = x.value.data();
  for (std::size_t step = 0; step < l_column_pivot_.size(); ++step) {
    const double factor = w[l_column_pivot_[step]];
    if (factor == 0) continue;
    for (std::uint32_t at = l_columns_.start[step]; at < l_columns_.start[step + 1]; ++at) {
      w[l_columns_.index[at]] -= factor * l_columns_.value[at];
    }
  }
  for (std::size_t k = 0; k < r_row_.size(); ++k) w[r_row_[k]] -= sparse_dot(r_, r_.start[k], r_.start[k + 1], w);
  if (entering) {
    spike_index_.clear();
    spike_value_.clear();
    for (std::uint32_t i = 0; i < rows_; ++i) {
      if (w[i] == 0) continue;
      spike_index_.push_back(i);
      spike_value_.push_back(w[i]);
    }
  }
  x.unlist();
  for (std::size_t k = order_.size(); k-- > 0;) {
    const std::uint32_t row = order_[k];
    if (row == kGone || w[row] == 0) continue;
    const double value = w[row] / diagonal_[row];
    w[row] = value;
    x.list(row);
    const std::uint32_t first = u_columns_.start[row], last = first + u_columns_.count[row];
    for (std::uint32_t at = first; at < last; ++at) w[u_columns_.index[at]] -= value * u_columns_.value[at];
  }
}

void BasisFactor::solve_transposed(WorkVector& x, bool leaving) {
  if (is_small()) return small_.solve_transposed(x);
  double* const w = x.value.data();
  for (const std::uint32_t row : order_) {
    if (row == kGone || w[row] == 0) continue;
    const double value = w[row] / diagonal_[row];
    w[row] = value;
    const std::uint32_t first = u_rows_.start[row], last = first + u_rows_.count[row];
    for (std::uint32_t at = first; at < last; ++at) w[u_rows_.index[at]] -= value * u_rows_.value[at];
  }
  if (leaving) {
    row_index_.clear();
    row_value_.clear();
    for (std::uint32_t i = 0; i < rows_; ++i) {
      if (w[i] == 0) continue;
      row_index_.push_back(i);
      row_value_.push_back(w[i]);
    }
  }
  for (std::size_t k = r_row_.size(); k-- > 0;) {
    const double factor = w[r_row_[k]];
    if (factor == 0) continue;
    for (std::uint32_t at = r_.start[k]; at < r_.start[k + 1]; ++at) w[r_.index[at]] -= factor * r_.value[at];
  }
  for (std::size_t step = l_row_pivot_.size(); step-- > 0;) {
    const double factor = w[l_row_pivot_[step]];
    if (factor == 0) continue;
    for (std::uint32_t at = l_rows_.start[step]; at < l_rows_.start[step + 1]; ++at) {
      w[l_rows_.index[at]] -= factor * l_rows_.value[at];
    }
  }
  x.pack();
}

/// With z = U^-T e_p the row operation that clears row p right of its diagonal is x_p += (z_i / z_p) x_i over i != p,
/// and z_p = 1 / u_pp: so the half-solved row of solve_transposed is, up to a factor, the operation. It leaves
/// u_pp (B^-1 a)_p as the new diagonal entry.
bool BasisFactor::update(std::uint32_t row, double pivot) {
  if (is_small()) {
    small_.exchange(row, column_.value.data());
    ++updates_;
    return true;
  }
  const double old_diagonal = diagonal_[row];
  double diagonal = 0;
  for (std::size_t k = 0; k < spike_index_.size(); ++k) {
    if (spike_index_[k] == row) diagonal += spike_value_[k];
    line_value_[spike_index_[k]] = spike_value_[k];
  }
  for (std::size_t k = 0; k < row_index_.size(); ++k) {
    if (row_index_[k] == row) continue;
    const double factor = -row_value_[k] * old_diagonal;
    diagonal -= factor * line_value_[row_index_[k]];
    r_.index.push_back(row_index_[k]);
    r_.value.push_back(factor);
  }
  for (const std::uint32_t i : spike_index_) line_value_[i] = 0;
  r_.start.push_back(static_cast<std::uint32_t>(r_.index.size()));
  r_row_.push_back(row);
  const double expected = old_diagonal * pivot;
  // Beside an expectation that overflows every diagonal would agree.
  const bool agrees = std::fabs(diagonal - expected) <= kDisagreement * std::fabs(expected) && std::isfinite(expected);
  if (!agrees || diagonal == 0) return false;

  for (std::uint32_t at = u_rows_.start[row]; at < u_rows_.start[row] + u_rows_.count[row]; ++at) {
    u_columns_.erase(u_rows_.index[at], row);
  }
  for (std::uint32_t at = u_columns_.start[row]; at < u_columns_.start[row] + u_columns_.count[row]; ++at) {
    u_rows_.erase(u_columns_.index[at], row);
  }
  u_rows_.count[row] = 0;
  u_columns_.open(row, static_cast<std::uint32_t>(spike_index_.size()));
  for (std::size_t k = 0; k < spike_index_.size(); ++k) {
    if (spike_index_[k] == row) continue;
    u_columns_.append(row, spike_index_[k], spike_value_[k]);
    u_rows_.append(spike_index_[k], row, spike_value_[k]);
  }
  diagonal_[row] = diagonal;
  order_[place_[row]] = kGone;
  place_[row] = static_cast<std::uint32_t>(order_.size());
  order_.push_back(row);
  entries_ += spike_index_.size() + row_index_.size();
  ++updates_;
  return true;
}

}  // namespace assay::lp
