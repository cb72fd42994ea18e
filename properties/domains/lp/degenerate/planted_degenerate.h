// Programs with a planted optimal basis of chosen primal and dual degeneracy.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// Integer programs A x <= b, x >= 0 of 3 to 8 rows and 3 to 8 columns with a planted optimal basis: p of its basic
/// variables are 0 (the vertex is degenerate), d of its nonbasic reduced costs are 0 (the optimum need not be unique),
/// p and d drawn freely up to all of them.
///
/// A square part of determinant 1 is tight at x*, further rows have the slack drawn; multipliers and reduced costs are
/// non-negative where the planted basis needs them so, hence x* is optimal whatever is 0.
struct LpPlantedDegenerate {
  static constexpr std::string_view kName = "lp/planted_degenerate";
  static constexpr Axis kAxis = plain_axis("zeros: basic variables that are 0 and nonbasic reduced costs that are 0");
  static constexpr std::string_view kAim =
      "degeneracy of both kinds at a chosen degree: stalling, wrong bases of right vertices, optima that are not "
      "unique";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
