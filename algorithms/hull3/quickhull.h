// Spatial hull by quickhull with conflict lists, generic in the side test.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "algorithms/hull2/statement.h"
#include "algorithms/hull3/faces.h"
#include "algorithms/hull3/hull3_input.h"
#include "algorithms/hull3/mesh.h"
#include "algorithms/model/watch.h"
#include "algorithms/predicates/exact_orient3d.h"

namespace assay {

/// The boundary of the convex hull: the point that looks farthest above a triangle is added, until none is above any.
///
/// Shape    Hull3 of triangles with face_of; FlatHull3 where the tests see no volume.
/// Promise  exact with ExactOrient3d: which point is taken is decided by rounded heights, on which side it lies is not.
///          None with inexact tests.
/// Error    GaveUp{kNotFinite}; GaveUp{kStalled} where what a point sees has no simple boundary, which happens with
///          inexact tests only; Declined beyond 2^29 points. Every step adds a point for good, so there are at most n.
/// Cost     O(n log n) side tests for points in no particular order, as a rule; O(n^2) at worst.
/// Source   C. B. Barber, D. P. Dobkin, H. Huhdanpaa, The quickhull algorithm for convex hulls, ACM Trans. Math. Softw.
///          22(4), 1996, 469-483; facets are never merged here, because exact tests need no thickness.
template <Orient3d S>
class QuickHull3 {
 public:
  static constexpr std::string_view kStem = "hull3/quickhull_";
  static constexpr std::string_view kName = Joined<kStem, S::kName>::kValue;
  static constexpr std::string_view kHow = "quickhull in space with conflict lists on ";
  static constexpr Statement<Hull3Family> kStatement = hull::stated_on<Hull3Family, kHow, S>();

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    const auto& points = cloud.points;
    if (auto refused = spatial::refusal(points)) return *refused;
    const std::vector<std::uint32_t> order = spatial::distinct_in_order(points);
    const spatial::Span span = spatial::span_of<S>(points, order);
    if (span.dimension < 3) return spatial::flat_answer<S>(points, order, span);
    return QuickHull3(points).run(order, span, watch);
  }

 private:
  static constexpr std::uint32_t kNone = spatial::kNone;

  explicit QuickHull3(const std::vector<Point3>& points) : points_(points), next_(points.size(), kNone) {}

  /// The points above a triangle as a chain through next_, the one that looks highest first.
  struct Above {
    std::uint32_t first = kNone;
    double height = 0;
  };

  Hull3Answer run(const std::vector<std::uint32_t>& order, const spatial::Span& span, const Watch& watch) {
    mesh_.start(span.corner, points_.size());
    above_.resize(mesh_.size());
    std::vector<std::uint32_t> waiting = {0, 1, 2, 3};
    for (const std::uint32_t p : order) {
      if (p != span.corner[0] && p != span.corner[1] && p != span.corner[2] && p != span.corner[3]) assign(p, waiting);
    }
    std::vector<std::uint32_t> visible, created, orphans;
    std::vector<typename spatial::Mesh::Rim> rim;
    std::uint32_t steps = 0;
    // In the order of creation: the surface grows everywhere at once, which keeps what a point sees small.
    for (std::size_t done = 0; done < waiting.size(); ++done) {
      const std::uint32_t t = waiting[done];
      if (!mesh_[t].alive || above_[t].first == kNone) continue;
      const std::uint32_t apex = above_[t].first;
      const std::uint32_t state[] = {steps, apex};
      if (!watch(state)) return GaveUp{GaveUp::Why::kStopped, steps};
      ++steps;
      see(t, apex, visible);
      orphans.clear();
      for (const std::uint32_t v : visible) {
        for (std::uint32_t p = above_[v].first; p != kNone; p = next_[p]) {
          if (p != apex) orphans.push_back(p);
        }
      }
      const bool closed = mesh_.cut(
          visible, apex, [this](std::uint32_t g) { return seen_[g]; }, rim, created);
      if (!closed) return GaveUp{GaveUp::Why::kStalled, steps};
      above_.resize(mesh_.size());
      for (const std::uint32_t p : orphans) assign(p, created);
      waiting.insert(waiting.end(), created.begin(), created.end());
    }
    return spatial::faces_of<S>(mesh_, points_);
  }

  int side(std::uint32_t t, std::uint32_t p) const {
    const auto& corner = mesh_[t].corner;
    return S::sign(points_[corner[0]], points_[corner[1]], points_[corner[2]], points_[p]);
  }

  /// How far p is above t, nearly and in a unit of the triangle's own.
  double height(std::uint32_t t, std::uint32_t p) const {
    const auto& corner = mesh_[t].corner;
    const Point3 &a = points_[corner[0]], &b = points_[corner[1]], &c = points_[corner[2]], &d = points_[p];
    const double bx = b.x - a.x, by = b.y - a.y, bz = b.z - a.z, cx = c.x - a.x, cy = c.y - a.y, cz = c.z - a.z;
    return (d.x - a.x) * (by * cz - bz * cy) + (d.y - a.y) * (bz * cx - bx * cz) + (d.z - a.z) * (bx * cy - by * cx);
  }

  /// Puts p above the first of the triangles that it is above, if any.
  void assign(std::uint32_t p, const std::vector<std::uint32_t>& triangles) {
    for (const std::uint32_t t : triangles) {
      if (side(t, p) <= 0) continue;
      Above& above = above_[t];
      const double here = height(t, p);
      if (above.first == kNone || here > above.height) {
        next_[p] = above.first;
        above = {p, here};
      } else {
        next_[p] = next_[above.first];
        next_[above.first] = p;
      }
      return;
    }
  }

  /// All triangles that p is above and that hang together with t, which is one of them.
  void see(std::uint32_t t, std::uint32_t p, std::vector<std::uint32_t>& visible) {
    visible.assign(1, t);
    seen_.resize(mesh_.size(), false);
    seen_[t] = true;
    for (std::size_t done = 0; done < visible.size(); ++done) {
      for (const std::uint32_t g : mesh_[visible[done]].neighbour) {
        if (seen_[g] || side(g, p) <= 0) continue;
        seen_[g] = true;
        visible.push_back(g);
      }
    }
  }

  const std::vector<Point3>& points_;
  spatial::Mesh mesh_;
  std::vector<Above> above_;
  std::vector<std::uint32_t> next_;
  std::vector<bool> seen_;  // triangles cut out: they stay marked, because they never come back
};

}  // namespace assay
