// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_3, which is under the GPL; CGAL's licence governs the referee library
// (see LICENSE).
#include "oracles/referee/hulls/plain_hull3.h"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Surface_mesh.h>
#include <CGAL/convex_hull_3.h>

namespace assay::referee {

using FastKernel = CGAL::Exact_predicates_inexact_constructions_kernel;

struct PlainHull3::Points {
  std::vector<FastKernel::Point_3> list;
};

PlainHull3::PlainHull3(const std::vector<Point3>& points) : points_(new Points) {
  points_->list.reserve(points.size());
  for (const Point3& p : points) points_->list.emplace_back(p.x, p.y, p.z);
}

PlainHull3::~PlainHull3() { delete points_; }

std::size_t PlainHull3::facets() const {
  CGAL::Surface_mesh<FastKernel::Point_3> mesh;
  CGAL::convex_hull_3(points_->list.begin(), points_->list.end(), mesh);
  return mesh.number_of_faces();
}

}  // namespace assay::referee
