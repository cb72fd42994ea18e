// What is exactly true of one basis, and the program as it looks from there under a microscope.
#pragma once
#include <optional>
#include <vector>

#include "algorithms/lp/revised/revised_simplex.h"
#include "oracles/lp/exact/tableau_line.h"

namespace assay {

/// The exact point and multipliers of a basis, kept as lines of its tableau (tableau_line.h): a sign is a product or
/// two, and no fraction is ever reduced.
class ExactBasis {
 public:
  /// Empty: malformed or singular. Preconditions: the problem can be judged and has no crossed bounds.
  static std::optional<ExactBasis> of(const LpProblem& problem, const Basis& basis);

  /// Whether the basis is of class BasisClass::kOptimal: nothing is outside its bounds and no reduced cost has a sign
  /// that its place forbids.
  bool is_optimal() const { return outside_ == 0 && wrong_ == 0; }
  /// x and y as doubles within some 15 digits of the exact ones. Precondition: is_optimal().
  Optimal answer() const;

  /// Bounds less the exact point, times a power of two that brings the largest violation to [1, 2), and reduced costs
  /// likewise. Seen so, the point is 0, the cost of what is basic is 0, and what double precision took for rounding is
  /// as large as anything: a basis is optimal here if and only if it is there.
  ///
  /// Lemma. c.x = d.x + y.(A x) for every y with d = c - A^T y, so moving the costs changes the objective by nothing;
  /// moving the origin changes it by a constant. Bounds and costs are then rounded to doubles, so the next basis is a
  /// proposal as the first one was.
  /// Source  A. M. Gleixner, D. E. Steffy, K. Wolter, Iterative refinement for linear programming, INFORMS J. Computing
  ///         28(3), 2016, 449-464 (there with approximate points and slack columns).
  lp::MovedProgram magnified() const;

 private:
  ExactBasis(const LpProblem& problem, const Basis& basis, std::vector<Place> places, ExactLine value,
             ExactLine reduced);
  bool is_fixed(std::uint32_t v) const;
  double distance_outside(std::uint32_t v) const;
  double wrongness(std::uint32_t v) const;

  const LpProblem& problem_;
  const Basis& basis_;
  std::vector<Place> places_;
  ExactLine value_, reduced_;
  double outside_ = 0, wrong_ = 0;  // the largest: 0 only where there is none
};

}  // namespace assay
