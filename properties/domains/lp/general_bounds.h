// Small integer programs in the general form.
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

}  // namespace assay
