// A sample of linear programs: the population of rates (properties/domains/sample.h).
#pragma once
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/domain.h"
#include "properties/domains/lp/build.h"

namespace assay {

/// A plan of 2, 4 or 8 activities x >= 0 under 2 to 8 limits, all in integers: each limit is a supply a.x <= b or, in
/// one of five cases, a demand a.x >= b, with b of [10, 400]. Entries of a are of [1, 40], in one of four places 0,
/// never all of a row. Every activity earns of [1, 40].
/// Difficulty  k of 2^k columns.
struct LpSampleIntegers {
  static constexpr std::string_view kName = "lp/sample_integers";
  static constexpr Axis kAxis = log2_size_axis("columns");
  static constexpr std::string_view kAim =
      "sample: small integer programs; plans of 2 to 8 activities under 2 to 8 supplies and demands, integers of 0 to "
      "400";

  static Case<LpFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(1, 3));
    const std::uint32_t columns = 1u << k;
    const auto whole = [&choices](std::int64_t low, std::int64_t high) {
      return static_cast<double>(choices.between(low, high));
    };
    lp_build::Rows matrix(static_cast<std::size_t>(choices.between(2, 8)));
    std::vector<double> most(matrix.size(), kInfinity), least(matrix.size(), -kInfinity), cost(columns);
    for (std::size_t i = 0; i < matrix.size(); ++i) {
      const std::uint64_t kept = choices.below(columns);
      for (std::uint64_t j = 0; j < columns; ++j) {
        const double entry = whole(1, 40);
        matrix[i].push_back(choices.chance(1, 4) && j != kept ? 0 : entry);
      }
      const bool is_demand = choices.chance(1, 5);
      (is_demand ? least : most)[i] = whole(10, 400);
    }
    for (double& c : cost) c = -whole(1, 40);
    LpProblem problem = lp_build::canonical(columns, matrix, std::move(most), std::move(cost));
    problem.row_lower = std::move(least);
    return {std::move(problem), k};
  }
};

}  // namespace assay
