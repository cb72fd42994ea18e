// Which basic variable stops the entering one: the ratio tests of the tableau, their tie-breaks and their tolerances.
#pragma once
#include <cstdint>
#include <limits>
#include <vector>

#include "algorithms/lp/simplex_rules.h"
#include "algorithms/lp/tableau/dictionary.h"
#include "algorithms/lp/tableau/working_tolerances.h"

namespace assay::lp {

inline constexpr std::uint32_t kNoChoice = std::numeric_limits<std::uint32_t>::max();

/// A row that stops the entering variable: room of its basic variable before a bound, its tableau entry without sign.
struct RatioCandidate {
  double ratio = 0;  ///< room / entry, at least 0; below the noise of the value it is 0
  double entry = 0;
  std::uint32_t basic = 0, row = 0;
  double room = 0, size = 0;  ///< size: what the noise of the value is relative to
  Place place = Place::kLower;
  bool is_falling = true;  ///< the basic variable falls
};

/// How far outside its bounds a basic variable still counts as feasible.
struct Allowance {
  double absolute = 0, relative = 0;
  double of(double size) const { return absolute + relative * size; }
};

/// The basis in which the present run of degenerate pivots began, with the side to which each of its variables is moved
/// by its own infinitely small amount, the first by the largest: +1 up, -1 down, 0 for one without room on both sides.
struct LexicographicAnchor {
  std::vector<std::uint32_t> variable;
  std::vector<double> side;
};
LexicographicAnchor anchor_at(const Dictionary& tableau, const Allowance& allowance);

enum class RatioMode : std::uint8_t { kTextbook, kLexicographic, kHarris, kExpand };

/// What the entering variable does. `row` is kNoChoice for a move to its own other bound, and for a ray.
struct Move {
  std::uint32_t row = kNoChoice;
  double step = kInfinity;  ///< without sign; infinite for a ray
  Place place = Place::kLower;
  bool is_degenerate = false;  ///< the textbook's step would have been 0
};

/// The ratio test for the variable of `column` moving up (direction 1) or down (-1).
///
/// A basic variable outside its bounds (by more than the allowance) stops where it comes to the nearer one. kTextbook:
/// least ratio, ties by the tie-break. kLexicographic: ties by the order of the perturbed rooms. kHarris: the largest
/// pivot among the rows whose ratio is at most the least one relaxed by kHarrisRoom. kExpand: the same relaxed by the
/// allowance, and a step of at least `least_change` over the pivot.
/// Source  tolerances.h and simplex_rules.h name the articles; G. B. Dantzig, A. Orden, P. Wolfe, The generalized
///         simplex method, Pacific J. Math. 5, 1955, 183-195 (lexicographic).
class Stopper {
 public:
  explicit Stopper(const Dictionary& tableau) : tableau_(tableau) {}

  RatioMode mode = RatioMode::kTextbook;
  TieBreak tie = TieBreak::kLowestIndex;
  Allowance allowance;
  double least_change = 0;
  LexicographicAnchor anchor;

  Move operator()(std::uint32_t column, double direction) const;

 private:
  void collect(std::uint32_t column, double direction) const;
  const RatioCandidate* textbook() const;
  const RatioCandidate* two_passes() const;
  const RatioCandidate* lexicographic() const;
  bool leaves_before(const RatioCandidate& candidate, const RatioCandidate& best) const;
  bool breaks_tie(const RatioCandidate& candidate, const RatioCandidate& best) const;

  const Dictionary& tableau_;
  mutable std::vector<RatioCandidate> candidates_;  // kept to be allocated once
};

}  // namespace assay::lp
