// Clouds with points given twice or nearly so, and in every order.
#pragma once
#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/domain.h"

namespace assay {

/// 3 to 24 points, each at one of 3 to 6 places of [0, 1)^2 of 30 bits, each coordinate moved by at most `ulps` ulps.
/// Difficulty  ulps, 0 to 8.
struct HullNearDuplicates {
  static constexpr std::string_view kName = "hull2/near_duplicates";
  static constexpr Axis kAxis = plain_axis("ulps");
  static constexpr std::string_view kAim = "Vertices that are clusters: which of their points are extreme?";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto ulps = static_cast<std::int32_t>(choices.below(9));
    std::vector<Point2> places(3 + choices.below(4));
    for (Point2& place : places) {
      place.x = choices.dyadic(30);
      place.y = choices.dyadic(30);
    }
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(22));
    for (Point2& p : cloud.points) {
      p = places[choices.below(places.size())];
      p.x = nudge(p.x, choices.around_zero(ulps));
      p.y = nudge(p.y, choices.around_zero(ulps));
    }
    return {cloud, ulps};
  }
};

/// 1 to 4 different points of the grid 0 .. 3, each given 2^c times in a drawn order; up to a few drawn once more.
/// Difficulty  c, 0 to 5.
struct HullDuplicates {
  static constexpr std::string_view kName = "hull2/duplicates";
  static constexpr Axis kAxis = log2_axis("copies of each point");
  static constexpr std::string_view kAim = "Copies of one point: zero edges, pivots that are their own neighbours.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto copies = static_cast<std::int32_t>(choices.between(0, 5));
    std::vector<Point2> places(1 + choices.below(4));
    for (Point2& place : places) {
      place.x = static_cast<double>(choices.between(0, 3));
      place.y = static_cast<double>(choices.between(0, 3));
    }
    Cloud2 cloud;
    for (int k = 0; k < 1 << copies; ++k) cloud.points.insert(cloud.points.end(), places.begin(), places.end());
    for (std::size_t left = cloud.points.size(); left > 1; --left) {
      std::swap(cloud.points[left - 1], cloud.points[left - 1 - choices.below(left)]);
    }
    return {cloud, copies};
  }
};

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

/// 3 to 12 points with coordinates m + s 2^-k, integers -2 <= m <= 2, s in {-1, 0, 1}, rounded: from k = 53 on only
/// coordinates beside 0 keep their twin, and its distance is lost in every difference to another point.
/// Difficulty  k, 40 to 70.
/// Source      issue 722 of GEOS, whose hull of points with abscissas of +-1.4e-17 depended on their order.
struct HullTwins {
  static constexpr std::string_view kName = "hull2/twins";
  static constexpr Axis kAxis = minus_log2_axis("distance of twins");
  static constexpr std::string_view kAim = "Points that are different, but not in any difference that is computed.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(40, 70));
    const double apart = std::ldexp(1.0, -k);
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(10));
    for (Point2& p : cloud.points) {
      for (double* coordinate : {&p.x, &p.y}) {
        const auto m = static_cast<double>(choices.around_zero(2));
        *coordinate = m + static_cast<double>(choices.around_zero(1)) * apart;
      }
    }
    return {cloud, k};
  }
};

}  // namespace assay
