// Programs of small integers: as they are, with every kind of bound, with nearly parallel rows, and badly scaled.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// One to four rows and columns with entries in [-3, 3], each row and each variable with bounds of a drawn kind: upper
/// only, lower only, both, equal, none. No bounds are crossed.
struct LpGeneralBounds {
  static constexpr std::string_view kName = "lp/general_bounds";
  static constexpr Axis kAxis = size_axis("rows + columns");
  static constexpr std::string_view kAim = "forms beyond A x <= b: ranges, equations, boxes, fixed and free variables";
  static constexpr StatusShares kShares = {{0.25, 0.85}, {0.05, 0.5}, {0.03, 0.45}};
  static Case<LpFamily> draw(Choices& choices);
};

/// Two to four rows in the plane, the first p x + q y <= s with p, q, s in tenths, the others the same row with every
/// entry moved by at most as many ulps as the axis says (0 to 64); costs of about -(p, q), so that the optimum lies
/// where they cross or on an axis.
struct LpNearParallel {
  static constexpr std::string_view kName = "lp/near_parallel";
  static constexpr Axis kAxis = plain_axis("ulps between two rows");
  static constexpr std::string_view kAim =
      "ill-conditioned vertices: pivots that are rounding noise, bases that are singular in double";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

/// A case of lp/planted_optimum with every row and every column multiplied by its own power of two, exponents of [-k,
/// k], k up to 60, and the cost by another: exact, so the optimal basis is the same.
struct LpScaled {
  static constexpr std::string_view kName = "lp/scaled";
  static constexpr Axis kAxis = plain_axis("largest |log2| of a row's or column's scale");
  static constexpr std::string_view kAim = "absolute tolerances: what is 1 in one row is 2^-60 in the next";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

/// One to four rows and columns, A x <= b, x >= 0, entries of A and cost in [-4, 4], of b in [-3, 8].
struct LpSmallInteger {
  static constexpr std::string_view kName = "lp/small_integer";
  static constexpr Axis kAxis = size_axis("rows + columns");
  static constexpr std::string_view kAim =
      "everything that small integers can do: ties, zero rows and columns, redundancy, all three statuses";
  static constexpr StatusShares kShares = {{0.25, 0.75}, {0.05, 0.4}, {0.1, 0.6}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
