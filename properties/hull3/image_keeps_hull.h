// What the metamorphic claims of spatial hulls share: a cloud and one exact image of it have the same vertices.
#pragma once
#include <span>
#include <vector>

#include "properties/hull3/vertex_sets.h"
#include "properties/property.h"

namespace assay {

/// P adds kName, kSentence, kWhat (names the image in the evidence) and `image(cloud)`. Points are compared as points
/// of the cloud: by their indices where P sets kKeepsIndices, otherwise after `back`, which takes a point of the image
/// to the point of the cloud without rounding, if P has one.
template <class P>
struct ImageKeepsHull {
  using Family = Hull3Family;

  static void ask(const Cloud3& cloud, std::vector<Cloud3>& questions) {
    questions.assign(2, cloud);
    questions[1] = P::image(cloud);
  }

  /// Where nearness is all that is promised, an image may have other vertices.
  static std::string_view not_judged(const Stated<Hull3Family>& says) {
    return says.hull_gap == 0
               ? ""
               : "the engine states hulls that are near the exact one, and the claim is about exact ones";
  }

  static Verdict judge(const Cloud3& cloud, std::span<const Reply<Hull3Family>> replies,
                       const Court<Hull3Family>& court) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    std::vector<Cloud3> questions;
    ask(cloud, questions);
    if constexpr (requires { P::kKeepsIndices; }) questions[1] = cloud;
    Point3 (*back)(const Point3&) = nullptr;
    if constexpr (requires { &P::back; }) back = &P::back;
    return compare_surfaces(questions[0], replies[0].answer, questions[1], replies[1].answer, back,
                            court.semantics.keeps_inner_points, P::kWhat);
  }
};

}  // namespace assay
