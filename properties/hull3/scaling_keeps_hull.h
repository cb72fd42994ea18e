// Claim: the unit of length does not matter.
#pragma once
#include <string_view>
#include <utility>

#include "properties/hull2/exact_moves.h"
#include "properties/hull3/image_keeps_hull.h"

namespace assay {

/// The cloud, and the cloud times 2^-40, have vertices of the same indices, up to coinciding points. Where the product
/// would round the cloud itself is asked again.
struct Scaling3KeepsHull : ImageKeepsHull<Scaling3KeepsHull> {
  static constexpr std::string_view kName = "hull3/scaling_keeps_hull";
  static constexpr std::string_view kSentence = "Multiplying the cloud by a power of two keeps its vertices.";
  static constexpr std::string_view kWhat = "multiplying by 2^-40";
  static constexpr bool kKeepsIndices = true;

  static Cloud3 image(const Cloud3& cloud) {
    auto scaled = scaled_exactly(cloud.points, -40);
    return scaled.empty() ? cloud : Cloud3{std::move(scaled)};
  }
};

static_assert(Property<Scaling3KeepsHull> && Metamorphic<Scaling3KeepsHull>);

}  // namespace assay
