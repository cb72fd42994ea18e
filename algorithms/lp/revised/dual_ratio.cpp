#include <algorithm>
#include <cmath>

#include "algorithms/lp/revised/dual_simplex.h"
#include "algorithms/lp/revised/working.h"

namespace assay::lp {

/// The leaving variable must rise when below its bounds, and x_p = -sum of row_j x_j; so with entries a_j = -row_j
/// (below) or row_j (above), a variable at its lower bound helps if a_j > 0, one at its upper bound if a_j < 0, a free
/// one always. Its reduced cost changes sign at the step |d_j| / |a_j|.
void DualSimplex::collect() {
  candidates_.clear();
  double largest = 0;
  for (const std::uint32_t j : it_.row.places()) largest = std::max(largest, std::fabs(it_.row.value[j]));
  const double least = least_entry(it_, largest);
  for (const std::uint32_t j : it_.row.places()) {
    const double entry = below_ ? -it_.row.value[j] : it_.row.value[j];
    const Iterate::Place place = it_.place[j];
    const bool helps = place == Iterate::Place::kAtLower   ? entry > least
                       : place == Iterate::Place::kAtUpper ? entry < -least
                                                           : std::fabs(entry) > least;
    if (!helps) continue;
    const double slack = place == Iterate::Place::kAtLower   ? it_.d[j]
                         : place == Iterate::Place::kAtUpper ? -it_.d[j]
                                                             : 0.0;
    candidates_.push_back({j, std::fabs(entry), slack});
  }
}

bool DualSimplex::choose_entering() {
  flipped_.clear();
  collect();
  if (candidates_.empty()) return false;
  if (it_.rules.ratio == RatioTest::kTextbook || uses_bland()) return choose_textbook();
  const std::uint32_t out = it_.basic[leaving_];
  return choose_by_slope(below_ ? it_.lower[out] - it_.x[out] : it_.x[out] - it_.upper[out]);
}

// Least ratio; equal ratios by the tie rule, where rows stand for candidates in the order of their numbers.
bool DualSimplex::choose_textbook() {
  const TieBreak tie = uses_bland() ? TieBreak::kLowestIndex : it_.rules.tie;
  const Candidate* best = nullptr;
  double least = kInfinity;
  for (const Candidate& candidate : candidates_) {
    const double ratio = candidate.slack <= kTie ? 0.0 : candidate.slack / candidate.size;
    bool better = best == nullptr || ratio < least;
    if (!better && ratio == least) {
      better = tie == TieBreak::kLargestPivot ? candidate.size > best->size
               : tie == TieBreak::kLastRow    ? candidate.variable > best->variable
                                              : candidate.variable < best->variable;
    }
    if (!better) continue;
    best = &candidate;
    least = ratio;
  }
  entering_ = best->variable;
  candidates_.clear();  // no other reduced cost passes 0 beyond rounding
  return true;
}

/// The dual objective rises with slope `slope` until variables change the sign of their reduced cost; a boxed one may
/// then go to its other bound, which lowers the slope by |a_j| times the width of its box. Groups of candidates within
/// one relaxed ratio are passed as a whole while the slope stays positive; the last group holds the entering variable,
/// or an earlier one where its pivots are much larger.
///
/// Without bound flipping the first group is the last: Harris's two passes.
bool DualSimplex::choose_by_slope(double slope) {
  const bool flips = it_.rules.ratio == RatioTest::kBoundFlipping;
  std::size_t first = 0;
  group_ends_.clear();
  double largest = 0;
  while (first < candidates_.size()) {
    double relaxed = kInfinity;
    for (std::size_t k = first; k < candidates_.size(); ++k) {
      const Candidate& c = candidates_[k];
      const double allowed = it_.harris_share * it_.dual_tolerance(c.variable);
      relaxed = std::min(relaxed, (std::max(c.slack, 0.0) + allowed) / c.size);
    }
    std::size_t end = first;
    for (std::size_t k = first; k < candidates_.size(); ++k) {
      const Candidate c = candidates_[k];
      if (std::max(c.slack, 0.0) / c.size > relaxed) continue;
      slope -= it_.is_boxed(c.variable) ? c.size * (it_.upper[c.variable] - it_.lower[c.variable]) : kInfinity;
      largest = std::max(largest, c.size);
      std::swap(candidates_[k], candidates_[end++]);
    }
    group_ends_.push_back(end);
    first = end;
    if (!flips || !(slope > 0)) break;
  }
  if (slope > 0 && flips) return false;  // even with every candidate at its other bound the variable stays outside
  for (std::size_t group = group_ends_.size(); group-- > 0;) {
    const std::size_t begin = group == 0 ? 0 : group_ends_[group - 1];
    const Candidate* best = nullptr;
    for (std::size_t k = begin; k < group_ends_[group]; ++k) {
      const Candidate& c = candidates_[k];
      if (best == nullptr || c.size > best->size || (c.size == best->size && c.variable < best->variable)) best = &c;
    }
    if (group > 0 && best->size < std::min(kGoodPivot * largest, 1.0)) continue;
    entering_ = best->variable;
    for (std::size_t k = 0; k < begin; ++k) flipped_.push_back(candidates_[k].variable);
    candidates_.resize(group_ends_[group]);
    return true;
  }
  return false;
}

}  // namespace assay::lp
