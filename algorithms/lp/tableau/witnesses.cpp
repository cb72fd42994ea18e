#include "algorithms/lp/tableau/witnesses.h"

#include <algorithm>

namespace assay::lp {

std::vector<double> point_of(const Dictionary& tableau, const ScaledProblem& scaled) {
  std::vector<double> x(tableau.columns());
  for (std::uint32_t j = 0; j < x.size(); ++j) {
    x[j] = std::min(std::max(tableau.value(j), tableau.lower(j)), tableau.upper(j));
  }
  return unscaled_columns(scaled, std::move(x));
}

std::vector<double> ray_of(const Dictionary& tableau, const ScaledProblem& scaled, std::uint32_t column,
                           double direction) {
  std::vector<double> ray(tableau.columns());
  const auto set = [&](std::uint32_t v, double entry) {
    if (v >= ray.size()) return;
    const bool leaves = (entry < 0 && tableau.lower(v) > -kInfinity) || (entry > 0 && tableau.upper(v) < kInfinity);
    ray[v] = leaves ? 0 : entry;
  };
  set(tableau.nonbasic()[column], direction);
  for (std::uint32_t i = 0; i < tableau.rows(); ++i) set(tableau.basic()[i], tableau.at(i, column) * direction);
  return unscaled_columns(scaled, std::move(ray));
}

std::vector<double> multipliers_of(const Dictionary& tableau, const ScaledProblem& scaled,
                                   const std::vector<double>& reduced, const std::vector<int>& of_basic) {
  std::vector<double> y(tableau.rows());
  for (std::uint32_t k = 0; k < tableau.columns(); ++k) {
    const std::uint32_t v = tableau.nonbasic()[k];
    if (v < tableau.columns()) continue;
    double& multiplier = y[v - tableau.columns()];
    multiplier = reduced[k];
    if (tableau.is_fixed(v)) continue;
    if (tableau.place(v) == Place::kLower) multiplier = std::max(0.0, multiplier);
    if (tableau.place(v) == Place::kUpper) multiplier = std::min(0.0, multiplier);
  }
  for (std::uint32_t i = 0; i < tableau.rows(); ++i) {
    const std::uint32_t v = tableau.basic()[i];
    if (v >= tableau.columns()) y[v - tableau.columns()] = of_basic[i];
  }
  return unscaled_rows(scaled, std::move(y));
}

}  // namespace assay::lp
