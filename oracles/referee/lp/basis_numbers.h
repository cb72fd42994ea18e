// What a basis says x and y are, worked out once more, by CGAL's linear algebra.
#pragma once
#include <optional>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/exact/rational.h"

namespace assay::referee {

/// Of each variable, columns then rows: where the basis puts it; empty for a basic one.
using Places = std::vector<std::optional<double>>;

/// The solution of A x = r with the nonbasic variables in their places, and of c - A^T y = 0 on basic columns, y = 0 on
/// basic rows.
struct BasisNumbers {
  std::vector<Rational> x, y;
  bool is_optimal = false;  ///< within all bounds, and no multiplier leans on a bound that its place is not
};

/// Nothing for a singular basis. Precondition: as many empty places as rows; finite numbers in the program.
std::optional<BasisNumbers> basis_numbers(const LpProblem& problem, const Places& places);

}  // namespace assay::referee
