#include "algorithms/lp/tableau/present_costs.h"

#include <cmath>

#include "algorithms/lp/tolerances.h"

namespace assay::lp {

void PresentCosts::find(const Dictionary& tableau, const Allowance& allowance) {
  is_infeasible_ = false;
  outside_.assign(tableau.rows(), 0);
  for (std::uint32_t i = 0; i < tableau.rows(); ++i) {
    const std::uint32_t v = tableau.basic()[i];
    const double noise = allowance.of(tableau.value_size(v));
    if (tableau.value(v) < tableau.lower(v) - noise) outside_[i] = 1;
    if (tableau.value(v) > tableau.upper(v) + noise) outside_[i] = -1;
    is_infeasible_ = is_infeasible_ || outside_[i] != 0;
  }
  reduced_.assign(tableau.columns(), 0.0);
  reduced_size_.assign(tableau.columns(), 0.0);
  for (std::uint32_t i = 0; is_infeasible_ && i < tableau.rows(); ++i) {
    for (std::uint32_t k = 0; outside_[i] != 0 && k < tableau.columns(); ++k) {
      reduced_[k] -= outside_[i] * tableau.at(i, k);
      reduced_size_[k] += std::fabs(tableau.at(i, k));
    }
  }
  for (std::uint32_t k = 0; !is_infeasible_ && k < tableau.columns(); ++k) {
    reduced_[k] = tableau.reduced(k);
    reduced_size_[k] = tableau.reduced_size(k);
  }
}

void PresentCosts::collect_improving(const Dictionary& tableau, std::vector<Improving>& improving) const {
  improving.clear();
  for (std::uint32_t k = 0; k < tableau.columns(); ++k) {
    const std::uint32_t v = tableau.nonbasic()[k];
    const double rate = std::fabs(reduced_[k]), direction = reduced_[k] < 0 ? 1 : -1;
    const bool is_noise = !(rate > kPricing * reduced_size_[k]);
    if (is_noise || tableau.is_fixed(v)) continue;
    if (tableau.place(v) == (direction > 0 ? Place::kUpper : Place::kLower)) continue;
    improving.push_back({k, v, rate, direction});
  }
}

}  // namespace assay::lp
