// CGAL's convex_hull_3 as a user would call it: what benchmarks compare with. It gives no opinion on anything.
#pragma once
#include <cstddef>
#include <vector>

#include "algorithms/model/points.h"

namespace assay::referee {

/// Points in the form that CGAL reads, so that a measurement does not include the conversion.
class PlainHull3 {
 public:
  explicit PlainHull3(const std::vector<Point3>& points);
  ~PlainHull3();
  PlainHull3(const PlainHull3&) = delete;
  PlainHull3& operator=(const PlainHull3&) = delete;

  /// The number of facets that convex_hull_3 builds with the filtered kernel (EPICK) into a Surface_mesh.
  std::size_t facets() const;

 private:
  struct Points;
  Points* points_;
};

}  // namespace assay::referee
