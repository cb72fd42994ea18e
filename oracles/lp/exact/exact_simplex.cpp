#include "oracles/lp/exact/exact_simplex.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "oracles/exact/words.h"
#include "oracles/exact/work_bound.h"

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

ExactSimplex::ExactSimplex(const LpProblem& problem, const Basis& start, std::optional<std::uint32_t> patience)
    : problem_(problem), patience_(patience.value_or(20 + 4 * (problem.columns + problem.rows))), target_(kNone) {
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
  make_up_costs();
  Phase phase = &ExactSimplex::repair_dually;
  for (;;) {
    const Step step = (this->*phase)();
    if (step == Step::kBroken) return End::kBroken;
    if (step == Step::kStuck) return phase == &ExactSimplex::improve ? End::kUnbounded : End::kInfeasible;
    if (step == Step::kDone) {
      if (phase == &ExactSimplex::improve) return End::kOptimal;
      phase = &ExactSimplex::improve;
      standing_ = 0;
      vertex_.leave();
      continue;
    }
    if (pivots_ == pivot_limit) return End::kOutOfPivots;
    ++pivots_;
    if (phase == &ExactSimplex::repair_dually && pivots_ >= patience_) phase = &ExactSimplex::repair_one_by_one;
  }
}

// -1 below the lower bound, 1 above the upper one, 0 inside.
int ExactSimplex::outside(std::uint32_t v) const {
  const double lower = lower_of(problem_, v), upper = upper_of(problem_, v);
  if (std::isfinite(lower) && value_[v] < exact(lower)) return -1;
  return std::isfinite(upper) && value_[v] > exact(upper) ? 1 : 0;
}

// Precondition: outside.
double ExactSimplex::distance_outside(std::uint32_t v) const {
  const double bound = outside(v) < 0 ? lower_of(problem_, v) : upper_of(problem_, v);
  return std::fabs(approximate(value_[v] - exact(bound)));
}

bool ExactSimplex::can_move(std::uint32_t v, bool up) const {
  if (places_[v] == Place::kBasic) return false;
  if (places_[v] == Place::kFree) return true;
  if (lower_of(problem_, v) == upper_of(problem_, v)) return false;
  return up == (places_[v] == Place::kAtLower);
}

void ExactSimplex::make_up_costs() {
  made_up_.assign(places_.size(), 0);
  const auto reduced = reduced_costs(problem_, places_, *factored_);
  if (!reduced) return;
  double most = 0;
  for (std::uint32_t v = 0; v < places_.size(); ++v) {
    if (std::isfinite(reduced->near(v))) most = std::max(most, std::fabs(reduced->near(v)));
  }
  const double unit = most > 0 ? 0x1p-20 * most : 1;
  std::uint64_t state = 1;
  for (std::uint32_t v = 0; v < places_.size(); ++v) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    const double little = unit * (1 + static_cast<double>(state >> 12) * 0x1p-52);
    const double cost = reduced->near(v);
    if (places_[v] == Place::kAtLower) made_up_[v] = cost > 0 ? cost + little : little;
    if (places_[v] == Place::kAtUpper) made_up_[v] = cost < 0 ? cost - little : -little;
  }
}

std::uint32_t ExactSimplex::choose_for_row(const ExactLine& row, bool target_rises, bool& rises) const {
  const bool dually = target_ == kNone;
  std::uint32_t best = kNone;
  double best_ratio = 0, best_slope = 0;
  for (std::uint32_t k = 0; k < places_.size(); ++k) {
    const int sign = row.sign(k);
    if (sign == 0 || !can_move(k, (sign > 0) == target_rises)) continue;
    const double slope = std::fabs(row.near(k)), ratio = dually ? std::fabs(made_up_[k]) / slope : 0;
    if (best != kNone) {
      if (stands_still()) break;
      if (!(ratio < best_ratio || (ratio == best_ratio && slope > best_slope))) continue;
    }
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

ExactSimplex::Step ExactSimplex::repair_dually() {
  std::uint32_t leaving = kNone;
  double furthest = -1;
  for (std::uint32_t v = 0; v < places_.size(); ++v) {
    if (places_[v] != Place::kBasic || outside(v) == 0) continue;
    const double distance = distance_outside(v);
    if (!(distance > furthest)) continue;
    furthest = distance;
    leaving = v;
  }
  if (leaving == kNone) return Step::kDone;
  const auto row = tableau_row(problem_, places_, *factored_, leaving);
  if (!row) return Step::kBroken;
  const int side = outside(leaving);
  bool rises = false;
  const std::uint32_t entering = choose_for_row(*row, side < 0, rises);
  if (entering == kNone) {
    proving_ = leaving;
    return Step::kStuck;
  }
  const auto column = tableau_column(problem_, places_, *factored_, entering);
  if (!column) return Step::kBroken;
  const double ratio = made_up_[entering] / row->near(entering);
  for (std::uint32_t v = 0; v < places_.size(); ++v) {
    if (row->near(v) != 0) made_up_[v] -= ratio * row->near(v);
  }
  made_up_[entering] = 0;
  made_up_[leaving] = ratio;
  const double bound = side < 0 ? lower_of(problem_, leaving) : upper_of(problem_, leaving);
  advance(*column, entering, leaving, (exact(bound) - value_[leaving]) / column->at(leaving), side > 0);
  return Step::kMoved;
}

ExactSimplex::Step ExactSimplex::repair_one_by_one() {
  if (target_ == kNone || outside(target_) == 0) {
    standing_ = 0;
    target_ = kNone;
    for (std::uint32_t v = 0; v < places_.size() && target_ == kNone; ++v) {
      if (places_[v] == Place::kBasic && outside(v) != 0) target_ = v;
    }
    if (target_ == kNone) return Step::kDone;
  }
  const auto row = tableau_row(problem_, places_, *factored_, target_);
  if (!row) return Step::kBroken;
  bool rises = false;
  const std::uint32_t entering = choose_for_row(*row, outside(target_) < 0, rises);
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
  std::vector<std::uint32_t> blocking;
  for (std::uint32_t v = 0; v < places_.size(); ++v) {
    const int slope = rises ? column->sign(v) : -column->sign(v);
    const int side = slope == 0 ? 0 : outside(v);
    if (slope == 0 || (side != 0 && v != target)) continue;
    const double bound = (slope > 0) == (side == 0) ? upper_of(problem_, v) : lower_of(problem_, v);
    if (std::isinf(bound)) continue;
    const Rational way = exact(bound) - value_[v];
    if (shortest && sign(*shortest) == 0 && sign(way) != 0) continue;
    const Rational length = sign(way) == 0 ? Rational(0) : Rational(abs(Rational(way / column->at(v))));
    if (shortest && length > *shortest) continue;
    if (!shortest || length < *shortest) blocking.clear();
    shortest = length;
    blocking.push_back(v);
  }
  if (!shortest) return Step::kStuck;
  std::uint32_t leaving = blocking.front();
  if (std::find(blocking.begin(), blocking.end(), target) != blocking.end()) {
    leaving = target;
  } else if (sign(*shortest) == 0 && !stands_still()) {
    leaving = vertex_.choose(blocking, *column, entering, rises);
  }
  standing_ = sign(*shortest) == 0 ? standing_ + 1 : 0;
  if (standing_ == 0) vertex_.leave();
  // Coming from outside a variable stops at the bound on its side, from inside at the one it moves towards.
  const int side = outside(leaving);
  const bool above = side != 0 ? side > 0 : (column->sign(leaving) > 0) == rises;
  advance(*column, entering, leaving, rises ? *shortest : Rational(-*shortest), above);
  return Step::kMoved;
}

void ExactSimplex::advance(const ExactLine& column, std::uint32_t entering, std::uint32_t leaving, const Rational& by,
                           bool above) {
  if (sign(by) != 0) {
    for (std::uint32_t v = 0; v < places_.size(); ++v) {
      spend(kStep);
      if (column.sign(v) == 0) continue;
      spend(cost_of_fractions(2, words_of(value_[v]) + words_of(by)));
      value_[v] += column.at(v) * by;
    }
  }
  if (leaving != entering) places_[entering] = Place::kBasic;
  const bool fixed = lower_of(problem_, leaving) == upper_of(problem_, leaving);
  places_[leaving] = above && !fixed ? Place::kAtUpper : Place::kAtLower;
  if (leaving != entering) factor();
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
