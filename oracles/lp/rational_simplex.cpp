#include "oracles/lp/rational_simplex.h"

#include <cmath>
#include <limits>

namespace assay {
namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

std::optional<Rational> bound(double value) {
  if (std::isinf(value)) return std::nullopt;
  return exact(value);
}

}  // namespace

RationalSimplex::RationalSimplex(const LpProblem& problem) : rows_(problem.rows), columns_(problem.columns) {
  const std::size_t variables = std::size_t{rows_} + columns_;
  bounds_.resize(variables);
  value_.resize(variables);
  tableau_.resize((std::size_t{rows_} + 1) * columns_);
  for (std::uint32_t j = 0; j < columns_; ++j) {
    bounds_[j] = {bound(problem.lower[j]), bound(problem.upper[j])};
    value_[j] = bounds_[j].lower ? *bounds_[j].lower : bounds_[j].upper ? *bounds_[j].upper : Rational(0);
    nonbasic_.push_back(j);
    at(rows_, j) = exact(problem.cost[j]);
  }
  for (std::uint32_t i = 0; i < rows_; ++i) {
    bounds_[columns_ + i] = {bound(problem.row_lower[i]), bound(problem.row_upper[i])};
    basic_.push_back(columns_ + i);
    for (std::uint32_t j = 0; j < columns_; ++j) {
      at(i, j) = exact(problem.at(i, j));
      value_[columns_ + i] += at(i, j) * value_[j];
    }
  }
}

RationalSimplex::End RationalSimplex::run(std::uint32_t pivot_limit) {
  for (;;) {
    const Step step = repair();
    if (step == Step::kStuck) return End::kInfeasible;
    if (step == Step::kDone) break;
    if (++pivots_ > pivot_limit) return End::kOutOfPivots;
  }
  for (;;) {
    const Step step = improve();
    if (step == Step::kStuck) return End::kUnbounded;
    if (step == Step::kDone) return End::kOptimal;
    if (++pivots_ > pivot_limit) return End::kOutOfPivots;
  }
}

// Phase one: the basic variable of lowest number outside its bounds leaves to the bound it misses.
RationalSimplex::Step RationalSimplex::repair() {
  std::uint32_t row = kNone;
  for (std::uint32_t i = 0; i < rows_; ++i) {
    const std::uint32_t v = basic_[i];
    const bool outside =
        (bounds_[v].lower && value_[v] < *bounds_[v].lower) || (bounds_[v].upper && value_[v] > *bounds_[v].upper);
    if (outside && (row == kNone || v < basic_[row])) row = i;
  }
  if (row == kNone) return Step::kDone;
  const std::uint32_t leaving = basic_[row];
  const bool too_low = bounds_[leaving].lower && value_[leaving] < *bounds_[leaving].lower;
  std::uint32_t column = kNone;
  for (std::uint32_t j = 0; j < columns_; ++j) {
    const int slope = sign(at(row, j));
    if (slope == 0) continue;
    const bool rises = (slope > 0) == too_low;  // the way in which nonbasic j would have to go
    if ((rises ? can_rise(nonbasic_[j]) : can_fall(nonbasic_[j])) &&
        (column == kNone || nonbasic_[j] < nonbasic_[column])) {
      column = j;
    }
  }
  if (column == kNone) {
    write_farkas(row, too_low);
    return Step::kStuck;
  }
  const Rational& target = too_low ? *bounds_[leaving].lower : *bounds_[leaving].upper;
  const Rational by = (target - value_[leaving]) / at(row, column);
  move(column, by);
  pivot(row, column);
  return Step::kMoved;
}

// Phase two, Bland: lowest number in, lowest number out.
RationalSimplex::Step RationalSimplex::improve() {
  std::uint32_t column = kNone;
  for (std::uint32_t j = 0; j < columns_; ++j) {
    const int slope = sign(at(rows_, j));
    if (slope == 0) continue;
    const bool improves = slope < 0 ? can_rise(nonbasic_[j]) : can_fall(nonbasic_[j]);
    if (improves && (column == kNone || nonbasic_[j] < nonbasic_[column])) column = j;
  }
  if (column == kNone) return Step::kDone;

  const std::uint32_t entering = nonbasic_[column];
  const bool rising = sign(at(rows_, column)) < 0;
  std::optional<Rational> shortest;  // step length >= 0
  std::uint32_t blocking = kNone, blocking_row = kNone;
  const auto consider = [&](const Rational& length, std::uint32_t v, std::uint32_t row) {
    if (shortest && (length > *shortest || (length == *shortest && v > blocking))) return;
    shortest = length;
    blocking = v;
    blocking_row = row;
  };
  if (bounds_[entering].lower && bounds_[entering].upper) {
    consider(*bounds_[entering].upper - *bounds_[entering].lower, entering, kNone);
  }
  for (std::uint32_t i = 0; i < rows_; ++i) {
    const int slope = sign(at(i, column));
    if (slope == 0) continue;
    const std::uint32_t v = basic_[i];
    const auto& limit = (slope > 0) == rising ? bounds_[v].upper : bounds_[v].lower;
    if (limit) consider(abs(Rational((*limit - value_[v]) / at(i, column))), v, i);
  }
  if (!shortest) {
    write_ray(column, rising);
    return Step::kStuck;
  }
  move(column, rising ? *shortest : Rational(-*shortest));
  if (blocking_row != kNone) pivot(blocking_row, column);
  return Step::kMoved;
}

void RationalSimplex::move(std::uint32_t column, const Rational& by) {
  value_[nonbasic_[column]] += by;
  for (std::uint32_t i = 0; i < rows_; ++i) {
    if (sign(at(i, column)) != 0) value_[basic_[i]] += at(i, column) * by;
  }
}

// basic = ... + t * nonbasic + ...  becomes  nonbasic = (basic - ...) / t, and is put into every other row.
void RationalSimplex::pivot(std::uint32_t row, std::uint32_t column) {
  const Rational inverse = Rational(1) / at(row, column);
  for (std::uint32_t j = 0; j < columns_; ++j) {
    if (j == column) {
      at(row, j) = inverse;
    } else if (sign(at(row, j)) != 0) {
      at(row, j) *= -inverse;
    }
  }
  for (std::uint32_t i = 0; i <= rows_; ++i) {
    if (i == row || sign(at(i, column)) == 0) continue;
    const Rational factor = at(i, column);
    at(i, column) = factor * inverse;
    for (std::uint32_t j = 0; j < columns_; ++j) {
      if (j != column && sign(at(row, j)) != 0) at(i, j) += factor * at(row, j);
    }
  }
  std::swap(basic_[row], nonbasic_[column]);
}

// basic - sum t_j nonbasic_j = 0 for every x: the multipliers of all variables, of which those of the row activities
// count.
void RationalSimplex::write_farkas(std::uint32_t row, bool too_low) {
  std::vector<Rational> multiplier(value_.size());
  multiplier[basic_[row]] = too_low ? 1 : -1;
  for (std::uint32_t j = 0; j < columns_; ++j) {
    multiplier[nonbasic_[j]] = too_low ? Rational(-at(row, j)) : at(row, j);
  }
  farkas_.assign(multiplier.begin() + columns_, multiplier.end());
}

void RationalSimplex::write_ray(std::uint32_t column, bool rising) {
  ray_.assign(columns_, Rational(0));
  const Rational length = rising ? 1 : -1;
  if (nonbasic_[column] < columns_) ray_[nonbasic_[column]] = length;
  for (std::uint32_t i = 0; i < rows_; ++i) {
    if (basic_[i] < columns_) ray_[basic_[i]] = at(i, column) * length;
  }
}

Basis RationalSimplex::basis() const {
  Basis basis{basic_, {}};
  for (const std::uint32_t v : nonbasic_) {
    const Bounds& of = bounds_[v];
    if (of.lower && of.upper && *of.lower != *of.upper && value_[v] == *of.upper) basis.at_upper.push_back(v);
  }
  return basis;
}

std::vector<Rational> RationalSimplex::x() const { return {value_.begin(), value_.begin() + columns_}; }

}  // namespace assay
