#include "properties/domains/lp/polytopes/collision_forms.h"

#include <array>

#include "properties/domains/gjk/contact/near_touching.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/flat.h"
#include "properties/domains/gjk/lattice.h"
#include "properties/domains/gjk/ulp_grid.h"

namespace assay {
namespace {

// The one with the smallest pairs first, as the simplest.
constexpr std::array kDomains = {&GjkFlat<2>::draw, &GjkTouching<2>::draw, &GjkNearTouching<2>::draw,
                                 &GjkUlpGrid<2>::draw, &GjkLattice<2>::draw};

enum class Form : std::uint8_t { kSlack, kFeasibility, kDistance };

}  // namespace

Case<LpFamily> LpCollisionForms::draw(Choices& choices) {
  const auto form = static_cast<Form>(choices.below(3));
  const ConvexPair pair = kDomains[choices.below(kDomains.size())](choices).problem;
  const std::uint32_t n = pair.a.dimension, of_a = pair.a.size(), corners = of_a + pair.b.size();
  LpProblem problem;
  problem.rows = n + 2;
  problem.columns = corners + (form == Form::kDistance ? 2 * n : 0);
  problem.matrix.assign(std::size_t{problem.rows} * problem.columns, 0.0);
  problem.cost.assign(problem.columns, 0.0);
  const auto at = [&problem](std::size_t row, std::size_t column) -> double& {
    return problem.matrix[row * problem.columns + column];
  };
  for (std::uint32_t k = 0; k < corners; ++k) {
    for (std::uint32_t i = 0; i < n; ++i) at(i, k) = k < of_a ? pair.a[k][i] : 0 - pair.b[k - of_a][i];
    at(k < of_a ? n : n + 1, k) = 1;
    for (std::uint32_t i = 0; form == Form::kSlack && i < problem.rows; ++i) problem.cost[k] -= at(i, k);
  }
  for (std::uint32_t column = corners; column < problem.columns; ++column) {
    at((column - corners) / 2, column) = (column - corners) % 2 == 0 ? 1 : -1;
    problem.cost[column] = 1;
  }
  problem.row_upper.assign(problem.rows, 0.0);
  problem.row_upper[n] = problem.row_upper[n + 1] = 1;
  problem.row_lower = problem.row_upper;
  if (form == Form::kSlack) problem.row_lower.assign(problem.rows, -kInfinity);
  problem.lower.assign(problem.columns, 0.0);
  problem.upper.assign(problem.columns, kInfinity);
  return {std::move(problem), static_cast<std::int32_t>(form)};
}

}  // namespace assay
