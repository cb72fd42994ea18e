#include "algorithms/gjk/depth/epa.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

#include "algorithms/gjk/depth/expanding_polytope.h"
#include "algorithms/gjk/depth/reach_along.h"
#include "algorithms/gjk/distance_search.h"
#include "algorithms/gjk/proofs.h"

namespace assay {
namespace gjk {
namespace {

/// Vertices of the difference that are far apart: a simplex to start from where no simplex around the origin is known.
/// Nothing where as computed all vertices lie in one hyperplane.
template <std::size_t D>
std::optional<std::array<Difference<D>, D + 1>> spread_simplex(const MinkowskiFrame<D>& frame) {
  std::array<Difference<D>, D + 1> simplex{};
  simplex[0] = frame.difference(0, 0);
  Vec<D> normal{};
  // The affine hull is spanned by the differences that share a vertex with the first one.
  for (std::size_t found = 1; found <= D; ++found) {
    double most = 0;
    const auto consider = [&](const Difference<D>& vertex) {
      const Vec<D> e = vertex.w - simplex[0].w;
      double size = 0;
      if (found == 1) size = dot(e, e);
      if (found == D) size = std::abs(dot(normal, e));
      if constexpr (D == 3) {
        if (found == 2) {
          const Vec<3> n = cross(simplex[1].w - simplex[0].w, e);
          size = dot(n, n);
        }
      }
      if (size > most) most = size, simplex[found] = vertex;
    };
    for (std::uint32_t i = 1; i < frame.a_size(); ++i) consider(frame.difference(i, 0));
    for (std::uint32_t j = 1; j < frame.b_size(); ++j) consider(frame.difference(0, j));
    if (most == 0) return std::nullopt;
    if constexpr (D == 2) {
      if (found == 1) normal = left_of(simplex[1].w - simplex[0].w);
    } else {
      if (found == 2) normal = cross(simplex[1].w - simplex[0].w, simplex[2].w - simplex[0].w);
    }
  }
  return simplex;
}

template <std::size_t D>
class ExpandingSearch {
 public:
  ExpandingSearch(const MinkowskiFrame<D>& frame, const Watch& watch) : frame_(frame), watch_(watch) {}

  /// From the simplex around the origin that the distance search ended in, or, where that gave up within rounding, from
  /// any simplex: distances are signed, so that the polytope grows around the origin first.
  GjkAnswer run() {
    const GjkAnswer contact = DistanceSearch<D, BySignedVolumes>(frame_, watch_).run();
    std::optional<std::array<Difference<D>, D + 1>> start;
    if (const auto* around = std::get_if<Overlapping>(&contact)) {
      start.emplace();
      for (std::uint32_t i = 0; i <= D; ++i) (*start)[i] = frame_.difference(around->on_a[i], around->on_b[i]);
    } else {
      const auto* gave_up = std::get_if<GaveUp>(&contact);
      if (gave_up == nullptr || gave_up->why == GaveUp::Why::kStopped) return contact;
      start = spread_simplex(frame_);
      if (!start) return contact;
    }
    ExpandingPolytope<D> polytope(frame_, *start);
    return expand(polytope);
  }

 private:
  using Face = typename ExpandingPolytope<D>::Face;

  GjkAnswer expand(ExpandingPolytope<D>& polytope) const {
    for (std::uint32_t step = 0;; ++step) {
      const Face face = polytope.nearest();
      if (watch_ && !watched(polytope, face)) return GaveUp{GaveUp::Why::kStopped, step};
      const Support back = frame_.support(-1.0 * face.normal);
      const Difference<D> farthest = frame_.difference(back.a, back.b);
      const double support = dot(face.normal, farthest.w);
      const bool reached = !(support - face.height > kExpansionClosed * face.length() * frame_.extent());
      if (reached || polytope.has(back.a, back.b) || step == kExpansionLimit)
        return conclude(polytope, face, back, std::max(support, face.height), step);
      if (-back.least + support_error<D>(absolute_dot(face.normal, frame_.extents())) < 0)
        return separated_along(face.normal);
      if (!polytope.add(farthest)) return GaveUp{GaveUp::Why::kStalled, step};
    }
  }

  /// The depth as computed, and whether both of its bounds are proved: no move shorter by kDepthGap L separates,
  /// because every face of a closed surface of differences is that far from the origin; and along the face's normal
  /// nothing reaches farther than the depth and kDepthGap L.
  GjkAnswer conclude(const ExpandingPolytope<D>& polytope, const Face& face, const Support& back, double support,
                     std::uint32_t step) const {
    Penetrating answer;
    answer.depth = frame_.in_callers_unit(support / face.length());
    if (!std::isfinite(answer.depth)) return GaveUp{GaveUp::Why::kNotFinite, step};
    each_axis<D>([&](std::size_t k) { answer.normal[k] = face.normal[k]; });
    const double depth = frame_.in_frame(answer.depth), gap = kDepthGap * frame_.extent();
    if (!polytope.proves_beyond(depth - gap)) return GaveUp{GaveUp::Why::kUncertain, step};
    const ReachAlong reach{-back.least, support_error<D>(absolute_dot(face.normal, frame_.extents())), face.length()};
    if (!(reach.most() <= depth + gap))
      return GaveUp{step == kExpansionLimit ? GaveUp::Why::kStepLimit : GaveUp::Why::kUncertain, step};
    if (!attained(polytope, face, reach, gap)) return answer;
    if (!(answer.depth >= 0)) return GaveUp{GaveUp::Why::kUncertain, step};
    answer.size = D;
    for (std::size_t i = 0; i < D; ++i) {
      answer.on_a[i] = polytope.point(face.corner[i]).a;
      answer.on_b[i] = polytope.point(face.corner[i]).b;
    }
    return answer;
  }

  /// Whether every corner of the face is proved to reach as far along its normal, within the gap. That the corners span
  /// a plane was proved with the height: the exact normal is not 0.
  bool attained(const ExpandingPolytope<D>& polytope, const Face& face, const ReachAlong& farthest, double gap) const {
    return std::all_of(face.corner.begin(), face.corner.end(), [&](std::uint32_t i) {
      const ReachAlong corner = corner_along<D>(face.normal, polytope.point(i).w, farthest.length);
      return farthest.along + farthest.error - (corner.along - corner.error) <=
             gap * farthest.length * (1 - 8 * kUnitRoundoff);
    });
  }

  static SeparatedAlong separated_along(const Vec<D>& normal) {
    SeparatedAlong answer;
    for (std::size_t k = 0; k < D; ++k) answer.direction[k] = -normal[k];
    return answer;
  }

  /// The state is the nearest face, after the number of vertices: the polytope only grows.
  bool watched(const ExpandingPolytope<D>& polytope, const Face& face) const {
    std::array<std::uint32_t, 2 * D + 1> state{polytope.size()};
    std::size_t size = 1;
    for (const std::uint32_t i : face.corner) {
      state[size++] = polytope.point(i).a;
      state[size++] = polytope.point(i).b;
    }
    return watch_({state.data(), size});
  }

  const MinkowskiFrame<D>& frame_;
  const Watch& watch_;
};

template <std::size_t D>
GjkAnswer solve_by_expansion(const ConvexPair& pair, const Watch& watch) {
  const MinkowskiFrame<D> frame(pair);
  if (!frame.finite()) return GaveUp{GaveUp::Why::kNotFinite, 0};
  if (frame.extent() == 0) return GaveUp{GaveUp::Why::kUncertain, 0};  // all vertices are one point
  return ExpandingSearch<D>(frame, watch).run();
}

}  // namespace
}  // namespace gjk

GjkAnswer Epa::solve(const ConvexPair& pair, const Watch& watch) {
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"a body without vertices"};
  if (pair.a.dimension != pair.b.dimension) return Declined{"bodies of different dimensions"};
  if (pair.a.dimension == 2) return gjk::solve_by_expansion<2>(pair, watch);
  if (pair.a.dimension == 3) return gjk::solve_by_expansion<3>(pair, watch);
  return Declined{"only the plane and space are served"};
}

}  // namespace assay
