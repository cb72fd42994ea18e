// Orders that make an algorithm work hardest, or meet the step it has least often.
#pragma once
#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/domain.h"

namespace assay {

/// 3 to 66 points of the parabola (i, i^2), i from -33 on, with up to a third of them replaced by points inside, in one
/// of six orders; integers only, so that every rounded orientation test is right and only the order can hurt.
/// Difficulty  the order. 0: from left to right, where every point drops the last chain of Melkman's deque or none. 1:
///             from right to left. 2: from both ends inwards, where each point lies outside the hull so far. 3: from
///             the middle outwards, left and right in turn. 4: every fourth point, so that each group of Chan's first
///             round spans the cloud. 5: shuffled. In all of them nearly every point is a vertex: Jarvis's worst case,
///             and the number of vertices passes the limits 4 and 16 of Chan's first rounds.
struct HullOrders {
  static constexpr std::string_view kName = "hull2/orders";
  static constexpr Axis kAxis = plain_axis("which order");
  static constexpr std::string_view kAim = "Orders of insertion, of grouping and of polylines: steps, not rounding.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto order = static_cast<std::int32_t>(choices.below(6));
    const auto n = static_cast<std::int64_t>(3 + choices.below(64));
    const auto inside = static_cast<std::int64_t>(choices.below(4));  // so many twelfths of the points
    std::vector<Point2> points;
    for (std::int64_t i = 0; i < n; ++i) {
      const std::int64_t x = i - 33, y = x * x;
      const bool moved_in = inside != 0 && choices.chance(static_cast<std::uint64_t>(inside), 12);
      points.push_back({static_cast<double>(x), static_cast<double>(moved_in ? y + choices.between(1, 40) : y)});
    }
    return {{ordered(points, order, choices)}, order};
  }

 private:
  static std::vector<Point2> ordered(const std::vector<Point2>& points, std::int32_t order, Choices& choices) {
    std::vector<Point2> list = points;
    const std::size_t n = points.size();
    if (order == 1) std::reverse(list.begin(), list.end());
    if (order == 2 || order == 3) {
      for (std::size_t k = 0; k < n; ++k) list[k] = points[k % 2 == 0 ? k / 2 : n - 1 - k / 2];
    }
    if (order == 3) std::reverse(list.begin(), list.end());
    if (order == 4) {
      list.clear();
      for (std::size_t first = 0; first < 4; ++first)
        for (std::size_t k = first; k < n; k += 4) list.push_back(points[k]);
    }
    if (order == 5) {
      for (std::size_t left = n; left > 1; --left) {
        std::swap(list[left - 1], list[left - 1 - choices.below(left)]);
      }
    }
    return list;
  }
};

}  // namespace assay
