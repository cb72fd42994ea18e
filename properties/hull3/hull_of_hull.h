// Claim: the extreme points have themselves as extreme points.
#pragma once
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "oracles/hull3/exact_hull3.h"
#include "properties/hull3/image_keeps_hull.h"

namespace assay {

/// The cloud, and its exact extreme points alone, have the same vertices, as sets. A cloud that is not finite, or
/// too large for the slow exact hull, is asked again.
struct HullOfHull3 : ImageKeepsHull<HullOfHull3> {
  static constexpr std::string_view kName = "hull3/hull_of_hull";
  static constexpr std::string_view kSentence = "The hull of the extreme points alone is the hull.";
  static constexpr std::string_view kWhat = "leaving every other point out";

  static constexpr std::size_t kSolvedMax = 64;

  static Cloud3 image(const Cloud3& cloud) {
    if (cloud.points.size() > kSolvedMax) return cloud;
    for (const Point3& p : cloud.points) {
      if (!std::isfinite(p.x) || !std::isfinite(p.y) || !std::isfinite(p.z)) return cloud;
    }
    Cloud3 extreme;
    for (const std::uint32_t i : extreme_points3(cloud)) extreme.points.push_back(cloud.points[i]);
    return extreme;
  }
};

static_assert(Property<HullOfHull3> && Metamorphic<HullOfHull3>);

}  // namespace assay
