#include "algorithms/hull3/walking_surface.h"

#include <algorithm>

// Lemma (walk)  Let o be strictly inside and r_F the linear function that is 0 at o and 1 on the plane of triangle F.
// The hull is where max r_F <= 1, and F attains the maximum at p iff p is in the closed cone of F seen from o. So a p
// in the cone of F is in the hull iff it is not above F; and a p above any F is outside, which ends a walk early.
// Across an edge of F with neighbour G, r_F - r_G vanishes on the plane of o and the edge, and is positive on F's side
// unless F and G are coplanar: stepping over an edge that p is strictly beyond never lowers r(p) and raises it over
// every ridge. A walk could only circle among coplanar triangles; a limit on its steps ends that, and then all
// triangles are asked.
namespace assay::spatial {

Extent extent_of(std::span<const Point3> points) {
  Extent extent;
  extent.low.fill(std::numeric_limits<double>::infinity());
  extent.high.fill(-std::numeric_limits<double>::infinity());
  for (const Point3& p : points) {
    const std::array<double, 3> x = {p.x, p.y, p.z};
    for (std::size_t i = 0; i < 3; ++i) {
      extent.low[i] = std::min(extent.low[i], x[i]);
      extent.high[i] = std::max(extent.high[i], x[i]);
    }
  }
  for (std::size_t i = 0; i < 3; ++i) {
    extent.width[i] = extent.high[i] - extent.low[i];  // rounding is monotone, and the bound of set_plane has room
    extent.largest[i] = std::max(std::abs(extent.low[i]), std::abs(extent.high[i]));
  }
  return extent;
}

WalkingSurface::WalkingSurface(const std::vector<Point3>& points, const Extent& extent, const Point3& centre,
                               const std::array<std::uint32_t, 4>& tetrahedron)
    : points_(points), extent_(extent), centre_(centre), from_(points.size(), kNone) {
  Mesh mesh;
  mesh.start(tetrahedron, 0);
  for (const Mesh::Triangle& t : mesh.triangles()) {
    triangles_.push_back({t.corner, t.neighbour, {}});
    set_plane(triangles_.back());
    mark_.push_back(0);
  }
}

/// Let u = 2^-53, eta = 2^-1075, N the exact normal (b - a) x (c - a), n the computed one. A component of N is a
/// difference of two products of differences: with t its two computed products, |n - N| <= ((1+u)^4 - 1)(1-u)^-3 |t| +
/// 2 eta, |t| the sum of their magnitudes; so n.(p - a) differs from N.(p - a) by at most sum (4.01 u |t_i| + 2 eta)
/// width_i. The offset n.a and the product n.p, three terms each, are off by at most (3.01 u |n_i| largest_i + eta)
/// each, summed, and their difference by u times its magnitude, which is at most 2.01 sum |n_i| largest_i: 8.1 u in
/// all. 5, 9 and 4 eta leave room for the roundings of the bound. An overflow anywhere makes the bound infinite or NaN,
/// and it decides nothing.
Plane rounded_plane(const Point3& a, const Point3& b, const Point3& c, const Extent& extent) {
  constexpr double kUnit = std::numeric_limits<double>::epsilon() / 2;
  constexpr double kUnderflow = 2 * std::numeric_limits<double>::denorm_min();
  const double bx = b.x - a.x, by = b.y - a.y, bz = b.z - a.z, cx = c.x - a.x, cy = c.y - a.y, cz = c.z - a.z;
  const double px = by * cz, qx = bz * cy, py = bz * cx, qy = bx * cz, pz = bx * cy, qz = by * cx;
  const std::array<double, 3> normal = {px - qx, py - qy, pz - qz};
  const double offset = normal[0] * a.x + normal[1] * a.y + normal[2] * a.z;
  const double of_normal = (std::abs(px) + std::abs(qx)) * extent.width[0] +
                           (std::abs(py) + std::abs(qy)) * extent.width[1] +
                           (std::abs(pz) + std::abs(qz)) * extent.width[2];
  const double of_products = std::abs(normal[0]) * extent.largest[0] + std::abs(normal[1]) * extent.largest[1] +
                             std::abs(normal[2]) * extent.largest[2];
  const double error = 5 * kUnit * of_normal + 9 * kUnit * of_products +
                       kUnderflow * (extent.width[0] + extent.width[1] + extent.width[2] + 4);
  return {normal, offset, error};
}

void WalkingSurface::set_plane(Triangle& triangle) const {
  triangle.plane =
      rounded_plane(points_[triangle.corner[0]], points_[triangle.corner[1]], points_[triangle.corner[2]], extent_);
}

std::uint32_t WalkingSurface::locate(const Point3& p) {
  std::uint32_t t = last_, came_from = kNone;
  const std::size_t most_steps = triangles_.size() + 16;
  for (std::size_t steps = 0; steps < most_steps; ++steps) {
    last_ = t;
    if (side(t, p) > 0) return t;
    const Triangle& f = triangles_[t];
    std::uint32_t beyond = kNone;
    for (std::uint32_t k = 0; k < 3 && beyond == kNone; ++k) {
      if (f.neighbour[k] == came_from) continue;
      if (ExactOrient3d::sign(centre_, points_[f.corner[k]], points_[f.corner[(k + 1) % 3]], p) < 0)
        beyond = f.neighbour[k];
    }
    if (beyond == kNone) return kNone;
    came_from = t;
    t = beyond;
  }
  return search_all(p);
}

std::uint32_t WalkingSurface::search_all(const Point3& p) {
  for (std::uint32_t t = 0; t < triangles_.size(); ++t) {
    if (alive(t) && side(t, p) > 0) return t;
  }
  return kNone;
}

void WalkingSurface::add(std::uint32_t position) {
  const Point3& p = points_[position];
  const std::uint32_t first = locate(p);
  if (first == kNone) return;

  ++additions_;
  visible_.assign(1, first);
  mark_[first] = additions_;
  rim_.clear();
  for (std::size_t done = 0; done < visible_.size(); ++done) {
    const std::uint32_t t = visible_[done];
    for (std::uint32_t k = 0; k < 3; ++k) {
      const Triangle& f = triangles_[t];
      const std::uint32_t g = f.neighbour[k];
      if (mark_[g] == additions_) continue;
      if (side(g, p) > 0) {
        mark_[g] = additions_;
        visible_.push_back(g);
      } else {
        rim_.push_back({f.corner[k], f.corner[(k + 1) % 3], g, edge_towards(triangles_[g], t)});
      }
    }
  }

  // New triangles take the places of the old ones first: what is near in space stays near in memory.
  std::size_t reused = 0;
  for (const Rim& r : rim_) {
    std::uint32_t t;
    if (reused < visible_.size()) {
      t = visible_[reused++];
    } else if (!free_.empty()) {
      t = free_.back();
      free_.pop_back();
    } else {
      t = slots();
      triangles_.emplace_back();
      mark_.push_back(0);
    }
    Triangle& f = triangles_[t];
    f.corner = {r.from, r.to, position};
    f.neighbour = {r.outer, kNone, kNone};
    set_plane(f);
    mark_[t] = 0;
    triangles_[r.outer].neighbour[r.edge] = t;
    from_[r.from] = t;
    last_ = t;
  }
  for (; reused < visible_.size(); ++reused) {
    mark_[visible_[reused]] = kDead;
    free_.push_back(visible_[reused]);
  }
  for (const Rim& r : rim_) {
    const std::uint32_t t = from_[r.from], next = from_[r.to];
    triangles_[t].neighbour[1] = next;
    triangles_[next].neighbour[2] = t;
  }
}

}  // namespace assay::spatial
