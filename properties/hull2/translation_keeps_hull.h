// Claim: the place of the origin does not matter.
#pragma once
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/hull2/exact_moves.h"
#include "properties/hull2/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The cloud, and the cloud moved far along (1, -1) without rounding, have extreme points of the same indices, up to
/// coinciding points. Where no move is exact the cloud itself is asked again.
struct TranslationKeepsHull {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/translation_keeps_hull";
  static constexpr std::string_view kSentence = "Moving the cloud keeps its extreme points.";

  static void ask(const Cloud2& cloud, std::vector<Cloud2>& questions) {
    questions.assign(2, cloud);
    if (auto moved = moved_far_exactly(cloud.points, Point2{1, -1}); !moved.empty())
      questions[1].points = std::move(moved);
  }

  static std::string_view not_judged(const Stated<Hull2Family>& says) { return why_no_extreme_points(says); }

  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    return compare_hulls(cloud, replies[0].answer, cloud, replies[1].answer, nullptr, "moving the cloud");
  }
};

static_assert(Property<TranslationKeepsHull> && Metamorphic<TranslationKeepsHull>);

}  // namespace assay
