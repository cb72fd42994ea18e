#include <algorithm>
#include <cmath>

#include "algorithms/lp/revised/factor/lu_pieces.h"

namespace assay::lp {
namespace {

/// A pivot is at least this share of the largest entry of its row: elimination then multiplies entries by at most 11.
constexpr double kThreshold = 0.1;
/// Rows of least count that are looked at for a pivot.
constexpr std::size_t kLookAt = 4;
/// A kernel is eliminated as a dense matrix when it is this small or this full.
constexpr std::size_t kDenseSize = 12;
constexpr double kDenseShare = 0.3;

}  // namespace

void LuBuilder::pivot_kernel() {
  fill_kernel();
  while (!open_rows_.empty()) {
    const double size = static_cast<double>(open_rows_.size());
    if (open_rows_.size() <= kDenseSize || static_cast<double>(kernel_entries_) >= kDenseShare * size * size) break;
    std::uint32_t row = 0, column = 0;
    if (!choose(row, column)) break;
    eliminate(row, column);
  }
  pivot_dense();
}

void LuBuilder::fill_kernel() {
  open_rows_.clear();
  open_columns_.clear();
  kernel_entries_ = 0;
  kernel_rows_.reset(rows_);
  kernel_columns_.reset(rows_);
  kernel_scale_.assign(rows_, 0.0);
  work_.assign(rows_, 0.0);
  for (std::uint32_t i = 0; i < rows_; ++i) {
    if (!row_is_open(i)) continue;
    open_rows_.push_back(i);
    kernel_rows_.open(i, row_count_[i] + 4);
  }
  for (std::uint32_t k = 0; k < rows_; ++k) {
    if (!column_is_open(k)) continue;
    open_columns_.push_back(k);
    kernel_columns_.open(k, column_count_[k] + 4);
    const std::uint32_t v = (*basic_)[k];
    for (std::uint32_t at = matrix_->start[v]; at < matrix_->start[v + 1]; ++at) {
      const std::uint32_t i = matrix_->index[at];
      if (!row_is_open(i)) continue;
      kernel_rows_.append(i, k, matrix_->value[at]);
      kernel_columns_.append(k, i, 0.0);
      kernel_scale_[k] = std::max(kernel_scale_[k], std::fabs(matrix_->value[at]));
      ++kernel_entries_;
    }
  }
}

// The entry of least Markowitz count among those that pass the threshold in a few rows of least count.
bool LuBuilder::choose(std::uint32_t& row, std::uint32_t& column) const {
  std::uint32_t look[kLookAt];
  std::size_t looked = 0;
  for (const std::uint32_t i : open_rows_) {
    std::size_t at = looked < kLookAt ? looked++ : kLookAt;
    if (at == kLookAt) {
      if (kernel_rows_.count[i] >= kernel_rows_.count[look[kLookAt - 1]]) continue;
      --at;
    }
    for (; at > 0 && kernel_rows_.count[i] < kernel_rows_.count[look[at - 1]]; --at) look[at] = look[at - 1];
    look[at] = i;
  }
  double best_count = 0, best_size = -1;
  for (std::size_t k = 0; k < looked; ++k) {
    const std::uint32_t i = look[k];
    const std::uint32_t first = kernel_rows_.start[i], last = first + kernel_rows_.count[i];
    double largest = 0;
    for (std::uint32_t at = first; at < last; ++at) largest = std::max(largest, std::fabs(kernel_rows_.value[at]));
    for (std::uint32_t at = first; at < last; ++at) {
      const std::uint32_t j = kernel_rows_.index[at];
      const double size = std::fabs(kernel_rows_.value[at]);
      if (size < kThreshold * largest || !(size > kCancelled * kernel_scale_[j])) continue;
      const double count = (kernel_rows_.count[i] - 1.0) * (kernel_columns_.count[j] - 1.0);
      if (best_size < 0 || count < best_count || (count == best_count && size > best_size)) {
        best_count = count;
        best_size = size;
        row = i;
        column = j;
      }
    }
  }
  return best_size >= 0;
}

void LuBuilder::eliminate(std::uint32_t row, std::uint32_t column) {
  // The pivot row leaves: its entries go to U and, for the moment, into work_.
  double pivot = 0;
  const std::uint32_t first = kernel_rows_.start[row], entries = kernel_rows_.count[row];
  for (std::uint32_t at = first; at < first + entries; ++at) {
    const std::uint32_t j = kernel_rows_.index[at];
    kernel_columns_.erase(j, row);
    if (j == column) {
      pivot = kernel_rows_.value[at];
      continue;
    }
    upper.push_back({row, j, kernel_rows_.value[at]});
    work_[j] = kernel_rows_.value[at];
  }
  record(row, column, pivot);
  open_rows_.erase(std::find(open_rows_.begin(), open_rows_.end(), row));
  open_columns_.erase(std::find(open_columns_.begin(), open_columns_.end(), column));
  kernel_entries_ -= entries + kernel_columns_.count[column];
  const std::size_t u_first = upper.size() - (entries - 1);
  for (std::uint32_t c = 0; c < kernel_columns_.count[column]; ++c) {
    const std::uint32_t i = kernel_columns_.index[kernel_columns_.start[column] + c];
    std::uint32_t at = kernel_rows_.start[i];
    while (kernel_rows_.index[at] != column) ++at;
    const double multiplier = kernel_rows_.value[at] / pivot;
    kernel_rows_.erase(i, column);
    lower.index.push_back(i);
    lower.value.push_back(multiplier);
    // Entries that are there already, then fill-in for those of the pivot row that were not met.
    for (at = kernel_rows_.start[i]; at < kernel_rows_.start[i] + kernel_rows_.count[i];) {
      const std::uint32_t j = kernel_rows_.index[at];
      if (work_[j] == 0) {  // left as it is: a multiplier that overflowed would make it no number
        ++at;
        continue;
      }
      kernel_rows_.value[at] -= multiplier * work_[j];
      work_[j] = 0;
      if (kernel_rows_.value[at] == 0) {  // exact cancellation
        kernel_rows_.erase(i, j);
        kernel_columns_.erase(j, i);
        --kernel_entries_;
      } else {
        ++at;
      }
    }
    for (std::size_t u = u_first; u < upper.size(); ++u) {
      const std::uint32_t j = upper[u].column;
      if (work_[j] != 0) {
        kernel_rows_.append(i, j, -multiplier * work_[j]);
        kernel_columns_.append(j, i, 0.0);
        ++kernel_entries_;
      }
      work_[j] = upper[u].value;
    }
  }
  for (std::size_t u = u_first; u < upper.size(); ++u) work_[upper[u].column] = 0;
  if (lower.index.size() > lower.start.back()) {
    lower.start.push_back(static_cast<std::uint32_t>(lower.index.size()));
    lower_row.push_back(row);
  }
}

// What is left of the kernel, by rows, with the largest entry of each column as its pivot.
void LuBuilder::pivot_dense() {
  const std::size_t n = open_rows_.size();
  dense_.assign(n * n, 0.0);
  dense_rows_.resize(n);
  place_.resize(rows_);
  for (std::uint32_t c = 0; c < n; ++c) place_[open_columns_[c]] = c;
  for (std::uint32_t r = 0; r < n; ++r) {
    const std::uint32_t i = open_rows_[r];
    dense_rows_[r] = r;
    for (std::uint32_t at = kernel_rows_.start[i]; at < kernel_rows_.start[i] + kernel_rows_.count[i]; ++at) {
      dense_[r * n + place_[kernel_rows_.index[at]]] = kernel_rows_.value[at];
    }
  }
  std::size_t done = 0;
  for (std::size_t c = 0; c < n; ++c) {
    std::size_t best = done;
    double size = -1;
    for (std::size_t k = done; k < n; ++k) {
      const double entry = std::fabs(dense_[dense_rows_[k] * n + c]);
      if (entry > size) {
        size = entry;
        best = k;
      }
    }
    if (done == n || !(size > kCancelled * kernel_scale_[open_columns_[c]])) {
      left_columns.push_back(open_columns_[c]);
      continue;
    }
    std::swap(dense_rows_[done], dense_rows_[best]);
    const double* pivot_row = &dense_[dense_rows_[done] * n];
    const double pivot = pivot_row[c];
    const std::uint32_t row = open_rows_[dense_rows_[done]];
    for (std::size_t k = 0; k < done; ++k) {
      const double above = dense_[dense_rows_[k] * n + c];
      if (above != 0) upper.push_back({open_rows_[dense_rows_[k]], open_columns_[c], above});
    }
    record(row, open_columns_[c], pivot);
    ++done;
    for (std::size_t k = done; k < n; ++k) {
      double* target = &dense_[dense_rows_[k] * n];
      if (target[c] == 0) continue;
      const double multiplier = target[c] / pivot;
      lower.index.push_back(open_rows_[dense_rows_[k]]);
      lower.value.push_back(multiplier);
      add_multiple(target + c + 1, -multiplier, pivot_row + c + 1, n - c - 1);
    }
    if (lower.index.size() > lower.start.back()) {
      lower.start.push_back(static_cast<std::uint32_t>(lower.index.size()));
      lower_row.push_back(row);
    }
  }
  for (std::size_t k = done; k < n; ++k) left_rows.push_back(open_rows_[dense_rows_[k]]);
}

}  // namespace assay::lp
