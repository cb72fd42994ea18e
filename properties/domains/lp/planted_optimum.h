// Programs with a planted optimal vertex of chosen degeneracy.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// Integer programs A x <= b, x >= 0 with an optimum that is known and unique.
///
/// A square part of determinant 1 (a unit lower times a unit upper triangular matrix) is tight at x*, further rows
/// have slack, all multipliers are at most -1 and all nonbasic reduced costs at least 1, so x* is the only optimum. As
/// many basic variables as the axis says are 0: first entries of x*, then slacks.
struct LpPlantedOptimum {
  static constexpr std::string_view kName = "lp/planted_optimum";
  static constexpr Axis kAxis = plain_axis("basic variables that are 0");
  static constexpr std::string_view kAim =
      "degenerate vertices: ratio tests that tie, steps of length 0, right sides of rounding noise where 0 is meant";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
