// Claim: points between points of the cloud add nothing.
#pragma once
#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>
#include <vector>

#include "properties/choices.h"
#include "properties/hull/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The cloud, and the cloud followed by up to eight midpoints of its points, have the same extreme points, as sets. Only
/// midpoints that are exact are added; which pairs are tried is a function of the number of points.
struct InnerPointsKeepHull {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/inner_points_keep_hull";
  static constexpr std::string_view kSentence = "Adding midpoints of the cloud's points keeps the extreme points.";

  static void ask(const Cloud2& cloud, std::vector<Cloud2>& questions) {
    constexpr int kTried = 8;
    questions.assign(2, cloud);
    const std::size_t n = cloud.points.size();
    if (n < 2) return;
    Choices choices(std::uint64_t{n});
    for (int k = 0; k < kTried; ++k) {
      const Point2& p = cloud.points[choices.below(n)];
      const Point2& q = cloud.points[choices.below(n)];
      if (has_exact_mean(p.x, q.x) && has_exact_mean(p.y, q.y)) {
        questions[1].points.push_back({p.x / 2 + q.x / 2, p.y / 2 + q.y / 2});
      }
    }
  }

  static bool applies(const Semantics& says) { return lists_extreme_points(says); }

  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    std::vector<Cloud2> questions;
    ask(cloud, questions);
    return compare_hulls(cloud, replies[0].answer, questions[1], replies[1].answer, nullptr, "adding inner points");
  }

 private:
  /// Whether a / 2 + b / 2 rounds nowhere: halves that are no subnormals, and a sum without a tail.
  static bool has_exact_mean(double a, double b) {
    const double x = a / 2, y = b / 2, s = x + y, from_y = s - x, from_x = s - from_y;
    return x * 2 == a && y * 2 == b && (x - from_x) + (y - from_y) == 0;
  }
};

static_assert(Property<InnerPointsKeepHull> && Metamorphic<InnerPointsKeepHull>);

}  // namespace assay
