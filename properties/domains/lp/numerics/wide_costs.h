// Costs that agree in most of their digits.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// cost_j = 2^k + d_j with integers d_j of [-8, 8], k of [0, 50], over sum x_j = s and integer rows A x <= b that a
/// planted integer point keeps: the common part costs 2^k s whatever x is, and the d_j decide.
struct LpWideCosts {
  static constexpr std::string_view kName = "lp/wide_costs";
  static constexpr Axis kAxis = log2_axis("of the common part");
  static constexpr std::string_view kAim = "differences of costs that are small beside the costs";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
