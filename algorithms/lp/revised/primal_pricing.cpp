#include <algorithm>
#include <cmath>

#include "algorithms/lp/revised/primal_simplex.h"
#include "algorithms/lp/revised/working.h"

namespace assay::lp {

using Place = Iterate::Place;

double PrimalSimplex::merit(std::uint32_t v) const {
  const double d = it_.d[v];
  return pricing_ == Pricing::kDevex || pricing_ == Pricing::kSteepestEdge ? d * d / weight_[v] : std::fabs(d);
}

// The improving variable of greatest merit, the lowest number where merits are equal.
bool PrimalSimplex::choose_entering() {
  const bool weighted = pricing_ == Pricing::kDevex || pricing_ == Pricing::kSteepestEdge;
  if (weighted && !weights_known_) start_weights();
  if (pricing_ == Pricing::kGreatestImprovement && !bland_) return choose_greatest();
  double best = 0;
  bool found = false;
  std::uint32_t seen = 0;
  for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
    const double d = it_.d[v];
    if (d == 0 || !it_.can_move(v)) continue;
    const double least = phase_one_ ? kPhaseOneCost * it_.tolerance_share : it_.dual_tolerance(v);
    if (!(std::fabs(d) > least)) continue;
    if ((it_.place[v] == Place::kAtLower && d > 0) || (it_.place[v] == Place::kAtUpper && d < 0)) continue;
    if (!banned_.empty() && std::find(banned_.begin(), banned_.end(), v) != banned_.end()) continue;
    if (uses_bland()) {
      entering_ = v;
      return true;
    }
    const double merit_of_v = merit(v);
    const bool better = pricing_ == Pricing::kRandomEdge ? unit_number(random_++) * ++seen < 1 : merit_of_v > best;
    if (!better) continue;
    found = true;
    best = merit_of_v;
    entering_ = v;
  }
  return found;
}

// The improving variable whose step changes the objective most: one solve and one ratio test for each.
bool PrimalSimplex::choose_greatest() {
  double best = -1;
  std::uint32_t chosen = 0;
  for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
    const double d = it_.d[v];
    const double least = phase_one_ ? kPhaseOneCost * it_.tolerance_share : it_.dual_tolerance(v);
    if (!it_.can_move(v) || !(std::fabs(d) > least)) continue;
    if ((it_.place[v] == Place::kAtLower && d > 0) || (it_.place[v] == Place::kAtUpper && d < 0)) continue;
    if (std::find(banned_.begin(), banned_.end(), v) != banned_.end()) continue;
    entering_ = v;
    it_.load_column(v, it_.column);
    it_.factor.solve(it_.column);
    const Stop stop = ratio_test();
    const double gain = stop.position == kNothing ? kInfinity : stop.ratio * std::fabs(d);
    if (!(gain > best)) continue;
    best = gain;
    chosen = v;
  }
  entering_ = chosen;
  return best >= 0;
}

// Steepest edge starts from true lengths, 1 + |B^-1 a_j|^2; devex from a reference framework of all that is nonbasic.
void PrimalSimplex::start_weights() {
  weights_known_ = true;
  weight_.assign(it_.program.variables, 1.0);
  if (pricing_ != Pricing::kSteepestEdge) return;
  tau_.reset(it_.program.rows);
  for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
    if (!it_.can_move(v)) continue;
    it_.load_column(v, tau_);
    it_.factor.solve(tau_);
    for (const std::uint32_t r : tau_.index) weight_[v] += tau_.value[r] * tau_.value[r];
  }
}

/// With theta_j = row_j / row_q, column j of the tableau becomes alpha_j - theta_j alpha_q off the pivot row. So its
/// squared length changes by -2 theta_j alpha_j . alpha_q + theta_j^2 |alpha_q|^2, where alpha_j . alpha_q = a_j .
/// (B^-T alpha_q). Devex keeps a lower bound without the product.
void PrimalSimplex::move_weights(std::uint32_t position, double pivot) {
  const bool steepest = pricing_ == Pricing::kSteepestEdge;
  if (!steepest && pricing_ != Pricing::kDevex) return;
  const std::uint32_t q = entering_, out = it_.basic[position];
  double weight = weight_[q];
  if (steepest) {
    weight = 1;
    tau_.clear();
    for (const std::uint32_t r : it_.column.index) {
      const double entry = it_.column.value[r];
      tau_.set(r, entry);
      weight += entry * entry;
    }
    it_.factor.solve_transposed(tau_);
  }
  for (const std::uint32_t j : it_.row.index) {
    if (j == q) continue;
    const double theta = it_.row.value[j] / pivot;
    if (steepest) {
      const double length = weight_[j] + theta * (theta * weight - 2 * it_.product(j, tau_.value));
      weight_[j] = std::max(length, 1 + theta * theta);
    } else {
      weight_[j] = std::max(weight_[j], theta * theta * weight);
    }
  }
  weight_[out] = std::max(weight / (pivot * pivot), 1.0);
  if (!steepest && weight_[out] > kMostWeight) weights_known_ = false;
}

}  // namespace assay::lp
