// The objective of the phase that a tableau is in, and which of its nonbasic variables improve it.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/lp/tableau/pricing.h"
#include "algorithms/lp/tableau/ratio_test.h"

namespace assay::lp {

/// Phase one, while a basic variable is outside its bounds: the sum of what they are outside. Phase two: the cost.
class PresentCosts {
 public:
  /// Looks at every row, and at the costs of the phase that follows.
  void find(const Dictionary& tableau, const Allowance& allowance);
  /// The nonbasic variables that improve the objective by more than noise.
  void collect_improving(const Dictionary& tableau, std::vector<Improving>& improving) const;

  bool is_infeasible() const { return is_infeasible_; }
  /// By row: +1 below its bounds, -1 above them, 0 inside.
  const std::vector<int>& outside() const { return outside_; }
  /// By column, of the present objective.
  const std::vector<double>& reduced() const { return reduced_; }

 private:
  std::vector<int> outside_;
  std::vector<double> reduced_, reduced_size_;
  bool is_infeasible_ = false;
};

}  // namespace assay::lp
