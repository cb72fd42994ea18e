// Spatial hull by random incremental insertion with a conflict graph, generic in the side test.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/hull2/statement.h"
#include "algorithms/hull3/faces.h"
#include "algorithms/hull3/hull3_input.h"
#include "algorithms/hull3/mesh.h"
#include "algorithms/model/watch.h"
#include "algorithms/predicates/exact_orient3d.h"

namespace assay {

/// The boundary of the convex hull, point after point in a scattered order: the conflict graph knows which triangles
/// each waiting point is above, so nothing is searched for.
///
/// Shape    Hull3 of triangles with face_of; FlatHull3 where the tests see no volume.
/// Promise  exact with ExactOrient3d; none with inexact tests.
/// Error    GaveUp{kNotFinite}; GaveUp{kStalled} where what a point is above has no simple boundary, which happens with
///          inexact tests only; Declined beyond 2^29 points.
/// Cost     O(n log n) expected side tests and conflicts, the order being scattered by index.
/// Source   K. L. Clarkson, P. W. Shor, Applications of random sampling in computational geometry, II, Discrete Comput.
///          Geom. 4, 1989, 387-421; M. de Berg et al., Computational Geometry, 3rd ed., 2008, chapter 11. There
///          coplanar triangles are merged on the way; here a point in a triangle's plane is not above it, and faces are
///          merged last.
template <Orient3d S>
class IncrementalHull3 {
 public:
  static constexpr std::string_view kStem = "hull3/incremental_";
  static constexpr std::string_view kName = Joined<kStem, S::kName>::kValue;
  static constexpr std::string_view kHow = "incremental hull in space with a conflict graph on ";
  static constexpr Statement<Hull3Family> kStatement = hull::stated_on<Hull3Family, kHow, S>();

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    const auto& points = cloud.points;
    if (auto refused = spatial::refusal(points)) return *refused;
    std::vector<std::uint32_t> order = spatial::distinct_in_order(points);
    const spatial::Span span = spatial::span_of<S>(points, order);
    if (span.dimension < 3) return spatial::flat_answer<S>(points, order, span);
    // Fisher and Yates, with a fixed stream: the same cloud is always added in the same order.
    std::uint64_t state = order.size();
    for (std::size_t left = order.size(); left > 1; --left) {
      state = state * kMultiplier + 1;
      std::swap(order[left - 1], order[static_cast<std::size_t>((state >> 33) % left)]);
    }
    return IncrementalHull3(points).run(order, span, watch);
  }

 private:
  using List = std::vector<std::uint32_t>;
  /// D. E. Knuth's multiplier of 64-bit linear congruential generators (MMIX).
  static constexpr std::uint64_t kMultiplier = 6364136223846793005ULL;

  explicit IncrementalHull3(const std::vector<Point3>& points) : points_(points), seen_by_(points.size()) {}

  Hull3Answer run(const List& order, const spatial::Span& span, const Watch& watch) {
    mesh_.start(span.corner, points_.size());
    above_.resize(mesh_.size());
    for (const std::uint32_t p : order) {
      if (std::find(span.corner.begin(), span.corner.end(), p) != span.corner.end()) continue;
      for (std::uint32_t t = 0; t < mesh_.size(); ++t) note(p, t);
    }
    std::vector<List> candidates;
    List visible, created;
    std::vector<spatial::Mesh::Rim> rim;
    std::uint32_t steps = 0;
    for (const std::uint32_t p : order) {
      visible.clear();
      for (const std::uint32_t t : seen_by_[p]) {
        if (mesh_[t].alive) visible.push_back(t);
      }
      if (visible.empty()) continue;
      const std::uint32_t state[] = {steps++, p};
      if (!watch(state)) return GaveUp{GaveUp::Why::kStopped, steps};
      is_visible_.resize(mesh_.size(), false);
      for (const std::uint32_t t : visible) is_visible_[t] = true;
      gather(visible, candidates);
      if (!mesh_.cut(
              visible, p, [this](std::uint32_t g) { return is_visible_[g]; }, rim, created)) {
        return GaveUp{GaveUp::Why::kStalled, steps};
      }
      above_.resize(mesh_.size());
      // Whatever is above a new triangle was above one of the two at its edge on the rim.
      for (std::size_t i = 0; i < created.size(); ++i) {
        for (const std::uint32_t q : candidates[i]) {
          if (q != p) note(q, created[i]);
        }
      }
      for (const std::uint32_t t : visible) List().swap(above_[t]);
      List().swap(seen_by_[p]);
    }
    return spatial::faces_of<S>(mesh_, points_);
  }

  void note(std::uint32_t p, std::uint32_t t) {
    const auto& corner = mesh_[t].corner;
    if (S::sign(points_[corner[0]], points_[corner[1]], points_[corner[2]], points_[p]) <= 0) return;
    above_[t].push_back(p);
    seen_by_[p].push_back(t);
  }

  /// For each edge of the rim, in the order in which Mesh::cut meets them, the points above either of its triangles.
  void gather(const List& visible, std::vector<List>& candidates) {
    candidates.clear();
    for (const std::uint32_t t : visible) {
      for (const std::uint32_t g : mesh_[t].neighbour) {
        if (is_visible_[g]) continue;
        List both = above_[t];
        both.insert(both.end(), above_[g].begin(), above_[g].end());
        std::sort(both.begin(), both.end());
        both.erase(std::unique(both.begin(), both.end()), both.end());
        candidates.push_back(std::move(both));
      }
    }
  }

  const std::vector<Point3>& points_;
  spatial::Mesh mesh_;
  std::vector<List> above_;    // of each triangle: the points above it
  std::vector<List> seen_by_;  // of each point: the triangles it is above, those cut out included
  std::vector<bool> is_visible_;
};

}  // namespace assay
