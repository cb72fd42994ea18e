#include "algorithms/lp/tableau/perturbation.h"

#include <algorithm>
#include <cmath>

#include "algorithms/lp/tableau/pricing.h"
#include "algorithms/lp/tableau/working_tolerances.h"

namespace assay::lp {

void perturb_rows(Dictionary& tableau) {
  PricingMemory random(0);
  constexpr std::uint64_t kShares = std::uint64_t{1} << 31;
  const auto moved = [&random](double bound) {
    const double share = 1 + static_cast<double>(random.random_below(kShares)) / static_cast<double>(kShares);
    return kRowPerturbation / 2 * share * std::max(1.0, std::fabs(bound));
  };
  for (std::uint32_t v = tableau.columns(); v < tableau.variables(); ++v) {
    const double lower = tableau.lower(v), upper = tableau.upper(v);
    const double above = upper < kInfinity ? upper + moved(upper) : upper;
    const double below = lower > -kInfinity ? lower - moved(lower) : lower;
    tableau.set_bounds(v, tableau.is_fixed(v) ? above : below, above);
  }
}

void restore_rows(Dictionary& tableau, const LpProblem& problem) {
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    tableau.set_bounds(problem.columns + i, problem.row_lower[i], problem.row_upper[i]);
  }
}

}  // namespace assay::lp
