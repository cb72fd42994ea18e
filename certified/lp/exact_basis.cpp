#include "certified/lp/exact_basis.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay {
namespace {

/// Far from the ends of double, whatever is multiplied by it.
constexpr int kMostMagnification = 900;

// The exponent that lifts `largest` to [1, 2); 0 where it is 0 or there already.
int lift_of(double largest) {
  if (largest == 0 || largest >= 1) return 0;
  return std::min(-std::ilogb(largest), kMostMagnification);
}

}  // namespace

std::optional<ExactBasis> ExactBasis::of(const LpProblem& problem, const Basis& basis) {
  auto places = places_of(problem, basis);
  if (!places) return std::nullopt;
  const ExactKernel factored(problem, kernel_of(problem, *places));
  auto value = basic_line(problem, *places, factored);
  if (!value) return std::nullopt;
  auto reduced = reduced_costs(problem, *places, factored);
  if (!reduced) return std::nullopt;
  return ExactBasis(problem, basis, *std::move(places), *std::move(value), *std::move(reduced));
}

ExactBasis::ExactBasis(const LpProblem& problem, const Basis& basis, std::vector<Place> places, ExactLine value,
                       ExactLine reduced)
    : problem_(problem),
      basis_(basis),
      places_(std::move(places)),
      value_(std::move(value)),
      reduced_(std::move(reduced)) {
  for (std::uint32_t v = 0; v < places_.size(); ++v) {
    outside_ = std::max(outside_, distance_outside(v));
    wrong_ = std::max(wrong_, wrongness(v));
  }
}

bool ExactBasis::is_fixed(std::uint32_t v) const { return lower_of(problem_, v) == upper_of(problem_, v); }

double ExactBasis::distance_outside(std::uint32_t v) const {
  if (places_[v] != Place::kBasic) return 0;
  const double lower = lower_of(problem_, v), upper = upper_of(problem_, v);
  constexpr double kLeast = 0x1p-1074;  // a distance that underflows is none the less one
  if (std::isfinite(lower) && value_.compare(v, lower) < 0)
    return std::max(kLeast, std::fabs(value_.near_difference(v, lower)));
  if (std::isfinite(upper) && value_.compare(v, upper) > 0)
    return std::max(kLeast, std::fabs(value_.near_difference(v, upper)));
  return 0;
}

double ExactBasis::wrongness(std::uint32_t v) const {
  if (places_[v] == Place::kBasic || is_fixed(v)) return 0;
  const int sign = reduced_.sign(v);
  const bool is_wrong = (sign < 0 && places_[v] != Place::kAtUpper) || (sign > 0 && places_[v] != Place::kAtLower);
  return is_wrong ? std::max(0x1p-1074, std::fabs(reduced_.near_difference(v, 0))) : 0;
}

Optimal ExactBasis::answer() const {
  Optimal answer{basis_, std::vector<double>(problem_.columns), std::vector<double>(problem_.rows)};
  for (std::uint32_t j = 0; j < problem_.columns; ++j) answer.x[j] = value_.near_difference(j, 0);
  for (std::uint32_t i = 0; i < problem_.rows; ++i) answer.y[i] = reduced_.near_difference(problem_.columns + i, 0);
  return answer;
}

lp::MovedProgram ExactBasis::magnified() const {
  const std::size_t variables = places_.size();
  lp::MovedProgram moved{std::vector<double>(variables), std::vector<double>(variables),
                         std::vector<double>(variables)};
  const int primal = lift_of(outside_), dual = lift_of(wrong_);
  for (std::uint32_t v = 0; v < variables; ++v) {
    const double lower = lower_of(problem_, v), upper = upper_of(problem_, v);
    const auto seen = [&](double bound) {
      if (std::isinf(bound)) return bound;
      double distance = 0;  // of the bound from the point
      if (places_[v] == Place::kBasic) distance = -value_.near_difference(v, bound);
      if (places_[v] == Place::kFree) distance = bound;
      if (places_[v] == Place::kAtLower) distance = bound - lower;
      if (places_[v] == Place::kAtUpper) distance = bound - upper;
      return std::ldexp(distance, primal);
    };
    moved.lower[v] = seen(lower);
    moved.upper[v] = seen(upper);
    if (places_[v] != Place::kBasic) moved.cost[v] = std::ldexp(reduced_.near_difference(v, 0), dual);
  }
  return moved;
}

}  // namespace assay
