// Claim: exchanging axes exchanges the coordinates of the vertices and does nothing else.
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

/// The vertices of { (y, z, x) } are those of the cloud with the axes turned round. The transform is exact and keeps the orientation.
struct Axis3SwapKeepsHull {
  using Family = Hull3Family;
  static constexpr std::string_view kName = "hull3/axis_swap_keeps_hull";
  static constexpr std::string_view kSentence = "Turning the axes round turns the coordinates of the vertices round.";

  static Point3 turned(const Point3& p) { return {p.y, p.z, p.x}; }
  static Point3 turned_back(const Point3& p) { return {p.z, p.x, p.y}; }

  static void ask(const Cloud3& cloud, std::vector<Cloud3>& questions) {
    questions.assign(2, cloud);
    for (Point3& p : questions[1].points) p = turned(p);
  }

  static bool applies(const Semantics& says) { return says.hull_gap == 0; }

  static Verdict judge(const Cloud3& cloud, std::span<const Reply<Hull3Family>> replies,
                       const Court<Hull3Family>& court) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    std::vector<Cloud3> questions;
    ask(cloud, questions);
    return compare_surfaces(questions[0], replies[0].answer, questions[1], replies[1].answer, &turned_back,
                            court.semantics.keeps_inner_points, "turning the axes round");
  }
};

static_assert(Property<Axis3SwapKeepsHull> && Metamorphic<Axis3SwapKeepsHull>);

}  // namespace assay
