// Points as OpenCV's planar geometry takes them, in single precision, and its answers about them.
#pragma once
#include <cstdint>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/hull.h"
#include "algorithms/model/watch.h"
#include "engines/adapters/collision_adapter_kit.h"

namespace assay::opencv {

using Polygon = std::vector<cv::Point2f>;

/// Each coordinate the number asked; nothing where one is no float.
inline std::optional<Polygon> floats_of(const std::vector<Point2>& points) {
  Polygon floats;
  for (const Point2& p : points) {
    if (!collision_adapter::is_single(p.x) || !collision_adapter::is_single(p.y)) return std::nullopt;
    floats.emplace_back(static_cast<float>(p.x), static_cast<float>(p.y));
  }
  return floats;
}

/// OpenCV as it is.
struct Library {
  /// Positions of the corners, "counter-clockwise" with "Y axis pointing upwards" (imgproc.hpp).
  static std::vector<int> convex_hull(const Polygon& points) {
    std::vector<int> hull;
    cv::convexHull(points, hull, false, false);
    return hull;
  }
  /// "Absolute value of area of intersecting polygon", one body within the other counted.
  static float common_area(const Polygon& a, const Polygon& b) {
    Polygon common;
    return cv::intersectConvexConvex(a, b, common, true);
  }
};

inline Hull2Answer answer_of(const std::vector<int>& hull, std::size_t count) {
  std::vector<std::uint32_t> corners;
  for (const int i : hull) {
    if (i < 0 || static_cast<std::size_t>(i) >= count) return GaveUp{GaveUp::Why::kStalled};
    corners.push_back(static_cast<std::uint32_t>(i));
  }
  if (corners.empty()) return GaveUp{GaveUp::Why::kStalled};
  if (corners.size() < 3) return FlatHull{corners};
  return Hull{corners};
}

/// A whole question. `Computes` is Library, or in tests a library that answers exactly.
template <class Computes>
struct ConvexHull {
  static constexpr std::string_view kName = "opencv/convex_hull";
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto points = floats_of(cloud.points);
    if (!points || points->empty()) return Declined{"no points, or a coordinate that is no float"};
    try {
      return answer_of(Computes::convex_hull(*points), points->size());
    } catch (const cv::Exception&) {
      return GaveUp{GaveUp::Why::kStalled};
    }
  }
};

template <class Computes>
struct Intersects {
  static constexpr std::string_view kName = "opencv/intersect_convex";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (const char* why = collision_adapter::why_not_planar(pair)) return Declined{why};
    const auto a = floats_of(collision_adapter::corners_of(pair.a)),
               b = floats_of(collision_adapter::corners_of(pair.b));
    if (!a || !b) return Declined{"a coordinate that is no float"};
    if (a->size() < 3 || b->size() < 3) return Declined{"a flat body"};
    try {
      return BareVerdict{Computes::common_area(*a, *b) > 0};
    } catch (const cv::Exception&) {
      return GaveUp{GaveUp::Why::kStalled};
    }
  }
};

}  // namespace assay::opencv
