#include "oracles/lp/change/steady_basis.h"

#include <algorithm>
#include <cmath>

#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/basis/kernel_enclosure.h"

namespace assay {
namespace {

class SteadyBasis {
 public:
  SteadyBasis(const LpProblem& problem, const std::vector<Place>& places, double change)
      : problem_(problem),
        places_(places),
        change_(change),
        kernel_(kernel_of(problem, places)),
        enclosure_(KernelEnclosure::of(problem, kernel_, change)) {}

  std::optional<Ball> optima() {
    if (!enclosure_ || !bounds_stay_in_order()) return std::nullopt;
    find_values();
    if (!stays_primal_feasible() || !stays_dual_feasible()) return std::nullopt;
    Ball optimum;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) optimum += cost(j) * value_[j];
    return optimum;
  }

 private:
  Ball entry(std::uint32_t i, std::uint32_t j) const {
    return changed(problem_.at(i, j), std::fabs(problem_.at(i, j)), change_);
  }
  Ball cost(std::uint32_t j) const {
    return changed(problem_.cost[j], std::max(1.0, std::fabs(problem_.cost[j])), change_);
  }
  // Absent bounds stay infinite, with radius 0.
  Ball bound(double value) const {
    return std::isinf(value) ? Ball(value) : changed(value, std::max(1.0, std::fabs(value)), change_);
  }
  Ball lower(std::uint32_t v) const { return bound(lower_of(problem_, v)); }
  Ball upper(std::uint32_t v) const { return bound(upper_of(problem_, v)); }
  bool is_fixed(std::uint32_t v) const { return lower_of(problem_, v) == upper_of(problem_, v); }

  bool bounds_stay_in_order() const {
    for (std::uint32_t v = 0; v < places_.size(); ++v) {
      if (!is_fixed(v) && !(lower(v).upper() <= upper(v).lower())) return false;
    }
    return true;
  }

  void find_values() {
    value_.resize(places_.size());
    std::vector<std::uint32_t> away;  // nonbasic columns that rest at a bound
    for (std::uint32_t v = 0; v < places_.size(); ++v) {
      if (places_[v] == Place::kAtLower) value_[v] = lower(v);
      if (places_[v] == Place::kAtUpper) value_[v] = upper(v);
      if (v < problem_.columns && (places_[v] == Place::kAtLower || places_[v] == Place::kAtUpper)) away.push_back(v);
    }
    std::vector<Ball> right;
    for (const std::uint32_t i : kernel_.rows) {
      Ball side = value_[problem_.columns + i];
      for (const std::uint32_t j : away) side += -entry(i, j) * value_[j];
      right.push_back(side);
    }
    const std::vector<Ball> x = enclosure_->solve(right);
    for (std::size_t k = 0; k < kernel_.columns.size(); ++k) value_[kernel_.columns[k]] = x[k];
    for (std::uint32_t i = 0; i < problem_.rows; ++i) {
      if (places_[problem_.columns + i] != Place::kBasic) continue;
      Ball activity;
      for (std::uint32_t j = 0; j < problem_.columns; ++j) activity += entry(i, j) * value_[j];
      value_[problem_.columns + i] = activity;
    }
  }

  bool stays_primal_feasible() const {
    for (std::uint32_t v = 0; v < places_.size(); ++v) {
      if (places_[v] != Place::kBasic) continue;
      if (!(value_[v].lower() >= lower(v).upper() && value_[v].upper() <= upper(v).lower())) return false;
    }
    return true;
  }

  bool stays_dual_feasible() const {
    std::vector<Ball> right;
    for (const std::uint32_t j : kernel_.columns) right.push_back(cost(j));
    const std::vector<Ball> y = enclosure_->solve_transposed(right);
    for (std::size_t i = 0; i < y.size(); ++i) {
      if (!leans_well(problem_.columns + kernel_.rows[i], y[i])) return false;
    }
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      if (places_[j] == Place::kBasic) continue;
      Ball reduced = cost(j);
      for (std::size_t i = 0; i < y.size(); ++i) reduced += -entry(kernel_.rows[i], j) * y[i];
      if (!leans_well(j, reduced)) return false;
    }
    return true;
  }
  bool leans_well(std::uint32_t v, const Ball& reduced) const {
    if (is_fixed(v)) return std::isfinite(reduced.radius);
    return (places_[v] == Place::kAtUpper || reduced.lower() >= 0) &&
           (places_[v] == Place::kAtLower || reduced.upper() <= 0);
  }

  const LpProblem& problem_;
  const std::vector<Place>& places_;
  double change_;
  BasisKernel kernel_;
  std::optional<KernelEnclosure> enclosure_;
  std::vector<Ball> value_;  // x, then A x
};

}  // namespace

std::optional<Ball> optima_of_steady_basis(const LpProblem& problem, const Basis& basis, double change) {
  const auto places = places_of(problem, basis);
  if (!places) return std::nullopt;
  return SteadyBasis(problem, *places, change).optima();
}

}  // namespace assay
