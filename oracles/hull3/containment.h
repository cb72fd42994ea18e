// Whether points lie in a convex polyhedron: by the facet that the ray from inside through the point meets.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "oracles/exact/work_bound.h"
#include "oracles/hull3/direction_cells.h"
#include "oracles/hull3/frame.h"
#include "oracles/hull3/surface.h"

namespace assay {

/// Containment in the body that a surface bounds. Preconditions: the surface is the boundary of a convex polyhedron,
/// the frame's centre lies strictly inside it. Every answer is exact; guesses only decide how soon it comes.
///
/// Lemma (walk)  Let r_F be the linear function that is 0 at the centre and 1 on the plane of facet F. The body is
/// where max r_F <= 1, and F attains the maximum at p iff p lies in the closed cone of F. Across an edge of F with
/// neighbour G, r_F - r_G vanishes on the plane through the centre and the edge and is positive on F's side (zero
/// everywhere where F and G are coplanar). So a walk over edges that p lies strictly beyond never lowers r(p), and
/// raises it over every ridge; should it circle among coplanar facets, the step limit ends it and every facet is asked.
/// Most points of many are no near thing: they lie in the sure reach of the cell they are seen in (direction_cells.h),
/// whose corners are proved by a walk each. That asks for a centre that is a double.
template <class Frame>
class Containment {
 public:
  /// `points` will be asked.
  Containment(const Surface& surface, Frame& frame, std::size_t points)
      : surface_(surface), frame_(frame), directions_(directions_around(surface, frame, points)) {
    set_guesses();
    if (points >= kReachPays && points >= 2 * directions_.cells() && frame_.centre()) find_reach(*frame_.centre());
  }

  bool inside(const Point3& p) {
    const auto at = directions_.place(p);
    return (reach_ && reach_->covers(at)) || in_cone_inside(facet_towards(p, guess_[at.cell]), p);
  }

  bool used_integers() const { return exactly_; }

 private:
  static constexpr std::size_t kReachPays = 512;  // points from which proving corners of cells is worth it
  static constexpr double kSideMost = 128;

  /// A few facets a cell, and a side of the order of points^(1/4): then what lies too near the border, a share of
  /// O(1 / side^2) of a round body, costs about as much as the corners of the cells.
  static DirectionCells directions_around(const Surface& surface, const Frame& frame, std::size_t points) {
    const double by_facets = std::sqrt(surface.facets() / 24.0) + 1, by_points = std::sqrt(std::sqrt(double(points)));
    const auto side = static_cast<std::uint32_t>(std::min(kSideMost, std::max(by_facets, by_points)));
    std::array<double, 3> low = coordinates(surface.vertex[0]), high = low, middle{}, extent{};
    for (const Point3& p : surface.vertex) {
      const std::array<double, 3> x = coordinates(p);
      for (std::size_t i = 0; i < 3; ++i) {
        low[i] = std::min(low[i], x[i]);
        high[i] = std::max(high[i], x[i]);
      }
    }
    for (std::size_t i = 0; i < 3; ++i) {
      middle[i] = low[i] / 2 + high[i] / 2;
      extent[i] = high[i] - low[i];
    }
    return {frame.centre().value_or(Point3{middle[0], middle[1], middle[2]}), extent, side};
  }
  static std::array<double, 3> coordinates(const Point3& p) { return {p.x, p.y, p.z}; }

  /// One facet for each cell.
  void set_guesses() {
    guess_.assign(directions_.cells(), Surface::kNone);
    for (std::uint32_t f = 0; f < surface_.facets(); ++f) {
      const auto corner = surface_.facet(f);
      const Point3 &a = surface_.vertex[corner[0]], &b = surface_.vertex[corner[1]], &c = surface_.vertex[corner[2]];
      const Point3 within = {a.x / 3 + b.x / 3 + c.x / 3, a.y / 3 + b.y / 3 + c.y / 3, a.z / 3 + b.z / 3 + c.z / 3};
      guess_[directions_.place(within).cell] = f;
    }
    std::uint32_t last = 0;
    for (std::uint32_t& f : guess_) f = f == Surface::kNone ? last : (last = f);
  }

  /// For each corner of a cell a point a little below the facet that the ray meets there, if it is inside.
  void find_reach(const Point3& centre) {
    constexpr double kALittleBelow = 1 - 0x1p-30;
    constexpr DirectionCells::Seen kNowhere = {};
    const auto finite = [](const Point3& p) { return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z); };
    reach_.emplace(directions_, [&](std::uint32_t face, double x, double y) {
      const auto arrow = directions_.arrow(face, x, y);
      const Point3 ahead = {centre.x + arrow[0], centre.y + arrow[1], centre.z + arrow[2]};
      if (!finite(ahead)) return kNowhere;
      const std::uint32_t facet = facet_towards(ahead, guess_[directions_.place(ahead).cell]);
      const double share = kALittleBelow * share_below(facet, centre, arrow);
      const Point3 below = {centre.x + share * arrow[0], centre.y + share * arrow[1], centre.z + share * arrow[2]};
      if (!finite(below) || !in_cone_inside(facet_towards(below, facet), below)) return kNowhere;
      return directions_.seen_from(face, below);
    });
  }
  /// How much of the arrow from the centre is below the facet's plane, rounded.
  double share_below(std::uint32_t f, const Point3& centre, const std::array<double, 3>& arrow) const {
    const auto corner = surface_.facet(f);
    const auto a = coordinates(surface_.vertex[corner[0]]), b = coordinates(surface_.vertex[corner[1]]),
               c = coordinates(surface_.vertex[corner[2]]), o = coordinates(centre);
    double to_plane = 0, along = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t j = (i + 1) % 3, k = (i + 2) % 3;
      const double normal = (b[j] - a[j]) * (c[k] - a[k]) - (b[k] - a[k]) * (c[j] - a[j]);
      to_plane += normal * (a[i] - o[i]);
      along += normal * arrow[i];
    }
    return to_plane / along;
  }

  /// Precondition: p lies in the closed cone of f.
  bool in_cone_inside(std::uint32_t f, const Point3& p) {
    const auto corner = surface_.facet(f);
    return side_sign(surface_.vertex[corner[0]], surface_.vertex[corner[1]], surface_.vertex[corner[2]], p, exactly_) <=
           0;
  }

  /// A facet whose closed cone contains p, by a walk from facet f.
  std::uint32_t facet_towards(const Point3& p, std::uint32_t f) {
    std::uint32_t came_by = Surface::kNone;
    for (std::uint32_t steps = 0; steps < surface_.facets() + kWalkSlack; ++steps) {
      const std::uint32_t beyond = edge_before(f, p, came_by);
      spend(kStep);
      if (beyond == Surface::kNone) return f;
      came_by = surface_.twin[beyond];
      f = surface_.facet_of[came_by];
    }
    for (f = 0; f + 1 < surface_.facets(); ++f) {
      spend(kStep);
      if (edge_before(f, p, Surface::kNone) == Surface::kNone) break;
    }
    return f;
  }
  /// An edge of f, other than the one the walk came by, that p lies strictly beyond.
  std::uint32_t edge_before(std::uint32_t f, const Point3& p, std::uint32_t came_by) {
    const std::uint32_t begin = surface_.begin[f], end = surface_.begin[f + 1];
    std::uint32_t from = surface_.corner[end - 1];
    for (std::uint32_t e = begin, edge = end - 1; e < end; edge = e++) {
      const std::uint32_t to = surface_.corner[e];
      if (edge != came_by && frame_.cone_side(from, to, p) < 0) return edge;
      from = to;
    }
    return Surface::kNone;
  }
  static constexpr std::uint32_t kWalkSlack = 16;

  const Surface& surface_;
  Frame& frame_;
  bool exactly_ = false;
  DirectionCells directions_;
  std::vector<std::uint32_t> guess_;  // of each cell: a facet
  std::optional<SureReach> reach_;
};

}  // namespace assay
