// Programs that are infeasible by exactly 2^-k.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// Integer rows a_i x <= b_i and a last row that contradicts a combination of them by 2^-k, k of [0, 40]: sum y_i a_i
/// + last >= 0 in every entry, sum y_i b_i + its bound = -2^-k, with integers y_i of [0, 3].
struct LpPlantedInfeasible {
  static constexpr std::string_view kName = "lp/planted_infeasible";
  static constexpr Axis kAxis = minus_log2_axis("of the contradiction");
  static constexpr std::string_view kAim =
      "infeasibility that is smaller than every tolerance, and proves itself exactly";
  static constexpr StatusShares kShares = {{0, 0}, {1, 1}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
