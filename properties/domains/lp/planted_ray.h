// Programs that are unbounded, with a cost that falls by only 2^-k along the planted ray.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// Integer programs A x <= b, x >= 0 with a feasible integer point and an integer ray r >= 0, A r <= 0, cost.r =
/// -2^-k, k of [0, 40].
struct LpPlantedRay {
  static constexpr std::string_view kName = "lp/planted_ray";
  static constexpr Axis kAxis = minus_log2_axis("of the descent along the ray");
  static constexpr std::string_view kAim = "unboundedness that every tolerance takes for an optimum";
  static constexpr StatusShares kShares = {{0, 0}, {0, 0}, {1, 1}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
