// Small integer programs with nothing planted.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

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
