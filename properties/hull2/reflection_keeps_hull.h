// Claim: looking at the cloud in a mirror does not matter.
#pragma once
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "properties/hull2/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The cloud, { (-x, y) }, { (x, -y) } and { (-x, -y) } have extreme points of the same indices, up to coinciding
/// points.
struct ReflectionKeepsHull {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/reflection_keeps_hull";
  static constexpr std::string_view kSentence = "Reflecting the cloud in either axis reflects its extreme points.";

  static void ask(const Cloud2& cloud, std::vector<Cloud2>& questions) {
    questions.assign(4, cloud);
    for (std::size_t k = 0; k < questions.size(); ++k) {
      for (Point2& p : questions[k].points) p = {k & 1 ? -p.x : p.x, k & 2 ? -p.y : p.y};
    }
  }

  static std::string_view not_judged(const Stated<Hull2Family>& says) { return why_no_extreme_points(says); }

  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&) {
    constexpr std::array<std::string_view, 4> kWhat = {"", "changing the sign of x", "changing the sign of y",
                                                       "changing both signs"};
    if (replies.size() != 4) return Undecided{"not four replies"};
    for (std::size_t k = 1; k < 4; ++k) {
      // The same index names the same point before and after.
      Verdict verdict = compare_hulls(cloud, replies[0].answer, cloud, replies[k].answer, nullptr, kWhat[k]);
      if (!holds(verdict)) return verdict;
    }
    return Holds{};
  }
};

static_assert(Property<ReflectionKeepsHull> && Metamorphic<ReflectionKeepsHull>);

}  // namespace assay
