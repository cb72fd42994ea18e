// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_2, which is under the GPL (see LICENSE).
#include "engines/adapters/cgal_hull2/graham_andrew.h"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/ch_graham_andrew.h>

#include <iterator>
#include <vector>

namespace assay {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;

struct CgalCloud::Points {
  std::vector<Kernel::Point_2> points;
};

CgalCloud::CgalCloud(std::span<const Point2> points) : points_(std::make_unique<Points>()) {
  for (const Point2& p : points) points_->points.emplace_back(p.x, p.y);
}

CgalCloud::~CgalCloud() = default;

std::size_t CgalCloud::graham_andrew() const {
  std::vector<Kernel::Point_2> hull;
  CGAL::ch_graham_andrew(points_->points.begin(), points_->points.end(), std::back_inserter(hull));
  return hull.size();
}

}  // namespace assay
