// Relation: the place of the origin does not matter.
#pragma once
#include "properties/relations/images.h"
#include "properties/relations/moved_shapes.h"
#include "properties/relations/relation.h"

namespace assay {

template <class F>
struct Translation;

/// The pair, and the pair moved far without rounding, get the same verdict. Where no move is exact nothing is claimed.
template <>
struct Translation<GjkFamily> : Relation<Translation<GjkFamily>, GjkFamily> {
  static constexpr std::string_view kName = "gjk/translation_keeps_verdict";
  static constexpr std::string_view kSentence = "Moving both bodies does not change the verdict.";
  static constexpr SameVerdictClaims kClaims{"moving keeps the verdict", "moving keeps the verdict of a touch"};

  static Images<GjkFamily> images(const ConvexPair& pair) {
    auto image = moved_far(pair);
    return image ? one_image<GjkFamily>("moved far", *std::move(image)) : Images<GjkFamily>{};
  }
};

/// The cloud, and the cloud moved far along (1, -1, ...) without rounding, have extreme points of the same indices, up
/// to coinciding points. Where no move is exact the cloud itself is asked again.
template <>
struct Translation<Hull2Family> : Relation<Translation<Hull2Family>, Hull2Family> {
  static constexpr std::string_view kName = "hull2/translation_keeps_hull";
  static constexpr std::string_view kSentence = "Moving the cloud keeps its extreme points.";

  static Images<Hull2Family> images(const Cloud2& cloud) {
    return one_image<Hull2Family>("moving the cloud", moved_far(cloud).value_or(cloud), {true});
  }
};

template <>
struct Translation<Hull3Family> : Relation<Translation<Hull3Family>, Hull3Family> {
  static constexpr std::string_view kName = "hull3/translation_keeps_hull";
  static constexpr std::string_view kSentence = "Moving the cloud keeps its vertices.";

  static Images<Hull3Family> images(const Cloud3& cloud) {
    return one_image<Hull3Family>("moving the cloud", moved_far(cloud).value_or(cloud), {true});
  }
};

template <>
struct Translation<ShapesFamily> : Relation<Translation<ShapesFamily>, ShapesFamily> {
  static constexpr std::string_view kName = "shapes/translation_keeps_answer";
  static constexpr std::string_view kSentence =
      "Moving the shapes by (1024, -512, 256), where nothing rounds, moves the answer.";
  static constexpr ExactMove kMove{{0, 1, 2}, {1, 1, 1}, 0, {1024, -512, 256}};

  static Images<ShapesFamily> images(const ShapesProblem& problem) {
    return moved_image(problem, kMove, "moving by (1024, -512, 256)");
  }
};

}  // namespace assay
