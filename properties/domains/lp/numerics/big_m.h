// Programs with a large constant M, as modellers write them.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// M = 2^k, k of [10, 50], in one of two uses. As a price: rows A x + z >= b with artificials z >= 0 at cost M beside
/// integer costs c >= 0. As a switch: x_i <= M y_i with 0 <= y_i <= 1 at cost M f_i, and a demand that the x_i meet, so
/// that every y_i at work is about 2^-k while its cost is not small.
/// Claims  feasible and bounded below by 0: always optimal.
struct LpBigM {
  static constexpr std::string_view kName = "lp/big_m";
  static constexpr Axis kAxis = log2_axis("of M");
  static constexpr std::string_view kAim = "a constant so large that what it multiplies looks like nothing";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
