#include "oracles/lp/basis/basis_filter.h"

#include <cmath>

#include "oracles/lp/sums/quick_sum.h"

namespace assay {
namespace {

// What is known about a sign.
struct Sign {
  bool may_be_positive, may_be_negative;
};
Sign sign_of(const Ball& ball) { return {!(ball.upper() <= 0), !(ball.lower() >= 0)}; }

bool is_zero(const Ball& ball) { return ball.middle == 0 && ball.radius == 0; }

}  // namespace

Ball BasisFilter::resting(std::uint32_t v) const {
  if (places_[v] == Place::kAtLower) return lower_of(problem_, v);
  if (places_[v] == Place::kAtUpper) return upper_of(problem_, v);
  return {};
}

void BasisFilter::find_values() {
  if (!value_.empty()) return;
  value_.resize(places_.size());
  std::vector<std::uint32_t> away;  // nonbasic columns that do not rest at 0
  for (std::uint32_t v = 0; v < places_.size(); ++v) {
    if (places_[v] == Place::kBasic) continue;
    value_[v] = resting(v);
    if (v < problem_.columns && value_[v].middle != 0) away.push_back(v);
  }
  std::vector<Ball> right;
  right.reserve(kernel_.rows.size());
  for (const std::uint32_t i : kernel_.rows) {
    Ball side = value_[problem_.columns + i];
    for (const std::uint32_t j : away) side += Ball(-problem_.at(i, j)) * value_[j];
    right.push_back(side);
  }
  const std::vector<Ball> x = enclosure_->solve(right);
  for (std::size_t k = 0; k < kernel_.columns.size(); ++k) value_[kernel_.columns[k]] = x[k];
  for (std::uint32_t i = 0; i < problem_.rows; ++i) {
    if (places_[problem_.columns + i] != Place::kBasic) continue;
    Ball activity;
    for (const std::uint32_t j : kernel_.columns) activity += Ball(problem_.at(i, j)) * value_[j];
    for (const std::uint32_t j : away) activity += Ball(problem_.at(i, j)) * value_[j];
    value_[problem_.columns + i] = activity;
  }
}

bool BasisFilter::is_primal_feasible() {
  if (!enclosure_) return false;
  find_values();
  for (std::uint32_t v = 0; v < places_.size(); ++v) {
    if (!(value_[v].lower() >= lower_of(problem_, v) && value_[v].upper() <= upper_of(problem_, v))) return false;
  }
  return true;
}

Ball BasisFilter::reduced_cost(std::uint32_t j, const std::vector<Ball>& u, double own) const {
  Ball sum = own;
  for (std::size_t i = 0; i < kernel_.rows.size(); ++i) {
    if (!is_zero(u[i])) sum += Ball(-problem_.at(kernel_.rows[i], j)) * u[i];
  }
  return sum;
}

// Whether allowed(v, sign) holds for own - u.A[R, .] on nonbasic columns and for u on the activities of R. One pass
// over the rows with quick_error decides most columns, balls the others.
template <class Allowed>
bool BasisFilter::signs_are(const std::vector<Ball>& u, const double* own, const Allowed& allowed) const {
  const std::uint32_t columns = problem_.columns;
  for (std::size_t i = 0; i < kernel_.rows.size(); ++i) {
    if (!allowed(columns + kernel_.rows[i], sign_of(u[i]))) return false;
  }
  std::vector<double> value(columns, 0), size(columns, 0), unsure(columns, 0);
  for (std::uint32_t j = 0; own != nullptr && j < columns; ++j) {
    value[j] = own[j];
    size[j] = std::fabs(own[j]);
  }
  for (std::size_t i = 0; i < kernel_.rows.size(); ++i) {
    if (is_zero(u[i])) continue;
    const double* row = problem_.matrix.data() + std::size_t{kernel_.rows[i]} * columns;
    const double middle = u[i].middle, radius = u[i].radius;
    for (std::uint32_t j = 0; j < columns; ++j) {
      const double product = row[j] * middle;
      value[j] -= product;
      size[j] += std::fabs(product);
      unsure[j] += std::fabs(row[j]) * radius;
    }
  }
  for (std::uint32_t j = 0; j < columns; ++j) {
    if (places_[j] == Place::kBasic) continue;
    const double error = quick_error(kernel_.rows.size(), size[j], unsure[j]);
    const Sign quick{!(value[j] < -error), !(value[j] > error)};
    if (allowed(j, quick)) continue;
    if (!allowed(j, sign_of(reduced_cost(j, u, own == nullptr ? 0 : own[j])))) return false;
  }
  return true;
}

void BasisFilter::find_multipliers() {
  if (!multiplier_.empty()) return;
  std::vector<Ball> right;
  right.reserve(kernel_.columns.size());
  for (const std::uint32_t j : kernel_.columns) right.emplace_back(problem_.cost[j]);
  multiplier_ = enclosure_->solve_transposed(right);
}

bool BasisFilter::is_dual_feasible() {
  if (!enclosure_) return false;
  find_multipliers();
  return signs_are(multiplier_, problem_.cost.data(), [&](std::uint32_t v, const Sign& sign) {
    if (lower_of(problem_, v) == upper_of(problem_, v)) return true;
    return (places_[v] == Place::kAtUpper || !sign.may_be_negative) &&
           (places_[v] == Place::kAtLower || !sign.may_be_positive);
  });
}

bool BasisFilter::row_proves_infeasibility(std::uint32_t proving) {
  if (!enclosure_) return false;
  find_values();
  const bool below = value_[proving].upper() < lower_of(problem_, proving);
  if (!below && !(value_[proving].lower() > upper_of(problem_, proving))) return false;
  const double* own = nullptr;
  if (proving >= problem_.columns) {
    own = problem_.matrix.data() + std::size_t{proving - problem_.columns} * problem_.columns;
  }
  std::vector<Ball> right(kernel_.columns.size());
  for (std::size_t k = 0; k < right.size(); ++k) {
    if (own != nullptr) {
      right[k] = own[kernel_.columns[k]];
    } else if (kernel_.columns[k] == proving) {
      right[k] = 1.0;
    }
  }
  return signs_are(enclosure_->solve_transposed(right), own, [&](std::uint32_t v, const Sign& sign) {
    if (lower_of(problem_, v) == upper_of(problem_, v)) return true;
    const bool must_not_rise = places_[v] != Place::kAtUpper, must_not_fall = places_[v] != Place::kAtLower;
    const bool may_mend_up = below ? sign.may_be_positive : sign.may_be_negative;
    const bool may_mend_down = below ? sign.may_be_negative : sign.may_be_positive;
    return !(must_not_rise && may_mend_up) && !(must_not_fall && may_mend_down);
  });
}

bool BasisFilter::column_is_a_ray(std::uint32_t moving) {
  if (!enclosure_) return false;
  find_multipliers();
  const std::vector<Ball>& y = multiplier_;
  Ball reduced;
  if (moving < problem_.columns) {
    reduced = reduced_cost(moving, y, problem_.cost[moving]);
  } else {
    for (std::size_t i = 0; i < kernel_.rows.size(); ++i) {
      if (problem_.columns + kernel_.rows[i] == moving) reduced = y[i];
    }
  }
  const bool rises = reduced.upper() < 0;
  if (!rises && !(reduced.lower() > 0)) return false;
  const auto runs_free = [&](std::uint32_t v, const Ball& rate) {
    const Sign sign = sign_of(rate);
    const bool may_rise = rises ? sign.may_be_positive : sign.may_be_negative;
    const bool may_fall = rises ? sign.may_be_negative : sign.may_be_positive;
    return !(may_rise && std::isfinite(upper_of(problem_, v))) && !(may_fall && std::isfinite(lower_of(problem_, v)));
  };
  if (!runs_free(moving, Ball(1.0))) return false;
  std::vector<Ball> right(kernel_.rows.size());
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (moving < problem_.columns) {
      right[i] = -problem_.at(kernel_.rows[i], moving);
    } else if (problem_.columns + kernel_.rows[i] == moving) {
      right[i] = 1.0;
    }
  }
  const std::vector<Ball> x = enclosure_->solve(right);
  for (std::size_t k = 0; k < x.size(); ++k) {
    if (!runs_free(kernel_.columns[k], x[k])) return false;
  }
  for (std::uint32_t i = 0; i < problem_.rows; ++i) {
    if (places_[problem_.columns + i] != Place::kBasic) continue;
    Ball rate = moving < problem_.columns ? Ball(problem_.at(i, moving)) : Ball();
    for (std::size_t k = 0; k < x.size(); ++k) rate += Ball(problem_.at(i, kernel_.columns[k])) * x[k];
    if (!runs_free(problem_.columns + i, rate)) return false;
  }
  return true;
}

}  // namespace assay
