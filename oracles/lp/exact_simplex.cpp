#include "oracles/lp/exact_simplex.h"

#include <cmath>
#include <limits>

namespace assay {
namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

Basis all_activities(const LpProblem& problem) {
  Basis basis;
  for (std::uint32_t i = 0; i < problem.rows; ++i) basis.basic.push_back(problem.columns + i);
  return basis;
}

Place resting_place(const LpProblem& problem, std::uint32_t v) {
  if (std::isfinite(lower_of(problem, v))) return Place::kAtLower;
  return std::isfinite(upper_of(problem, v)) ? Place::kAtUpper : Place::kFree;
}

}  // namespace

ExactSimplex::ExactSimplex(const LpProblem& problem, const Basis& start) : problem_(problem), target_(kNone) {
  auto places = places_of(problem, start);
  if (!places) places = places_of(problem, all_activities(problem));
  places_ = std::move(*places);
  factor();
  if (!factored_->is_regular()) {
    for (const std::uint32_t j : factored_->columns_left()) places_[j] = resting_place(problem, j);
    for (const std::uint32_t i : factored_->rows_left()) places_[problem.columns + i] = Place::kBasic;
    factor();
  }
  if (auto value = basic_values(problem_, places_, *factored_)) value_ = std::move(*value);
}

void ExactSimplex::factor() { factored_.emplace(problem_, kernel_of(problem_, places_)); }

ExactSimplex::End ExactSimplex::run(std::uint32_t pivot_limit) {
  if (value_.size() != places_.size()) return End::kBroken;
  for (const bool feasible : {false, true}) {
    standing_ = 0;
    for (;;) {
      const Step step = feasible ? improve() : repair();
      if (step == Step::kBroken) return End::kBroken;
      if (step == Step::kStuck) return feasible ? End::kUnbounded : End::kInfeasible;
      if (step == Step::kDone) break;
      if (pivots_ == pivot_limit) return End::kOutOfPivots;
      ++pivots_;
    }
  }
  return End::kOptimal;
}

// -1 below the lower bound, 1 above the upper one, 0 inside.
int ExactSimplex::outside(std::uint32_t v) const {
  const double lower = lower_of(problem_, v), upper = upper_of(problem_, v);
  if (std::isfinite(lower) && value_[v] < exact(lower)) return -1;
  return std::isfinite(upper) && value_[v] > exact(upper) ? 1 : 0;
}

bool ExactSimplex::can_move(std::uint32_t v, bool up) const {
  if (places_[v] == Place::kBasic) return false;
  if (places_[v] == Place::kFree) return true;
  if (lower_of(problem_, v) == upper_of(problem_, v)) return false;
  return up == (places_[v] == Place::kAtLower);
}

std::uint32_t ExactSimplex::choose_for_row(const ExactLine& row, const ExactLine* reduced, bool target_rises,
                                           bool& rises) const {
  std::uint32_t best = kNone;
  double best_ratio = kInfinity, best_slope = 0;
  for (std::uint32_t k = 0; k < places_.size(); ++k) {
    const int sign = row.sign(k);
    if (sign == 0 || !can_move(k, (sign > 0) == target_rises)) continue;
    if (reduced == nullptr) {
      rises = (sign > 0) == target_rises;
      return k;
    }
    const double slope = std::fabs(row.near(k)), ratio = std::fabs(reduced->near(k)) / slope;
    if (best != kNone && !(ratio < best_ratio || (ratio == best_ratio && slope > best_slope))) continue;
    best = k;
    best_ratio = ratio;
    best_slope = slope;
    rises = (sign > 0) == target_rises;
  }
  return best;
}

std::uint32_t ExactSimplex::choose_for_cost(const ExactLine& reduced, bool& rises) const {
  std::uint32_t best = kNone;
  double best_cost = 0;
  for (std::uint32_t k = 0; k < places_.size(); ++k) {
    const int sign = reduced.sign(k);
    if (sign == 0 || !can_move(k, sign < 0)) continue;
    const double cost = stands_still() ? 0 : std::fabs(reduced.near(k));
    if (best != kNone && !(cost > best_cost)) continue;
    best = k;
    best_cost = cost;
    rises = sign < 0;
  }
  return best;
}

ExactSimplex::Step ExactSimplex::repair() {
  if (target_ == kNone || outside(target_) == 0) {
    target_ = kNone;
    standing_ = 0;
    for (std::uint32_t v = 0; v < places_.size() && target_ == kNone; ++v) {
      if (places_[v] == Place::kBasic && outside(v) != 0) target_ = v;
    }
    if (target_ == kNone) return Step::kDone;
  }
  bool rises = false;
  const auto row = tableau_row(problem_, places_, *factored_, target_);
  std::optional<ExactLine> reduced;
  if (!stands_still()) reduced = reduced_costs(problem_, places_, *factored_);
  if (!row || (!stands_still() && !reduced)) return Step::kBroken;
  const std::uint32_t entering = choose_for_row(*row, reduced ? &*reduced : nullptr, outside(target_) < 0, rises);
  if (entering == kNone) {
    proving_ = target_;
    return Step::kStuck;
  }
  return move(entering, rises, target_);
}

ExactSimplex::Step ExactSimplex::improve() {
  bool rises = false;
  const auto reduced = reduced_costs(problem_, places_, *factored_);
  if (!reduced) return Step::kBroken;
  const std::uint32_t entering = choose_for_cost(*reduced, rises);
  if (entering == kNone) return Step::kDone;
  proving_ = entering;
  proving_rises_ = rises;
  return move(entering, rises, kNone);
}

// Moves until the first variable inside its bounds meets one, or the target, coming from outside, its own. kStuck where
// nothing ever does.
ExactSimplex::Step ExactSimplex::move(std::uint32_t entering, bool rises, std::uint32_t target) {
  const auto column = tableau_column(problem_, places_, *factored_, entering);
  if (!column) return Step::kBroken;
  std::optional<Rational> shortest;
  std::uint32_t blocking = kNone;
  for (std::uint32_t v = 0; v < places_.size(); ++v) {
    const int slope = rises ? column->sign(v) : -column->sign(v);
    const int side = slope == 0 ? 0 : outside(v);
    if (slope == 0 || (side != 0 && v != target)) continue;
    const double bound = (slope > 0) == (side == 0) ? upper_of(problem_, v) : lower_of(problem_, v);
    if (std::isinf(bound)) continue;
    const Rational length = abs(Rational((exact(bound) - value_[v]) / column->at(v)));
    if (shortest && (length > *shortest || (length == *shortest && v != target))) continue;
    shortest = length;
    blocking = v;
  }
  if (!shortest) return Step::kStuck;
  standing_ = sign(*shortest) == 0 ? standing_ + 1 : 0;
  const Rational by = rises ? *shortest : Rational(-*shortest);
  const int side = outside(blocking);
  const int blocking_slope = rises ? column->sign(blocking) : -column->sign(blocking);
  if (standing_ == 0) {
    for (std::uint32_t v = 0; v < places_.size(); ++v) {
      if (column->sign(v) != 0) value_[v] += column->at(v) * by;
    }
  }
  // Coming from outside a variable stops at the bound on its side, from inside at the one it moves towards.
  const bool stops_above = side != 0 ? side > 0 : blocking_slope > 0;
  if (blocking != entering) places_[entering] = Place::kBasic;
  places_[blocking] = stops_above ? Place::kAtUpper : Place::kAtLower;
  if (lower_of(problem_, blocking) == upper_of(problem_, blocking)) places_[blocking] = Place::kAtLower;
  if (blocking != entering) factor();
  return Step::kMoved;
}

Basis ExactSimplex::basis() const {
  Basis basis;
  for (std::uint32_t v = 0; v < places_.size(); ++v) {
    if (places_[v] == Place::kBasic) basis.basic.push_back(v);
    if (places_[v] == Place::kAtUpper && std::isfinite(lower_of(problem_, v))) basis.at_upper.push_back(v);
  }
  return basis;
}

}  // namespace assay
