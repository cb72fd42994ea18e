#include <algorithm>
#include <cmath>

#include "algorithms/lp/revised/primal_simplex.h"
#include "algorithms/lp/revised/working.h"

namespace assay::lp {

PrimalSimplex::Stop PrimalSimplex::ratio_test() {
  collect_stops();
  if (it_.rules.ratio == RatioTest::kTextbook || uses_bland()) return choose_textbook();
  return phase_one_ ? choose_past_bounds() : choose_harris();
}

// Bounds that basic variables reach while the entering one moves by t: x_r changes by -direction * column_r * t.
void PrimalSimplex::collect_stops() {
  stops_.clear();
  double largest = 0;
  for (const std::uint32_t r : it_.column.places()) largest = std::max(largest, std::fabs(it_.column.value[r]));
  const double least = least_entry(it_, largest), towards = direction();
  for (const std::uint32_t r : it_.column.places()) {
    const double rate = -towards * it_.column.value[r], size = std::fabs(rate);
    if (!(size > least)) continue;
    const std::uint32_t v = it_.basic[r];
    const double x = it_.x[v], lower = it_.lower[v], upper = it_.upper[v];
    const double infeasible = phase_one_ ? phase_cost_[v] : 0.0;
    if (rate > 0) {
      if (infeasible < 0) add_stop(r, lower - x, false, size);
      if (infeasible <= 0 && upper < kInfinity) add_stop(r, upper - x, true, size);
    } else {
      if (infeasible > 0) add_stop(r, x - upper, true, size);
      if (infeasible >= 0 && lower > -kInfinity) add_stop(r, x - lower, false, size);
    }
  }
  if (it_.is_boxed(entering_)) {
    const double width = it_.upper[entering_] - it_.lower[entering_];
    stops_.push_back({kItself, it_.place[entering_] == Iterate::Place::kAtLower, width, width, 1});
  }
}

void PrimalSimplex::add_stop(std::uint32_t position, double distance, bool at_upper, double size) {
  const std::uint32_t v = it_.basic[position];
  const double tolerance = it_.harris_share * it_.primal_tolerance(v);
  const double away = std::max(distance, 0.0);
  stops_.push_back({position, at_upper, away / size, (away + tolerance) / size, size});
}

// Whether a leaves rather than b at equal ratios.
bool PrimalSimplex::precedes(const Stop& a, const Stop& b) const {
  if (a.position == kItself || b.position == kItself) return a.position == kItself;  // no pivot is the best pivot
  const std::uint32_t of_a = it_.basic[a.position], of_b = it_.basic[b.position];
  switch (uses_bland() ? TieBreak::kLowestIndex : it_.rules.tie) {
    case TieBreak::kLowestIndex: return of_a < of_b;
    case TieBreak::kFirstRow: return it_.line[a.position] < it_.line[b.position];
    case TieBreak::kLastRow: return it_.line[a.position] > it_.line[b.position];
    case TieBreak::kLargestPivot: return a.size > b.size || (a.size == b.size && of_a < of_b);
  }
  return false;
}

/// A bound within kTie is a tie at 0 only where the step to it is as short: divided by a tiny pivot it may be a step of
/// any length, and taken for 0 it would leave in place of one that truly blocks, for a basis that is not feasible, from
/// which the method comes back to where it was.
PrimalSimplex::Stop PrimalSimplex::choose_textbook() const {
  Stop best{kNothing};
  for (Stop stop : stops_) {
    if (stop.ratio * std::max(stop.size, 1.0) <= kTie) stop.ratio = 0;
    if (best.position == kNothing || stop.ratio < best.ratio || (stop.ratio == best.ratio && precedes(stop, best))) {
      best = stop;
    }
  }
  return best;
}

// The largest pivot among the bounds that are reached before the first bound moved by its tolerance.
PrimalSimplex::Stop PrimalSimplex::choose_harris() const {
  double limit = kInfinity;
  for (const Stop& stop : stops_) limit = std::min(limit, stop.relaxed);
  Stop best{kNothing};
  for (const Stop& stop : stops_) {
    if (stop.ratio > limit) continue;
    if (stop.position == kItself) return stop;
    if (best.position == kNothing || stop.size > best.size || (stop.size == best.size && precedes(stop, best))) {
      best = stop;
    }
  }
  return best;
}

/// The sum of infeasibilities falls with slope |d_q| at first; every bound reached costs its |pivot|: an infeasible
/// variable stops counting, then a feasible one starts to. The step goes to the bound where the slope changes sign, or
/// back to an earlier one with a much larger pivot.
PrimalSimplex::Stop PrimalSimplex::choose_past_bounds() {
  if (stops_.empty()) return Stop{kNothing};
  std::sort(stops_.begin(), stops_.end(), [](const Stop& a, const Stop& b) {
    return a.ratio < b.ratio ||
           (a.ratio == b.ratio && (a.position < b.position || (a.position == b.position && a.at_upper < b.at_upper)));
  });
  double slope = std::fabs(it_.d[entering_]), largest = 0;
  std::size_t last = 0;
  for (; last < stops_.size(); ++last) {
    if (stops_[last].position == kItself) return stops_[last];
    largest = std::max(largest, stops_[last].size);
    slope -= stops_[last].size;
    if (slope <= 0) break;
  }
  last = std::min(last, stops_.size() - 1);
  for (std::size_t k = last + 1; k-- > 0;) {
    if (stops_[k].size >= kGoodPivot * std::min(largest, 1.0)) return stops_[k];
  }
  return stops_[last];
}

}  // namespace assay::lp
