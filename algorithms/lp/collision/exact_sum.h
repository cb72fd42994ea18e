// The sign of a sum of products of doubles without any rounding: what decides that a point is common to two bodies.
#pragma once
#include <optional>
#include <vector>

namespace assay::lp {

/// sum of a_k b_k, kept as a list of doubles whose exact sum it is, in increasing size and without overlap.
///
/// Lemma. With fma the rounding error of a product is itself a double unless it underflows, with TwoSum that of a sum;
/// adding a double to a non-overlapping list by TwoSum from the smallest entry up gives a non-overlapping list again,
/// so the sign of the sum is that of the last non-zero entry.
/// Error   no sign once a product was not zero and outside [2^-900, 2^900]: an error term may have been lost.
/// Source  J. R. Shewchuk, Adaptive precision floating-point arithmetic and fast robust geometric predicates, Discrete
///         Comput. Geom. 18(3), 1997, 305-363 (GROW-EXPANSION).
class ExactSum {
 public:
  void add(double a, double b);
  std::optional<int> sign() const;

 private:
  void grow(double value);

  std::vector<double> parts_;
  bool is_exact_ = true;
};

}  // namespace assay::lp
