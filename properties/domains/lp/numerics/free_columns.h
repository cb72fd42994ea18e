// Programs of free columns that leave some directions open.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

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

}  // namespace assay
