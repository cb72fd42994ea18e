// This project's functions as Assay asks for them: for its tests, and for the engine that `assay check` puts on trial.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/model/family.h"
#include "geometry.h"

/// The hull.
struct ShopHull {
  static constexpr std::string_view kName = "shop/hull";
  static assay::Hull2Answer solve(const assay::Cloud2& cloud, const assay::Watch&) {
    std::vector<shop::Point> points;
    for (const assay::Point2& p : cloud.points) points.push_back({p.x, p.y});
    const std::vector<unsigned> found = shop::hull(points);
    if (found.size() < 3) return assay::FlatHull{{found.begin(), found.end()}};
    return assay::Hull{{found.begin(), found.end()}};
  }
};
