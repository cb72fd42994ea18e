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
    Vec<D> normal;                  ///< of the ways from the newest corner to the others
    std::uint32_t shortest;         ///< the corner nearest to the origin: the height loses the fewest digits there
    double height, length_squared;  ///< normal.w for that corner; |normal|^2
    double order;                   ///< by distance: its square, negative where the origin lies beyond
    double length() const { return std::sqrt(length_squared); }
  };

  /// Precondition: vertices not in one hyperplane as computed.
  ExpandingPolytope(const MinkowskiFrame<D>& frame, const std::array<Difference<D>, D + 1>& simplex)
      : frame_(frame), points_(simplex.begin(), simplex.end()) {
    points_.reserve(kUsualPoints);
    faces_.reserve(2 * kUsualPoints);
    if (!(side_of_last() > 0)) std::swap(points_[0], points_[1]);
    for (const Difference<D>& point : points_) length_squared_.push_back(dot(point.w, point.w));
    const auto make = [&](const std::array<std::uint32_t, D>& corner) { make_face(corner, ways_of(corner)); };
    if constexpr (D == 2) {
      for (std::uint32_t i = 0; i < 3; ++i) make({i, (i + 1) % 3});
    } else {
      make({0, 2, 1});
      make({0, 1, 3});
      make({1, 2, 3});
      make({2, 0, 3});
    }
  }

  std::span<const Face> faces() const { return faces_; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(points_.size()); }
  const Difference<D>& point(std::uint32_t i) const { return points_[i]; }
  const Face& nearest() const { return faces_[nearest_]; }
  bool has(std::uint32_t a, std::uint32_t b) const {
    return std::any_of(points_.begin(), points_.end(), [&](const auto& p) { return p.a == a && p.b == b; });
  }

  /// Joins a vertex to the rim of the faces that it sees; false where rounding left no such rim.
  bool add(const Difference<D>& vertex);

  /// Whether the plane of the face is proved to have the origin strictly on its inner side, at a distance of `least` or more.
  ///
  /// With m the exact normal, |m_k - normal_k| <= wobble_k (wobble()), and w the corner of height, rounded once: m.w differs from the
  /// height by at most (D + 1) u sum |normal_k w_k| + sum wobble_k |w_k|, both with 1 + 2 u, and |m| from |normal| by at most
  /// sum wobble_k. 2 u and the factors pay for these lines themselves.
  bool proves_beyond(const Face& face, double least) const;

 private:
  double side_of_last() const {
    const Vec<D> e = points_[1].w - points_[0].w, f = points_[2].w - points_[0].w;
    if constexpr (D == 2) return cross(e, f);
    if constexpr (D == 3) return dot(cross(e, f), points_[3].w - points_[0].w);
  }
  /// The corner from which a face's edges are taken is its newest: faces around a new vertex share the ways to it.
  static std::size_t newest_of(const std::array<std::uint32_t, D>& corner) {
    return static_cast<std::size_t>(std::max_element(corner.begin(), corner.end()) - corner.begin());
  }
  /// The ways from the newest corner to the next ones, in the face's sense.
  using Ways = std::array<Vec<D>, D - 1>;
  Ways ways_of(const std::array<std::uint32_t, D>& corner) const {
    const std::size_t newest = newest_of(corner);
    Ways ways;
    for (std::size_t i = 0; i + 1 < D; ++i)
      ways[i] = frame_.way(points_[corner[newest]], points_[corner[(newest + 1 + i) % D]]);
    return ways;
  }
  static Vec<D> normal_of(const std::array<std::uint32_t, D>& corner, const Ways& ways) {
    if constexpr (D == 3) return cross(ways[0], ways[1]);
    // The edge itself goes from corner 0 to corner 1.
    if constexpr (D == 2) return newest_of(corner) == 0 ? Vec<2>{ways[0][1], -ways[0][0]} : left_of(ways[0]);
  }

  void make_face(const std::array<std::uint32_t, D>& corner, const Ways& ways) {
    Face face;
    face.corner = corner;
    face.normal = normal_of(corner, ways);
    face.shortest = corner[0];
    for (const std::uint32_t i : corner)
      if (length_squared_[i] < length_squared_[face.shortest]) face.shortest = i;
    face.height = dot(face.normal, points_[face.shortest].w);
    face.length_squared = dot(face.normal, face.normal);
    face.order = face.height * std::abs(face.height) / face.length_squared;
    if (!faces_.empty() && face.order < faces_[nearest_].order) nearest_ = faces_.size();
    faces_.push_back(face);
  }

  /// Bounds the error of the normal in each coordinate. In space an entry is e_l f_m - e_m f_l: the edges' errors carried on,
  /// and three roundings of which a product sees two.
  Vec<D> wobble(const Face& face) const {
    const std::size_t newest = newest_of(face.corner);
    const auto edge_to = [&](std::size_t i) {
      return frame_.edge(points_[face.corner[newest]], points_[face.corner[(newest + i) % D]]);
    };
    const Edge<D> e = edge_to(1);
    Vec<D> wobble;
    if constexpr (D == 2) {
      wobble = {e.error[1], e.error[0]};
    } else {
      const Edge<D> f = edge_to(2);
      each_axis<3>([&](std::size_t k) {
        const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
        const double e_l = std::abs(e.way[l]), e_m = std::abs(e.way[m]), f_l = std::abs(f.way[l]),
                     f_m = std::abs(f.way[m]);
        const double carried = e_l * f.error[m] + f_m * e.error[l] + e_m * f.error[l] + f_l * e.error[m];
        const double rounded = kUnitRoundoff * (e_l * f_m + e_m * f_l + std::abs(face.normal[k]));
        wobble[k] = (carried + rounded) * (1 + 16 * kUnitRoundoff) + kUnderflow;
      });
    }
    return wobble;
  }

  /// Bounds every entry of wobble(): moves on a body are below L < 2, so that ways are below 4, their errors below (4 + 4) u
  /// (1 + 2 u), the carried part below 4 * 4 * 8 u and the rounded one below u (16 + 16 + 32): less than 200 u.
  static constexpr double kCoarseWobble = 256 * kUnitRoundoff;
  static constexpr std::size_t kUsualPoints = 32;

  const MinkowskiFrame<D>& frame_;
  std::vector<Difference<D>> points_;
  std::vector<double> length_squared_;  // |w|^2 of each point
  std::vector<Face> faces_;
  std::size_t nearest_ = 0;                               // index of the first of the nearest faces
  std::vector<std::array<std::uint32_t, D>> gone_;        // corners of the faces taken away
  std::vector<std::uint32_t> on_rim_;                     // how often a point is the first of a ridge of the rim
  std::vector<std::pair<std::uint32_t, Vec<D>>> way_to_;  // from the newest point, for each point on the rim
};

template <std::size_t D>
bool ExpandingPolytope<D>::add(const Difference<D>& vertex) {
  const auto newest = size();
  points_.push_back(vertex);
  length_squared_.push_back(dot(vertex.w, vertex.w));
  gone_.clear();
  way_to_.clear();
  const std::size_t all = faces_.size();
  nearest_ = 0;
  for (std::size_t i = 0; i < faces_.size();) {
    if (dot(faces_[i].normal, vertex.w) > faces_[i].height) {
      gone_.push_back(faces_[i].corner);
      faces_[i] = faces_.back();
      faces_.pop_back();
    } else {
      if (faces_[i].order < faces_[nearest_].order) nearest_ = i;
      ++i;
    }
  }
  if (gone_.empty() || gone_.size() == all) return false;
  on_rim_.assign(points_.size(), 0);
  // The ridge of a face without its k-th corner, in the face's sense; in the plane a corner, twice.
  const auto ridge = [](const std::array<std::uint32_t, D>& corner, std::size_t k) {
    return std::pair(corner[(k + 1) % D], corner[(k + D - 1) % D]);
  };
  const auto way_to = [&](std::uint32_t point) {
    for (const auto& [known, way] : way_to_)
      if (known == point) return way;
    return way_to_.emplace_back(point, frame_.way(points_[newest], points_[point])).second;
  };
  for (const auto& face : gone_) {
    for (std::size_t k = 0; k < D; ++k) {
      const auto [i, j] = ridge(face, k);
      bool shared = false;
      for (const auto& other : gone_)
        for (std::size_t l = 0; &other != &face && !shared && l < D; ++l) shared = ridge(other, l) == std::pair(j, i);
      if (shared) continue;
      if (on_rim_[i]++ != 0) return false;
      std::array<std::uint32_t, D> corner = face;
      corner[k] = newest;
      Ways ways;
      ways[0] = way_to(i);
      if constexpr (D == 3) ways[1] = way_to(j);
      make_face(corner, ways);
      if (!(faces_.back().length_squared > 0)) return false;
    }
  }
  return true;
}

template <std::size_t D>
bool ExpandingPolytope<D>::proves_beyond(const Face& face, double least) const {
  const Vec<D>& w = points_[face.shortest].w;
  const double face_length = face.length();
  const auto proves = [&](const Vec<D>& wobble) {
    double error = 0, length = face_length * (1 + 8 * kUnitRoundoff);
    each_axis<D>([&](std::size_t k) {
      error += std::abs(w[k]) * (static_cast<double>(D + 3) * kUnitRoundoff * std::abs(face.normal[k]) + wobble[k]);
      length += wobble[k] * (1 + 8 * kUnitRoundoff);
    });
    const double height = face.height - error * (1 + 16 * kUnitRoundoff) - kUnderflow;
    return height > 0 && (least <= 0 || height >= least * length * (1 + 8 * kUnitRoundoff));
  };
  Vec<D> coarse;
  coarse.fill(kCoarseWobble);
  return proves(coarse) || proves(wobble(face));
}

}  // namespace assay::gjk
