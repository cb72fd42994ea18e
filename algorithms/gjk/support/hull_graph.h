// The corners of a convex body and which of them are joined by edges: what hill climbing walks on.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/model/points.h"

namespace assay::gjk {

/// The corners of conv(body) of the plane counter-clockwise; both ends of a segment; one index of a point.
std::vector<std::uint32_t> polygon_of(const Points& body);

/// The edge graph of conv(body), with the edges that divide faces into triangles.
///
/// Lemma  For every v and c the corners x with v.x >= c are connected in it: the edge graph of a polytope has this
///        property (a simplex method that pivots on any improving edge reaches the top face from any corner, and the
///        top face is connected), and further edges take nothing away.
class HullGraph {
 public:
  /// Precondition: at least one point, finite coordinates, dimension 2 or 3; any order, duplicates, flat bodies.
  /// Promise  exact: the corners are the extreme points, one index of each.
  /// Cost     that of our own hull of the points, O(n log n) expected.
  explicit HullGraph(const Points& body);

  std::span<const std::uint32_t> corners() const { return corners_; }
  /// Empty for a point that is no corner.
  std::span<const std::uint32_t> neighbours(std::uint32_t point) const {
    return {neighbour_.data() + first_[point], first_[point + 1] - first_[point]};
  }

 private:
  struct Join {
    std::uint32_t from, to;
  };
  void add_ring(std::span<const std::uint32_t> ring, std::vector<Join>& joins);

  std::vector<std::uint32_t> corners_, first_, neighbour_;
};

}  // namespace assay::gjk
