// A closed surface of triangles that grows: the part that a new point sees is cut out and replaced by a cone.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

namespace assay::spatial {

inline constexpr std::uint32_t kNone = 0xffffffff;

/// Triangles with their neighbours. Edge k of a triangle leads from corner k to corner k + 1; neighbour k lies across
/// it.
class Mesh {
 public:
  struct Triangle {
    std::array<std::uint32_t, 3> corner{}, neighbour{kNone, kNone, kNone};
    bool alive = true;
  };

  /// The boundary of a tetrahedron whose fourth corner is below the first three. `points` is their number in all.
  void start(const std::array<std::uint32_t, 4>& tetrahedron, std::size_t points);

  const std::vector<Triangle>& triangles() const { return triangles_; }
  const Triangle& operator[](std::uint32_t t) const { return triangles_[t]; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(triangles_.size()); }
  std::uint32_t edge_towards(std::uint32_t t, std::uint32_t neighbour) const {
    const auto& n = triangles_[t].neighbour;
    return n[0] == neighbour ? 0 : n[1] == neighbour ? 1 : 2;
  }
  /// The corner of the neighbour across edge k that is not on the edge.
  std::uint32_t beyond(std::uint32_t t, std::uint32_t k) const {
    const std::uint32_t g = triangles_[t].neighbour[k];
    return triangles_[g].corner[(edge_towards(g, t) + 2) % 3];
  }

  /// The edges between triangles of `visible` and others: of each, the outer triangle and its edge.
  struct Rim {
    std::uint32_t outer, edge;
  };
  /// Replaces `visible`, each of which must be alive and marked by `is_visible`, by triangles from the rim to the apex.
  ///
  /// Shape  `created` receives the new triangles, `rim` what they stand on; triangle created[i] = (from, to, apex).
  /// Error  false, with the mesh no longer usable, where the rim is empty or not one simple ring, which happens with
  ///        inexact tests only.
  template <class IsVisible>
  bool cut(const std::vector<std::uint32_t>& visible, std::uint32_t apex, IsVisible is_visible, std::vector<Rim>& rim,
           std::vector<std::uint32_t>& created) {
    rim.clear();
    created.clear();
    for (const std::uint32_t t : visible) {
      for (std::uint32_t k = 0; k < 3; ++k) {
        const std::uint32_t g = triangles_[t].neighbour[k];
        if (!is_visible(g)) rim.push_back({g, edge_towards(g, t)});
      }
    }
    return close(visible, apex, rim, created);
  }

 private:
  bool close(const std::vector<std::uint32_t>& visible, std::uint32_t apex, const std::vector<Rim>& rim,
             std::vector<std::uint32_t>& created);

  std::vector<Triangle> triangles_;
  std::vector<std::uint32_t> from_;  // the last new triangle whose edge on the rim leaves a point
};

}  // namespace assay::spatial
