// Whether points lie in a convex polyhedron: by the facet that the ray from inside through the point meets.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "oracles/hull3/frame.h"
#include "oracles/hull3/surface.h"

namespace assay {

/// Containment in the body that a surface bounds. Preconditions: the surface is the boundary of a convex polyhedron, the
/// frame's centre lies strictly inside it. Every answer is exact; guesses only decide how soon it comes.
///
/// Lemma (walk)  Let r_F be the linear function that is 0 at the centre and 1 on the plane of facet F. The body is where
/// max r_F <= 1, and F attains the maximum at p iff p lies in the closed cone of F. Across an edge of F with neighbour G,
/// r_F - r_G vanishes on the plane through the centre and the edge and is positive on F's side (zero everywhere where F
/// and G are coplanar). So a walk over edges that p lies strictly beyond never lowers r(p), and raises it over every
/// ridge; should it circle among coplanar facets, the step limit ends it and every facet is asked.
/// Lemma (boxes)  A box whose corners are inside a convex body is inside it.
template <class Frame>
class Containment {
 public:
  Containment(const Surface& surface, Frame& frame) : surface_(surface), frame_(frame) {
    measure();
    set_guesses();
  }

  /// Lays a grid of boxes over the body and finds out which are inside. Pays for itself over some thousand points.
  void prepare_boxes(std::size_t points) {
    const auto lines = static_cast<std::uint32_t>(std::cbrt(static_cast<double>(points) / kPointsPerCorner));
    cells_ = std::min(lines, kCellsMost);
    if (cells_ < 4) {
      cells_ = 0;
      return;
    }
    const std::uint32_t n = cells_ + 1;
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::uint32_t k = 0; k < n; ++k) line_[i][k] = low_[i] + (high_[i] - low_[i]) * (double(k) / cells_);
      per_unit_[i] = cells_ / (high_[i] - low_[i]);
      if (!std::isfinite(per_unit_[i]) || !std::isfinite(line_[i][cells_])) cells_ = 0;  // extreme scales do without
    }
    if (cells_ == 0) return;
    std::vector<bool> corner_inside(std::size_t{n} * n * n);
    for (std::uint32_t z = 0, at = 0; z < n; ++z) {
      for (std::uint32_t y = 0; y < n; ++y) {
        for (std::uint32_t x = 0; x < n; ++x)
          corner_inside[at++] = located_inside({line_[0][x], line_[1][y], line_[2][z]});
      }
    }
    box_inside_.assign(std::size_t{cells_} * cells_ * cells_, 0);
    for (std::uint32_t z = 0, at = 0; z < cells_; ++z) {
      for (std::uint32_t y = 0; y < cells_; ++y) {
        for (std::uint32_t x = 0; x < cells_; ++x, ++at) {
          bool all = true;
          for (std::uint32_t k = 0; k < 8; ++k) {
            all = all && corner_inside[((z + (k >> 2)) * n + y + ((k >> 1) & 1)) * n + x + (k & 1)];
          }
          box_inside_[at] = all;
        }
      }
    }
  }

  bool inside(const Point3& p) { return (cells_ != 0 && in_inner_box(p)) || located_inside(p); }

 private:
  static constexpr double kPointsPerCorner = 16;
  static constexpr std::uint32_t kCellsMost = 64;
  static constexpr std::uint32_t kGuessesMost = 128;

  void measure() {
    low_ = {surface_.vertex[0].x, surface_.vertex[0].y, surface_.vertex[0].z};
    high_ = low_;
    for (const Point3& p : surface_.vertex) {
      const std::array<double, 3> x = {p.x, p.y, p.z};
      for (std::size_t i = 0; i < 3; ++i) {
        low_[i] = std::min(low_[i], x[i]);
        high_[i] = std::max(high_[i], x[i]);
      }
    }
    for (std::size_t i = 0; i < 3; ++i) {
      middle_[i] = low_[i] / 2 + high_[i] / 2;
      shrink_[i] = 1 / (high_[i] - low_[i]);
    }
  }

  /// One facet for each cell of a cube seen from the middle.
  void set_guesses() {
    const auto wanted = static_cast<std::uint32_t>(std::sqrt(surface_.facets() / 6.0)) + 1;
    side_ = std::min(wanted, kGuessesMost);
    guess_.assign(std::size_t{6} * side_ * side_, Surface::kNone);
    for (std::uint32_t f = 0; f < surface_.facets(); ++f) {
      const auto corner = surface_.facet(f);
      const Point3 &a = surface_.vertex[corner[0]], &b = surface_.vertex[corner[1]], &c = surface_.vertex[corner[2]];
      guess_[cell_towards({a.x / 3 + b.x / 3 + c.x / 3, a.y / 3 + b.y / 3 + c.y / 3, a.z / 3 + b.z / 3 + c.z / 3})] = f;
    }
    std::uint32_t last = 0;
    for (std::uint32_t& f : guess_) f = f == Surface::kNone ? last : (last = f);
  }

  std::size_t cell_towards(const Point3& p) const {
    const std::array<double, 3> v = {(p.x - middle_[0]) * shrink_[0], (p.y - middle_[1]) * shrink_[1],
                                     (p.z - middle_[2]) * shrink_[2]};
    const double x = std::abs(v[0]), y = std::abs(v[1]), z = std::abs(v[2]);
    const std::size_t axis = x >= y && x >= z ? 0 : y >= z ? 1 : 2;
    const double half = 0.5 / std::abs(v[axis]);
    const std::size_t face = 2 * axis + (v[axis] < 0);
    return (face * side_ + cell(0.5 + v[(axis + 1) % 3] * half)) * side_ + cell(0.5 + v[(axis + 2) % 3] * half);
  }
  /// A share of [0, 1] as a row of cells; whatever it is, NaN included, the row exists.
  std::size_t cell(double share) const {
    const double row = share * side_;
    return row > 0 ? std::min(static_cast<std::size_t>(std::min(row, 1e6)), std::size_t{side_} - 1) : 0;
  }

  bool in_inner_box(const Point3& p) const {
    const std::array<double, 3> x = {p.x, p.y, p.z};
    std::array<std::uint32_t, 3> at{};
    for (std::size_t i = 0; i < 3; ++i) {
      const double row = (x[i] - low_[i]) * per_unit_[i];
      if (!(row >= 0 && row < cells_)) return false;
      at[i] = static_cast<std::uint32_t>(row);
      if (!(line_[i][at[i]] <= x[i] && x[i] <= line_[i][at[i] + 1])) return false;  // a rounded row proves nothing
    }
    return box_inside_[(std::size_t{at[2]} * cells_ + at[1]) * cells_ + at[0]] != 0;
  }

  bool located_inside(const Point3& p) {
    const std::uint32_t f = facet_towards(p);
    const auto corner = surface_.facet(f);
    return side_sign(surface_.vertex[corner[0]], surface_.vertex[corner[1]], surface_.vertex[corner[2]], p, exactly_) <=
           0;
  }

  /// A facet whose closed cone contains p.
  std::uint32_t facet_towards(const Point3& p) {
    std::uint32_t f = guess_[cell_towards(p)], came_by = Surface::kNone;
    for (std::uint32_t steps = 0; steps < surface_.facets() + kWalkSlack; ++steps) {
      const std::uint32_t beyond = edge_before(f, p, came_by);
      if (beyond == Surface::kNone) return f;
      came_by = surface_.twin[beyond];
      f = surface_.facet_of[came_by];
    }
    for (f = 0; f + 1 < surface_.facets(); ++f) {
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

 public:
  bool used_integers() const { return exactly_; }

 private:
  const Surface& surface_;
  Frame& frame_;
  bool exactly_ = false;
  std::array<double, 3> low_{}, high_{}, middle_{}, shrink_{}, per_unit_{};
  std::uint32_t side_ = 1, cells_ = 0;
  std::vector<std::uint32_t> guess_;
  std::array<std::array<double, kCellsMost + 1>, 3> line_{};
  std::vector<char> box_inside_;
};

}  // namespace assay
