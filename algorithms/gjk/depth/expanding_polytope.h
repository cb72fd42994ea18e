// A polytope of vertices of the Minkowski difference that grows until its face nearest to the origin is one of the
// difference's, with what double arithmetic can prove about each face.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <utility>
#include <vector>

#include "algorithms/gjk/depth/face_links.h"
#include "algorithms/gjk/depth/face_planes.h"
#include "algorithms/gjk/depth/normal_error.h"
#include "algorithms/gjk/depth/plane_fan.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// The faces are a closed surface at any time, whatever is rounded: growing takes away faces and joins the rim of what
/// is left to the new vertex, and the rim is asked to leave no point twice.
///
/// Shape  Segments of the plane that go counter-clockwise, triangles of space that do so seen from outside: the normal
///        of a face points away from a simplex's inside.
/// Cost   An expansion compares every face, four at once; the rest goes with the faces taken away.
template <std::size_t D>
class ExpandingPolytope {
 public:
  using Corners = std::array<std::uint32_t, D>;
  struct Face : Plane<D> {  ///< the normal is of the ways from the newest corner to the others
    Corners corner;
  };

  /// Precondition: vertices not in one hyperplane as computed.
  ExpandingPolytope(const MinkowskiFrame<D>& frame, const std::array<Difference<D>, D + 1>& simplex) : frame_(frame) {
    points_.reserve(kUsualPoints);
    length_squared_.reserve(kUsualPoints);
    links_.reserve(2 * kUsualPoints);
    rim_.reserve(4 * kUsualPoints);
    leaving_.reserve(kUsualPoints);
    points_.assign(simplex.begin(), simplex.end());
    if (!(side_of_last() > 0)) std::swap(points_[0], points_[1]);
    for (const Difference<D>& point : points_) length_squared_.push_back(dot(point.w, point.w));
    static constexpr auto kLinks = links_of_simplex<D>();
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

  Face nearest() const { return {planes_[planes_.nearest()], links_[planes_.nearest()].corner}; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(points_.size()); }
  const Difference<D>& point(std::uint32_t i) const { return points_[i]; }
  bool has(std::uint32_t a, std::uint32_t b) const {
    return std::any_of(points_.begin(), points_.end(), [&](const auto& p) { return p.a == a && p.b == b; });
  }

  /// Joins a vertex to the rim of the faces that it sees; false where rounding left no such rim.
  bool add(const Difference<D>& vertex);

  /// Whether every face is proved to have the origin strictly on its inner side, at a distance of `least` or more.
  bool proves_beyond(double least) const {
    for (std::uint32_t i = 0; i < planes_.size(); ++i)
      if (planes_.is_plane(i) && !proves_beyond(i, least)) return false;
    return true;
  }

 private:
  /// A ridge between a face that goes and one that stays: its first corner, the ridge as the one that stays has it, and
  /// the place of the new face there.
  struct Rim {
    std::uint32_t from = 0;
    Ridge outer;
    std::uint32_t place = 0;
  };
  /// In space, how the rim around what point `newest` sees leaves a point.
  struct Leaving {
    std::uint32_t newest = 0, to = 0;
    Ridge outer;
  };

  double side_of_last() const {
    const Vec<D> e = points_[1].w - points_[0].w, f = points_[2].w - points_[0].w;
    if constexpr (D == 2) return cross(e, f);
    if constexpr (D == 3) return dot(cross(e, f), points_[3].w - points_[0].w);
  }
  /// The corner from which a face's edges are taken is its newest: faces around a new vertex share the ways to it. In
  /// space it is the last one.
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
  /// The corner nearest to the origin: the height loses the fewest digits there.
  const Vec<D>& shortest_of(const Corners& corner) const {
    std::uint32_t shortest = corner[0];
    each_axis<D - 1>([&](std::size_t k) {
      shortest = length_squared_[corner[k + 1]] < length_squared_[shortest] ? corner[k + 1] : shortest;
    });
    return points_[shortest].w;
  }
  void set_plane(std::uint32_t i, const Vec<D>& normal) {
    const Plane<D> plane{normal, dot(normal, shortest_of(links_[i].corner)), dot(normal, normal)};
    planes_.set(i, plane, plane.order());
  }

  bool find_rim();
  void take_places();
  bool join_rim();
  bool proves_beyond(std::uint32_t i, double least) const;

  static constexpr std::size_t kUsualPoints = 48;

  const MinkowskiFrame<D>& frame_;
  // Polytopes of the usual size need no heap.
  alignas(32) std::array<std::byte, 20480> buffer_;
  std::pmr::monotonic_buffer_resource memory_{buffer_.data(), buffer_.size()};
  std::pmr::vector<Difference<D>> points_{&memory_};
  std::pmr::vector<double> length_squared_{&memory_};  // |w|^2 of each point
  FacePlanes<D> planes_{2 * kUsualPoints, &memory_};
  std::pmr::vector<Links<D>> links_{&memory_};      // of each plane
  std::pmr::vector<std::uint32_t> free_{&memory_};  // planes without a face
  std::span<const std::uint32_t> gone_;             // faces that the newest point sees
  std::pmr::vector<Rim> rim_{&memory_};
  std::size_t rim_size_ = 0;                     // entries in use
  std::pmr::vector<Leaving> leaving_{&memory_};  // of each point
};

/// The rim in the order in which it is walked around; false where that does not meet all of it, each point once. In the
/// plane: the corner at which the faces that go begin, then the one at which they end.
template <std::size_t D>
bool ExpandingPolytope<D>::find_rim() {
  if (rim_.size() < D * gone_.size()) rim_.resize(D * gone_.size());
  rim_size_ = 0;
  if constexpr (D == 2) {
    for (const std::size_t k : {1u, 0u})
      for (const std::uint32_t i : gone_)
        if (!planes_.seen(links_[i].across[k].face)) rim_[rim_size_++] = {links_[i].corner[1 - k], links_[i].across[k]};
    return rim_size_ == 2 && rim_[0].outer.at != rim_[1].outer.at;
  } else {
    const std::uint32_t newest = size() - 1;
    leaving_.resize(points_.size());
    std::uint32_t start = newest;
    for (const std::uint32_t i : gone_) {
      const Links<D>& face = links_[i];
      each_axis<3>([&](std::size_t k) {
        // What nobody could predict is no branch: ridges that go are noted at a point that is on no rim.
        const bool goes = planes_.seen(face.across[k].face);
        const std::uint32_t from = goes ? newest : face.corner[(k + 1) % 3];
        leaving_[from] = {newest, face.corner[(k + 2) % 3], face.across[k]};
        start = goes ? start : from;
        rim_size_ += goes ? 0 : 1;
      });
    }
    std::uint32_t at = start;
    for (std::size_t i = 0; i < rim_size_; ++i) {
      const Leaving& leaving = leaving_[at];
      if (leaving.newest != newest || (i > 0 && at == start)) return false;
      rim_[i] = {at, leaving.outer};
      at = leaving.to;
    }
    return rim_size_ > 2 && at == start;
  }
}

/// Gives each ridge of the rim a place for its new face: of a face that goes, or a free one, or a new one.
template <std::size_t D>
void ExpandingPolytope<D>::take_places() {
  std::size_t places = links_.size();
  for (std::size_t i = 0; i < rim_size_; ++i) {
    if (i < gone_.size()) {
      rim_[i].place = gone_[i];
    } else if (!free_.empty()) {
      rim_[i].place = free_.back();
      free_.pop_back();
    } else {
      rim_[i].place = static_cast<std::uint32_t>(places++);
    }
  }
  for (std::size_t i = rim_size_; i < gone_.size(); ++i) {
    planes_.clear(gone_[i]);
    free_.push_back(gone_[i]);
  }
  links_.resize(places);
}

/// Faces from the rim to the newest point; false where one has no plane.
template <std::size_t D>
bool ExpandingPolytope<D>::join_rim() {
  const std::uint32_t newest = size() - 1;
  if constexpr (D == 2) {
    const Rim &first = rim_[0], &last = rim_[1];
    links_[first.place] = {{first.from, newest}, {Ridge{last.place, 1}, first.outer}};
    links_[last.place] = {{newest, last.from}, {last.outer, Ridge{first.place, 0}}};
    links_[first.outer.face].across[first.outer.at] = {first.place, 1};
    links_[last.outer.face].across[last.outer.at] = {last.place, 0};
    for (const Rim& rim : {first, last}) {
      const Vec<2> normal = normal_of(links_[rim.place].corner, {frame_.way(points_[newest], points_[rim.from])});
      if (!(dot(normal, normal) > 0)) return false;
      set_plane(rim.place, normal);
    }
  } else {
    const std::size_t count = rim_size_;
    PlaneFan fan;
    fan.newest = points_[newest].w;
    fan.newest_squared = length_squared_[newest];
    for (std::size_t begin = 0; begin < count; begin += PlaneFan::kTriangles) {
      const std::size_t size = std::min(count - begin, PlaneFan::kTriangles);
      for (std::size_t t = 0; t <= (size + 3) / 4 * 4; ++t) {
        const std::size_t i = begin + std::min(t, size);
        const std::uint32_t from = rim_[i < count ? i : 0].from;
        fan.set_corner(t, frame_.way(points_[newest], points_[from]), points_[from].w, length_squared_[from]);
      }
      fan.unfold(size);
      for (std::size_t t = 0; t < size; ++t) {
        const std::size_t i = begin + t;
        const Rim &rim = rim_[i], &before = rim_[i > 0 ? i - 1 : count - 1], &after = rim_[i + 1 < count ? i + 1 : 0];
        links_[rim.place] = {{rim.from, after.from, newest},
                             {Ridge{after.place, 1}, Ridge{before.place, 0}, rim.outer}};
        links_[rim.outer.face].across[rim.outer.at] = {rim.place, 2};
        if (!(fan.length_squared[t] > 0)) return false;
        planes_.set(rim.place, fan.plane(t), fan.order[t]);
      }
    }
  }
  return true;
}

template <std::size_t D>
bool ExpandingPolytope<D>::add(const Difference<D>& vertex) {
  points_.push_back(vertex);
  length_squared_.push_back(dot(vertex.w, vertex.w));
  gone_ = planes_.see(vertex.w);
  if (gone_.empty() || gone_.size() + free_.size() == planes_.size()) return false;
  if (!find_rim()) return false;
  take_places();
  return join_rim();
}

/// With m the exact normal, |m_k - normal_k| <= wobble_k (normal_error), and w the corner of height, rounded once: m.w
/// differs from the height by at most (D + 1) u sum |normal_k w_k| + sum wobble_k |w_k|, both with 1 + 2 u, and |m|
/// from |normal| by at most sum wobble_k. 2 u and the factors pay for these lines themselves.
///
/// Most faces are far: |w_k| < 2 (1 + u) and |normal_k| < 32 (ways are below 4), so the first is below 2 D (6 u 32 +
/// 256 u) < 2^-40 and the second below D 256 u < 2^-43, and least < 4. If |normal| >= 2^-20 and height / |normal| >=
/// least + 2^-16, then height - least |normal| >= 2^-36, of which all that takes a small part, the rounding of the
/// order, 8 u of it, included.
template <std::size_t D>
bool ExpandingPolytope<D>::proves_beyond(std::uint32_t i, double least) const {
  const Plane<D> face = planes_[i];
  const double far = std::max(least, 0.0) + 0x1p-16;
  if (face.length_squared >= 0x1p-40 && planes_.order(i) >= far * far) return true;
  const Corners& corner = links_[i].corner;
  const Vec<D>& w = shortest_of(corner);
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
  const auto wobble = [&] {
    const std::size_t newest = newest_of(corner);
    std::array<Edge<D>, D - 1> edges;
    for (std::size_t k = 0; k + 1 < D; ++k)
      edges[k] = frame_.edge(points_[corner[newest]], points_[corner[(newest + 1 + k) % D]]);
    return normal_error(edges, face.normal);
  };
  Vec<D> coarse;
  coarse.fill(kCoarseNormalError);
  return proves(coarse) || proves(wobble());
}

}  // namespace assay::gjk
