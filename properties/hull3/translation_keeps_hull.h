// Claim: the place of the origin does not matter.
#pragma once
#include <string_view>
#include <utility>

#include "properties/hull2/exact_moves.h"
#include "properties/hull3/image_keeps_hull.h"

namespace assay {

/// The cloud, and the cloud moved far along (1, -1, 1) without rounding, have vertices of the same indices, up to
/// coinciding points. Where no move is exact the cloud itself is asked again.
struct Translation3KeepsHull : ImageKeepsHull<Translation3KeepsHull> {
  static constexpr std::string_view kName = "hull3/translation_keeps_hull";
  static constexpr std::string_view kSentence = "Moving the cloud keeps its vertices.";
  static constexpr std::string_view kWhat = "moving the cloud";
  static constexpr bool kKeepsIndices = true;

  static Cloud3 image(const Cloud3& cloud) {
    auto moved = moved_far_exactly(cloud.points, Point3{1, -1, 1});
    return moved.empty() ? cloud : Cloud3{std::move(moved)};
  }
};

static_assert(Property<Translation3KeepsHull> && Metamorphic<Translation3KeepsHull>);

}  // namespace assay
