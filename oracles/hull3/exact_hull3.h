// The hull by definition and without haste: for magnitudes, for what need only be near, for tests.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "algorithms/model/hull3.h"

namespace assay {

/// The dimension of a cloud and the boundary of its hull, whose vertices may include points inside faces and edges.
struct ExactHull3 {
  int dimension = -1;
  /// Triangles, counter-clockwise from outside, for dimension 3; the ring, the two ends or the point below that.
  std::vector<std::array<std::uint32_t, 3>> triangles;
  std::vector<std::uint32_t> ring;
};

/// Point after point: facets that see it are replaced by a cone. Precondition: finite coordinates.
/// Cost  O(n F) exact side tests; for small clouds.
ExactHull3 exact_hull3(const Cloud3& cloud);

/// The indices of the extreme points of a cloud, one for each of them, ascending: vertices of exact_hull3 that three or
/// more planes meet in.
std::vector<std::uint32_t> extreme_points3(const Cloud3& cloud);

}  // namespace assay
