#include "algorithms/lp/revised/factor/lu_pieces.h"

namespace assay::lp {
void LuBuilder::build(const SparseMatrix& matrix, std::uint32_t columns, const std::vector<std::uint32_t>& basic) {
  matrix_ = &matrix;
  basic_ = &basic;
  structurals_ = columns;
  rows_ = static_cast<std::uint32_t>(basic.size());
  step_row.clear();
  step_column.clear();
  step_pivot.clear();
  upper.clear();
  lower.start.assign(1, 0);
  lower.index.clear();
  lower.value.clear();
  lower_row.clear();
  left_rows.clear();
  left_columns.clear();
  column_of_row_.assign(rows_, kGone);
  row_of_column_.assign(rows_, kGone);
  pivot_activities();
  if (step_row.size() < rows_) {
    count_entries();
    pivot_singletons();
    if (step_row.size() < rows_) pivot_kernel();
  }
}

void LuBuilder::record(std::uint32_t row, std::uint32_t column, double pivot) {
  column_of_row_[row] = column;
  row_of_column_[column] = row;
  step_row.push_back(row);
  step_column.push_back(column);
  step_pivot.push_back(pivot);
}

// Columns -e_i; what other columns have in their rows belongs to U.
void LuBuilder::pivot_activities() {
  for (std::uint32_t k = 0; k < rows_; ++k) {
    if ((*basic_)[k] >= structurals_) record((*basic_)[k] - structurals_, k, -1.0);
  }
}

// Counts and the pattern by row of what is left; entries in rows that have a pivot already go to U.
void LuBuilder::count_entries() {
  row_count_.assign(rows_, 0);
  column_count_.assign(rows_, 0);
  row_start_.assign(rows_ + 1, 0);
  for (std::uint32_t k = 0; k < rows_; ++k) {
    if (!column_is_open(k)) continue;
    const std::uint32_t v = (*basic_)[k];
    for (std::uint32_t at = matrix_->start[v]; at < matrix_->start[v + 1]; ++at) {
      const std::uint32_t i = matrix_->index[at];
      if (row_is_open(i)) {
        ++row_count_[i];
        ++column_count_[k];
      } else {
        upper.push_back({i, k, matrix_->value[at]});
      }
    }
  }
  for (std::uint32_t i = 0; i < rows_; ++i) row_start_[i + 1] = row_start_[i] + row_count_[i];
  row_columns_.resize(row_start_[rows_]);
  for (std::uint32_t k = rows_; k-- > 0;) {
    if (!column_is_open(k)) continue;
    const std::uint32_t v = (*basic_)[k];
    for (std::uint32_t at = matrix_->start[v]; at < matrix_->start[v + 1]; ++at) {
      const std::uint32_t i = matrix_->index[at];
      if (row_is_open(i)) row_columns_[--row_start_[i + 1]] = k;
    }
  }
  // The fill moved every start[i + 1] down to start[i].
  for (std::uint32_t i = 0; i < rows_; ++i) row_start_[i] = row_start_[i + 1];
  row_start_[rows_] = static_cast<std::uint32_t>(row_columns_.size());
}

// The queue holds columns as k and rows as rows_ + i; an entry may have lost its single nonzero meanwhile.
void LuBuilder::pivot_singletons() {
  queue_.clear();
  for (std::uint32_t k = 0; k < rows_; ++k) {
    if (column_is_open(k) && column_count_[k] == 1) queue_.push_back(k);
  }
  for (std::uint32_t i = 0; i < rows_; ++i) {
    if (row_is_open(i) && row_count_[i] == 1) queue_.push_back(rows_ + i);
  }
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    const std::uint32_t line = queue_[next];
    if (line < rows_) {
      if (column_is_open(line) && column_count_[line] == 1) pivot_column_singleton(line);
    } else if (row_is_open(line - rows_) && row_count_[line - rows_] == 1) {
      pivot_row_singleton(line - rows_);
    }
  }
}

void LuBuilder::pivot_column_singleton(std::uint32_t column) {
  const std::uint32_t v = (*basic_)[column];
  std::uint32_t at = matrix_->start[v];
  while (!row_is_open(matrix_->index[at])) ++at;
  const std::uint32_t row = matrix_->index[at];
  record(row, column, matrix_->value[at]);
  for (std::uint32_t k = row_start_[row]; k < row_start_[row + 1]; ++k) {
    const std::uint32_t other = row_columns_[k];
    if (!column_is_open(other)) continue;
    const std::uint32_t w = (*basic_)[other];
    std::uint32_t there = matrix_->start[w];
    while (matrix_->index[there] != row) ++there;
    upper.push_back({row, other, matrix_->value[there]});
    if (--column_count_[other] == 1) queue_.push_back(other);
  }
}

void LuBuilder::pivot_row_singleton(std::uint32_t row) {
  std::uint32_t k = row_start_[row];
  while (!column_is_open(row_columns_[k])) ++k;
  const std::uint32_t column = row_columns_[k], v = (*basic_)[column];
  std::uint32_t at = matrix_->start[v];
  while (matrix_->index[at] != row) ++at;
  const double pivot = matrix_->value[at];
  record(row, column, pivot);
  if (column_count_[column] == 1) return;
  for (at = matrix_->start[v]; at < matrix_->start[v + 1]; ++at) {
    const std::uint32_t i = matrix_->index[at];
    if (!row_is_open(i)) continue;
    lower.index.push_back(i);
    lower.value.push_back(matrix_->value[at] / pivot);
    if (--row_count_[i] == 1) queue_.push_back(rows_ + i);
  }
  lower.start.push_back(static_cast<std::uint32_t>(lower.index.size()));
  lower_row.push_back(row);
}

}  // namespace assay::lp
