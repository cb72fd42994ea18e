// Claim: the extreme points have themselves as extreme points.
#pragma once
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "oracles/hull2/exact_hull2.h"
#include "properties/hull2/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The cloud, and its exact extreme points alone, counter-clockwise, have the same extreme points, as sets.
struct HullOfHull {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/hull_of_hull";
  static constexpr std::string_view kSentence = "The hull of the extreme points alone is the hull.";

  static void ask(const Cloud2& cloud, std::vector<Cloud2>& questions) {
    questions.assign(2, cloud);
    const Hull2Answer exact = exact_hull2(cloud);
    const std::vector<std::uint32_t>* extreme = nullptr;
    if (const auto* hull = std::get_if<Hull>(&exact)) extreme = &hull->ccw;
    if (const auto* flat = std::get_if<FlatHull>(&exact)) extreme = &flat->extreme;
    if (extreme == nullptr) return;  // not finite: the second question is the first
    questions[1].points.clear();
    for (const std::uint32_t i : *extreme) questions[1].points.push_back(cloud.points[i]);
  }

  static std::string_view not_judged(const Stated<Hull2Family>& says) { return why_no_extreme_points(says); }

  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    std::vector<Cloud2> questions;
    ask(cloud, questions);
    return compare_hulls(cloud, replies[0].answer, questions[1], replies[1].answer, nullptr,
                         "leaving every other point out");
  }
};

static_assert(Property<HullOfHull> && Metamorphic<HullOfHull>);

}  // namespace assay
