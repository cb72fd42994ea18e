#include "oracles/lp/exact/tableau_line.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/work_bound.h"

namespace assay {

/// Fills in a line once its u is solved for.
class LineBuilder {
 public:
  LineBuilder(const LpProblem& problem, const std::vector<Place>& places, CommonFractions u,
              const std::vector<std::uint32_t>& index)
      : problem_(problem), places_(places) {
    line_.problem_ = &problem;
    line_.u_ = std::move(u);
    line_.index_ = index;
    line_.form_.assign(places.size(), ExactLine::Form::kZero);
    line_.place_.assign(places.size(), 0);
    for (auto* numbers : {&line_.own_, &line_.value_, &line_.bound_}) numbers->assign(places.size(), 0);
    take_near();
  }

  // u itself on the variables `first` + index.
  void direct(std::uint32_t first) {
    for (std::uint32_t k = 0; k < line_.index_.size(); ++k) {
      const std::uint32_t v = first + line_.index_[k];
      if (line_.u_.numerator[k].is_zero()) continue;
      line_.form_[v] = ExactLine::Form::kDirect;
      line_.place_[v] = k;
      line_.value_[v] = near_[k];
      line_.bound_[v] = safe_ ? 0 : kInfinity;
    }
  }

  // own - u.A[R, .] on nonbasic columns.
  void along_columns(const double* own) {
    std::vector<double> size(problem_.columns, 0);
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      if (places_[j] == Place::kBasic) continue;
      line_.form_[j] = ExactLine::Form::kAlongColumn;
      if (own == nullptr) continue;
      line_.own_[j] = line_.value_[j] = own[j];
      size[j] = std::fabs(own[j]);
    }
    for (std::size_t k = 0; k < line_.index_.size(); ++k) {
      if (line_.u_.numerator[k].is_zero()) continue;
      spend(2 * std::uint64_t{problem_.columns});
      const double* row = problem_.matrix.data() + std::size_t{line_.index_[k]} * problem_.columns;
      for (std::uint32_t j = 0; j < problem_.columns; ++j) {
        const double product = row[j] * near_[k];
        line_.value_[j] -= product;
        size[j] += size_of_term(product, row[j]);
      }
    }
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      if (places_[j] == Place::kBasic) {
        line_.value_[j] = 0;
      } else {
        close(j, size[j]);
      }
    }
  }

  // own + A[i, C].u on the activities of basic rows; own is the column that moves, or none.
  void along_rows(std::uint32_t moving) {
    for (std::uint32_t i = 0; i < problem_.rows; ++i) {
      const std::uint32_t v = problem_.columns + i;
      if (places_[v] != Place::kBasic) continue;
      spend(2 * line_.index_.size());
      const double* row = problem_.matrix.data() + std::size_t{i} * problem_.columns;
      double value = moving < problem_.columns ? row[moving] : 0, size = std::fabs(value);
      line_.form_[v] = ExactLine::Form::kAlongRow;
      line_.own_[v] = value;
      for (std::size_t k = 0; k < line_.index_.size(); ++k) {
        const double product = row[line_.index_[k]] * near_[k];
        value += product;
        size += size_of_term(product, near_[k] != 0 ? row[line_.index_[k]] : 0);
      }
      line_.value_[v] = value;
      close(v, size);
    }
  }

  void unit(std::uint32_t v) {
    line_.form_[v] = ExactLine::Form::kUnit;
    line_.value_[v] = 1;
  }

  ExactLine done() { return std::move(line_); }

 private:
  void take_near() {
    for (const Integer& numerator : line_.u_.numerator) {
      DyadicSum number;
      number.add(1, numerator);
      near_.push_back(number.near(line_.u_.denominator));
      const double size = std::fabs(near_.back());
      safe_ = safe_ && (numerator.is_zero() || (size > 0x1p-900 && size < 0x1p900));
    }
  }

  // Not 0 for a product that is not, even where it underflows: a sum without any size is exactly 0.
  static double size_of_term(double product, double factor) {
    return std::max(std::fabs(product), factor != 0 ? 0x1p-1074 : 0.0);
  }

  void close(std::uint32_t v, double size) {
    const double terms = static_cast<double>(line_.index_.size()) + 9;
    const bool may_hide = !safe_ || size > 0 || line_.value_[v] != 0;
    line_.bound_[v] = !may_hide ? 0 : safe_ ? terms * 0x1p-52 * size + terms * 0x1p-1073 : kInfinity;
  }

  const LpProblem& problem_;
  const std::vector<Place>& places_;
  std::vector<double> near_;
  bool safe_ = true;
  ExactLine line_;
};

int ExactLine::sign(std::uint32_t v) const {
  if (value_[v] > bound_[v]) return 1;
  if (-value_[v] > bound_[v]) return -1;
  return bound_[v] == 0 ? 0 : sum(v).sign();
}

double ExactLine::near_error(std::uint32_t v) const { return bound_[v] + 0x1p-50 * std::fabs(value_[v]); }

// Whether the difference of the doubles has the sign of that of the numbers.
bool ExactLine::is_clear(std::uint32_t v, double difference, double bound) const {
  return std::fabs(difference) * (1 - 0x1p-52) > near_error(v) && std::isfinite(difference) && std::isfinite(bound);
}

int ExactLine::compare(std::uint32_t v, double bound) const {
  const double difference = value_[v] - bound;
  if (is_clear(v, difference, bound)) return difference > 0 ? 1 : -1;
  DyadicSum exactly = sum(v);
  exactly.add(-bound, u_.denominator);
  return exactly.sign();
}

double ExactLine::near_difference(std::uint32_t v, double bound) const {
  const double difference = value_[v] - bound;
  if (is_clear(v, 0x1p-20 * difference, bound)) return difference;
  DyadicSum exactly = sum(v);
  exactly.add(-bound, u_.denominator);
  return exactly.near(u_.denominator);
}

DyadicSum ExactLine::sum(std::uint32_t v) const {
  DyadicSum sum;
  switch (form_[v]) {
    case Form::kZero: break;
    case Form::kUnit: sum.add(1, u_.denominator); break;
    case Form::kDirect: sum.add(1, u_.numerator[place_[v]]); break;
    case Form::kAlongColumn:
      sum.add(own_[v], u_.denominator);
      for (std::size_t k = 0; k < index_.size(); ++k) sum.add(-problem_->at(index_[k], v), u_.numerator[k]);
      break;
    case Form::kAlongRow:
      sum.add(own_[v], u_.denominator);
      for (std::size_t k = 0; k < index_.size(); ++k) {
        sum.add(problem_->at(v - problem_->columns, index_[k]), u_.numerator[k]);
      }
      break;
  }
  return sum;
}

std::optional<ExactLine> tableau_row(const LpProblem& problem, const std::vector<Place>& places,
                                     const ExactKernel& factored, std::uint32_t basic) {
  const BasisKernel& kernel = factored.kernel();
  std::vector<Rational> right(kernel.columns.size());
  const double* own = nullptr;
  if (basic >= problem.columns) own = problem.matrix.data() + std::size_t{basic - problem.columns} * problem.columns;
  for (std::size_t k = 0; k < right.size(); ++k) {
    if (own != nullptr) {
      right[k] = exact(own[kernel.columns[k]]);
    } else if (kernel.columns[k] == basic) {
      right[k] = 1;
    }
  }
  auto u = factored.solve_transposed(right);
  if (!u) return std::nullopt;
  LineBuilder builder(problem, places, std::move(*u), kernel.rows);
  builder.along_columns(own);
  builder.direct(problem.columns);
  return builder.done();
}

namespace {

// Adds the resting columns away from 0 to x_C: every number of x over one denominator.
void add_resting(const std::vector<Place>& places, const LpProblem& problem, CommonFractions& x,
                 std::vector<std::uint32_t>& index) {
  std::vector<Mantissa> resting;
  const std::size_t basic = index.size();
  int least = 0;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (places[j] != Place::kAtLower && places[j] != Place::kAtUpper) continue;
    const double value = places[j] == Place::kAtLower ? problem.lower[j] : problem.upper[j];
    if (value == 0) continue;
    index.push_back(j);
    resting.push_back(mantissa_of(value));
    least = std::min(least, resting.back().exponent);
  }
  const Integer denominator = x.denominator;
  const auto shift = static_cast<unsigned>(-least);
  for (std::size_t k = 0; k < basic; ++k) x.numerator[k] <<= shift;
  x.denominator <<= shift;
  for (const Mantissa& value : resting) {
    Integer numerator = denominator * value.mantissa;
    numerator <<= static_cast<unsigned>(value.exponent - least);
    x.numerator.push_back(std::move(numerator));
  }
}

}  // namespace

std::optional<ExactLine> basic_line(const LpProblem& problem, const std::vector<Place>& places,
                                    const ExactKernel& factored) {
  auto x = factored.solve(right_of_values(problem, places, factored.kernel()));
  if (!x) return std::nullopt;
  std::vector<std::uint32_t> index = factored.kernel().columns;
  add_resting(places, problem, *x, index);
  LineBuilder builder(problem, places, std::move(*x), index);
  builder.along_rows(problem.columns);
  builder.direct(0);
  return builder.done();
}

std::optional<ExactLine> reduced_costs(const LpProblem& problem, const std::vector<Place>& places,
                                       const ExactKernel& factored) {
  const BasisKernel& kernel = factored.kernel();
  std::vector<Rational> right;
  for (const std::uint32_t j : kernel.columns) right.push_back(exact(problem.cost[j]));
  auto y = factored.solve_transposed(right);
  if (!y) return std::nullopt;
  LineBuilder builder(problem, places, std::move(*y), kernel.rows);
  builder.along_columns(problem.cost.data());
  builder.direct(problem.columns);
  return builder.done();
}

std::optional<ExactLine> tableau_column(const LpProblem& problem, const std::vector<Place>& places,
                                        const ExactKernel& factored, std::uint32_t moving) {
  const BasisKernel& kernel = factored.kernel();
  std::vector<Rational> right(kernel.rows.size());
  const bool is_activity = moving >= problem.columns;
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (!is_activity) {
      right[i] = -exact(problem.at(kernel.rows[i], moving));
    } else if (kernel.rows[i] == moving - problem.columns) {
      right[i] = 1;
    }
  }
  auto change = factored.solve(right);
  if (!change) return std::nullopt;
  LineBuilder builder(problem, places, std::move(*change), kernel.columns);
  builder.along_rows(moving);
  builder.direct(0);
  builder.unit(moving);
  return builder.done();
}

}  // namespace assay
