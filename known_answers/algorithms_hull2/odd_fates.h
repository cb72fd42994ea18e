// A test of points that sifts wrongly.
#pragma once
#include <cstddef>
#include <vector>

#include "algorithms/hull2/sifting.h"

namespace assay::known {

/// Every point that is asked of has the fate `usual`, but the one at place `odd`.
inline auto fates_but(hull::PointFate usual, std::size_t odd, hull::PointFate fate) {
  return [=](const auto& asked) {
    std::vector<hull::PointFate> fates(asked.size(), usual);
    if (odd < fates.size()) fates[odd] = fate;
    return fates;
  };
}

}  // namespace assay::known
