// Claim: the order in which the points are given does not matter.
#pragma once
#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/choices.h"
#include "properties/hull2/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The cloud, the cloud backwards and the cloud shuffled have the same extreme points, as sets.
struct PermutationKeepsHull {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/permutation_keeps_hull";
  static constexpr std::string_view kSentence = "The extreme points do not depend on the order of the input points.";

  static void ask(const Cloud2& cloud, std::vector<Cloud2>& questions) {
    questions.assign(3, cloud);
    std::reverse(questions[1].points.begin(), questions[1].points.end());
    // The shuffle is a function of the number of points alone, so that a case means the same everywhere.
    auto& shuffled = questions[2].points;
    Choices choices(std::uint64_t{shuffled.size()});
    for (std::size_t left = shuffled.size(); left > 1; --left) {
      std::swap(shuffled[left - 1], shuffled[choices.below(left)]);
    }
  }

  static std::string_view not_judged(const Stated<Hull2Family>& says) { return why_no_extreme_points(says); }

  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&) {
    if (replies.size() != 3) return Undecided{"not three replies"};
    std::vector<Cloud2> questions;
    ask(cloud, questions);
    Verdict backwards =
        compare_hulls(cloud, replies[0].answer, questions[1], replies[1].answer, nullptr, "reversing the points");
    if (!holds(backwards)) return backwards;
    return compare_hulls(cloud, replies[0].answer, questions[2], replies[2].answer, nullptr, "shuffling the points");
  }
};

static_assert(Property<PermutationKeepsHull> && Metamorphic<PermutationKeepsHull>);

}  // namespace assay
