// The corners, edges and faces of a convex body of space, and which of them meet: what a walk over features goes along.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/model/points.h"

namespace assay::gjk {

inline constexpr std::uint32_t kNoFace = 0xffffffff;

/// An edge from tail to head: seen from outside, face `left` lies to its left and `right` to its right.
struct SolidEdge {
  std::uint32_t tail = 0, head = 0;
  std::uint32_t left = kNoFace, right = kNoFace;
};

/// conv(body) by its features; facets in one plane are one face.
///
/// Shape    A flat body has two faces, its polygon as seen from either side; a segment has one edge and no face, a
///          point one corner and no edge.
/// Promise  exact: the features of our own hull of the points, which is.
/// Cost     that of the hull, O(n log n) expected.
class Solid {
 public:
  /// Precondition: at least one point, finite coordinates, dimension 3; any order, duplicates, flat bodies.
  explicit Solid(const Points& body);

  /// One index of each extreme point.
  std::span<const std::uint32_t> corners() const { return corners_; }
  bool is_corner(std::uint32_t point) const { return is_corner_[point] != 0; }
  std::span<const std::uint32_t> edges_at(std::uint32_t corner) const {
    return {edge_at_.data() + first_at_[corner], first_at_[corner + 1] - first_at_[corner]};
  }

  std::span<const SolidEdge> edges() const { return edges_; }

  std::uint32_t faces() const { return static_cast<std::uint32_t>(ends_.size()); }
  /// The corners of a face, counter-clockwise as seen from outside.
  std::span<const std::uint32_t> ring(std::uint32_t face) const { return of_face(ring_, face); }
  /// Its edges: number k joins corners k and k + 1 of the ring.
  std::span<const std::uint32_t> sides(std::uint32_t face) const { return of_face(sides_, face); }

 private:
  std::span<const std::uint32_t> of_face(const std::vector<std::uint32_t>& list, std::uint32_t face) const {
    const std::uint32_t first = face == 0 ? 0 : ends_[face - 1];
    return {list.data() + first, ends_[face] - first};
  }
  void add_face(std::span<const std::uint32_t> ring);
  void join_sides();
  void list_edges_at_corners(std::uint32_t points);

  std::vector<std::uint32_t> corners_, first_at_, edge_at_, ring_, sides_, ends_;
  std::vector<char> is_corner_;
  std::vector<SolidEdge> edges_;
};

}  // namespace assay::gjk
