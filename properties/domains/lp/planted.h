// Programs with a planted optimum, infeasibility or ray.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// Integer rows a_i x <= b_i and a last row that contradicts a combination of them by 2^-k, k of [0, 40]: sum y_i a_i
/// + last >= 0 in every entry, sum y_i b_i + its bound = -2^-k, with integers y_i of [0, 3].
struct LpPlantedInfeasible {
  static constexpr std::string_view kName = "lp/planted_infeasible";
  static constexpr Axis kAxis = minus_log2_axis("of the contradiction");
  static constexpr std::string_view kAim =
      "infeasibility that is smaller than every tolerance, and proves itself exactly";
  static constexpr StatusShares kShares = {{0, 0}, {1, 1}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

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

/// Integer programs A x <= b, x >= 0 with a feasible integer point and an integer ray r >= 0, A r <= 0, cost.r =
/// -2^-k, k of [0, 40].
struct LpPlantedRay {
  static constexpr std::string_view kName = "lp/planted_ray";
  static constexpr Axis kAxis = minus_log2_axis("of the descent along the ray");
  static constexpr std::string_view kAim = "unboundedness that every tolerance takes for an optimum";
  static constexpr StatusShares kShares = {{0, 0}, {0, 0}, {1, 1}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
