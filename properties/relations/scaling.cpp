#include "properties/relations/scaling.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/filter.h"

namespace assay {
namespace {

/// Exponents k != 0 to ask about, upwards first. The coordinates are multiples of 2^low and less than 2^high: times 2^k
/// they are doubles if low + k >= -1074 and high + k <= 1024.
std::vector<int> scales_of(const ConvexPair& pair) {
  if (!all_finite(pair.a.coordinates) || !all_finite(pair.b.coordinates)) return {};
  int low = std::numeric_limits<int>::max(), high = std::numeric_limits<int>::min();
  for (const Points* body : {&pair.a, &pair.b}) {
    for (const double x : body->coordinates) {
      if (x == 0) continue;
      low = std::min(low, common_exponent({&x, 1}));
      high = std::max(high, std::ilogb(x) + 1);
    }
  }
  constexpr int kGreatest = Scaling<GjkFamily>::kGreatestScale;
  if (low > high) return {kGreatest, -kGreatest};  // every coordinate is 0
  const int up = std::min(kGreatest, std::numeric_limits<double>::max_exponent - high);
  const int down =
      std::min(kGreatest, low - (std::numeric_limits<double>::min_exponent - std::numeric_limits<double>::digits));
  std::vector<int> scales;
  if (up >= 1) scales.push_back(up);
  if (down >= 1) scales.push_back(-down);
  return scales;
}

// Fixed exponents of [-3, 3]: the same question for the same program, in any run.
int row_power(std::uint32_t row) { return static_cast<int>(row * 5 % 7) - 3; }
int column_power(std::uint32_t column) { return static_cast<int>((column * 3 + 2) % 7) - 3; }
constexpr int kCostPower = 2;

// Whether scaling by at most 2^+-9 is exact: 0, infinite, or far from both ends of the exponent range.
bool can_be_scaled(const std::vector<double>& values) {
  for (const double value : values) {
    const double size = std::fabs(value);
    if (std::isnan(value)) return false;
    if (size != 0 && !std::isinf(value) && !(size >= 0x1p-1000 && size <= 0x1p1000)) return false;
  }
  return true;
}

LpProblem in_other_units(const LpProblem& problem) {
  for (const auto* values :
       {&problem.cost, &problem.matrix, &problem.row_lower, &problem.row_upper, &problem.lower, &problem.upper}) {
    if (!can_be_scaled(*values)) return problem;
  }
  LpProblem scaled = problem;
  // x_j is measured in units of 2^power: its column and cost grow by that, its bounds shrink.
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const int power = column_power(j);
    scaled.cost[j] = std::ldexp(problem.cost[j], power + kCostPower);
    scaled.lower[j] = std::ldexp(problem.lower[j], -power);
    scaled.upper[j] = std::ldexp(problem.upper[j], -power);
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      scaled.matrix[std::size_t{i} * problem.columns + j] = std::ldexp(problem.at(i, j), power + row_power(i));
    }
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    scaled.row_lower[i] = std::ldexp(problem.row_lower[i], row_power(i));
    scaled.row_upper[i] = std::ldexp(problem.row_upper[i], row_power(i));
  }
  return scaled;
}

}  // namespace

Images<GjkFamily> Scaling<GjkFamily>::images(const ConvexPair& pair) {
  Images<GjkFamily> images;
  for (const int k : scales_of(pair)) {
    images.push_back({"scaled by 2^" + std::to_string(k), pair});
    for (Points* body : {&images.back().problem.a, &images.back().problem.b})
      for (double& x : body->coordinates) x = std::ldexp(x, k);
  }
  return images;
}

Images<LpFamily> Scaling<LpFamily>::images(const LpProblem& problem) {
  LpProblem image = in_other_units(problem);
  WayBack<LpFamily> way;
  way.relation.factor = image == problem ? 1 : std::ldexp(1.0, kCostPower);
  return one_image<LpFamily>("in other units", std::move(image), way);
}

}  // namespace assay
