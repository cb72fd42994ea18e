// Rows that are parallel but for a few ulps.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

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

}  // namespace assay
