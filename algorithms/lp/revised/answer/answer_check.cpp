#include "algorithms/lp/revised/answer/answer_check.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/revised/answer/compensated_sum.h"
#include "algorithms/lp/tolerances.h"

namespace assay::lp {

namespace {

/// The promises less a margin for rounding in the comparisons themselves.
constexpr double kPrimal = kPrimalPromise * (1 - 0x1p-40);
constexpr double kDual = kDualPromise * (1 - 0x1p-40);
constexpr double kGap = kGapPromise * (1 - 0x1p-40);

}  // namespace

double AnswerCheck::primal_allowance(std::uint32_t v, double bound) const {
  return kPrimal * std::max(it_.program.unit(v), std::fabs(bound));
}

bool AnswerCheck::is_inside(std::uint32_t v, double lowest, double highest) const {
  return it_.program.lower[v] - lowest <= primal_allowance(v, it_.program.lower[v]) &&
         highest - it_.program.upper[v] <= primal_allowance(v, it_.program.upper[v]);
}

void AnswerCheck::solve_duals() {
  const std::uint32_t m = it_.program.rows;
  work_.reset(m);
  for (std::uint32_t r = 0; r < m; ++r) work_.value[r] = it_.program.cost[it_.basic[r]];
  it_.factor.solve_transposed(work_);
  y_ = work_.value;
  for (const std::uint32_t v : it_.basic) {
    if (!it_.program.is_structural(v)) y_[v - it_.program.columns] = 0;  // its reduced cost is its multiplier
  }
}

// Values that are subnormal in the problem's units become 0 there, so they are 0 here; false where one overflows.
bool AnswerCheck::flush() {
  const Program& program = it_.program;
  for (std::uint32_t v = 0; v < program.columns; ++v) {
    if (it_.x[v] == 0) continue;
    const double value = std::fabs(it_.x[v] * power_of_two(program.exponent[v]));
    if (!std::isfinite(value)) return false;
    if (value < 0x1p-1022 && it_.place[v] == Iterate::Place::kBasic) it_.x[v] = 0;
  }
  for (std::uint32_t i = 0; i < program.rows; ++i) {
    const double value = std::fabs(y_[i] / program.dual_unit(program.columns + i));
    if (!std::isfinite(value)) return false;
    if (value < 0x1p-1022) y_[i] = 0;
  }
  return true;
}

Optimal AnswerCheck::optimal_unchecked() {
  solve_duals();
  return in_units_of_the_problem();
}

std::optional<Optimal> AnswerCheck::optimal() {
  it_.compute_x();
  solve_duals();
  if (!flush()) return std::nullopt;
  if (!optimal_holds<BoundedSum>()) {
    refine();
    if (!flush() || !optimal_holds<CompensatedSum>()) return std::nullopt;
  }
  return in_units_of_the_problem();
}

Optimal AnswerCheck::in_units_of_the_problem() const {
  const Program& program = it_.program;
  Optimal answer{it_.basis(), std::vector<double>(program.columns), std::vector<double>(program.rows)};
  for (std::uint32_t j = 0; j < program.columns; ++j) answer.x[j] = it_.x[j] * power_of_two(program.exponent[j]);
  for (std::uint32_t i = 0; i < program.rows; ++i) {
    answer.y[i] = y_[i] / program.dual_unit(program.columns + i);
  }
  return answer;
}

template <class Sum>
bool AnswerCheck::optimal_holds() {
  compute_activities<Sum>();
  compute_reduced<Sum>();
  return gap_closes<Sum>() && primal_holds() && dual_holds();
}

template <class Sum>
void AnswerCheck::compute_activities() {
  activity_.resize(it_.program.rows);
  activity_error_.resize(it_.program.rows);
  if (std::is_same_v<Sum, BoundedSum>) return compute_activities_by_columns();
  for (std::uint32_t i = 0; i < it_.program.rows; ++i) {
    Sum sum;
    it_.program.visit_row(i, [&](std::uint32_t j, double entry) { sum.add(entry, it_.x[j]); });
    activity_[i] = sum.value();
    activity_error_[i] = sum.error();
  }
}

// Columns with x = 0 are skipped; the bound is that of BoundedSum, with as many terms in every row as there are others.
void AnswerCheck::compute_activities_by_columns() {
  const SparseMatrix& matrix = it_.program.by_column;
  std::fill(activity_.begin(), activity_.end(), 0.0);
  std::fill(activity_error_.begin(), activity_error_.end(), 0.0);
  std::size_t terms = 0;
  for (std::uint32_t j = 0; j < it_.program.columns; ++j) {
    const double x = it_.x[j];
    if (x == 0) continue;
    ++terms;
    for (std::uint32_t at = matrix.start[j]; at < matrix.start[j + 1]; ++at) {
      const double product = matrix.value[at] * x;
      activity_[matrix.index[at]] += product;
      activity_error_[matrix.index[at]] += std::fabs(product);
    }
  }
  for (double& error : activity_error_) error = BoundedSum::error_of(terms, error);
}

template void AnswerCheck::compute_activities<CompensatedSum>();

template <class Sum>
void AnswerCheck::compute_reduced() {
  const SparseMatrix& columns = it_.program.by_column;
  reduced_.resize(it_.program.columns);
  reduced_error_.resize(it_.program.columns);
  if (std::is_same_v<Sum, BoundedSum> && it_.program.rows <= kFewRows) return compute_reduced_by_rows();
  for (std::uint32_t j = 0; j < it_.program.columns; ++j) {
    Sum sum;
    sum.add(it_.program.cost[j], 1);
    for (std::uint32_t at = columns.start[j]; at < columns.start[j + 1]; ++at) {
      sum.add(-columns.value[at], y_[columns.index[at]]);
    }
    reduced_[j] = sum.value();
    reduced_error_[j] = sum.error();
  }
}

// All columns at once, which the processor does several at a time; the bound is that of BoundedSum.
void AnswerCheck::compute_reduced_by_rows() {
  const Program& program = it_.program;
  const std::size_t n = program.columns;
  for (std::size_t j = 0; j < n; ++j) {
    reduced_[j] = program.cost[j];
    reduced_error_[j] = std::fabs(program.cost[j]);
  }
  for (std::uint32_t i = 0; i < program.rows; ++i) {
    if (y_[i] == 0) continue;
    const double y = y_[i];
    const double* const entry = program.dense.data() + i * n;
    for (std::size_t j = 0; j < n; ++j) {
      const double product = y * entry[j];
      reduced_[j] -= product;
      reduced_error_[j] += std::fabs(product);
    }
  }
  const std::size_t terms = std::size_t{program.rows} + 1;
  for (std::size_t j = 0; j < n; ++j) reduced_error_[j] = BoundedSum::error_of(terms, reduced_error_[j]);
}

// Every variable inside its bounds, for x as it is and for the exact solution of the basis.
bool AnswerCheck::primal_holds() {
  const Program& program = it_.program;
  residual_.assign(program.rows, 0.0);
  for (std::uint32_t i = 0; i < program.rows; ++i) {
    const std::uint32_t v = program.columns + i;
    if (!is_inside(v, activity_[i] - activity_error_[i], activity_[i] + activity_error_[i])) return false;
    if (it_.place[v] == Iterate::Place::kBasic) {
      it_.x[v] = activity_[i];
      residual_[i] = activity_error_[i];
    } else {
      residual_[i] = std::fabs(activity_[i] - it_.x[v]) * (1 + 0x1p-52) + activity_error_[i];
    }
  }
  weight_.resize(program.rows);
  for (std::uint32_t r = 0; r < program.rows; ++r) {
    const std::uint32_t v = it_.basic[r];
    double room = kInfinity;
    if (program.lower[v] > -kInfinity) {
      room = std::min(room, it_.x[v] - program.lower[v] + primal_allowance(v, program.lower[v]));
    }
    if (program.upper[v] < kInfinity) {
      room = std::min(room, program.upper[v] - it_.x[v] + primal_allowance(v, program.upper[v]));
    }
    if (!(room > 0)) return false;
    weight_[r] = std::isinf(room) ? 0.0 : 1 / room;
  }
  return reach(weight_, false) <= 1;
}

// Every reduced cost on its side, for y as it is and for the exact multipliers of the basis.
bool AnswerCheck::dual_holds() {
  const Program& program = it_.program;
  const double row_scale = std::max(1.0, program.largest_cost);
  double least_room = kInfinity;  // what every multiplier may move by
  residual_.assign(program.rows, 0.0);
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    const bool structural = program.is_structural(v);
    const double d = structural ? reduced_[v] : y_[v - program.columns];
    const double error = structural ? reduced_error_[v] : 0.0;
    const double unit = program.dual_unit(v);
    const double allowed = kDual * (structural ? std::max(unit, std::fabs(program.cost[v])) : unit * row_scale);
    if (!(std::isinf(program.lower[v]) ? d + error <= allowed : true)) return false;
    if (!(std::isinf(program.upper[v]) ? d - error >= -allowed : true)) return false;
    if (std::isnan(d)) return false;
    const Iterate::Place place = it_.place[v];
    if (place == Iterate::Place::kBasic || program.lower[v] == program.upper[v]) continue;
    double room = kInfinity;
    if (place != Iterate::Place::kAtUpper) room = std::min(room, d - error + allowed);
    if (place != Iterate::Place::kAtLower) room = std::min(room, allowed - d - error);
    least_room = std::min(least_room, room / std::max(column_length(v), 0x1p-1000));
  }
  if (!(least_room > 0)) return false;
  if (std::isinf(least_room)) return true;
  weight_.assign(program.rows, 1 / least_room);
  for (std::uint32_t r = 0; r < program.rows; ++r) {
    const std::uint32_t v = it_.basic[r];
    residual_[r] = program.is_structural(v) ? std::fabs(reduced_[v]) + reduced_error_[v] : 0.0;
  }
  return reach(weight_, true) <= 1;
}

template <class Sum>
bool AnswerCheck::gap_closes() {
  const Program& program = it_.program;
  Sum value, gap;
  for (std::uint32_t j = 0; j < program.columns; ++j) {
    if (it_.x[j] == 0 || program.cost[j] == 0) continue;
    value.add(program.cost[j], it_.x[j]);
    gap.add(program.cost[j], it_.x[j]);
  }
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    const bool structural = program.is_structural(v);
    const double d = structural ? reduced_[v] : y_[v - program.columns];
    const double error = structural ? reduced_error_[v] : 0.0;
    const double lower = program.lower[v], upper = program.upper[v];
    const double bound = d > 0 ? lower : upper, other = d > 0 ? upper : lower;
    double largest = 0;
    if (bound != 0 && std::isfinite(bound)) {
      gap.add(-d, bound);
      largest = std::fabs(bound);
    }
    if (std::fabs(d) <= error && std::isfinite(other)) largest = std::max(largest, std::fabs(other));
    if (largest != 0 && error != 0) gap.add_unsure(largest, error);
  }
  const double least = std::fabs(value.value()) - value.error();
  const double scale = std::max(power_of_two(program.cost_exponent), least);
  return std::fabs(gap.value()) + gap.error() <= kGap * scale;
}

}  // namespace assay::lp
