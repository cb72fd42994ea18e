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

#include "algorithms/gjk/support/minkowski_frame.h"
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
    Vec<D> wobble;           ///< bounds the error of the normal in each coordinate
    std::uint32_t shortest;  ///< the corner nearest to the origin: the height loses the fewest digits there
    double height, length;   ///< normal.w for that corner; |normal|
    double distance;         ///< height / length; negative where the origin lies beyond
  };

  /// Precondition: vertices not in one hyperplane as computed.
  ExpandingPolytope(const MinkowskiFrame<D>& frame, const std::array<Difference<D>, D + 1>& simplex)
      : frame_(frame), points_(simplex.begin(), simplex.end()) {
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
  /// With m the exact normal, |m_k - normal_k| <= wobble_k, and w the corner of height, rounded once: m.w differs from the
  /// height by at most (D + 1) u sum |normal_k w_k| + sum wobble_k |w_k|, both with 1 + 2 u, and |m| from |normal| by at most
  /// sum wobble_k. 2 u and the factors pay for these lines themselves.
  bool proves_beyond(const Face& face, double least) const;

 private:
  double side_of_last() const {
    const Vec<D> e = points_[1].w - points_[0].w, f = points_[2].w - points_[0].w;
    if constexpr (D == 2) return cross(e, f);
    if constexpr (D == 3) return dot(cross(e, f), points_[3].w - points_[0].w);
  }
  void make_face(const std::array<std::uint32_t, D>& corner) {
    const Edge<D> e = frame_.edge(points_[corner[0]], points_[corner[1]]);
    Face face{};
    face.corner = corner;
    if constexpr (D == 2) {
      face.normal = {e.way[1], -e.way[0]};
      face.wobble = {e.error[1], e.error[0]};
    } else {
      // An entry is e_l f_m - e_m f_l: the edges' errors carried on, and three roundings of which a product sees two.
      const Edge<D> f = frame_.edge(points_[corner[0]], points_[corner[2]]);
      face.normal = cross(e.way, f.way);
      each_axis<3>([&](std::size_t k) {
        const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
        const double e_l = std::abs(e.way[l]), e_m = std::abs(e.way[m]), f_l = std::abs(f.way[l]),
                     f_m = std::abs(f.way[m]);
        const double carried = e_l * f.error[m] + f_m * e.error[l] + e_m * f.error[l] + f_l * e.error[m];
        const double rounded = kUnitRoundoff * (e_l * f_m + e_m * f_l + std::abs(face.normal[k]));
        face.wobble[k] = (carried + rounded) * (1 + 16 * kUnitRoundoff) + kUnderflow;
      });
    }
    face.shortest = corner[0];
    for (const std::uint32_t i : corner)
      if (dot(points_[i].w, points_[i].w) < dot(points_[face.shortest].w, points_[face.shortest].w)) face.shortest = i;
    face.height = dot(face.normal, points_[face.shortest].w);
    face.length = std::sqrt(dot(face.normal, face.normal));
    face.distance = face.height / face.length;
    faces_.push_back(face);
  }

  const MinkowskiFrame<D>& frame_;
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
bool ExpandingPolytope<D>::proves_beyond(const Face& face, double least) const {
  const Vec<D>& w = points_[face.shortest].w;
  double error = 0, length = face.length * (1 + 8 * kUnitRoundoff);
  each_axis<D>([&](std::size_t k) {
    error += std::abs(w[k]) * (static_cast<double>(D + 3) * kUnitRoundoff * std::abs(face.normal[k]) + face.wobble[k]);
    length += face.wobble[k] * (1 + 8 * kUnitRoundoff);
  });
  const double height = face.height - error * (1 + 16 * kUnitRoundoff) - kUnderflow;
  return height > 0 && (least <= 0 || height >= least * length * (1 + 8 * kUnitRoundoff));
}

}  // namespace assay::gjk
