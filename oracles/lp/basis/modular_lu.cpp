#include "oracles/lp/basis/modular_lu.h"

#include <algorithm>
#include <limits>

#include "oracles/exact/work_bound.h"

namespace assay {

using namespace mersenne;

/// The part of the matrix that is still open, by rows, with the row numbers of every column beside it.
class ModularLu::Elimination {
 public:
  explicit Elimination(const IntegerMatrix& matrix)
      : rows_(matrix.order()),
        in_column_(matrix.order()),
        count_(matrix.order()),
        open_(matrix.order(), true),
        position_(matrix.order(), kNone) {
    for (std::uint32_t i = 0; i < rows_.size(); ++i) {
      const IntegerMatrix::Line& line = matrix.rows()[i];
      for (const auto& entry : line.entries) insert(i, entry.index, residue_of(entry));
      for (const auto& entry : line.long_entries) insert(i, entry.index, mersenne::residue_of(entry.value));
    }
    for (std::uint32_t j = 0; j < rows_.size(); ++j) {
      if (count_[j] == 1) single_.push_back(j);
    }
  }

  bool step(Step& step) {
    if (!choose(step.row, step.column)) return false;
    open_[step.row] = false;
    for (const Entry& entry : rows_[step.row]) {
      --count_[entry.index];
      if (count_[entry.index] == 1) single_.push_back(entry.index);
      if (entry.index == step.column) {
        step.inverse_pivot = inverse(entry.value);
      } else {
        step.upper.push_back(entry);
      }
    }
    for (const std::uint32_t row : in_column_[step.column]) {
      if (open_[row]) eliminate(row, step);
    }
    count_[step.column] = 0;
    return true;
  }

 private:
  static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

  void insert(std::uint32_t row, std::uint32_t column, Residue value) {
    if (value == 0) return;
    rows_[row].push_back({column, value});
    in_column_[column].push_back(row);
    ++count_[column];
  }

  // A column with one open row needs no elimination at all; then the open row of fewest entries.
  bool choose(std::uint32_t& row, std::uint32_t& column) {
    while (!single_.empty()) {
      column = single_.back();
      single_.pop_back();
      if (count_[column] != 1) continue;
      for (const std::uint32_t i : in_column_[column]) {
        if (open_[i] && has(i, column)) {
          row = i;
          return true;
        }
      }
    }
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    row = kNone;
    for (std::uint32_t i = 0; i < rows_.size(); ++i) {
      if (!open_[i] || rows_[i].empty() || rows_[i].size() >= fewest) continue;
      fewest = rows_[i].size();
      row = i;
      if (fewest == 1) break;
    }
    if (row == kNone) return false;
    column = rows_[row].front().index;
    for (const Entry& entry : rows_[row]) {
      if (count_[entry.index] < count_[column]) column = entry.index;
    }
    return true;
  }

  bool has(std::uint32_t row, std::uint32_t column) const {
    return std::any_of(rows_[row].begin(), rows_[row].end(), [&](const Entry& e) { return e.index == column; });
  }

  void eliminate(std::uint32_t number, Step& step) {
    std::vector<Entry>& row = rows_[number];
    const auto at = std::find_if(row.begin(), row.end(), [&](const Entry& e) { return e.index == step.column; });
    if (at == row.end()) return;  // a stale mention
    spend(kStep + 2 * row.size() + 4 * step.upper.size());
    const Residue factor = multiply(at->value, step.inverse_pivot);
    step.lower.push_back({number, factor});
    *at = row.back();
    row.pop_back();
    for (std::uint32_t k = 0; k < row.size(); ++k) position_[row[k].index] = k;
    const std::size_t before = row.size();
    bool vanished = false;
    for (const Entry& entry : step.upper) {
      const Residue change = multiply(factor, entry.value);
      if (position_[entry.index] == kNone) {
        insert(number, entry.index, subtract(0, change));
      } else {
        Residue& value = row[position_[entry.index]].value;
        value = subtract(value, change);
        vanished = vanished || value == 0;
      }
    }
    for (std::size_t k = 0; k < before; ++k) position_[row[k].index] = kNone;
    if (vanished) remove_zeros(row);
  }

  void remove_zeros(std::vector<Entry>& row) {
    for (const Entry& entry : row) {
      if (entry.value == 0 && --count_[entry.index] == 1) single_.push_back(entry.index);
    }
    row.erase(std::remove_if(row.begin(), row.end(), [](const Entry& e) { return e.value == 0; }), row.end());
  }

  std::vector<std::vector<Entry>> rows_;
  std::vector<std::vector<std::uint32_t>> in_column_;  // may mention rows that no longer have the column
  std::vector<std::uint32_t> count_;                   // open rows that have the column
  std::vector<bool> open_;
  std::vector<std::uint32_t> position_, single_;
};

ModularLu::ModularLu(const IntegerMatrix& matrix) : order_(matrix.order()), work_(matrix.order()) {
  Elimination elimination(matrix);
  steps_.reserve(order_);
  for (std::size_t k = 0; k < order_; ++k) {
    Step step;
    spend(order_);
    if (!elimination.step(step)) return;
    entries_ += 2 + step.upper.size() + step.lower.size();
    steps_.push_back(std::move(step));
  }
}

std::vector<std::uint32_t> ModularLu::rows_left() const {
  std::vector<bool> taken(order_, false);
  for (const Step& step : steps_) taken[step.row] = true;
  std::vector<std::uint32_t> left;
  for (std::uint32_t i = 0; i < order_; ++i) {
    if (!taken[i]) left.push_back(i);
  }
  return left;
}

std::vector<std::uint32_t> ModularLu::columns_left() const {
  std::vector<bool> taken(order_, false);
  for (const Step& step : steps_) taken[step.column] = true;
  std::vector<std::uint32_t> left;
  for (std::uint32_t j = 0; j < order_; ++j) {
    if (!taken[j]) left.push_back(j);
  }
  return left;
}

void ModularLu::solve(std::vector<Residue>& right) const {
  for (const Step& step : steps_) {
    const Residue pivot = right[step.row];
    if (pivot == 0) continue;
    for (const Entry& entry : step.lower) {
      right[entry.index] = subtract(right[entry.index], multiply(entry.value, pivot));
    }
  }
  for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
    Wide sum = 0;
    for (const Entry& entry : step->upper) {
      sum += Wide{entry.value} * work_[entry.index];
      if (sum >> 126 != 0) sum = reduce(sum);
    }
    work_[step->column] = multiply(subtract(right[step->row], reduce(sum)), step->inverse_pivot);
  }
  right = work_;
}

void ModularLu::solve_transposed(std::vector<Residue>& right) const {
  for (const Step& step : steps_) {
    const Residue value = multiply(right[step.column], step.inverse_pivot);
    work_[step.row] = value;
    if (value == 0) continue;
    for (const Entry& entry : step.upper) {
      right[entry.index] = subtract(right[entry.index], multiply(entry.value, value));
    }
  }
  for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
    Wide sum = 0;
    for (const Entry& entry : step->lower) {
      sum += Wide{entry.value} * work_[entry.index];
      if (sum >> 126 != 0) sum = reduce(sum);
    }
    work_[step->row] = subtract(work_[step->row], reduce(sum));
  }
  right = work_;
}

}  // namespace assay
