// Claim: the order in which the points are given does not matter.
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

/// The cloud and the cloud shuffled have the same vertices, as sets of points.
struct Permutation3KeepsHull {
  using Family = Hull3Family;
  static constexpr std::string_view kName = "hull3/permutation_keeps_hull";
  static constexpr std::string_view kSentence = "The vertices do not depend on the order of the input points.";

  static void ask(const Cloud3& cloud, std::vector<Cloud3>& questions) {
    questions.assign(2, cloud);
    // The shuffle is a function of the number of points alone, so that a case means the same everywhere.
    auto& shuffled = questions[1].points;
    Choices choices(std::uint64_t{shuffled.size()});
    for (std::size_t left = shuffled.size(); left > 1; --left) {
      std::swap(shuffled[left - 1], shuffled[choices.below(left)]);
    }
  }

  static bool applies(const Semantics& says) { return says.hull_gap == 0; }

  static Verdict judge(const Cloud3& cloud, std::span<const Reply<Hull3Family>> replies,
                       const Court<Hull3Family>& court) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    std::vector<Cloud3> questions;
    ask(cloud, questions);
    return compare_surfaces(questions[0], replies[0].answer, questions[1], replies[1].answer, nullptr,
                            court.semantics.keeps_inner_points, "shuffling the points");
  }
};

static_assert(Property<Permutation3KeepsHull> && Metamorphic<Permutation3KeepsHull>);

}  // namespace assay
