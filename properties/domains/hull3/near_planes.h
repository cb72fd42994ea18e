// Clouds that lie in planes but for a few units in the last place.
#pragma once
#include <string_view>

#include "properties/domains/hull3/points.h"

namespace assay {

/// 4 to 24 points z = (p x + q y) / 8 with small integers, each coordinate moved by at most `ulps` ulps.
/// Difficulty  ulps, 0 to 8: at 0 the cloud is exactly flat.
struct Hull3UlpPlane {
  static constexpr std::string_view kName = "hull3/ulp_plane";
  static constexpr Axis kAxis = plain_axis("ulps");
  static constexpr std::string_view kAim = "Side tests whose rounding errors are as large as the cloud is thick.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto ulps = static_cast<std::int32_t>(choices.below(9));
    Cloud3 cloud{near_plane(choices, 4 + choices.below(21), ulps)};
    return {cloud, ulps};
  }
};

/// 1 to 8 points (1/2, 1/2, 1/2) + (i, j, k) 2^-53, 0 <= i, j, k < 16, and three or more far points of planes through
/// it.
/// Difficulty  the number of far points, 3 to 8.
struct Hull3UlpGrid {
  static constexpr std::string_view kName = "hull3/ulp_grid";
  static constexpr Axis kAxis = plain_axis("far points");
  static constexpr std::string_view kAim =
      "The classroom grid in space: one ulp around a point where planes through far points meet.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto far = static_cast<std::int32_t>(choices.between(3, 8));
    Cloud3 cloud;
    for (std::int32_t k = 0; k < far; ++k) {
      const auto m = static_cast<double>(choices.between(1, 3));
      const Point3 p = point_of([&] { return static_cast<double>(choices.between(0, 2)); });
      cloud.points.push_back({0.5 + 12 * m * p.x, 0.5 + 12 * m * p.y, 0.5 + 12 * m * p.z});
    }
    for (auto count = 1 + choices.below(8); count > 0; --count) {
      cloud.points.push_back(point_of([&] { return 0.5 + static_cast<double>(choices.below(16)) * 0x1p-53; }));
    }
    return {cloud, far};
  }
};

/// 2 to 6 clusters of 3 to 18 points, each cluster exactly in one plane with small integer coefficients.
/// Difficulty  the number of clusters.
struct Hull3CoplanarClusters {
  static constexpr std::string_view kName = "hull3/coplanar_clusters";
  static constexpr Axis kAxis = plain_axis("clusters");
  static constexpr std::string_view kAim = "Faces of many points beside each other, exactly flat.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto clusters = static_cast<std::int32_t>(choices.between(2, 6));
    Cloud3 cloud;
    for (std::int32_t c = 0; c < clusters; ++c) {
      const auto slope_x = static_cast<double>(choices.around_zero(3)),
                 slope_y = static_cast<double>(choices.around_zero(3));
      const auto height = static_cast<double>(choices.around_zero(20));
      const auto axis = choices.below(3);
      for (auto count = 3 + choices.below(16); count > 0; --count) {
        const auto x = static_cast<double>(choices.around_zero(8)), y = static_cast<double>(choices.around_zero(8));
        const double z = slope_x * x + slope_y * y + height;
        cloud.points.push_back(axis == 0 ? Point3{x, y, z} : axis == 1 ? Point3{y, z, x} : Point3{z, x, y});
      }
    }
    return {cloud, clusters};
  }
};

/// 4 to 16 points of [-1, 1)^3 and up to three copies of each, every coordinate moved by at most `ulps` ulps.
/// Difficulty  ulps, 0 to 8: at 0 the copies coincide.
struct Hull3NearDuplicates {
  static constexpr std::string_view kName = "hull3/near_duplicates";
  static constexpr Axis kAxis = plain_axis("ulps");
  static constexpr std::string_view kAim = "Triangles with edges of a few ulps beside triangles of ordinary size.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto ulps = static_cast<std::int32_t>(choices.below(9));
    Cloud3 cloud;
    for (auto count = 4 + choices.below(13); count > 0; --count) {
      const Point3 p = in_cube(choices, 10);
      cloud.points.push_back(p);
      for (auto copies = choices.below(4); copies > 0; --copies) {
        Point3 q;
        q.x = nudge(p.x, choices.around_zero(ulps));
        q.y = nudge(p.y, choices.around_zero(ulps));
        q.z = nudge(p.z, choices.around_zero(ulps));
        cloud.points.push_back(q);
      }
    }
    return {cloud, ulps};
  }
};

}  // namespace assay
