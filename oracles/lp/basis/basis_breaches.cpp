#include "oracles/lp/basis/basis_breaches.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/words.h"
#include "oracles/lp/basis/basis_filter.h"
#include "oracles/lp/certificate/lp_claims.h"

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

std::optional<Breach> beyond(const Allowance& promise, const LpProblem& problem, std::uint32_t v,
                             const Rational& excess) {
  if (!promise.is_judged() || excess <= exact(promise.relative)) return std::nullopt;
  return Breach{variable_name(problem, v) + " of the exact basic solution is off by " + in_words(excess) +
                    " relative to its scale",
                excess};
}

}  // namespace

void add_primal_excess(const LpProblem& problem, const std::vector<Place>& places, const ExactLine& value,
                       BasisExcess& most) {
  const auto outside = [&](std::uint32_t v, const Rational& excess, double bound) {
    raise(most.primal, most.worst_primal, excess, std::max(1.0, std::fabs(bound)), v);
  };
  for (std::uint32_t v = 0; v < places.size(); ++v) {
    const double lower = lower_of(problem, v), upper = upper_of(problem, v);
    if (places[v] != Place::kBasic) {  // at one of its bounds, and so outside the other where they cross
      if (lower > upper) outside(v, exact(lower) - exact(upper), places[v] == Place::kAtLower ? upper : lower);
      continue;
    }
    if (std::isfinite(lower) && value.compare(v, lower) < 0) outside(v, exact(lower) - value.at(v), lower);
    if (std::isfinite(upper) && value.compare(v, upper) > 0) outside(v, value.at(v) - exact(upper), upper);
  }
}

void add_dual_excess(const LpProblem& problem, const std::vector<Place>& places, const ExactLine& reduced,
                     BasisExcess& most) {
  const double row_scale = largest_cost(problem);
  for (std::uint32_t v = 0; v < places.size(); ++v) {
    if (places[v] == Place::kBasic || lower_of(problem, v) == upper_of(problem, v)) continue;
    const int sign = reduced.sign(v);
    const double scale = v < problem.columns ? std::max(1.0, std::fabs(problem.cost[v])) : row_scale;
    if (places[v] != Place::kAtUpper && sign < 0) raise(most.dual, most.worst_dual, -reduced.at(v), scale, v);
    if (places[v] != Place::kAtLower && sign > 0) raise(most.dual, most.worst_dual, reduced.at(v), scale, v);
  }
}

BasisFindings examine_basis(const LpProblem& problem, const Basis& basis, const LpPromise& promise, bool& exactly) {
  BasisFindings found;
  const auto places = places_of(problem, basis);
  if (!places) {
    found.unusable =
        Violated{lp_claim::kBasisFormed,
                 std::to_string(basis.basic.size()) + " basic and " + std::to_string(basis.at_upper.size()) +
                     " at-upper variables for " + std::to_string(problem.rows) + " rows and " +
                     std::to_string(problem.columns) + " columns: wrong count, out of range, repeated or misplaced",
                 0};
    return found;
  }
  found.places = *places;
  BasisKernel kernel = kernel_of(problem, *places);
  BasisFilter filter(problem, *places, kernel);
  const bool primal = filter.is_primal_feasible(), dual = filter.is_dual_feasible();
  found.optimal = primal && dual;
  if (found.optimal) return found;
  exactly = true;
  const ExactKernel factored(problem, std::move(kernel));
  const Violated singular{lp_claim::kBasisSolvable, "the basis matrix has determinant 0", 0};
  BasisExcess excess;
  if (!primal) {
    const auto value = basic_line(problem, *places, factored);
    if (!value) {
      found.unusable = singular;
      return found;
    }
    add_primal_excess(problem, *places, *value, excess);
  }
  if (!dual) {
    const auto reduced = reduced_costs(problem, *places, factored);
    if (!reduced) {
      found.unusable = singular;
      return found;
    }
    add_dual_excess(problem, *places, *reduced, excess);
  }
  found.optimal = excess.primal == 0 && excess.dual == 0;
  found.primal = beyond(promise.primal, problem, excess.worst_primal, excess.primal);
  found.dual = beyond(promise.dual, problem, excess.worst_dual, excess.dual);
  return found;
}

BasisClass classify_basis(const LpProblem& problem, const Basis& basis) {
  bool exactly = false;
  const BasisFindings found = examine_basis(problem, basis, {0, 0, 0}, exactly);
  if (found.unusable) return found.places.empty() ? BasisClass::kMalformed : BasisClass::kSingular;
  if (found.optimal) return BasisClass::kOptimal;
  if (!found.primal) return BasisClass::kPrimalOnly;
  return found.dual ? BasisClass::kNeither : BasisClass::kDualOnly;
}

}  // namespace assay
