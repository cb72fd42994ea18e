// Equations with a Hilbert matrix, the standard example of an ill-conditioned system.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// H x = H x* with h_ij = L / (i + j - 1), L the least common multiple that makes them integers, n of [1, 10], and
/// integers x* of [0, 3]: every number is exact. x >= 0 and integer costs; the only feasible point is x*.
struct LpHilbert {
  static constexpr std::string_view kName = "lp/hilbert";
  static constexpr Axis kAxis = plain_axis("order of the matrix");
  static constexpr std::string_view kAim = "a small residual that says nothing about the solution";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
