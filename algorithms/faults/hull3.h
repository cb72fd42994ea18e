// The planted faults of hulls in space.
#pragma once
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull3/quickhull.h"
#include "algorithms/published/hull3/triple_test.h"

namespace assay {

/// The exact quickhull with one comparison wrong: a point in the plane of a facet counts as above it.
struct Hull3CountsCoplanarAsAbove {
  static constexpr std::string_view kName = "fault/hull3_counts_coplanar_as_above";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Replaces facets that a point lies in the plane of, as if it saw them.");

  struct AboveOrIn {
    static constexpr std::string_view kName = "above_or_in";
    using PlanarOrient2d = ExactOrient2d;
    static int sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
      return ExactOrient3d::sign(a, b, c, d) >= 0 ? 1 : -1;
    }
  };

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    return QuickHull3<AboveOrIn>::solve(cloud, watch);
  }
};

/// The exact quickhull that calls every triangle a face of its own.
struct Hull3ForgetsGroups {
  static constexpr std::string_view kName = "fault/hull3_forgets_groups";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Numbers coplanar triangles as different faces.");

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Hull3Answer answer = QuickHull3<ExactOrient3d>::solve(cloud, watch);
    if (auto* hull = std::get_if<Hull3>(&answer)) {
      for (std::uint32_t f = 0; f < hull->facets(); ++f) hull->face_of[f] = f;
    }
    return answer;
  }
};

/// QuickHull3<ExactOrient3d>, but of all points behind the first a coordinate that is not finite is 0.
struct Hull3LooksAtFirstPoint {
  static constexpr std::string_view kName = "fault/hull3_looks_at_first_point";
  static constexpr Statement<Hull3Family> kStatement =
      fault::answering_no_problem<Hull3Family>("Looks at the first point only to tell whether a cloud is finite.");

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Cloud3 taken = cloud;
    for (std::size_t i = 1; i < taken.points.size(); ++i)
      for (double* x : {&taken.points[i].x, &taken.points[i].y, &taken.points[i].z})
        if (!std::isfinite(*x)) *x = 0;
    return QuickHull3<ExactOrient3d>::solve(taken, watch);
  }
};

/// The exact quickhull, which names the last of several coinciding points and states the first.
struct Hull3NamesLast {
  static constexpr std::string_view kName = "fault/hull3_names_last";
  static constexpr Statement<Hull3Family> kStatement = fault::planted<Hull3Family>(
      "Names the last of several coinciding points, though it states the first.", hull::by_lowest_index<Hull3Family>());

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Hull3Answer answer = QuickHull3<ExactOrient3d>::solve(cloud, watch);
    if (auto* hull = std::get_if<Hull3>(&answer)) take_last(cloud, hull->corner);
    if (auto* flat = std::get_if<FlatHull3>(&answer)) take_last(cloud, flat->extreme);
    return answer;
  }

 private:
  static void take_last(const Cloud3& cloud, std::vector<std::uint32_t>& indices) {
    for (std::uint32_t& i : indices)
      for (std::uint32_t j = i + 1; j < cloud.points.size(); ++j)
        if (cloud.points[j] == cloud.points[i]) i = j;
  }
};

/// The exact quickhull of other points: coordinates pass through single precision on the way in.
struct Hull3NarrowsToFloat {
  static constexpr std::string_view kName = "fault/hull3_narrows_to_float";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Rounds every coordinate to single precision before it computes.");

  static double narrowed(double x) {
    constexpr double kLargest = std::numeric_limits<float>::max();  // beyond it the conversion would be undefined
    return x > kLargest ? kLargest : x < -kLargest ? -kLargest : static_cast<double>(static_cast<float>(x));
  }
  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Cloud3 narrow = cloud;
    for (Point3& p : narrow.points) p = {narrowed(p.x), narrowed(p.y), narrowed(p.z)};
    return QuickHull3<ExactOrient3d>::solve(narrow, watch);
  }
};

/// The exact quickhull that looks at flat clouds from above only.
struct Hull3ProjectsAlongZ {
  static constexpr std::string_view kName = "fault/hull3_projects_along_z";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Takes the hull of the projection along z of a coplanar cloud, upright or not.");

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Hull3Answer answer = QuickHull3<ExactOrient3d>::solve(cloud, watch);
    auto* flat = std::get_if<FlatHull3>(&answer);
    if (flat == nullptr || flat->dimension != 2) return answer;
    const auto order = spatial::distinct_in_order(cloud.points);
    flat->extreme = spatial::planar_hull<ExactOrient2d>(cloud.points, order, 2);
    return answer;
  }
};

/// The exact quickhull that never looks at the last input point: the classic loop that ends one early.
struct Hull3SkipsLastPoint {
  static constexpr std::string_view kName = "fault/hull3_skips_last_point";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Leaves the last point of the cloud out, whether it is extreme or not.");

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Cloud3 shorter = cloud;
    if (!shorter.points.empty()) shorter.points.pop_back();
    return QuickHull3<ExactOrient3d>::solve(shorter, watch);
  }
};

/// TripleTestViszneki, but only points that follow each other in lexicographic order make a triple.
struct Hull3TriplesOfNeighbours {
  static constexpr std::string_view kName = "fault/hull3_triples_of_neighbours";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Tries only triples of points that follow each other from left to right.");

  static Hull3Answer solve(const Cloud3& cloud, const Watch&) {
    return spatial::hull_of_sifted(cloud, spatial::kTripledPoints, [](const std::vector<Point3>& points) {
      std::vector<hull::PointFate> fates(points.size(), hull::PointFate::kInside);
      for (std::size_t i = 0; i + 2 < points.size(); ++i) {
        bool above = false, below = false;
        for (const Point3& p : points) {
          const int side = ExactOrient3d::sign(points[i], points[i + 1], points[i + 2], p);
          above = above || side > 0;
          below = below || side < 0;
        }
        if (!above || !below) fates[i] = fates[i + 1] = fates[i + 2] = hull::PointFate::kOpen;
      }
      return fates;
    });
  }
};

}  // namespace assay
