// What double arithmetic with proved bounds can tell about a basis or a line: yes, or nothing. Part of the trusted
// core.
#pragma once
#include <vector>

#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/basis/kernel_enclosure.h"

namespace assay {

/// Every answer `true` is proved (kernel_enclosure.h, ball.h); `false` means that exact arithmetic has to decide.
class BasisFilter {
 public:
  BasisFilter(const LpProblem& problem, const std::vector<Place>& places, const BasisKernel& kernel)
      : problem_(problem), places_(places), kernel_(kernel), enclosure_(KernelEnclosure::of(problem, kernel)) {}

  /// All basic values are inside their bounds.
  bool is_primal_feasible();
  /// No reduced cost has the sign that its place forbids: see basis_violation.
  bool is_dual_feasible();
  /// kLineOutside and kLineRow of row_violation hold for the basic variable `proving`.
  bool row_proves_infeasibility(std::uint32_t proving);
  /// kLineDescent and kLineColumn of column_violation hold for the nonbasic variable `moving`; kLineStart is
  /// is_primal_feasible.
  bool column_is_a_ray(std::uint32_t moving);

  /// Enclosures of x, then A x, and of the multipliers of kernel.rows: empty before they were asked about.
  const std::vector<Ball>& values() const { return value_; }
  const std::vector<Ball>& multipliers() const { return multiplier_; }

 private:
  void find_values();
  void find_multipliers();
  Ball resting(std::uint32_t v) const;
  Ball reduced_cost(std::uint32_t j, const std::vector<Ball>& y, double own) const;
  template <class Allowed>
  bool signs_are(const std::vector<Ball>& u, const double* own, const Allowed& allowed) const;

  const LpProblem& problem_;
  const std::vector<Place>& places_;
  const BasisKernel& kernel_;
  std::optional<KernelEnclosure> enclosure_;
  std::vector<Ball> value_, multiplier_;
};

}  // namespace assay
