#include "algorithms/lp/revised/answer_check.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/revised/compensated_sum.h"
#include "algorithms/lp/tolerances.h"

namespace assay::lp {

using Place = Iterate::Place;

namespace {

/// The promises less a margin for rounding in the comparisons themselves.
constexpr double kPrimal = kPrimalPromise * (1 - 0x1p-40);
constexpr double kDual = kDualPromise * (1 - 0x1p-40);
constexpr double kGap = kGapPromise * (1 - 0x1p-40);
/// What an estimated norm may be too small by, and a computed one.
constexpr double kEstimateMargin = 10, kComputedMargin = 2;
constexpr int kRefinements = 2, kEstimateRounds = 4;

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
    if (value < 0x1p-1022 && it_.place[v] == Place::kBasic) it_.x[v] = 0;
  }
  for (std::uint32_t i = 0; i < program.rows; ++i) {
    const double value = std::fabs(y_[i] / program.dual_unit(program.columns + i));
    if (!std::isfinite(value)) return false;
    if (value < 0x1p-1022) y_[i] = 0;
  }
  return true;
}

std::optional<Optimal> AnswerCheck::optimal() {
  const Program& program = it_.program;
  it_.compute_x();
  solve_duals();
  if (!flush()) return std::nullopt;
  if (!optimal_holds<BoundedSum>()) {
    refine();
    if (!flush() || !optimal_holds<CompensatedSum>()) return std::nullopt;
  }
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
  for (std::uint32_t i = 0; i < it_.program.rows; ++i) {
    Sum sum;
    it_.program.visit_row(i, [&](std::uint32_t j, double entry) { sum.add(entry, it_.x[j]); });
    activity_[i] = sum.value();
    activity_error_[i] = sum.error();
  }
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
  const double terms = program.rows + 4.0;
  for (std::size_t j = 0; j < n; ++j) reduced_error_[j] = 0x1p-52 * terms * reduced_error_[j] + terms * 0x1p-1073;
}

// Every variable inside its bounds, for x as it is and for the exact solution of the basis.
bool AnswerCheck::primal_holds() {
  const Program& program = it_.program;
  residual_.assign(program.rows, 0.0);
  for (std::uint32_t i = 0; i < program.rows; ++i) {
    const std::uint32_t v = program.columns + i;
    if (!is_inside(v, activity_[i] - activity_error_[i], activity_[i] + activity_error_[i])) return false;
    if (it_.place[v] == Place::kBasic) {
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
    const Place place = it_.place[v];
    if (place == Place::kBasic || program.lower[v] == program.upper[v]) continue;
    double room = kInfinity;
    if (place != Place::kAtUpper) room = std::min(room, d - error + allowed);
    if (place != Place::kAtLower) room = std::min(room, allowed - d - error);
    const double length = column_length(v);
    if (length > 0 || !(room > 0)) least_room = std::min(least_room, room / std::max(length, 0x1p-1000));
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
    if (std::isfinite(bound)) {
      gap.add(-d, bound);
      largest = std::fabs(bound);
    }
    if (std::fabs(d) <= error && std::isfinite(other)) largest = std::max(largest, std::fabs(other));
    if (error != 0) gap.add_unsure(largest, error);
  }
  const double least = std::fabs(value.value()) - value.error();
  const double scale = std::max(power_of_two(program.cost_exponent), least);
  return std::fabs(gap.value()) + gap.error() <= kGap * scale;
}

// Newton's method with the factorisation at hand: x and y move by B^-1 times residuals of twice the precision.
void AnswerCheck::refine() {
  const Program& program = it_.program;
  for (int round = 0; round < kRefinements; ++round) {
    compute_activities<CompensatedSum>();
    work_.reset(program.rows);
    for (std::uint32_t i = 0; i < program.rows; ++i) {
      CompensatedSum rest;
      program.visit_row(i, [&](std::uint32_t j, double entry) { rest.add(-entry, it_.x[j]); });
      rest.add(it_.x[program.columns + i], 1);
      work_.value[i] = rest.value();
    }
    it_.factor.solve(work_);
    for (std::uint32_t r = 0; r < program.rows; ++r) it_.x[it_.basic[r]] += work_.value[r];
    compute_reduced<CompensatedSum>();
    work_.reset(program.rows);
    for (std::uint32_t r = 0; r < program.rows; ++r) {
      const std::uint32_t v = it_.basic[r];
      work_.value[r] = program.is_structural(v) ? reduced_[v] : y_[v - program.columns];
    }
    it_.factor.solve_transposed(work_);
    for (std::uint32_t i = 0; i < program.rows; ++i) y_[i] += work_.value[i];
    for (const std::uint32_t v : it_.basic) {
      if (!program.is_structural(v)) y_[v - program.columns] = 0;
    }
  }
}

// max over r of weight_r (|B^-1| residual_)_r, or of weight_i (|B^-T| residual_)_i, times what it may be too small by.
double AnswerCheck::reach(const std::vector<double>& weight, bool transposed) {
  if (it_.program.rows == 0) return 0;
  probe_.reset(it_.program.rows);
  if (it_.program.rows <= kExactRows) return kComputedMargin * exact_reach(weight, transposed);
  return kEstimateMargin * estimated_reach(weight, transposed);
}

double AnswerCheck::exact_reach(const std::vector<double>& weight, bool transposed) {
  double most = 0;
  for (std::uint32_t r = 0; r < it_.program.rows; ++r) {
    if (weight[r] == 0) continue;
    probe_.clear();
    probe_.set(r, 1.0);
    if (transposed) {
      it_.factor.solve(probe_);
    } else {
      it_.factor.solve_transposed(probe_);
    }
    double sum = 0;
    for (const std::uint32_t i : probe_.places()) sum += std::fabs(probe_.value[i]) * residual_[i];
    const double here = sum * weight[r];
    if (!(here <= most)) most = here;  // NaN stays
    if (std::isnan(most)) return kInfinity;
  }
  return most;
}

/// The 1-norm of diag(residual) B^-T diag(weight) (transposed: with B), by power steps on its convex unit ball.
double AnswerCheck::estimated_reach(const std::vector<double>& weight, bool transposed) {
  const std::uint32_t m = it_.program.rows;
  double norm = 0;
  std::uint32_t last = kGone;
  probe_.clear();
  for (std::uint32_t r = 0; r < m; ++r) probe_.value[r] = weight[r] / m;
  for (int round = 0; round < kEstimateRounds; ++round) {
    transposed ? it_.factor.solve(probe_) : it_.factor.solve_transposed(probe_);
    double sum = 0;
    for (std::uint32_t i = 0; i < m; ++i) {
      const double entry = residual_[i] * probe_.value[i];
      sum += std::fabs(entry);
      probe_.value[i] = entry < 0 ? -residual_[i] : residual_[i];
    }
    if (std::isnan(sum)) return kInfinity;
    if (round > 0 && sum <= norm) break;
    norm = sum;
    transposed ? it_.factor.solve_transposed(probe_) : it_.factor.solve(probe_);
    std::uint32_t best = 0;
    for (std::uint32_t r = 0; r < m; ++r) {
      probe_.value[r] *= weight[r];
      if (std::fabs(probe_.value[r]) > std::fabs(probe_.value[best])) best = r;
    }
    if (best == last) break;
    last = best;
    probe_.pack();
    probe_.clear();
    probe_.set(best, weight[best]);
  }
  probe_.pack();
  probe_.clear();
  return norm;
}

}  // namespace assay::lp
