// Claim: the names of the axes do not matter.
#pragma once
#include <string_view>

#include "properties/hull3/image_keeps_hull.h"

namespace assay {

/// The vertices of { (y, z, x) } are those of the cloud with the axes turned round. The transform is exact and keeps
/// the orientation.
struct Axis3SwapKeepsHull : ImageKeepsHull<Axis3SwapKeepsHull> {
  static constexpr std::string_view kName = "hull3/axis_swap_keeps_hull";
  static constexpr std::string_view kSentence = "Turning the axes round turns the coordinates of the vertices round.";
  static constexpr std::string_view kWhat = "turning the axes round";

  static Cloud3 image(Cloud3 cloud) {
    for (Point3& p : cloud.points) p = {p.y, p.z, p.x};
    return cloud;
  }
  static Point3 back(const Point3& p) { return {p.z, p.x, p.y}; }
};

static_assert(Property<Axis3SwapKeepsHull> && Metamorphic<Axis3SwapKeepsHull>);

}  // namespace assay
