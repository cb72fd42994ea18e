#include <algorithm>
#include <cmath>

#include "algorithms/lp/revised/answer/answer_check.h"

namespace assay::lp {
namespace {

/// What an estimated norm may be too small by, and a computed one.
constexpr double kEstimateMargin = 10, kComputedMargin = 2;
constexpr int kSolveRefinements = 2, kEstimateRounds = 4;

}  // namespace

// Newton's method with the factorisation at hand: x and y move by B^-1 times residuals of twice the precision.
void AnswerCheck::refine() {
  const Program& program = it_.program;
  for (int round = 0; round < kSolveRefinements; ++round) {
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

// max over r of weight_r (|B^-1| residual_)_r, or of weight_r (|B^-T| residual_)_r, times what it may be too small by.
double AnswerCheck::reach(const std::vector<double>& weight, bool transposed) {
  if (it_.program.rows == 0) return 0;
  probe_.reset(it_.program.rows);
  if (!it_.factor.multiply_absolute(residual_, transposed, probe_.value)) {
    return kEstimateMargin * estimated_reach(weight, transposed);
  }
  double most = 0;
  for (std::uint32_t r = 0; r < it_.program.rows; ++r) {
    const double here = weight[r] * probe_.value[r];
    if (std::isnan(here)) return kInfinity;
    most = std::max(most, here);
  }
  return kComputedMargin * most;
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
