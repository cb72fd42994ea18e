#include "algorithms/lp/tableau/dictionary.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "algorithms/lp/tableau/working_tolerances.h"

namespace assay::lp {
namespace {

double finite_size(double bound) { return std::isinf(bound) ? 0 : std::fabs(bound); }

}  // namespace

Dictionary::Dictionary(const LpProblem& problem)
    : problem_(problem), rows_(problem.rows), columns_(problem.columns), lower_(problem.lower), upper_(problem.upper) {
  lower_.insert(lower_.end(), problem.row_lower.begin(), problem.row_lower.end());
  upper_.insert(upper_.end(), problem.row_upper.begin(), problem.row_upper.end());
  value_.resize(variables());
  value_size_.resize(variables());
  place_.resize(variables(), Place::kZero);
  start();
  for (const std::uint32_t v : nonbasic_) {
    place_[v] = lower_[v] > -kInfinity ? Place::kLower : upper_[v] < kInfinity ? Place::kUpper : Place::kZero;
  }
  place_nonbasics();
}

void Dictionary::start() {
  entries_ = problem_.matrix;
  entries_.insert(entries_.end(), problem_.cost.begin(), problem_.cost.end());
  reduced_size_.resize(columns_);
  nonbasic_.resize(columns_);
  basic_.resize(rows_);
  for (std::uint32_t j = 0; j < columns_; ++j) {
    nonbasic_[j] = j;
    reduced_size_[j] = std::fabs(problem_.cost[j]);
  }
  for (std::uint32_t i = 0; i < rows_; ++i) basic_[i] = columns_ + i;
}

double Dictionary::value_size(std::uint32_t v) const {
  return std::max({value_size_[v], finite_size(lower_[v]), finite_size(upper_[v])});
}

double Dictionary::objective() const {
  double sum = 0;
  for (std::uint32_t j = 0; j < columns_; ++j) sum += problem_.cost[j] * value_[j];
  return sum;
}

void Dictionary::shift_basics(std::uint32_t column, double step) {
  if (step == 0) return;
  for (std::uint32_t i = 0; i < rows_; ++i) {
    const double change = at(i, column) * step;
    const std::uint32_t v = basic_[i];
    value_[v] += change;
    value_size_[v] = std::max(value_size_[v], std::fabs(change));
  }
}

void Dictionary::move_to(std::uint32_t column, double step, Place place) {
  shift_basics(column, step);
  const std::uint32_t v = nonbasic_[column];
  place_[v] = place;
  value_[v] = place == Place::kLower ? lower_[v] : place == Place::kUpper ? upper_[v] : value_[v] + step;
}

void Dictionary::pivot(std::uint32_t row, std::uint32_t column, double step, Place place, bool keeps_value) {
  const std::uint32_t entering = nonbasic_[column], leaving = basic_[row];
  shift_basics(column, step);
  value_size_[entering] = std::max(std::fabs(value_[entering]), std::fabs(step));
  value_[entering] += step;
  place_[leaving] = place;
  if (!keeps_value) value_[leaving] = place == Place::kLower ? lower_[leaving] : upper_[leaving];
  exchange(row, column);
}

// x_entering = (x_leaving - sum of the rest of the row) / pivot, put into all other rows.
void Dictionary::exchange(std::uint32_t row, std::uint32_t column) {
  const double pivot = at(row, column), rate = std::fabs(reduced(column));
  double* const own = start_of(row);
  for (std::uint32_t k = 0; k < columns_; ++k) own[k] = -(own[k] / pivot);
  own[column] = 1 / pivot;
  for (std::uint32_t i = 0; i <= rows_; ++i) {
    double* const other = start_of(i);
    const double factor = other[column];
    if (i == row || factor == 0) continue;
    other[column] = 0;
    for (std::uint32_t k = 0; k < columns_; ++k) {
      const double product = factor * own[k], sum = other[k] + product;
      other[k] = std::fabs(sum) <= kDrop * std::fabs(product) ? 0 : sum;
    }
  }
  for (std::uint32_t k = 0; k < columns_; ++k) {
    const double term = rate * std::fabs(own[k]);
    reduced_size_[k] = k == column ? term : std::max(reduced_size_[k], term);
  }
  std::swap(basic_[row], nonbasic_[column]);
}

void Dictionary::compute_basics() {
  for (std::uint32_t i = 0; i < rows_; ++i) {
    double sum = 0, size = 0;
    for (std::uint32_t k = 0; k < columns_; ++k) {
      const double term = at(i, k) * value_[nonbasic_[k]];
      sum += term;
      size = std::max(size, std::fabs(term));
    }
    value_[basic_[i]] = sum;
    value_size_[basic_[i]] = size;
  }
}

void Dictionary::place_nonbasics() {
  for (const std::uint32_t v : nonbasic_) {
    value_[v] = place_[v] == Place::kLower ? lower_[v] : place_[v] == Place::kUpper ? upper_[v] : 0;
  }
  compute_basics();
}

bool Dictionary::rebuild() {
  const std::vector<std::uint32_t> wanted = basic_;
  std::vector<bool> is_wanted(variables(), false);
  for (const std::uint32_t v : wanted) is_wanted[v] = true;
  start();
  for (std::uint32_t j = 0; j < columns_; ++j) {
    if (!is_wanted[j]) continue;
    std::uint32_t best = rows_;
    for (std::uint32_t i = 0; i < rows_; ++i) {
      if (is_wanted[basic_[i]]) continue;
      if (best == rows_ || std::fabs(at(i, j)) > std::fabs(at(best, j))) best = i;
    }
    if (best == rows_ || !(std::fabs(at(best, j)) > 0)) return false;
    exchange(best, j);  // column j still holds variable j: only columns already done have changed theirs
  }
  std::vector<std::uint32_t> row_of(variables());
  for (std::uint32_t i = 0; i < rows_; ++i) row_of[basic_[i]] = i;
  std::vector<double> ordered;
  ordered.reserve(entries_.size());
  for (const std::uint32_t v : wanted) {
    const double* const row = start_of(row_of[v]);
    ordered.insert(ordered.end(), row, row + columns_);
  }
  const double* const costs = start_of(rows_);
  ordered.insert(ordered.end(), costs, costs + columns_);
  entries_ = std::move(ordered);
  basic_ = wanted;
  compute_basics();
  return true;
}

bool Dictionary::is_finite() const {
  for (const std::uint32_t v : basic_) {
    if (!std::isfinite(value_[v])) return false;
  }
  for (std::uint32_t k = 0; k < columns_; ++k) {
    if (!std::isfinite(reduced(k))) return false;
  }
  return true;
}

Basis Dictionary::basis() const {
  Basis basis{basic_, {}};
  for (const std::uint32_t v : nonbasic_) {
    if (is_boxed(v) && place_[v] == Place::kUpper) basis.at_upper.push_back(v);
  }
  std::sort(basis.at_upper.begin(), basis.at_upper.end());
  return basis;
}

}  // namespace assay::lp
