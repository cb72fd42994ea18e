// Claim: the hull of -P is minus the hull of P.
#pragma once
#include <string_view>

#include "properties/hull3/image_keeps_hull.h"

namespace assay {

/// The vertices of { -p } are those of the cloud, negated. Exact in double; turns every facet over.
struct Reflection3KeepsHull : ImageKeepsHull<Reflection3KeepsHull> {
  static constexpr std::string_view kName = "hull3/reflection_keeps_hull";
  static constexpr std::string_view kSentence = "Reflecting the cloud in the origin reflects its vertices.";
  static constexpr std::string_view kWhat = "reflecting the points";

  static Point3 back(const Point3& p) { return {-p.x, -p.y, -p.z}; }
  static Cloud3 image(Cloud3 cloud) {
    for (Point3& p : cloud.points) p = back(p);
    return cloud;
  }
};

static_assert(Property<Reflection3KeepsHull> && Metamorphic<Reflection3KeepsHull>);

}  // namespace assay
