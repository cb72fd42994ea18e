// The dual simplex method with bounded variables.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/lp/revised/iterate.h"
#include "algorithms/lp/revised/stall.h"

namespace assay::lp {

/// Keeps the reduced costs right and drives basic variables into their bounds, one leaving in every step.
///
/// Phase one runs the same steps on a copy with bounds that make every sign of a reduced cost right (a free variable in
/// [-1000, 1000], one with a lower bound alone in [0, 1], with an upper bound alone in [-1, 0], any other at 0): its
/// optimum is 0 if and only if some multipliers are feasible.
/// Source  A. Koberstein, The Dual Simplex Method, Techniques for a Fast and Stable Implementation, PhD thesis,
///         Paderborn 2005, chapters 3, 4 and 6; J. J. Forrest, D. Goldfarb, Steepest-edge simplex algorithms for linear
///         programming, Math. Program. 57, 1992, 341-374 (weights).
class DualSimplex {
 public:
  explicit DualSimplex(Iterate& iterate) : it_(iterate) {}

  /// From any basis, factored. kOptimal: for the costs that it_.cost then holds, which may be shifted.
  End run(bool may_perturb);
  /// From reduced costs that are right already, for the costs in it_.cost.
  End run_phase_two();

  /// After kInfeasible: the position whose row of the tableau proves it, and on which side its variable is.
  std::uint32_t proof() const { return leaving_; }
  bool proof_is_below() const { return below_; }

 private:
  struct Candidate {
    std::uint32_t variable = 0;
    double size = 0;   ///< of the entry of the pivot row
    double slack = 0;  ///< |reduced cost|, negative where its sign is wrong
  };

  End phase_one();
  End iterate();
  bool choose_leaving();
  double merit(std::uint32_t position, double excess) const;
  void collect();
  bool choose_entering();
  bool choose_textbook();
  bool choose_by_slope(double slope);
  bool step();
  void move_duals(double entry);
  void move_flipped();
  void move_weights(double pivot);
  void correct_duals();
  void shift(std::uint32_t v, double to);
  void perturb();
  bool react(bool degenerate);
  bool uses_bland() const { return it_.rules.pricing == Pricing::kBland || stall_.uses_bland; }

  Iterate& it_;
  std::uint32_t leaving_ = 0, entering_ = 0;
  Stall stall_;
  std::uint64_t random_ = 0;
  bool below_ = false, may_perturb_ = false, perturbed_ = false, must_refactor_ = false;
  bool weight_was_wrong_ = false;
  std::vector<Candidate> candidates_;
  std::vector<std::size_t> group_ends_;
  std::vector<std::uint32_t> flipped_;
  std::vector<std::uint32_t> banned_;  // variables that found no pivot at their turn
};

}  // namespace assay::lp
