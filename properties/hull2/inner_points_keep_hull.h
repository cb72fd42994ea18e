// Claim: points between points of the cloud add nothing.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/hull2/exact_moves.h"
#include "properties/hull2/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The cloud, and the cloud followed by up to eight midpoints of its points, have the same extreme points, as sets.
/// Only midpoints that are exact are added; which pairs are tried is a function of the number of points.
struct InnerPointsKeepHull {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/inner_points_keep_hull";
  static constexpr std::string_view kSentence = "Adding midpoints of the cloud's points keeps the extreme points.";

  static void ask(const Cloud2& cloud, std::vector<Cloud2>& questions) {
    questions.assign(2, cloud);
    const auto means = exact_midpoints(cloud.points);
    questions[1].points.insert(questions[1].points.end(), means.begin(), means.end());
  }

  static std::string_view not_judged(const Stated<Hull2Family>& says) { return why_no_extreme_points(says); }

  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    std::vector<Cloud2> questions;
    ask(cloud, questions);
    return compare_hulls(cloud, replies[0].answer, questions[1], replies[1].answer, nullptr, "adding inner points");
  }
};

static_assert(Property<InnerPointsKeepHull> && Metamorphic<InnerPointsKeepHull>);

}  // namespace assay
