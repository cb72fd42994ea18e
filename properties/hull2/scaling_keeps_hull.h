// Claim: the unit of length does not matter.
#pragma once
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "properties/hull2/exact_moves.h"
#include "properties/hull2/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The cloud, and the cloud times 2^40 and 2^-40, have extreme points of the same indices, up to coinciding points.
/// Where a multiple would round or overflow the cloud itself is asked again.
struct ScalingKeepsHull {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/scaling_keeps_hull";
  static constexpr std::string_view kSentence = "Multiplying the cloud by a power of two keeps its extreme points.";

  static void ask(const Cloud2& cloud, std::vector<Cloud2>& questions) {
    constexpr std::array kExponents = {40, -40};
    questions.assign(3, cloud);
    for (std::size_t k = 0; k < kExponents.size(); ++k) {
      auto scaled = scaled_exactly(cloud.points, kExponents[k]);
      if (!scaled.empty()) questions[k + 1].points = std::move(scaled);
    }
  }

  static std::string_view not_judged(const Stated<Hull2Family>& says) { return why_no_extreme_points(says); }

  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&) {
    if (replies.size() != 3) return Undecided{"not three replies"};
    Verdict larger = compare_hulls(cloud, replies[0].answer, cloud, replies[1].answer, nullptr, "multiplying by 2^40");
    if (!holds(larger)) return larger;
    return compare_hulls(cloud, replies[0].answer, cloud, replies[2].answer, nullptr, "multiplying by 2^-40");
  }
};

static_assert(Property<ScalingKeepsHull> && Metamorphic<ScalingKeepsHull>);

}  // namespace assay
