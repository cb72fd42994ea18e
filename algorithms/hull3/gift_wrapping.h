// Spatial hull by gift wrapping, face by face: the slow reference, generic in the side test.
#pragma once
#include <algorithm>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/hull3/hull3_input.h"
#include "algorithms/model/watch.h"
#include "algorithms/predicates/exact_side3.h"

namespace assay {

/// The faces of the convex hull: around each edge of a known face the paper is folded on until it meets a point.
///
/// Shape    Hull3 with one facet a face, polygons where more than three extreme points lie in a plane; face_of counts the
///          facets. FlatHull3 where the tests see no volume.
/// Promise  exact with ExactSide. With inexact tests the paper may tear: then it gives up, or answers wrongly.
/// Error    GaveUp{kNotFinite}; GaveUp{kStepLimit} beyond 2 n faces, GaveUp{kStalled} where a face has no area or an edge
///          is met twice in one direction, which happen with inexact tests only; Declined beyond 2^29 points.
/// Cost     O(n F) side tests for F faces.
/// Source   D. R. Chand, S. S. Kapur, An algorithm for convex polytopes, J. ACM 17(1), 1970, 78-86.
template <SideTest S>
struct GiftWrapping3 {
  static constexpr std::string_view kStem = "hull3/gift_wrapping_";
  static constexpr std::string_view kName = NameWithTurn<kStem, S>::kValue;

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    const auto& points = cloud.points;
    if (auto refused = hull3::refusal(points)) return *refused;
    const std::vector<std::uint32_t> order = hull3::distinct_in_order(points);
    const hull3::Span span = hull3::span_of<S>(points, order);
    if (span.dimension < 3) return hull3::flat_answer<S>(points, order, span);
    return Wrapping{points, order, {}, {}, {}}.wrap(watch);
  }

 private:
  using T = typename S::PlanarTurn;
  using Edge = std::pair<std::uint32_t, std::uint32_t>;

  struct Wrapping {
    const std::vector<Point3>& points;
    const std::vector<std::uint32_t>& order;
    std::map<Edge, bool> met;  // directed edges of faces found so far
    std::vector<Edge> open;    // whose other face is wanted
    Hull3 hull;

    Hull3Answer wrap(const Watch& watch) {
      const auto faces_most = static_cast<std::uint32_t>(2 * order.size());
      open.push_back(first_edge());
      while (!open.empty()) {
        const Edge edge = open.back();
        open.pop_back();
        if (met.contains(edge)) continue;
        if (hull.facets() == faces_most) return GaveUp{GaveUp::Why::kStepLimit, hull.facets()};
        const std::uint32_t state[] = {edge.first, edge.second};
        if (!watch(state)) return GaveUp{GaveUp::Why::kStopped, hull.facets()};
        if (!add_face(edge)) return GaveUp{GaveUp::Why::kStalled, hull.facets()};
      }
      return std::move(hull);
    }

    /// An edge of the planar hull seen along z belongs to a vertical plane with all points on one side. What lies in that
    /// plane is an edge of the hull in space, or a face; its planar hull has an edge of either kind.
    Edge first_edge() const {
      const auto ring = hull3::planar_hull<T>(points, order, 2);
      const Point2 a = hull3::seen_along(2, points[ring[0]]), b = hull3::seen_along(2, points[ring[1 % ring.size()]]);
      std::vector<std::uint32_t> wall;
      for (const std::uint32_t i : order) {
        if (T::sign(a, b, hull3::seen_along(2, points[i])) == 0) wall.push_back(i);
      }
      if (wall.size() < 2) return {order.front(), order.back()};  // with inexact turns only
      const auto rim = hull3::planar_hull<T>(points, wall, a.x != b.x ? 1 : 0);
      return {rim[0], rim.back()};
    }

    /// Finds the face in which `edge` runs in this direction.
    bool add_face(const Edge& edge) {
      const Point3 &a = points[edge.first], &b = points[edge.second];
      std::uint32_t apex = hull3_none;
      for (const std::uint32_t i : order) {
        if (apex == hull3_none) {
          if (hull3::open_view<T>(a, b, points[i]).axis >= 0) apex = i;
        } else if (S::sign(a, b, points[apex], points[i]) > 0) {
          apex = i;
        }
      }
      if (apex == hull3_none) return false;
      std::vector<std::uint32_t> in_plane;
      for (const std::uint32_t i : order) {
        if (i == edge.first || i == edge.second || i == apex || S::sign(a, b, points[apex], points[i]) == 0) {
          in_plane.push_back(i);
        }
      }
      const hull3::View view = hull3::open_view<T>(a, b, points[apex]);
      if (view.axis < 0) return false;
      auto ring = hull3::planar_hull<T>(points, in_plane, view.axis);
      if (ring.size() < 3) return false;
      if (view.turn < 0) std::reverse(ring.begin(), ring.end());
      for (std::size_t k = 0; k < ring.size(); ++k) {
        const std::uint32_t from = ring[k], to = ring[(k + 1) % ring.size()];
        if (!met.emplace(Edge{from, to}, true).second) return false;
        if (!met.contains({to, from})) open.push_back({to, from});
        hull.corner.push_back(from);
      }
      hull.face_of.push_back(hull.facets());
      hull.end.push_back(static_cast<std::uint32_t>(hull.corner.size()));
      return met.contains(edge);
    }
    static constexpr std::uint32_t hull3_none = 0xffffffff;
  };
};

}  // namespace assay
