// Relation: points between points add nothing.
#pragma once
#include "properties/relations/images.h"
#include "properties/relations/relation.h"

namespace assay {

template <class F>
struct InnerPoints;

template <>
struct InnerPoints<GjkFamily> : Relation<InnerPoints<GjkFamily>, GjkFamily> {
  static constexpr std::string_view kName = "gjk/inner_points_keep_verdict";
  static constexpr std::string_view kSentence = "Adding midpoints of vertices does not change the verdict.";
  static constexpr SameVerdictClaims kClaims{"inner points keep the verdict",
                                             "inner points keep the verdict of a touch"};

  static Images<GjkFamily> images(const ConvexPair& pair) {
    return one_image<GjkFamily>("with inner points", with_lists(pair, &with_midpoints<Points>));
  }
};

/// The cloud, and the cloud followed by midpoints of its points, have the same extreme points, as sets.
template <>
struct InnerPoints<Hull2Family> : Relation<InnerPoints<Hull2Family>, Hull2Family> {
  static constexpr std::string_view kName = "hull2/inner_points_keep_hull";
  static constexpr std::string_view kSentence = "Adding midpoints of the cloud's points keeps the extreme points.";

  static Images<Hull2Family> images(const Cloud2& cloud) {
    return one_image<Hull2Family>("adding inner points", {with_midpoints(cloud.points)});
  }
};

template <>
struct InnerPoints<Hull3Family> : Relation<InnerPoints<Hull3Family>, Hull3Family> {
  static constexpr std::string_view kName = "hull3/inner_points_keep_hull";
  static constexpr std::string_view kSentence = "Adding midpoints of the cloud's points keeps the vertices.";

  static Images<Hull3Family> images(const Cloud3& cloud) {
    return one_image<Hull3Family>("adding inner points", {with_midpoints(cloud.points)});
  }
};

}  // namespace assay
