// The article's algorithm as its theory has it: the tableau of P2 from x = 0 on with Bland's rule, without rounding.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "oracles/exact/rational.h"

namespace assay::article {

/// Beyond this nothing is pivoted: far more than any case of the study needs.
inline constexpr std::uint32_t kStepsMax = 4000;

struct ExactSteps {
  bool finished = false;                           ///< the last basis is optimal
  std::vector<Rational> objective;                 ///< before the first pivot and after each
  std::vector<std::vector<std::uint32_t>> states;  ///< the basic variable of each row, likewise; slack i is m + i
  std::vector<Rational> slack;                     ///< b - A x at the last basis
  std::uint32_t pivots() const { return static_cast<std::uint32_t>(objective.size()) - 1; }
};

/// Precondition: equal dimensions where neither body is empty.
ExactSteps exact_steps(const ConvexPair& pair);

/// What a list of basic variables, one a row, stands for: the values of P2's variables and its objective.
struct BasicPoint {
  bool exists = false;    ///< false: the columns are dependent, or the list is no basis
  bool feasible = false;  ///< no basic variable is negative
  Rational objective;
};
BasicPoint point_of_basis(const ConvexPair& pair, const std::vector<std::uint32_t>& basic);

}  // namespace assay::article
