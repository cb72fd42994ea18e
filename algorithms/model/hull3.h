// A point cloud in space and its convex hull as a closed surface of facets, given as indices.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "algorithms/model/gave_up.h"
#include "algorithms/model/points.h"

namespace assay {

struct Cloud3 {
  std::vector<Point3> points;
  friend bool operator==(const Cloud3&, const Cloud3&) = default;
};

/// The boundary of the convex hull: facets whose corners are listed counter-clockwise as seen from outside.
///
/// Shape  facet f is corner[end[f - 1] .. end[f]), with end[-1] = 0. Facets are triangles, or polygons of more
///        corners, as the engine has them. Where facets lie in one plane `face_of` says which belong together, facet
///        by facet, in numbers from 0 on: the merged facets. It is empty when the engine does not say. Of coinciding
///        points any one may stand for all.
struct Hull3 {
  std::vector<std::uint32_t> corner, end;
  std::vector<std::uint32_t> face_of;

  std::uint32_t facets() const { return static_cast<std::uint32_t>(end.size()); }
  /// The corners of facet f < facets(): of what `end` says, as much as `corner` has, so that a hull nobody has judged
  /// yet can be shown.
  std::span<const std::uint32_t> facet(std::uint32_t f) const {
    const std::size_t last = std::min<std::size_t>(end[f], corner.size());
    const std::size_t first = f == 0 ? 0 : std::min<std::size_t>(end[f - 1], last);
    return {corner.data() + first, last - first};
  }
};

/// The cloud spans less than space; `extreme` is its hull there.
///
/// Dimension -1: no points, nothing listed. 0: one index where all points are equal. 1: the two ends of a collinear
/// cloud. 2: the strict convex hull of a coplanar cloud as a ring, in either sense of rotation.
struct FlatHull3 {
  int dimension = -1;
  std::vector<std::uint32_t> extreme;
};

using Hull3Answer = std::variant<Hull3, FlatHull3, GaveUp, Declined>;

}  // namespace assay
