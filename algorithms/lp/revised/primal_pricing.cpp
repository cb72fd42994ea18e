#include <algorithm>
#include <cmath>

#include "algorithms/lp/revised/primal_simplex.h"
#include "algorithms/lp/revised/working.h"

namespace assay::lp {

double PrimalSimplex::least_gain(std::uint32_t v) const {
  return phase_one_ ? kPhaseOneCost * it_.tolerance_share : it_.dual_tolerance(v);
}

bool PrimalSimplex::is_banned(std::uint32_t v) const {
  return !banned_.empty() && std::find(banned_.begin(), banned_.end(), v) != banned_.end();
}

// The improving variable of greatest merit, the lowest number where merits are equal.
bool PrimalSimplex::choose_entering() {
  const bool weighted = pricing_ == Pricing::kDevex || pricing_ == Pricing::kSteepestEdge;
  if (weighted && !weights_known_) start_weights();
  if (uses_bland()) return choose_first();
  if (pricing_ == Pricing::kGreatestImprovement) return choose_greatest();
  if (pricing_ == Pricing::kRandomEdge) return choose_any();
  // gain^2 / weight, without a division and almost without a branch that depends on signs.
  double best = 0;
  bool found = false;
  for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
    const double gain_of_v = gain(v), merit = gain_of_v * std::fabs(gain_of_v);
    if (!(merit > best * weight_[v])) continue;
    if (!(gain_of_v > least_gain(v)) || is_banned(v)) continue;
    found = true;
    best = merit / weight_[v];
    entering_ = v;
  }
  return found;
}

bool PrimalSimplex::choose_first() {
  for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
    if (!(gain(v) > least_gain(v)) || is_banned(v)) continue;
    entering_ = v;
    return true;
  }
  return false;
}

// Each improving variable with the same chance.
bool PrimalSimplex::choose_any() {
  std::uint32_t seen = 0;
  for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
    if (!(gain(v) > least_gain(v)) || is_banned(v)) continue;
    if (unit_number(random_++) * ++seen < 1) entering_ = v;
  }
  return seen > 0;
}

// The improving variable whose step changes the objective most: one solve and one ratio test for each.
bool PrimalSimplex::choose_greatest() {
  double best = -1;
  std::uint32_t chosen = 0;
  for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
    if (!(gain(v) > least_gain(v)) || is_banned(v)) continue;
    entering_ = v;
    it_.load_column(v, it_.column);
    it_.factor.solve(it_.column);
    const Stop stop = ratio_test();
    const double change = stop.position == kNothing ? kInfinity : stop.ratio * gain(v);
    if (!(change > best)) continue;
    best = change;
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
  tau_row_.reset(it_.program.variables);
  for (std::uint32_t v = 0; v < it_.program.variables; ++v) {
    if (!it_.can_move(v)) continue;
    it_.load_column(v, tau_);
    it_.factor.solve(tau_);
    for (const std::uint32_t r : tau_.places()) weight_[v] += tau_.value[r] * tau_.value[r];
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
    for (const std::uint32_t r : it_.column.places()) {
      const double entry = it_.column.value[r];
      tau_.set(r, entry);
      weight += entry * entry;
    }
    it_.factor.solve_transposed(tau_);
    it_.price(tau_, tau_row_);
  }
  const double inverse = 1 / pivot;
  for (const std::uint32_t j : it_.row.places()) {
    if (j == q) continue;
    const double theta = it_.row.value[j] * inverse;
    if (steepest) {
      const double length = weight_[j] + theta * (theta * weight - 2 * tau_row_.value[j]);
      weight_[j] = std::max(length, 1 + theta * theta);
    } else {
      weight_[j] = std::max(weight_[j], theta * theta * weight);
    }
  }
  weight_[out] = std::max(weight / (pivot * pivot), 1.0);
  if (!steepest && weight_[out] > kMostWeight) weights_known_ = false;
}

}  // namespace assay::lp
