// Claim: giving every point twice does not matter.
#pragma once
#include <string_view>

#include "properties/hull3/image_keeps_hull.h"

namespace assay {

/// The cloud, and the cloud followed by a copy of itself, have the same vertices, as sets.
struct Duplication3KeepsHull : ImageKeepsHull<Duplication3KeepsHull> {
  static constexpr std::string_view kName = "hull3/duplication_keeps_hull";
  static constexpr std::string_view kSentence = "The vertices stay the same where every point is given twice.";
  static constexpr std::string_view kWhat = "doubling every point";

  static Cloud3 image(const Cloud3& cloud) {
    Cloud3 twice = cloud;
    twice.points.insert(twice.points.end(), cloud.points.begin(), cloud.points.end());
    return twice;
  }
};

static_assert(Property<Duplication3KeepsHull> && Metamorphic<Duplication3KeepsHull>);

}  // namespace assay
