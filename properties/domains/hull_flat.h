// Clouds that span less than the plane, exactly.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 0 to 16 points base + t direction, all numbers integers over 2^10: exactly collinear, all equal where direction or
/// every t is 0. Difficulty  log2 of the greatest possible t, 0 to 30.
struct HullFlat {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/flat";
  static constexpr std::uint32_t kVersion = 1;
  static constexpr std::string_view kAxis = "log2 of the largest multiple";
  static constexpr std::string_view kAim = "Degenerate answers: engines that see an area where there is none.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto bits = static_cast<std::int32_t>(choices.between(0, 30));
    Cloud2 cloud;
    cloud.points.resize(choices.below(17));
    const std::int64_t base_x = choices.around_zero(1 << 20), base_y = choices.around_zero(1 << 20);
    const bool all_equal = choices.chance(1, 8);
    const std::int64_t dx = all_equal ? 0 : choices.around_zero(1 << 10),
                       dy = all_equal ? 0 : choices.around_zero(1 << 10);
    for (Point2& p : cloud.points) {
      const auto t = static_cast<std::int64_t>(choices.below(std::uint64_t{1} << bits));
      p.x = std::ldexp(static_cast<double>(base_x + t * dx), -10);  // below 2^42: exact
      p.y = std::ldexp(static_cast<double>(base_y + t * dy), -10);
    }
    return {cloud, bits};
  }
};

static_assert(Domain<HullFlat>);

}  // namespace assay
