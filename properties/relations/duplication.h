// Relation: a point given twice is the same point.
#pragma once
#include "properties/relations/images.h"
#include "properties/relations/relation.h"

namespace assay {

template <class F>
struct Duplication;

template <>
struct Duplication<GjkFamily> : Relation<Duplication<GjkFamily>, GjkFamily> {
  static constexpr std::string_view kName = "gjk/duplication_keeps_verdict";
  static constexpr std::string_view kSentence = "Giving every vertex twice does not change the verdict.";
  static constexpr SameVerdictClaims kClaims{"doubling keeps the verdict", "doubling keeps the verdict of a touch"};

  static Images<GjkFamily> images(const ConvexPair& pair) {
    return one_image<GjkFamily>("with every vertex given twice", with_lists(pair, &doubled<Points>));
  }
};

/// The cloud, and the cloud followed by a copy of itself, have the same extreme points, as sets.
template <>
struct Duplication<Hull2Family> : Relation<Duplication<Hull2Family>, Hull2Family> {
  static constexpr std::string_view kName = "hull2/duplication_keeps_hull";
  static constexpr std::string_view kSentence = "The extreme points stay the same where every point is given twice.";

  static Images<Hull2Family> images(const Cloud2& cloud) {
    return one_image<Hull2Family>("doubling every point", {doubled(cloud.points)});
  }
};

template <>
struct Duplication<Hull3Family> : Relation<Duplication<Hull3Family>, Hull3Family> {
  static constexpr std::string_view kName = "hull3/duplication_keeps_hull";
  static constexpr std::string_view kSentence = "The vertices stay the same where every point is given twice.";

  static Images<Hull3Family> images(const Cloud3& cloud) {
    return one_image<Hull3Family>("doubling every point", {doubled(cloud.points)});
  }
};

}  // namespace assay
