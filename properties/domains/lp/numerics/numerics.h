// Programs that are hard on doubles: large constants, tiny entries, wide costs, Hilbert matrices, free columns.
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

/// Fewer rows than free columns, each row between two bounds that a planted integer point keeps. The cost is an integer
/// combination of the rows, and with chance 1/2 another 2^-k on one column, k of [0, 40], which leaves their span or
/// not.
struct LpFreeColumns {
  static constexpr std::string_view kName = "lp/free_columns";
  static constexpr Axis kAxis = minus_log2_axis("of the descent along an open direction, 0 for none");
  static constexpr std::string_view kAim = "variables without bounds, and a descent that only an open direction has";
  static constexpr StatusShares kShares = {{0.3, 0.8}, {0, 0}, {0.2, 0.7}};
  static Case<LpFamily> draw(Choices& choices);
};

/// H x = H x* with h_ij = L / (i + j - 1), L the least common multiple that makes them integers, n of [1, 10], and
/// integers x* of [0, 3]: every number is exact. x >= 0 and integer costs; the only feasible point is x*.
struct LpHilbert {
  static constexpr std::string_view kName = "lp/hilbert";
  static constexpr Axis kAxis = plain_axis("order of the matrix");
  static constexpr std::string_view kAim = "a small residual that says nothing about the solution";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

/// A x <= b, x >= 0 with integers of [-4, 4] and b of [0, 6]; each entry is, with chance 1/4, multiplied by 2^-k, k of
/// [20, 60]. Feasible at 0.
struct LpTinyEntries {
  static constexpr std::string_view kName = "lp/tiny_entries";
  static constexpr Axis kAxis = minus_log2_axis("of the tiny entries");
  static constexpr std::string_view kAim =
      "entries below the tolerances for pivots, which decide the optimum or whether there is one";
  static constexpr StatusShares kShares = {{0.2, 0.95}, {0, 0}, {0.05, 0.8}};
  static Case<LpFamily> draw(Choices& choices);
};

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
