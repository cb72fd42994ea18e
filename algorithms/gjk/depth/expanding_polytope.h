// A polytope of vertices of the Minkowski difference that grows until its face nearest to the origin is one of the
// difference's, with what double arithmetic can prove about each face.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory_resource>
#include <utility>
#include <vector>

#include "algorithms/gjk/depth/face_planes.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// The faces are a closed surface at any time, whatever is rounded: growing takes away faces and joins the rim of what is
/// left to the new vertex, and the rim is asked to leave no point twice.
///
/// Shape  Segments of the plane that go counter-clockwise, triangles of space that do so seen from outside: the normal of a
///        face points away from a simplex's inside. Ridge k of a face is what it is without corner k: an edge from corner k + 1
///        to corner k + 2, in the plane a corner.
/// Cost   An expansion compares every face, four at once; the rest goes with the faces taken away.
template <std::size_t D>
class ExpandingPolytope {
 public:
  using Corners = std::array<std::uint32_t, D>;
  struct Face : Plane<D> {  ///< the normal is of the ways from the newest corner to the others
    Corners corner;
    std::uint32_t shortest;  ///< the corner nearest to the origin: the height, its own, loses the fewest digits there
  };

  /// Precondition: vertices not in one hyperplane as computed.
  ExpandingPolytope(const MinkowskiFrame<D>& frame, const std::array<Difference<D>, D + 1>& simplex) : frame_(frame) {
    points_.reserve(kUsualPoints);
    length_squared_.reserve(kUsualPoints);
    links_.reserve(2 * kUsualPoints);
    gone_.reserve(2 * kUsualPoints);
    rim_.reserve(kUsualPoints);
    leaving_.reserve(kUsualPoints);
    points_.assign(simplex.begin(), simplex.end());
    if (!(side_of_last() > 0)) std::swap(points_[0], points_[1]);
    for (const Difference<D>& point : points_) length_squared_.push_back(dot(point.w, point.w));
    static constexpr auto kLinks = links_of_simplex();
    links_.assign(kLinks.begin(), kLinks.end());
    for (std::uint32_t i = 0; i < links_.size(); ++i) {
      const Corners& corner = links_[i].corner;
      const std::size_t newest = newest_of(corner);
      std::array<Vec<D>, D - 1> ways;
      for (std::size_t k = 0; k + 1 < D; ++k)
        ways[k] = frame_.way(points_[corner[newest]], points_[corner[(newest + 1 + k) % D]]);
      set_plane(i, normal_of(corner, ways));
    }
  }
  ExpandingPolytope(const ExpandingPolytope&) = delete;
  ExpandingPolytope& operator=(const ExpandingPolytope&) = delete;

  std::uint32_t faces() const { return planes_.size(); }
  Face face(std::uint32_t i) const {
    const Corners& corner = links_[i].corner;
    return {planes_[i], corner, shortest_of(corner)};
  }
  Face nearest() const { return face(planes_.nearest()); }
  std::uint32_t size() const { return static_cast<std::uint32_t>(points_.size()); }
  const Difference<D>& point(std::uint32_t i) const { return points_[i]; }
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
  /// A ridge of a face.
  struct Ridge {
    std::uint32_t face = 0, at = 0;
  };
  /// What a face has in common with others: its corners, and for each of its ridges the same ridge as the face beyond has it.
  struct Links {
    Corners corner{};
    std::array<Ridge, D> across{};
  };
  /// A ridge between a face that stays and one that goes: the corners of the face that takes its place, the ridge of the one that
  /// stays, and the way from the newest point to the one where it leaves.
  struct Rim {
    Corners corner;
    Ridge outer;
    std::uint32_t face;
    Vec<D> way;
  };

  static constexpr std::array<Links, D + 1> links_of_simplex() {
    std::array<Links, D + 1> links{};
    if constexpr (D == 2) {
      links[0].corner = {0, 1}, links[1].corner = {1, 2}, links[2].corner = {2, 0};
    } else {
      links[0].corner = {1, 0, 2}, links[1].corner = {0, 1, 3}, links[2].corner = {1, 2, 3},
      links[3].corner = {2, 0, 3};
    }
    const auto leaves = [&](std::size_t i, std::size_t k) { return links[i].corner[(k + 1) % D]; };
    const auto arrives = [&](std::size_t i, std::size_t k) { return links[i].corner[(k + D - 1) % D]; };
    for (std::uint32_t i = 0; i <= D; ++i)
      for (std::uint32_t k = 0; k < D; ++k)
        for (std::uint32_t j = 0; j <= D; ++j)
          for (std::uint32_t l = 0; l < D; ++l)
            if (i != j && leaves(i, k) == arrives(j, l) && arrives(i, k) == leaves(j, l)) links[i].across[k] = {j, l};
    return links;
  }

  double side_of_last() const {
    const Vec<D> e = points_[1].w - points_[0].w, f = points_[2].w - points_[0].w;
    if constexpr (D == 2) return cross(e, f);
    if constexpr (D == 3) return dot(cross(e, f), points_[3].w - points_[0].w);
  }
  /// The corner from which a face's edges are taken is its newest: faces around a new vertex share the ways to it. In space it is
  /// the last one.
  static std::size_t newest_of(const Corners& corner) {
    if constexpr (D == 3) return 2;
    return corner[0] > corner[1] ? 0 : 1;
  }
  /// From the ways from the newest corner to the next ones, in the face's sense.
  static Vec<D> normal_of(const Corners& corner, const std::array<Vec<D>, D - 1>& ways) {
    if constexpr (D == 3) return cross(ways[0], ways[1]);
    // The edge itself goes from corner 0 to corner 1.
    if constexpr (D == 2) return newest_of(corner) == 0 ? Vec<2>{ways[0][1], -ways[0][0]} : left_of(ways[0]);
  }
  std::uint32_t shortest_of(const Corners& corner) const {
    std::uint32_t shortest = corner[0];
    for (const std::uint32_t i : corner)
      if (length_squared_[i] < length_squared_[shortest]) shortest = i;
    return shortest;
  }
  void set_plane(std::uint32_t i, const Vec<D>& normal) {
    planes_.set(i, {normal, dot(normal, points_[shortest_of(links_[i].corner)].w), dot(normal, normal)});
  }

  bool find_rim();
  bool join_rim();

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
  static constexpr std::size_t kUsualPoints = 48;
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  const MinkowskiFrame<D>& frame_;
  // Polytopes of the usual size need no heap.
  alignas(32) std::array<std::byte, 20480> buffer_;
  std::pmr::monotonic_buffer_resource memory_{buffer_.data(), buffer_.size()};
  std::pmr::vector<Difference<D>> points_{&memory_};
  std::pmr::vector<double> length_squared_{&memory_};  // |w|^2 of each point
  FacePlanes<D> planes_{2 * kUsualPoints, &memory_};
  std::pmr::vector<Links> links_{&memory_};
  std::pmr::vector<std::uint32_t> gone_{&memory_};  // faces that the newest point sees
  std::pmr::vector<Rim> rim_{&memory_};
  std::pmr::vector<std::uint32_t> leaving_{&memory_};  // of each point, the entry of rim_ that leaves it
};

template <std::size_t D>
bool ExpandingPolytope<D>::find_rim() {
  const std::uint32_t newest = size() - 1;
  rim_.clear();
  leaving_.assign(points_.size(), kNone);
  for (const std::uint32_t i : gone_) {
    const Links& face = links_[i];
    for (std::size_t k = 0; k < D; ++k) {
      const Ridge outer = face.across[k];
      if (planes_.seen(outer.face)) continue;
      const std::uint32_t from = face.corner[(k + 1) % D];
      const auto entry = static_cast<std::uint32_t>(rim_.size());
      Rim rim{{},
              outer,
              entry < gone_.size() ? gone_[entry] : planes_.size() + entry - static_cast<std::uint32_t>(gone_.size()),
              frame_.way(points_[newest], points_[from])};
      if constexpr (D == 3) {
        if (std::exchange(leaving_[from], entry) != kNone) return false;
        rim.corner = {from, face.corner[(k + 2) % D], newest};
      } else {
        rim.corner = face.corner;
        rim.corner[k] = newest;
      }
      rim_.push_back(rim);
    }
  }
  return true;
}

template <std::size_t D>
bool ExpandingPolytope<D>::join_rim() {
  const std::uint32_t newest = size() - 1;
  if (D == 2 && rim_.size() != 2) return false;
  links_.resize(links_.size() + rim_.size() - gone_.size());
  for (std::size_t entry = 0; entry < rim_.size(); ++entry) {
    const Rim& rim = rim_[entry];
    Links& links = links_[rim.face];
    links.corner = rim.corner;
    Vec<D> normal;
    if constexpr (D == 3) {
      // The faces around the newest point meet along the ways to it.
      const std::uint32_t after = leaving_[rim.corner[1]];
      if (after == kNone) return false;
      const Rim& next = rim_[after];
      links.across[2] = rim.outer;
      links.across[0] = {next.face, 1};
      links_[next.face].across[1] = {rim.face, 0};
      links_[rim.outer.face].across[rim.outer.at] = {rim.face, 2};
      normal = normal_of(rim.corner, {rim.way, next.way});
    } else {
      const std::uint32_t at = rim.corner[0] == newest ? 0 : 1;
      links.across[at] = rim.outer;
      links.across[1 - at] = {rim_[1 - entry].face, at};
      links_[rim.outer.face].across[rim.outer.at] = {rim.face, at};
      normal = normal_of(rim.corner, {rim.way});
    }
    set_plane(rim.face, normal);
    if (!(dot(normal, normal) > 0)) return false;
  }
  return true;
}

template <std::size_t D>
bool ExpandingPolytope<D>::add(const Difference<D>& vertex) {
  points_.push_back(vertex);
  length_squared_.push_back(dot(vertex.w, vertex.w));
  const std::uint32_t all = planes_.size();
  planes_.see(vertex.w, gone_);
  return !gone_.empty() && gone_.size() < all && find_rim() && join_rim();
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
