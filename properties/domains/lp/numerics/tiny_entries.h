// Programs in which some entries of the matrix are tiny and matter all the same.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

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

}  // namespace assay
