// How the domains of linear programs put a problem together: exact sums, exact orders.
#pragma once
#include <utility>
#include <vector>

#include "algorithms/model/lp.h"
#include "properties/choices.h"

namespace assay::lp_build {

/// Rows of doubles; all rows have the same length.
using Rows = std::vector<std::vector<double>>;

/// A x <= b, x >= 0. `columns` matters where there are no rows.
LpProblem canonical(std::uint32_t columns, const Rows& rows, std::vector<double> right, std::vector<double> cost);

/// Rows, and columns, in a drawn order; the simplest is the order given.
void shuffle(LpProblem& problem, Choices& choices);

/// `count` integers of [-radius, radius], simplest 0.
std::vector<double> integers(Choices& choices, std::size_t count, std::int64_t radius);

/// Exact for integers that stay below 2^53.
inline double dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
  return sum;
}

}  // namespace assay::lp_build
