// Planar hulls of another cloud than the one given: points left out, moved, welded or in half an order.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

/// The exact monotone chain after a removal of duplicates that removes too much.
struct HullDropsRepeated {
  static constexpr std::string_view kName = "fault/hull_drops_repeated";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Drops every copy of a point that occurs more than once.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    std::vector<std::uint32_t> order = hull::distinct_in_order(points);
    std::erase_if(order, [&](std::uint32_t i) { return std::count(points.begin(), points.end(), points[i]) > 1; });
    return hull::answer_of_ring(points, hull::ring_of_sorted<ExactOrient2d>(points, order));
  }
};

/// The exact monotone chain around a point that need not be inside.
struct HullFirstPointIsInner {
  static constexpr std::string_view kName = "fault/hull_first_point_is_inner";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Takes the first of four or more points for an inner one and never lists it.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    const auto& points = cloud.points;
    if (points.size() < 4) return MonotoneChain<ExactOrient2d>::solve(cloud, watch);
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    std::vector<std::uint32_t> order = hull::distinct_in_order(points);
    std::erase(order, 0u);
    return hull::answer_of_ring(points, hull::ring_of_sorted<ExactOrient2d>(points, order));
  }
};

/// MonotoneChain<ExactOrient2d>, but only the first coordinates are looked at: a y that is not finite is 0.
struct HullLooksAtX {
  static constexpr std::string_view kName = "fault/hull_looks_at_x";
  static constexpr Statement<Hull2Family> kStatement = fault::answering_no_problem<Hull2Family>(
      "Looks at the first coordinates only to tell whether a cloud is finite.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Cloud2 taken = cloud;
    for (Point2& p : taken.points)
      if (!std::isfinite(p.y)) p.y = 0;
    return MonotoneChain<ExactOrient2d>::solve(taken, watch);
  }
};

/// The exact monotone chain of points that went through single precision.
struct HullNarrows {
  static constexpr std::string_view kName = "fault/hull_narrows";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Stores the coordinates as float; the exact hull of that.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Cloud2 narrowed;
    for (const Point2& p : cloud.points) {
      const auto x = static_cast<float>(p.x), y = static_cast<float>(p.y);
      narrowed.points.push_back({static_cast<double>(x), static_cast<double>(y)});
    }
    return MonotoneChain<ExactOrient2d>::solve(narrowed, watch);
  }
};

/// A scan around the origin instead of around a point of the cloud.
struct HullNeedsTheOrigin {
  static constexpr std::string_view kName = "fault/hull_needs_the_origin";
  static constexpr Statement<Hull2Family> kStatement = fault::planted<Hull2Family>(
      "Drops corners that the origin sees from outside: takes for granted that it lies in the hull.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    std::vector<std::uint32_t> ring = hull::ring_of_sorted<ExactOrient2d>(points, hull::distinct_in_order(points));
    std::vector<std::uint32_t> kept;
    for (std::size_t k = 0; k < ring.size(); ++k) {
      const Point2 &here = points[ring[k]], &next = points[ring[(k + 1) % ring.size()]];
      if (ring.size() < 3 || ExactOrient2d::sign(here, next, {0, 0}) >= 0) kept.push_back(ring[k]);
    }
    return hull::answer_of_ring(points, std::move(kept));
  }
};

/// The exact monotone chain that never looks at the last input point: the classic loop that ends one early.
struct HullSkipsLastPoint {
  static constexpr std::string_view kName = "fault/hull_skips_last_point";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Leaves the last point of the cloud out, whether it is extreme or not.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Cloud2 shorter = cloud;
    if (!shorter.points.empty()) shorter.points.pop_back();
    return MonotoneChain<ExactOrient2d>::solve(shorter, watch);
  }
};

/// The exact monotone chain over points in half an order.
struct HullSortsByX {
  static constexpr std::string_view kName = "fault/hull_sorts_by_x";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Sorts by x alone: points of one x stay in the order given.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    std::vector<std::uint32_t> order(points.size());
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t i, std::uint32_t j) { return points[i].x < points[j].x; });
    return hull::answer_of_ring(points, hull::ring_of_sorted<ExactOrient2d>(points, order));
  }
};

/// The exact monotone chain after points close to one another were made one.
struct HullWelds {
  static constexpr std::string_view kName = "fault/hull_welds";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Welds points closer than 1e-7 in both coordinates, in any unit of length.");
  static constexpr double kWelded = 1e-7;  ///< unit: the coordinates'; the defect is that there is such a number

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    std::vector<std::uint32_t> kept;
    for (std::uint32_t i = 0; i < points.size(); ++i) {
      const bool welded = std::any_of(kept.begin(), kept.end(), [&](std::uint32_t j) {
        return std::abs(points[i].x - points[j].x) < kWelded && std::abs(points[i].y - points[j].y) < kWelded;
      });
      if (!welded) kept.push_back(i);
    }
    const std::vector<std::uint32_t> order = hull::distinct_in_order(points, std::move(kept));
    return hull::answer_of_ring(points, hull::ring_of_sorted<ExactOrient2d>(points, order));
  }
};

}  // namespace assay
