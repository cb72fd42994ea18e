#include "properties/domains/lp/general_bounds.h"

#include "properties/domains/lp/build.h"

namespace assay {
namespace {

void draw_bounds(Choices& choices, std::vector<double>& lower, std::vector<double>& upper) {
  enum Kind : std::uint8_t { kLower, kUpper, kRange, kEqual, kNone, kKinds };
  const auto kind = choices.below(kKinds);
  const auto first = static_cast<double>(choices.around_zero(4));
  const auto width = static_cast<double>(choices.between(0, 4));
  lower.push_back(kind == kUpper || kind == kNone ? -kInfinity : first);
  upper.push_back(kind == kLower || kind == kNone ? kInfinity : kind == kRange ? first + width : first);
}

}  // namespace

Case<LpFamily> LpGeneralBounds::draw(Choices& choices) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(choices.between(1, 4));
  problem.columns = static_cast<std::uint32_t>(choices.between(1, 4));
  problem.matrix = lp_build::integers(choices, std::size_t{problem.rows} * problem.columns, 3);
  problem.cost = lp_build::integers(choices, problem.columns, 3);
  for (std::uint32_t i = 0; i < problem.rows; ++i) draw_bounds(choices, problem.row_lower, problem.row_upper);
  for (std::uint32_t j = 0; j < problem.columns; ++j) draw_bounds(choices, problem.lower, problem.upper);
  const auto size = static_cast<std::int32_t>(problem.rows + problem.columns);
  return {std::move(problem), size};
}

}  // namespace assay
