#include "algorithms/lp/tableau/ratio_test.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "algorithms/lp/tolerances.h"

namespace assay::lp {
namespace {

/// Lexicographic order of two rows of the perturbation over their pivots; below 0 when the first is less.
int order_of_quotients(std::span<const double> a, double entry_a, std::span<const double> b, double entry_b) {
  for (std::size_t k = 0; k < a.size(); ++k) {
    const double left = a[k] / entry_a, right = b[k] / entry_b;
    if (std::fabs(left - right) <= kRoundsToZero * std::max(std::fabs(left), std::fabs(right))) continue;
    return left < right ? -1 : 1;
  }
  return 0;
}

/// By how much the infinitely small moves of the anchor change the room of a row: one coefficient per anchor variable.
///
/// With x_a = y_a + side_a e_a and y the solution without moves, a basic variable of the anchor takes part with its own
/// side while it is basic, and with minus its column while it is nonbasic: on its bound x_a is fixed, so y_a moves.
std::vector<double> perturbed_room(const Dictionary& tableau, const LexicographicAnchor& anchor,
                                   const std::vector<std::uint32_t>& column_of, const RatioCandidate& candidate) {
  std::vector<double> room(anchor.variable.size());
  for (std::size_t a = 0; a < room.size(); ++a) {
    const std::uint32_t v = anchor.variable[a];
    const double share = v == candidate.basic        ? 1
                         : column_of[v] == kNoChoice ? 0
                                                     : -tableau.at(candidate.row, column_of[v]);
    room[a] = (candidate.is_falling ? 1 : -1) * anchor.side[a] * share;
  }
  return room;
}

}  // namespace

LexicographicAnchor anchor_at(const Dictionary& tableau, const Allowance& allowance) {
  LexicographicAnchor anchor{tableau.basic(), {}};
  for (const std::uint32_t v : anchor.variable) {
    const double value = tableau.value(v), lower = tableau.lower(v), upper = tableau.upper(v);
    const double noise = allowance.of(tableau.value_size(v));
    const bool is_low = value <= lower + noise, is_high = value >= upper - noise;
    if (is_low && is_high) {
      anchor.side.push_back(0);
    } else if (is_low || is_high) {  // a variable outside keeps outside
      anchor.side.push_back(is_low == (value >= lower - noise && value <= upper + noise) ? 1 : -1);
    } else {
      anchor.side.push_back(lower > -kInfinity ? 1 : -1);
    }
  }
  return anchor;
}

void Stopper::collect(std::uint32_t column, double direction) const {
  candidates_.clear();
  for (std::uint32_t i = 0; i < tableau_.rows(); ++i) {
    const double signed_entry = tableau_.at(i, column) * direction, entry = std::fabs(signed_entry);
    if (!(entry > 0)) continue;  // what is small by cancellation is 0 already (kDrop), so what is small counts
    const std::uint32_t v = tableau_.basic()[i];
    const double value = tableau_.value(v), lower = tableau_.lower(v), upper = tableau_.upper(v);
    const double size = tableau_.value_size(v), noise = allowance.of(size);
    const bool falls = signed_entry < 0;
    Place place = falls ? Place::kLower : Place::kUpper;
    if (falls && value > upper + noise) place = Place::kUpper;   // comes back from above
    if (!falls && value < lower - noise) place = Place::kLower;  // comes back from below
    const double bound = place == Place::kLower ? lower : upper;
    const bool is_leaving_for_good = falls ? value < lower - noise : value > upper + noise;
    if (std::isinf(bound) || is_leaving_for_good) continue;
    const double room = falls ? value - bound : bound - value;
    const bool is_tight = room <= kRoundsToZero * size;
    candidates_.push_back({is_tight ? 0 : room / entry, entry, v, i, room, size, place, falls});
  }
}

bool Stopper::breaks_tie(const RatioCandidate& candidate, const RatioCandidate& best) const {
  switch (tie) {
    case TieBreak::kLowestIndex: return candidate.basic < best.basic;
    case TieBreak::kFirstRow: return candidate.row < best.row;
    case TieBreak::kLastRow: return candidate.row > best.row;
    case TieBreak::kLargestPivot:
      return candidate.entry > best.entry || (candidate.entry == best.entry && candidate.basic < best.basic);
  }
  return false;
}

bool Stopper::leaves_before(const RatioCandidate& candidate, const RatioCandidate& best) const {
  return candidate.ratio < best.ratio || (candidate.ratio == best.ratio && breaks_tie(candidate, best));
}

const RatioCandidate* Stopper::textbook() const {
  const RatioCandidate* best = nullptr;
  for (const RatioCandidate& candidate : candidates_) {
    if (best == nullptr || leaves_before(candidate, *best)) best = &candidate;
  }
  return best;
}

const RatioCandidate* Stopper::two_passes() const {
  double least = kInfinity;
  for (const RatioCandidate& candidate : candidates_) {
    const double relaxed =
        mode == RatioMode::kExpand ? allowance.of(candidate.size) : kHarrisRoom * std::max(1.0, candidate.size);
    least = std::min(least, std::max(0.0, candidate.room + relaxed) / candidate.entry);
  }
  const RatioCandidate* best = nullptr;
  for (const RatioCandidate& candidate : candidates_) {
    if (candidate.room / candidate.entry > least) continue;
    const bool is_better = best == nullptr                  ? true
                           : candidate.entry != best->entry ? candidate.entry > best->entry
                                                            : breaks_tie(candidate, *best);
    if (is_better) best = &candidate;
  }
  return best;
}

const RatioCandidate* Stopper::lexicographic() const {
  const RatioCandidate* best = textbook();
  if (best == nullptr) return nullptr;
  std::vector<const RatioCandidate*> tied;
  for (const RatioCandidate& candidate : candidates_) {
    if (candidate.ratio == best->ratio) tied.push_back(&candidate);
  }
  if (tied.size() == 1) return best;
  std::vector<std::uint32_t> column_of(tableau_.variables(), kNoChoice);
  for (std::uint32_t k = 0; k < tableau_.columns(); ++k) column_of[tableau_.nonbasic()[k]] = k;
  best = tied[0];
  std::vector<double> room_of_best = perturbed_room(tableau_, anchor, column_of, *best);
  for (std::size_t k = 1; k < tied.size(); ++k) {
    std::vector<double> room = perturbed_room(tableau_, anchor, column_of, *tied[k]);
    if (order_of_quotients(room, tied[k]->entry, room_of_best, best->entry) < 0) {
      best = tied[k];
      room_of_best = std::move(room);
    }
  }
  return best;
}

Move Stopper::operator()(std::uint32_t column, double direction) const {
  collect(column, direction);
  const bool has_two_passes = mode == RatioMode::kHarris || mode == RatioMode::kExpand;
  const RatioCandidate* best = has_two_passes                      ? two_passes()
                               : mode == RatioMode::kLexicographic ? lexicographic()
                                                                   : textbook();
  Move move;
  if (best != nullptr) {
    move.row = best->row;
    move.place = best->place;
    move.is_degenerate = best->room <= allowance.of(best->size) || best->ratio == 0;
    move.step = has_two_passes ? std::max(0.0, best->room / best->entry) : best->ratio;
    if (mode == RatioMode::kExpand) move.step = std::max(move.step, least_change / best->entry);
  }
  const std::uint32_t v = tableau_.nonbasic()[column];
  const double own_bound = direction > 0 ? tableau_.upper(v) : tableau_.lower(v);
  const double own_room = std::fabs(own_bound - tableau_.value(v));  // infinite where there is no bound
  if (!std::isinf(own_bound) && own_room <= move.step) {
    move = {kNoChoice, own_room, direction > 0 ? Place::kUpper : Place::kLower, false};
  }
  return move;
}

}  // namespace assay::lp
