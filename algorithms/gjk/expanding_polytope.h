// A polytope of vertices of the Minkowski difference that grows until its face nearest to the origin is one of the
// difference's, with what double arithmetic can prove about each face.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "algorithms/gjk/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// The faces are a closed surface at any time, whatever is rounded: growing takes away faces and joins the rim of what is
/// left to the new vertex, and the rim is asked to be one simple loop.
///
/// Shape  Segments of the plane that go counter-clockwise, triangles of space that do so seen from outside: the normal of a
///        face points away from a simplex's inside.
template <std::size_t D>
class ExpandingPolytope {
 public:
  struct Face {
    std::array<std::uint32_t, D> corner;
    Vec<D> normal;
    double height, length;  ///< normal.w for a corner w; |normal|
    double distance;        ///< height / length; negative where the origin lies beyond
  };

  /// Precondition: vertices not in one hyperplane as computed.
  explicit ExpandingPolytope(const std::array<Difference<D>, D + 1>& simplex) : points_(simplex.begin(), simplex.end()) {
    if (!(side_of_last() > 0)) std::swap(points_[0], points_[1]);
    if constexpr (D == 2) {
      for (std::uint32_t i = 0; i < 3; ++i) make_face({i, (i + 1) % 3});
    } else {
      make_face({0, 2, 1});
      make_face({0, 1, 3});
      make_face({1, 2, 3});
      make_face({2, 0, 3});
    }
  }

  std::span<const Face> faces() const { return faces_; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(points_.size()); }
  const Difference<D>& point(std::uint32_t i) const { return points_[i]; }
  const Face& nearest() const {
    return *std::min_element(faces_.begin(), faces_.end(),
                             [](const Face& f, const Face& g) { return f.distance < g.distance; });
  }
  bool has(std::uint32_t a, std::uint32_t b) const {
    return std::any_of(points_.begin(), points_.end(), [&](const auto& p) { return p.a == a && p.b == b; });
  }

  /// Joins a vertex to the rim of the faces that it sees; false where rounding left no such rim.
  bool add(const Difference<D>& vertex);

  /// Whether the plane of the face is proved to have the origin strictly on its inner side, at a distance of `least` or more.
  ///
  /// The height is the determinant of the corners, with the bound of determinant_error. With W the extent of the frame,
  /// every |w_k| <= W, so a computed edge e = w_i - w_0 is off by at most 2 u W + u |e_k| <= 4 u W in each coordinate. In
  /// the plane |normal| is off by at most 6 u W. In space, with s the sum of the largest coordinates of both edges, an
  /// entry of their cross product is off by at most 8 u W s from the edges and 6 u W s from its own operations, so
  /// |normal| by at most sqrt(3) 15 u W s <= 26 u W s. 8 u W and 32 u W s pay for what is of second order.
  bool proves_beyond(const Face& face, double least, double extent) const;

 private:
  static Vec<D> normal_to(const Vec<D>& e, [[maybe_unused]] const Vec<D>& f) {
    if constexpr (D == 2) return {e[1], -e[0]};
    if constexpr (D == 3) return cross(e, f);
  }
  double side_of_last() const {
    const Vec<D> e = points_[1].w - points_[0].w, f = points_[2].w - points_[0].w;
    if constexpr (D == 2) return cross(e, f);
    if constexpr (D == 3) return dot(cross(e, f), points_[3].w - points_[0].w);
  }
  void make_face(const std::array<std::uint32_t, D>& corner) {
    const Vec<D>& w = points_[corner[0]].w;
    const Vec<D> normal = normal_to(points_[corner[1]].w - w, points_[corner[D - 1]].w - w);
    // The shortest corner loses the fewest digits.
    const Vec<D>* least = &w;
    for (std::size_t i = 1; i < D; ++i) {
      const Vec<D>& other = points_[corner[i]].w;
      if (dot(other, other) < dot(*least, *least)) least = &other;
    }
    const double height = dot(normal, *least), length = std::sqrt(dot(normal, normal));
    faces_.push_back({corner, normal, height, length, height / length});
  }

  std::vector<Difference<D>> points_;
  std::vector<Face> faces_, gone_;
  std::vector<char> on_rim_;
};

template <std::size_t D>
bool ExpandingPolytope<D>::add(const Difference<D>& vertex) {
  const auto newest = size();
  points_.push_back(vertex);
  gone_.clear();
  std::size_t kept = 0;
  for (const Face& face : faces_) {
    if (dot(face.normal, vertex.w) > face.height)
      gone_.push_back(face);
    else
      faces_[kept++] = face;
  }
  faces_.resize(kept);
  if (gone_.empty() || kept == 0) return false;
  on_rim_.assign(points_.size(), 0);
  // The ridge of a face without its k-th corner, in the face's sense; in the plane a corner, twice.
  const auto ridge = [](const Face& face, std::size_t k) {
    return std::pair(face.corner[(k + 1) % D], face.corner[(k + D - 1) % D]);
  };
  for (const Face& face : gone_) {
    for (std::size_t k = 0; k < D; ++k) {
      const auto [i, j] = ridge(face, k);
      bool shared = false;
      for (const Face& other : gone_)
        for (std::size_t l = 0; &other != &face && !shared && l < D; ++l) shared = ridge(other, l) == std::pair(j, i);
      if (shared) continue;
      if (on_rim_[i]++ != 0) return false;
      std::array<std::uint32_t, D> corner = face.corner;
      corner[k] = newest;
      make_face(corner);
      if (!(faces_.back().length > 0)) return false;
    }
  }
  return true;
}

template <std::size_t D>
bool ExpandingPolytope<D>::proves_beyond(const Face& face, double least, double extent) const {
  const Vec<D>&w = points_[face.corner[0]].w, &x = points_[face.corner[1]].w, &y = points_[face.corner[D - 1]].w;
  double determinant = 0, permanent = 0, length = face.length * (1 + 8 * kUnitRoundoff) + kUnderflow;
  if constexpr (D == 2) {
    const double left = w[0] * x[1], right = w[1] * x[0];
    determinant = left - right;
    permanent = std::abs(left) + std::abs(right);
    length += 8 * kUnitRoundoff * extent;
  } else {
    double largest_e = 0, largest_f = 0;
    each_axis<3>([&](std::size_t k) {
      const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
      const double left = x[l] * y[m], right = x[m] * y[l];
      determinant += w[k] * (left - right);
      permanent += std::abs(w[k]) * (std::abs(left) + std::abs(right));
      largest_e = std::max(largest_e, std::abs(x[k] - w[k]));
      largest_f = std::max(largest_f, std::abs(y[k] - w[k]));
    });
    length += 32 * kUnitRoundoff * extent * (largest_e + largest_f);
  }
  const double height = determinant - determinant_error<D>(permanent);
  return height > 0 && (least <= 0 || height >= least * length * (1 + 8 * kUnitRoundoff));
}

}  // namespace assay::gjk
