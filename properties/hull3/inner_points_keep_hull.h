// Claim: points between points of the cloud add nothing.
#pragma once
#include <string_view>

#include "properties/hull2/exact_moves.h"
#include "properties/hull3/image_keeps_hull.h"

namespace assay {

/// The cloud, and the cloud followed by up to eight exact midpoints of its points, have the same vertices, as sets.
struct InnerPoints3KeepHull : ImageKeepsHull<InnerPoints3KeepHull> {
  static constexpr std::string_view kName = "hull3/inner_points_keep_hull";
  static constexpr std::string_view kSentence = "Adding midpoints of the cloud's points keeps the vertices.";
  static constexpr std::string_view kWhat = "adding inner points";

  static Cloud3 image(Cloud3 cloud) {
    const auto means = exact_midpoints(cloud.points);
    cloud.points.insert(cloud.points.end(), means.begin(), means.end());
    return cloud;
  }
};

static_assert(Property<InnerPoints3KeepHull> && Metamorphic<InnerPoints3KeepHull>);

}  // namespace assay
