#include "algorithms/lp/revised/dual_simplex.h"

#include <algorithm>
#include <cmath>

#include "algorithms/lp/revised/working.h"

namespace assay::lp {

End DualSimplex::run(bool may_perturb) {
  may_perturb_ = may_perturb;
  perturbed_ = false;
  for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
    if (it_.is_dual_infeasible(v) && !it_.is_boxed(v)) {
      const End end = phase_one();
      if (end != End::kOptimal) return end;
      break;
    }
  }
  return run_phase_two();
}

End DualSimplex::run_phase_two() {
  correct_duals();
  it_.compute_x();
  return iterate();
}

End DualSimplex::phase_one() {
  const std::uint32_t variables = it_.program.variables;
  for (std::uint32_t v = 0; v < variables; ++v) {
    const bool has_lower = it_.program.lower[v] > -kInfinity, has_upper = it_.program.upper[v] < kInfinity;
    it_.lower[v] = has_lower ? 0.0 : has_upper ? -1.0 : -kFreeBox;
    it_.upper[v] = has_upper ? 0.0 : has_lower ? 1.0 : kFreeBox;
    if (it_.place[v] != Iterate::Place::kBasic)
      it_.rest(v, it_.d[v] < 0 ? Iterate::Place::kAtUpper : Iterate::Place::kAtLower);
  }
  it_.compute_x();
  const End end = iterate();
  it_.restore_bounds();
  if (end == End::kGaveUp || !it_.refactor()) return End::kGaveUp;
  for (std::uint32_t v = 0; v < variables; ++v) {
    if (it_.is_dual_infeasible(v) && !it_.is_boxed(v)) return End::kNoDualPoint;
  }
  return End::kOptimal;
}

End DualSimplex::iterate() {
  stall_ = {};
  must_refactor_ = false;
  banned_.clear();
  random_ = 0;
  it_.forget_visits();
  for (;;) {
    if (must_refactor_ || it_.should_refactor()) {
      if (!it_.refactor()) return End::kGaveUp;
      must_refactor_ = false;
      correct_duals();
    }
    if (!choose_leaving()) {
      if (banned_.empty()) return End::kOptimal;
      it_.give_up(GaveUp::Why::kStalled);
      return End::kGaveUp;
    }
    it_.load_unit(leaving_, it_.rho);
    it_.factor.solve_transposed(it_.rho, true);
    if (it_.rules.pricing == Pricing::kSteepestEdge) {
      double length = 0;
      for (const std::uint32_t i : it_.rho.places()) length += it_.rho.value[i] * it_.rho.value[i];
      const bool was_wrong = it_.row_weight[leaving_] < kWrongWeight * length;
      it_.row_weight[leaving_] = length;
      if (was_wrong && !weight_was_wrong_) {  // chosen for a weight that it does not have: choose again, once
        weight_was_wrong_ = true;
        continue;
      }
      weight_was_wrong_ = false;
    }
    it_.price(it_.rho, it_.row);
    if (!choose_entering()) {
      if (it_.factor.updates() == 0) return End::kInfeasible;
      must_refactor_ = true;
      continue;
    }
    if (!step()) return End::kGaveUp;
  }
}

// The basic variable outside its bounds of greatest merit.
bool DualSimplex::choose_leaving() {
  double best = 0;
  bool found = false;
  std::uint32_t seen = 0;
  for (std::uint32_t r = 0; r < it_.program.rows; ++r) {
    const std::uint32_t v = it_.basic[r];
    const double under = it_.lower[v] - it_.x[v], over = it_.x[v] - it_.upper[v];
    const double excess = under > over ? under : over;
    if (!(excess > it_.primal_tolerance(v))) continue;
    if (std::find(banned_.begin(), banned_.end(), v) != banned_.end()) continue;
    const double merit_of_v = merit(r, excess);
    bool better = !found || merit_of_v > best || (merit_of_v == best && it_.basic[r] < it_.basic[leaving_]);
    if (uses_bland()) {
      better = !found || v < it_.basic[leaving_];
    } else if (it_.rules.pricing == Pricing::kRandomEdge) {
      better = unit_number(random_++) * ++seen < 1;
    }
    if (!better) continue;
    found = true;
    best = merit_of_v;
    leaving_ = r;
    below_ = under > over;
  }
  return found;
}

double DualSimplex::merit(std::uint32_t position, double excess) const {
  switch (it_.rules.pricing) {
    case Pricing::kDevex:
    case Pricing::kSteepestEdge: return excess * excess / it_.row_weight[position];
    default: return excess;
  }
}

bool DualSimplex::step() {
  const std::uint32_t q = entering_, p = leaving_, out = it_.basic[p];
  it_.load_column(q, it_.column);
  it_.factor.solve(it_.column, true);
  const double pivot = it_.column.value[p], entry = it_.row.value[q];
  if (!(std::fabs(pivot - entry) <= kPivotDisagreement * (1 + std::fabs(pivot))) ||
      !(std::fabs(pivot) > least_pivot(it_))) {
    if (it_.factor.updates() > 0) {
      must_refactor_ = true;
    } else {
      banned_.push_back(out);
    }
    return true;
  }
  banned_.clear();
  const bool degenerate = !(std::fabs(it_.d[q]) > it_.dual_tolerance(q));
  move_duals(entry);
  move_flipped();
  const Iterate::Place leaves_to = below_ ? Iterate::Place::kAtLower : Iterate::Place::kAtUpper;
  const double length = (it_.x[out] - (below_ ? it_.lower[out] : it_.upper[out])) / pivot;
  if (!std::isfinite(length)) return it_.give_up(GaveUp::Why::kNotFinite);
  for (const std::uint32_t r : it_.column.places()) it_.x[it_.basic[r]] -= length * it_.column.value[r];
  it_.x[q] += length;
  move_weights(pivot);
  if (!it_.exchange(p, q, leaves_to, pivot)) must_refactor_ = true;
  return it_.note_step(degenerate) && react(degenerate);
}

// d := d - theta * row with theta = d_q / entry, and the costs shifted where that would leave a wrong sign.
void DualSimplex::move_duals(double entry) {
  const std::uint32_t q = entering_, out = it_.basic[leaving_];
  double theta = it_.d[q] / entry;
  if (below_ ? theta > 0 : theta < 0) {  // q itself is on the wrong side by less than the tolerance
    shift(q, 0);
    theta = 0;
  }
  for (const std::uint32_t j : it_.row.places()) it_.d[j] -= theta * it_.row.value[j];
  it_.d[q] = 0;
  it_.d[out] = -theta;
  for (const std::uint32_t v : flipped_) it_.flip(v);
  for (const Candidate& candidate : candidates_) {
    const std::uint32_t j = candidate.variable;
    if (j == q) continue;
    if (it_.place[j] == Iterate::Place::kAtLower ? it_.d[j] < 0
                                                 : it_.place[j] == Iterate::Place::kAtUpper && it_.d[j] > 0)
      shift(j, 0);
  }
}

// Changes the cost of v so that its reduced cost is `to`.
void DualSimplex::shift(std::uint32_t v, double to) {
  it_.cost[v] += to - it_.d[v];
  it_.costs_moved = true;
  it_.d[v] = to;
}

void DualSimplex::move_flipped() {
  if (flipped_.empty()) return;
  it_.extra.clear();
  const SparseMatrix& matrix = it_.program.by_column;
  double* const right = it_.extra.value.data();
  for (const std::uint32_t v : flipped_) {
    const double by =
        it_.place[v] == Iterate::Place::kAtUpper ? it_.upper[v] - it_.lower[v] : it_.lower[v] - it_.upper[v];
    if (!it_.program.is_structural(v)) {
      right[v - it_.program.columns] -= by;
      continue;
    }
    for (std::uint32_t at = matrix.start[v]; at < matrix.start[v + 1]; ++at) {
      right[matrix.index[at]] += matrix.value[at] * by;
    }
  }
  it_.factor.solve(it_.extra);
  for (const std::uint32_t r : it_.extra.places()) it_.x[it_.basic[r]] -= it_.extra.value[r];
  it_.extra.clear();
}

/// Row r of B^-1 becomes rho_r - (alpha_r / alpha_p) rho_p, row p becomes rho_p / alpha_p. Steepest edge keeps the
/// squared lengths, for which rho_r . rho_p = (B^-1 rho_p)_r is needed; devex a lower bound of them.
void DualSimplex::move_weights(double pivot) {
  const Pricing pricing = it_.rules.pricing;
  if (pricing != Pricing::kDevex && pricing != Pricing::kSteepestEdge) return;
  const double weight = it_.row_weight[leaving_];
  const bool steepest = pricing == Pricing::kSteepestEdge;
  if (steepest) {
    it_.extra.clear();
    for (const std::uint32_t i : it_.rho.places()) it_.extra.set(i, it_.rho.value[i]);
    it_.factor.solve(it_.extra);
  }
  for (const std::uint32_t r : it_.column.places()) {
    if (r == leaving_) continue;
    const double ratio = it_.column.value[r] / pivot;
    double& of_row = it_.row_weight[r];
    if (steepest) {
      of_row = std::max(of_row + ratio * (ratio * weight - 2 * it_.extra.value[r]), kLeastWeight);
    } else {
      of_row = std::max(of_row, ratio * ratio * weight);
    }
  }
  it_.row_weight[leaving_] = std::max(weight / (pivot * pivot), steepest ? kLeastWeight : 1.0);
  it_.extra.clear();
}

// Wrong reduced costs: a boxed variable changes its bound, the cost of any other is shifted.
void DualSimplex::correct_duals() {
  bool flipped = false;
  for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
    if (!it_.is_dual_infeasible(v)) continue;
    if (it_.place[v] != Iterate::Place::kFree && it_.is_boxed(v)) {
      it_.flip(v);
      flipped = true;
    } else {
      shift(v, 0);
    }
  }
  if (flipped) it_.compute_x();
}

// Costs of variables that can move go a little further to the side that they are on, by random amounts.
void DualSimplex::perturb() {
  perturbed_ = true;
  for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
    if (!it_.can_move(v) || it_.place[v] == Iterate::Place::kFree) continue;
    const double by = kPerturbation * (1 + std::fabs(it_.cost[v])) * (0.5 + unit_number(v));
    shift(v, it_.d[v] + (it_.place[v] == Iterate::Place::kAtUpper ? -by : by));
  }
  it_.forget_visits();
}

bool DualSimplex::react(bool degenerate) {
  return lp::react(it_, it_.rules.pricing, stall_, degenerate, may_perturb_ && !perturbed_, [this] { perturb(); });
}

}  // namespace assay::lp
