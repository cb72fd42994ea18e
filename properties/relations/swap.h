// Relation: it does not matter which body is named first.
#pragma once
#include "properties/relations/relation.h"

namespace assay {

template <class F>
struct Swap;

template <>
struct Swap<GjkFamily> : Relation<Swap<GjkFamily>, GjkFamily> {
  static constexpr std::string_view kName = "gjk/swap_keeps_verdict";
  static constexpr std::string_view kSentence = "Exchanging the two bodies does not change the verdict.";
  static constexpr SameVerdictClaims kClaims{"swapping keeps the verdict", "swapping keeps the verdict of a touch"};

  static Images<GjkFamily> images(const ConvexPair& pair) {
    return one_image<GjkFamily>("with the bodies exchanged", {pair.b, pair.a});
  }
};

/// (a, b) and (b, a), with their motions, get one verdict and brackets that share a time.
template <>
struct Swap<CastFamily> : Relation<Swap<CastFamily>, CastFamily> {
  static constexpr std::string_view kName = "cast/swap_keeps_contact";
  static constexpr std::string_view kSentence =
      "Exchanging the bodies and their motions changes neither the verdict nor the time.";
  static constexpr WayBack<CastFamily>::Claims kClaims{"swapping keeps the contact"};

  static Images<CastFamily> images(const MovingPair& pair) {
    return one_image<CastFamily>("with the bodies exchanged", {{pair.bodies.b, pair.bodies.a}, pair.of_b, pair.of_a});
  }
};

/// (a, b) and (b, a) overlap both or neither, with one distance; two boxes have one box around them.
template <>
struct Swap<ShapesFamily> : Relation<Swap<ShapesFamily>, ShapesFamily> {
  static constexpr std::string_view kName = "shapes/swap_keeps_answer";
  static constexpr std::string_view kSentence =
      "Exchanging the two shapes keeps overlap, distance and the box around both.";

  static Images<ShapesFamily> images(const ShapesProblem& problem) {
    const bool is_pair = problem.question == ShapesQuestion::kContact || problem.question == ShapesQuestion::kMerge;
    ShapesProblem image = problem;
    if (is_pair) std::swap(image.a, image.b);
    return one_image<ShapesFamily>("exchanging a and b", std::move(image), {},
                                   is_pair ? "" : "not a question about two bodies");
  }
};

}  // namespace assay
