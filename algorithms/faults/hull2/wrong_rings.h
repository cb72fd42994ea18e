// Planar hulls with a wrong ring: steps, tests and names that are slightly off.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/hull2/subset_filter.h"
#include "algorithms/predicates/orient2d_filter.h"
#include "algorithms/published/hull2/pair_test.h"

namespace assay {

/// The exact monotone chain without an exact end of its orientation test: where rounding leaves a turn open it gives
/// up.
struct HullGivesUpInDoubt {
  static constexpr std::string_view kName = "fault/hull_gives_up_in_doubt";
  static constexpr Statement<Hull2Family> kStatement = fault::planted<Hull2Family>(
      "Gives up where the filter leaves open how three points turn that follow each other in order, though it states "
      "that every cloud is answered.",
      hull::always_answered<Hull2Family>());

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    const std::vector<std::uint32_t> order = hull::distinct_in_order(points);
    bool open = false;
    for (std::size_t i = 2; i < order.size(); ++i)
      filtered_turn(points[order[i - 2]], points[order[i - 1]], points[order[i]],
                    [&](const Point2&, const Point2&, const Point2&) {
                      open = true;
                      return 0;
                    });
    if (open) return GaveUp{GaveUp::Why::kUncertain, 0};
    return MonotoneChain<ExactOrient2d>::solve(cloud, watch);
  }
};

/// The exact monotone chain, listed the wrong way round.
struct HullIsClockwise {
  static constexpr std::string_view kName = "fault/hull_is_clockwise";
  static constexpr Statement<Hull2Family> kStatement = fault::planted<Hull2Family>("Lists the vertices clockwise.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Hull2Answer answer = MonotoneChain<ExactOrient2d>::solve(cloud, watch);
    if (auto* hull = std::get_if<Hull>(&answer)) std::reverse(hull->ccw.begin() + 1, hull->ccw.end());
    return answer;
  }
};

/// The exact monotone chain with one comparison wrong: a point on the line counts as a left turn.
struct HullKeepsCollinear {
  static constexpr std::string_view kName = "fault/hull_keeps_collinear";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Keeps points inside an edge as vertices: drops a corner only where it turns right.");

  struct LeftOrStraight {
    static constexpr std::string_view kName = "left_or_straight";
    static int sign(const Point2& a, const Point2& b, const Point2& c) {
      return ExactOrient2d::sign(a, b, c) >= 0 ? 1 : -1;
    }
  };

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    return MonotoneChain<LeftOrStraight>::solve(cloud, watch);
  }
};

/// The exact monotone chain, which names the last of several coinciding points and states the first.
struct HullNamesLast {
  static constexpr std::string_view kName = "fault/hull_names_last";
  static constexpr Statement<Hull2Family> kStatement = fault::planted<Hull2Family>(
      "Names the last of several coinciding points, though it states the first.", hull::by_lowest_index<Hull2Family>());

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Hull2Answer answer = MonotoneChain<ExactOrient2d>::solve(cloud, watch);
    if (auto* hull = std::get_if<Hull>(&answer)) take_last(cloud, hull->ccw);
    if (auto* flat = std::get_if<FlatHull>(&answer)) take_last(cloud, flat->extreme);
    return answer;
  }

 private:
  static void take_last(const Cloud2& cloud, std::vector<std::uint32_t>& indices) {
    for (std::uint32_t& i : indices)
      for (std::uint32_t j = i + 1; j < cloud.points.size(); ++j)
        if (cloud.points[j] == cloud.points[i]) i = j;
  }
};

/// Divide and conquer that moves the upper tangent too little.
struct HullOneTangentStep {
  static constexpr std::string_view kName = "fault/hull_one_tangent_step";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Joins the hulls of two halves at their nearest vertices: no tangent is looked for.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    const std::vector<std::uint32_t> order = hull::distinct_in_order(points);
    const std::span<const std::uint32_t> all(order);
    std::vector<std::uint32_t> ring = hull::ring_of_sorted<ExactOrient2d>(points, all.first(order.size() / 2));
    const auto right = hull::ring_of_sorted<ExactOrient2d>(points, all.subspan(order.size() / 2));
    ring.insert(ring.end(), right.begin(), right.end());
    return hull::answer_of_ring(points, std::move(ring));
  }
};

/// PairTestViszneki, but a line counts only where nothing is on its left, and each pair is tried in one order.
struct HullPairsFromOneSide {
  static constexpr std::string_view kName = "fault/hull_pairs_from_one_side";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Tries each pair of points in one order, and looks on the left of its line only.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    return hull::hull_of_sifted(cloud, hull::kPairedPoints, [](const std::vector<Point2>& points) {
      std::vector<hull::PointFate> fates(points.size(), hull::PointFate::kInside);
      for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = i + 1; j < points.size(); ++j) {
          bool left = false;
          for (const Point2& p : points) left = left || ExactOrient2d::sign(points[i], points[j], p) > 0;
          if (!left) fates[i] = fates[j] = hull::PointFate::kOpen;
        }
      }
      return fates;
    });
  }
};

/// HullSubsetFilter, but a body whose first corner is in another one counts as a part of it.
struct HullSubsetOfOneCorner {
  static constexpr std::string_view kName = "fault/hull_subset_of_one_corner";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Takes a body for a part of another one when its first corner is.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    return hull::hull_of_sifted(cloud, lp::kAskedPoints, [](const std::vector<Point2>& asked) {
      return lp::fates_of(points_of(asked), [](const ConvexPair& pair) {
        const Points first{pair.a.dimension, {pair.a[0].begin(), pair.a[0].end()}};
        return lp::subset_question()({first, pair.b});
      });
    });
  }
};

/// The exact monotone chain behind a pre-filter that looks at two corners where it takes four.
struct HullTrustsTwoCorners {
  static constexpr std::string_view kName = "fault/hull_trusts_two_corners";
  static constexpr Statement<Hull2Family> kStatement = fault::planted<Hull2Family>(
      "Leaves out what lies inside the rectangle between the points of least and of greatest x + y.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    if (points.empty()) return FlatHull{};
    const auto [low, high] = std::minmax_element(
        points.begin(), points.end(), [](const Point2& p, const Point2& q) { return p.x + p.y < q.x + q.y; });
    std::vector<std::uint32_t> order = hull::distinct_in_order(points);
    std::erase_if(order, [&](std::uint32_t i) {
      return low->x < points[i].x && points[i].x < high->x && low->y < points[i].y && points[i].y < high->y;
    });
    return hull::answer_of_ring(points, hull::ring_of_sorted<ExactOrient2d>(points, order));
  }
};

}  // namespace assay
