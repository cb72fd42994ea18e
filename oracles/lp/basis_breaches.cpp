#include "oracles/lp/basis_breaches.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/words.h"
#include "oracles/lp/lp_claims.h"

namespace assay {
namespace {

double largest_cost(const LpProblem& problem) {
  double most = 1;
  for (const double cost : problem.cost) most = std::max(most, std::fabs(cost));
  return most;
}

void raise(Rational& most, std::uint32_t& where, const Rational& excess, double scale, std::uint32_t v) {
  if (excess <= 0) return;
  const Rational relative = excess / exact(scale);
  if (relative > most) {
    most = relative;
    where = v;
  }
}

std::string variable_name(const LpProblem& problem, std::uint32_t v) {
  return v < problem.columns ? "variable " + std::to_string(v)
                             : "activity of row " + std::to_string(v - problem.columns);
}

Violated violated(std::string_view claim, const LpProblem& problem, std::uint32_t v, const Rational& excess) {
  return Violated{claim,
                  variable_name(problem, v) + " of the exact basic solution is off by " + in_words(excess) +
                      " relative to its scale",
                  approximate(excess)};
}

bool exceeds(const Rational& excess, double promise) {
  return promise >= 0 && promise < kInfinity && excess > exact(promise);
}

}  // namespace

BasisExcess excess_of(const LpProblem& problem, const std::vector<Place>& places, const BasicSolution& solution) {
  BasisExcess most;
  const double row_scale = largest_cost(problem);
  for (std::uint32_t v = 0; v < places.size(); ++v) {
    const double lower = lower_of(problem, v), upper = upper_of(problem, v);
    const Rational& value = solution.value[v];
    if (std::isfinite(lower)) {
      raise(most.primal, most.worst_primal, exact(lower) - value, std::max(1.0, std::fabs(lower)), v);
    }
    if (std::isfinite(upper)) {
      raise(most.primal, most.worst_primal, value - exact(upper), std::max(1.0, std::fabs(upper)), v);
    }
    if (places[v] == Place::kBasic || lower == upper) continue;
    const Rational& reduced = solution.reduced[v];
    const double scale = v < problem.columns ? std::max(1.0, std::fabs(problem.cost[v])) : row_scale;
    if (places[v] != Place::kAtUpper) raise(most.dual, most.worst_dual, -reduced, scale, v);
    if (places[v] != Place::kAtLower) raise(most.dual, most.worst_dual, reduced, scale, v);
  }
  return most;
}

std::optional<Violated> basis_violation(const LpProblem& problem, const Basis& basis, const LpPromise& promise,
                                        bool& exactly, bool& optimal, Rational& objective) {
  const auto places = places_of(problem, basis);
  if (!places) {
    return Violated{lp_claim::kBasisFormed,
                    std::to_string(basis.basic.size()) + " basic and " + std::to_string(basis.at_upper.size()) +
                        " at-upper variables for " + std::to_string(problem.rows) + " rows and " +
                        std::to_string(problem.columns) + " columns: wrong count, out of range, repeated or misplaced",
                    0};
  }
  exactly = true;
  const auto solution = solve_basis(problem, *places);
  if (!solution) return Violated{lp_claim::kBasisSolvable, "the basis matrix has determinant 0", 0};
  const BasisExcess excess = excess_of(problem, *places, *solution);
  optimal = excess.primal == 0 && excess.dual == 0;
  objective = solution->objective;
  if (exceeds(excess.primal, promise.primal)) {
    return violated(lp_claim::kBasisPrimal, problem, excess.worst_primal, excess.primal);
  }
  if (exceeds(excess.dual, promise.dual)) {
    return violated(lp_claim::kBasisDual, problem, excess.worst_dual, excess.dual);
  }
  return std::nullopt;
}

BasisClass classify_basis(const LpProblem& problem, const Basis& basis) {
  const auto places = places_of(problem, basis);
  if (!places) return BasisClass::kMalformed;
  const auto solution = solve_basis(problem, *places);
  if (!solution) return BasisClass::kSingular;
  const BasisExcess excess = excess_of(problem, *places, *solution);
  if (excess.primal == 0) return excess.dual == 0 ? BasisClass::kOptimal : BasisClass::kPrimalOnly;
  return excess.dual == 0 ? BasisClass::kDualOnly : BasisClass::kNeither;
}

}  // namespace assay
