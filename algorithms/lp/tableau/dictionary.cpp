#include "algorithms/lp/tableau/dictionary.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "algorithms/lp/tableau/working_tolerances.h"

namespace assay::lp {
namespace {

double finite_size(double bound) { return std::isinf(bound) ? 0 : std::fabs(bound); }

/// The problem's own matrix over its costs.
template <class Number>
Entries<Number> entries_of(const LpProblem& problem) {
  Entries<Number> entries{problem.rows, problem.columns, {}, {}};
  entries.entry.reserve(problem.matrix.size() + problem.columns);
  entries.entry.insert(entries.entry.end(), problem.matrix.begin(), problem.matrix.end());
  entries.entry.insert(entries.entry.end(), problem.cost.begin(), problem.cost.end());
  for (const double cost : problem.cost) entries.reduced_size.push_back(std::fabs(cost));
  return entries;
}

double rounded(double value) { return value; }
double rounded(const Twofold& value) { return value.head; }

/// The size that stands for the noise of a number once it is rounded.
double size_in_double(double, double size) { return size; }
double size_in_double(const Twofold& value, double size) { return std::max(magnitude(value), kTwofoldShare * size); }

}  // namespace

Dictionary::Dictionary(const LpProblem& problem)
    : problem_(problem),
      rows_(problem.rows),
      columns_(problem.columns),
      entries_(entries_of<double>(problem)),
      lower_(problem.lower),
      upper_(problem.upper),
      basic_(rows_),
      nonbasic_(columns_) {
  lower_.insert(lower_.end(), problem.row_lower.begin(), problem.row_lower.end());
  upper_.insert(upper_.end(), problem.row_upper.begin(), problem.row_upper.end());
  value_.resize(variables());
  value_size_.resize(variables());
  place_.resize(variables(), Place::kZero);
  std::iota(nonbasic_.begin(), nonbasic_.end(), 0U);
  std::iota(basic_.begin(), basic_.end(), columns_);
  for (const std::uint32_t v : nonbasic_) {
    place_[v] = lower_[v] > -kInfinity ? Place::kLower : upper_[v] < kInfinity ? Place::kUpper : Place::kZero;
  }
  place_nonbasics();
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

void Dictionary::exchange(std::uint32_t row, std::uint32_t column) {
  entries_.exchange(row, column);
  std::swap(basic_[row], nonbasic_[column]);
}

template <class Number>
void Dictionary::compute_basics(const Entries<Number>& entries, const std::vector<std::uint32_t>& row_of) {
  for (std::uint32_t i = 0; i < rows_; ++i) {
    Number sum(0);
    double size = 0;
    for (std::uint32_t k = 0; k < columns_; ++k) {
      const Number term = entries.at(row_of[i], k) * Number(value_[nonbasic_[k]]);
      sum = sum + term;
      size = std::max(size, magnitude(term));
    }
    value_[basic_[i]] = rounded(sum);
    value_size_[basic_[i]] = size_in_double(sum, size);
  }
}

void Dictionary::place_nonbasics() {
  for (const std::uint32_t v : nonbasic_) {
    value_[v] = place_[v] == Place::kLower ? lower_[v] : place_[v] == Place::kUpper ? upper_[v] : 0;
  }
  std::vector<std::uint32_t> same_row(rows_);
  std::iota(same_row.begin(), same_row.end(), 0U);
  compute_basics(entries_, same_row);
}

template <class Number>
bool Dictionary::rebuild() {
  Entries<Number> entries = entries_of<Number>(problem_);
  std::vector<bool> is_wanted(variables(), false);
  for (const std::uint32_t v : basic_) is_wanted[v] = true;
  std::vector<std::uint32_t> in_row(rows_);  // the basic variable
  std::iota(in_row.begin(), in_row.end(), columns_);
  for (std::uint32_t j = 0; j < columns_; ++j) {
    nonbasic_[j] = j;
    if (!is_wanted[j]) continue;
    std::uint32_t best = rows_;
    for (std::uint32_t i = 0; i < rows_; ++i) {
      if (is_wanted[in_row[i]]) continue;
      if (best == rows_ || magnitude(entries.at(i, j)) > magnitude(entries.at(best, j))) best = i;
    }
    if (best == rows_ || !(magnitude(entries.at(best, j)) > 0)) return false;
    entries.exchange(best, j);
    nonbasic_[j] = in_row[best];
    in_row[best] = j;
  }
  std::vector<std::uint32_t> row_of_variable(variables()), row_of(rows_ + 1, rows_);
  for (std::uint32_t i = 0; i < rows_; ++i) row_of_variable[in_row[i]] = i;
  for (std::uint32_t i = 0; i < rows_; ++i) row_of[i] = row_of_variable[basic_[i]];
  for (std::uint32_t i = 0; i <= rows_; ++i) {
    for (std::uint32_t k = 0; k < columns_; ++k) entries_.row(i)[k] = rounded(entries.at(row_of[i], k));
  }
  for (std::uint32_t k = 0; k < columns_; ++k) {
    entries_.reduced_size[k] = size_in_double(entries.at(rows_, k), entries.reduced_size[k]);
  }
  compute_basics(entries, row_of);
  return true;
}

template bool Dictionary::rebuild<double>();
template bool Dictionary::rebuild<Twofold>();

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
