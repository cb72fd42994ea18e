// Claim: the hull of -P is minus the hull of P.
#pragma once
#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/choices.h"
#include "properties/hull3/vertex_sets.h"
#include "properties/property.h"

namespace assay {

/// The vertices of { -p } are those of the cloud, negated. Exact in double; turns every facet over.
struct Reflection3KeepsHull {
  using Family = Hull3Family;
  static constexpr std::string_view kName = "hull3/reflection_keeps_hull";
  static constexpr std::string_view kSentence = "Reflecting the cloud in the origin reflects its vertices.";

  static Point3 negated(const Point3& p) { return {-p.x, -p.y, -p.z}; }

  static void ask(const Cloud3& cloud, std::vector<Cloud3>& questions) {
    questions.assign(2, cloud);
    for (Point3& p : questions[1].points) p = negated(p);
  }

  static bool applies(const Semantics& says) { return says.hull_gap == 0; }

  static Verdict judge(const Cloud3& cloud, std::span<const Reply<Hull3Family>> replies,
                       const Court<Hull3Family>& court) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    std::vector<Cloud3> questions;
    ask(cloud, questions);
    return compare_surfaces(questions[0], replies[0].answer, questions[1], replies[1].answer, &negated,
                            court.semantics.keeps_inner_points, "reflecting the points");
  }
};

static_assert(Property<Reflection3KeepsHull> && Metamorphic<Reflection3KeepsHull>);

}  // namespace assay
