// Spatial hull by gift wrapping, face by face: the slow reference, generic in the side test.
#pragma once
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/hull2/statement.h"
#include "algorithms/hull3/folded_face.h"
#include "algorithms/hull3/hull3_input.h"
#include "algorithms/model/watch.h"
#include "algorithms/predicates/exact_orient3d.h"

namespace assay {

/// The faces of the convex hull: around each edge of a known face the paper is folded on until it meets a point.
///
/// Shape    Hull3 with one facet a face, polygons where more than three extreme points lie in a plane; face_of counts
///          the facets. FlatHull3 where the tests see no volume.
/// Promise  exact with ExactOrient3d. With inexact tests the paper may tear: then it gives up, or answers wrongly.
/// Error    GaveUp{kNotFinite}; GaveUp{kStepLimit} beyond 2 n faces, GaveUp{kStalled} where a face has no area or an
///          edge is met twice in one direction, which happen with inexact tests only; Declined beyond 2^29 points.
/// Cost     O(n F) side tests for F faces.
/// Source   D. R. Chand, S. S. Kapur, An algorithm for convex polytopes, J. ACM 17(1), 1970, 78-86.
template <Orient3d S>
struct GiftWrapping3 {
  static constexpr std::string_view kStem = "hull3/gift_wrapping_";
  static constexpr std::string_view kName = Joined<kStem, S::kName>::kValue;
  static constexpr std::string_view kHow = "gift wrapping in space on ";
  static constexpr Statement<Hull3Family> kStatement = hull::stated_on<Hull3Family, kHow, S>({.merges_faces = true});

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    const auto& points = cloud.points;
    if (auto refused = spatial::refusal(points)) return *refused;
    const std::vector<std::uint32_t> order = spatial::distinct_in_order(points);
    const spatial::Span span = spatial::span_of<S>(points, order);
    if (span.dimension < 3) return spatial::flat_answer<S>(points, order, span);
    return Wrapping{points, order, {}, {}, {}}.wrap(watch);
  }

 private:
  using Edge = std::pair<std::uint32_t, std::uint32_t>;

  struct Wrapping {
    const std::vector<Point3>& points;
    const std::vector<std::uint32_t>& order;
    std::map<Edge, bool> met;  // directed edges of faces found so far
    std::vector<Edge> open;    // whose other face is wanted
    Hull3 hull;

    Hull3Answer wrap(const Watch& watch) {
      const auto faces_most = static_cast<std::uint32_t>(2 * order.size());
      const auto wall = spatial::wall_face<S>(points, order, [](const auto&) { return true; });
      if (wall.size() < 2) return GaveUp{GaveUp::Why::kStalled, 0};
      open.push_back({wall[0], wall.back()});
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

    /// Finds the face in which `edge` runs in this direction.
    bool add_face(const Edge& edge) {
      const auto ring = spatial::folded_face<S>(points, order, edge.first, edge.second);
      if (ring.size() < 3) return false;
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
  };
};

}  // namespace assay
