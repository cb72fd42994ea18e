// Planted optima with rows and columns on very different scales.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// A case of lp/planted_optimum with every row and every column multiplied by its own power of two, exponents of [-k,
/// k], k up to 60, and the cost by another: exact, so the optimal basis is the same.
struct LpScaled {
  static constexpr std::string_view kName = "lp/scaled";
  static constexpr Axis kAxis = plain_axis("largest |log2| of a row's or column's scale");
  static constexpr std::string_view kAim = "absolute tolerances: what is 1 in one row is 2^-60 in the next";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
