// Claim: giving every point twice does not matter.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/hull2/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The cloud, and the cloud followed by a copy of itself, have the same extreme points, as sets.
struct DuplicationKeepsHull {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/duplication_keeps_hull";
  static constexpr std::string_view kSentence = "The extreme points stay the same where every point is given twice.";

  static void ask(const Cloud2& cloud, std::vector<Cloud2>& questions) {
    questions.assign(2, cloud);
    questions[1].points.insert(questions[1].points.end(), cloud.points.begin(), cloud.points.end());
  }

  static std::string_view not_judged(const Stated<Hull2Family>& says) { return why_no_extreme_points(says); }

  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    std::vector<Cloud2> questions;
    ask(cloud, questions);
    return compare_hulls(cloud, replies[0].answer, questions[1], replies[1].answer, nullptr, "doubling every point");
  }
};

static_assert(Property<DuplicationKeepsHull> && Metamorphic<DuplicationKeepsHull>);

}  // namespace assay
