#include "algorithms/lp/revised/primal_simplex.h"

#include <algorithm>
#include <cmath>

#include "algorithms/lp/revised/working.h"

namespace assay::lp {

End PrimalSimplex::run(bool may_perturb, Pricing pricing) {
  pricing_ = pricing;
  may_perturb_ = may_perturb;
  stall_ = {};
  random_ = 0;
  phase_one_ = must_refactor_ = weights_known_ = false;
  duals_stale_ = !it_.d_is_fresh;
  banned_.clear();
  weight_.assign(it_.program.variables, 1.0);
  it_.forget_visits();
  bool was_feasible = false;
  for (;;) {
    if (must_refactor_ || it_.should_refactor()) {
      if (!it_.refactor()) return End::kGaveUp;
      must_refactor_ = false;
      duals_stale_ = false;
    }
    const bool infeasible = mark_infeasible();
    it_.believes_small_entries = it_.believes_small_entries || (infeasible && was_feasible);
    was_feasible = !infeasible;
    if (infeasible != phase_one_) {
      phase_one_ = infeasible;
      duals_stale_ = true;
      stall_.uses_bland = false;
      it_.forget_visits();
    }
    if (phase_one_ || duals_stale_) {
      it_.compute_d(phase_one_ ? phase_cost_ : it_.cost);
      duals_stale_ = false;
    }
    if (!choose_entering()) {
      if (!banned_.empty()) {
        it_.give_up(GaveUp::Why::kStalled);
        return End::kGaveUp;
      }
      if (!phase_one_) return End::kOptimal;
      if (it_.factor.updates() == 0) return End::kInfeasible;
      must_refactor_ = true;
      continue;
    }
    it_.load_column(entering_, it_.column);
    it_.factor.solve(it_.column, true);
    const Stop stop = ratio_test();
    if (stop.position == kNothing) {
      if (it_.factor.updates() > 0) {
        must_refactor_ = true;
        continue;
      }
      if (!phase_one_) return End::kUnbounded;
      banned_.push_back(entering_);  // the sum of infeasibilities is bounded: the column is rounding noise
      continue;
    }
    if (!step(stop)) return End::kGaveUp;
  }
}

// Costs of phase one; true where there are any.
bool PrimalSimplex::mark_infeasible() {
  phase_cost_.resize(it_.program.variables, 0.0);
  std::fill(phase_cost_.begin(), phase_cost_.end(), 0.0);
  bool any = false;
  for (const std::uint32_t v : it_.basic) {
    const double tolerance = it_.primal_tolerance(v);
    if (it_.excess_below(v) > tolerance) {
      phase_cost_[v] = -1;
      any = true;
    } else if (it_.excess_above(v) > tolerance) {
      phase_cost_[v] = 1;
      any = true;
    }
  }
  return any;
}

bool PrimalSimplex::step(const Stop& stop) {
  const std::uint32_t q = entering_;
  const double by = direction() * stop.ratio;
  if (!std::isfinite(by)) return it_.give_up(GaveUp::Why::kNotFinite);
  if (stop.position != kItself) return pivot_at(stop);
  for (const std::uint32_t r : it_.column.places()) it_.x[it_.basic[r]] -= by * it_.column.value[r];
  it_.flip(q);
  banned_.clear();
  return it_.note_step(false) && react(false);
}

bool PrimalSimplex::pivot_at(const Stop& stop) {
  const std::uint32_t q = entering_, p = stop.position, out = it_.basic[p];
  const double pivot = it_.column.value[p];
  it_.load_unit(p, it_.rho);
  it_.factor.solve_transposed(it_.rho, true);
  it_.price(it_.rho, it_.row);
  const double entry = it_.row.value[q];
  if (!(std::fabs(pivot - entry) <= kPivotDisagreement * (1 + std::fabs(pivot))) ||
      !(std::fabs(pivot) > least_pivot(it_))) {
    if (it_.factor.updates() > 0) {
      must_refactor_ = true;
    } else {
      banned_.push_back(q);
    }
    return true;
  }
  banned_.clear();
  const bool degenerate = !(stop.ratio > kTie);
  const double by = direction() * stop.ratio;
  for (const std::uint32_t r : it_.column.places()) it_.x[it_.basic[r]] -= by * it_.column.value[r];
  it_.x[q] += by;
  move_weights(p, pivot);
  if (!phase_one_) move_duals(out, entry);
  if (!it_.exchange(p, q, stop.at_upper ? Iterate::Place::kAtUpper : Iterate::Place::kAtLower, pivot))
    must_refactor_ = true;
  return it_.note_step(degenerate) && react(degenerate);
}

// d := d - theta * row, where the row's entry of the leaving variable is 1.
void PrimalSimplex::move_duals(std::uint32_t out, double entry) {
  const double theta = it_.d[entering_] / entry;
  for (const std::uint32_t j : it_.row.places()) it_.d[j] -= theta * it_.row.value[j];
  it_.d[entering_] = 0;
  it_.d[out] = -theta;
}

// Bounds of basic variables go outwards by random amounts.
void PrimalSimplex::perturb() {
  may_perturb_ = false;
  it_.bounds_moved = true;
  for (const std::uint32_t v : it_.basic) {
    if (it_.lower[v] == it_.upper[v]) continue;
    const double by = kPerturbation * (0.5 + unit_number(v));
    if (it_.lower[v] > -kInfinity) it_.lower[v] -= by * (1 + std::fabs(it_.lower[v]));
    if (it_.upper[v] < kInfinity) it_.upper[v] += by * (1 + std::fabs(it_.upper[v]));
  }
  it_.forget_visits();
}

bool PrimalSimplex::react(bool degenerate) {
  return lp::react(it_, pricing_, stall_, degenerate, may_perturb_, [this] { perturb(); });
}

}  // namespace assay::lp
