// Sparse programs of several stages, with more rows than codes for few rows are made for.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// Integer programs of 4 to 9 stages, each of 3 to 5 rows and 3 to 6 columns of its own; a row of a later stage has one
/// entry of the stage before. Rows and variables have bounds of every kind around a planted integer point, at which
/// most rows are tight and most variables are between their bounds: bases have many columns of the matrix.
///
/// Of eight programs five have costs for which the planted point is optimal, one has costs that are drawn, and two have
/// one more row: the sum of the rows of a stage that are bounded above, with a lower bound that their upper bounds
/// exclude, or one whose own bounds are crossed. All numbers are integers below 2^20, so nothing is rounded.
/// Difficulty  rows + columns, 24 to 100.
struct LpStages {
  static constexpr std::string_view kName = "lp/stages";
  static constexpr Axis kAxis = size_axis("rows + columns");
  static constexpr std::string_view kAim =
      "more than 16 rows: sparse factors, their updates and kernels, prices row by row or column by column";
  static constexpr StatusShares kShares = {{0.55, 0.8}, {0.15, 0.35}, {0.02, 0.2}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
