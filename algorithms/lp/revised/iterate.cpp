#include "algorithms/lp/revised/iterate.h"

#include <algorithm>
#include <cmath>

#include "algorithms/lp/tolerances.h"

namespace assay::lp {
void Iterate::begin(const RevisedOptions& options, const Watch& watch) {
  rules = options.rules;
  watch_ = &watch;
  pivot_limit_ = options.pivot_limit != 0 ? options.pivot_limit : pivot_limit(program.rows, program.columns);
  pivots = flips = degenerate_pivots = refactorisations = repairs = steps_ = visits_ = 0;
  harris_share = 0.5;
  tolerance_share = 1;
  believes_small_entries = false;
  costs_moved = bounds_moved = d_is_fresh = false;
  why.reset();
  lower = program.lower;
  upper = program.upper;
  cost = program.cost;
  x.assign(program.variables, 0.0);
  d.assign(program.variables, 0.0);
  for (WorkVector* vector : {&rho, &column, &extra}) vector->reset(program.rows);
  row.reset(program.variables);
}

bool Iterate::take_basis(const Basis* start) {
  const std::uint32_t m = program.rows, n = program.columns;
  place.assign(program.variables, Place::kAtLower);
  basic.clear();
  if (start == nullptr) {
    for (std::uint32_t i = 0; i < m; ++i) basic.push_back(n + i);
  } else {
    basic = start->basic;
  }
  if (basic.size() != m) return false;
  for (const std::uint32_t v : basic) {
    if (v >= program.variables || place[v] == Place::kBasic) return false;
    place[v] = Place::kBasic;
  }
  if (start != nullptr) {
    for (const std::uint32_t v : start->at_upper) {
      if (v >= program.variables || place[v] != Place::kAtLower || !is_boxed(v)) return false;
      place[v] = Place::kAtUpper;
    }
  }
  line.resize(m);
  for (std::uint32_t i = 0; i < m; ++i) line[i] = i;
  row_weight.assign(m, 1.0);
  rest_all();
  forget_visits();
  return true;
}

void Iterate::forget_visits() {
  visited_.forget();
  hash_ = 0;
  for (const std::uint32_t v : basic) toggle(2 * std::uint64_t{v});
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    if (place[v] == Place::kAtUpper && is_boxed(v)) toggle(2 * std::uint64_t{v} + 1);
  }
}

Basis Iterate::basis() const {
  Basis result{basic, {}};
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    if (place[v] == Place::kAtUpper && program.lower[v] > -kInfinity && program.upper[v] < kInfinity) {
      result.at_upper.push_back(v);
    }
  }
  return result;
}

void Iterate::rest(std::uint32_t v, Place preferred) {
  const bool has_lower = lower[v] > -kInfinity, has_upper = upper[v] < kInfinity;
  if (has_lower && lower[v] == upper[v]) {
    place[v] = Place::kFixed;
  } else if (has_lower && (preferred != Place::kAtUpper || !has_upper)) {
    place[v] = Place::kAtLower;
  } else {
    place[v] = has_upper ? Place::kAtUpper : Place::kFree;
  }
  x[v] = place[v] == Place::kFree ? 0.0 : place[v] == Place::kAtUpper ? upper[v] : lower[v];
}

void Iterate::rest_all() {
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    if (place[v] != Place::kBasic) rest(v, place[v]);
  }
}

void Iterate::restore_bounds() {
  lower = program.lower;
  upper = program.upper;
  bounds_moved = false;
  rest_all();
}

void Iterate::restore_costs() {
  cost = program.cost;
  costs_moved = d_is_fresh = false;
}

bool Iterate::is_dual_infeasible(std::uint32_t v) const {
  switch (place[v]) {
    case Place::kBasic:
    case Place::kFixed: return false;
    case Place::kAtLower: return d[v] < -dual_tolerance(v);
    case Place::kAtUpper: return d[v] > dual_tolerance(v);
    case Place::kFree: return std::fabs(d[v]) > dual_tolerance(v);
  }
  return false;
}

bool Iterate::primal_feasible() const {
  return std::all_of(basic.begin(), basic.end(), [this](std::uint32_t v) {
    return excess_below(v) <= primal_tolerance(v) && excess_above(v) <= primal_tolerance(v);
  });
}

bool Iterate::dual_feasible() const {
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    if (is_dual_infeasible(v)) return false;
  }
  return true;
}

bool Iterate::refactor() {
  // Positions are renumbered, so what belongs to them travels by variable.
  by_variable_.resize(program.variables);
  line_of_.resize(program.variables);
  for (std::uint32_t r = 0; r < program.rows; ++r) {
    by_variable_[basic[r]] = row_weight[r];
    line_of_[basic[r]] = line[r];
  }
  factor.factor(program.by_column, program.columns, basic, replaced_);
  ++refactorisations;
  for (const Replacement& replacement : replaced_) {
    const std::uint32_t in = program.columns + replacement.row, out = replacement.removed;
    by_variable_[in] = 1;
    line_of_[in] = line_of_[out];
    toggle(2 * std::uint64_t{in});
    toggle(2 * std::uint64_t{out});
    if (place[in] == Place::kAtUpper && is_boxed(in)) toggle(2 * std::uint64_t{in} + 1);
    place[in] = Place::kBasic;
    rest(out, upper[out] - x[out] < x[out] - lower[out] ? Place::kAtUpper : Place::kAtLower);
    if (place[out] == Place::kAtUpper && is_boxed(out)) toggle(2 * std::uint64_t{out} + 1);
    if (++repairs > kMostRepairs) return give_up(GaveUp::Why::kSingularBasis);
  }
  for (std::uint32_t r = 0; r < program.rows; ++r) {
    row_weight[r] = by_variable_[basic[r]];
    line[r] = line_of_[basic[r]];
  }
  compute_x();
  compute_d();
  for (const std::uint32_t v : basic) {
    if (!std::isfinite(x[v])) return give_up(GaveUp::Why::kNotFinite);
  }
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    if (!std::isfinite(d[v])) return give_up(GaveUp::Why::kNotFinite);
  }
  return true;
}

void Iterate::compute_x() {
  extra.clear();
  double* const right = extra.value.data();
  const SparseMatrix& matrix = program.by_column;
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    if (place[v] == Place::kBasic || x[v] == 0) continue;
    if (!program.is_structural(v)) {
      right[v - program.columns] += x[v];
      continue;
    }
    for (std::uint32_t at = matrix.start[v]; at < matrix.start[v + 1]; ++at) {
      right[matrix.index[at]] -= matrix.value[at] * x[v];
    }
  }
  factor.solve(extra);
  for (std::uint32_t r = 0; r < program.rows; ++r) {
    x[basic[r]] = extra.value[r];
    extra.value[r] = 0;
  }
  extra.unlist();
}

void Iterate::compute_d(const std::vector<double>& of_cost) {
  extra.clear();
  for (std::uint32_t r = 0; r < program.rows; ++r) extra.value[r] = of_cost[basic[r]];
  factor.solve_transposed(extra);
  if (program.rows <= kFewRows) {
    price(extra, row);
    for (std::uint32_t v = 0; v < program.variables; ++v) d[v] = can_move(v) ? of_cost[v] - row.value[v] : 0.0;
  } else {
    for (std::uint32_t v = 0; v < program.variables; ++v) {
      d[v] = can_move(v) ? of_cost[v] - product(v, extra.value) : 0.0;
    }
  }
  d_is_fresh = &of_cost == &cost;
  extra.clear();
}

bool Iterate::exchange(std::uint32_t position, std::uint32_t q, Place leaves_to, double pivot) {
  const std::uint32_t out = basic[position];
  toggle(2 * std::uint64_t{q});
  toggle(2 * std::uint64_t{out});
  if (place[q] == Place::kAtUpper && is_boxed(q)) toggle(2 * std::uint64_t{q} + 1);
  place[q] = Place::kBasic;
  basic[position] = q;
  rest(out, leaves_to);
  if (place[out] == Place::kFixed) d[out] = 0;
  if (place[out] == Place::kAtUpper && is_boxed(out)) toggle(2 * std::uint64_t{out} + 1);
  ++pivots;
  d_is_fresh = false;
  return factor.update(position, pivot);
}

void Iterate::flip(std::uint32_t v) {
  rest(v, place[v] == Place::kAtLower ? Place::kAtUpper : Place::kAtLower);
  toggle(2 * std::uint64_t{v} + 1);
  ++flips;
}

bool Iterate::note_step(bool degenerate) {
  if (degenerate) ++degenerate_pivots;
  if (*watch_ && !show()) return give_up(GaveUp::Why::kStopped);
  if (++steps_ >= pivot_limit_) return give_up(GaveUp::Why::kStepLimit);
  visits_ = visited_.note(hash_);
  return true;
}

bool Iterate::show() const {
  state_ = basic;
  std::sort(state_.begin(), state_.end());
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    if (place[v] == Place::kAtUpper && is_boxed(v)) state_.push_back(v);
  }
  return (*watch_)(state_);
}

}  // namespace assay::lp
