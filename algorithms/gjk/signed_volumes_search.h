// The search behind gjk/signed_volumes, generic in what it tests, so that a planted fault differs in one constant.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>

#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/gjk/simplex/simplex_around_origin.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/watch.h"

namespace assay::gjk {

/// What the honest search tests. A fault turns one constant off.
struct TestsAll {
  static constexpr bool kTestsOldestFace = true;  ///< the face opposite the oldest vertex of the full simplex
  static constexpr bool kTestsSupport = true;     ///< that no vertex lies beyond the nearest point
};

/// Directions of nearly unit length, no two coordinates of one size, so that a symmetric pair meets no symmetric
/// search.
inline constexpr std::array<Vec<3>, kSearches> kIrregular = {{{0.83, -0.41, 0.37},
                                                              {-0.29, 0.78, 0.55},
                                                              {0.47, 0.33, -0.82},
                                                              {-0.61, -0.73, 0.31},
                                                              {0.19, -0.87, -0.45},
                                                              {-0.91, 0.11, -0.39}}};

template <std::size_t D, class Policy>
class SignedVolumesSearch {
 public:
  SignedVolumesSearch(const MinkowskiFrame<D>& frame, const Watch& watch) : frame_(frame), watch_(watch) {}

  /// The first search walks towards the origin. Where it ends with the origin on the boundary of its simplex, or too
  /// near to tell, further searches walk towards a point beside the origin and ask whether the simplex that they end in
  /// has the origin inside as well. On a lattice the first often fails and the second succeeds.
  GjkAnswer run() {
    GaveUp::Why why = GaveUp::Why::kUncertain;
    for (search_ = 0; search_ < kSearches; ++search_) {
      Vec<D> first = frame_.between_boxes();
      if (search_ > 0 || dot(first, first) == 0) first = irregular(search_);
      if (search_ > 0) target_ = std::ldexp(1.0, -kTargetStep * static_cast<int>(search_)) * irregular(search_ - 1);
      const GjkAnswer answer = search(first);
      const auto* gave_up = std::get_if<GaveUp>(&answer);
      if (gave_up == nullptr || gave_up->why == GaveUp::Why::kStopped) return answer;
      if (search_ == 0) why = gave_up->why;
      for (std::uint32_t i = 0; i < simplex_.size; ++i)
        memory_.remember(frame_.difference(simplex_.vertex[i].a, simplex_.vertex[i].b));
    }
    for (std::uint32_t a = 0; a < frame_.a_size() && !memory_.full(); ++a)
      for (std::uint32_t b = 0; b < frame_.b_size() && !memory_.full(); ++b) memory_.remember(frame_.difference(a, b));
    if (const auto around = simplex_around_origin(memory_)) return overlapping(*around);
    return GaveUp{why, steps_};
  }

 private:
  static Vec<D> irregular(std::uint32_t search) {
    Vec<D> direction;
    for (std::size_t k = 0; k < D; ++k) direction[k] = kIrregular[search][k];
    return direction;
  }

  GaveUp give_up(GaveUp::Why why) const { return {why, steps_}; }

  /// A vertex of the Minkowski difference as seen from the target.
  Difference<D> difference(std::uint32_t a, std::uint32_t b) const {
    Difference<D> vertex = frame_.difference(a, b);
    vertex.w = vertex.w - target_;
    return vertex;
  }

  GjkAnswer search(const Vec<D>& first) {
    const Support start = frame_.support(first);
    simplex_.size = 0;
    simplex_.push(difference(start.a, start.b));
    nearest_ = nearest_on_vertex(simplex_, 0);
    double length_squared = dot(nearest_.v, nearest_.v);
    for (std::uint32_t step = 0; step < kStepLimit; ++step) {
      ++steps_;
      if (watch_ && !watched()) return give_up(GaveUp::Why::kStopped);
      const Vec<D>& v = nearest_.v;
      const Support support = frame_.support(v);
      const double gap = length_squared - (support.least - dot(v, target_));
      const bool closed = gap <= kGapClosed * length_squared + support_error<D>(absolute_dot(v, frame_.extents()));
      if (closed || simplex_.has(support.a, support.b)) return conclude(support.least, GaveUp::Why::kUncertain);
      Simplex<D> grown = simplex_;
      grown.push(next_vertex(support, length_squared));
      const Nearest<D> next = nearest_on_simplex<D, Policy::kTestsOldestFace>(grown);
      if (next.inside) {
        if (proves_origin_inside(grown)) return overlapping(grown);
        memory_.remember(frame_.difference(support.a, support.b));
        return conclude(support.least, GaveUp::Why::kUncertain);
      }
      const double next_squared = dot(next.v, next.v);
      if (!(next_squared < length_squared)) return conclude(support.least, GaveUp::Why::kStalled);  // beyond rounding
      for (std::uint32_t i = 0; i < next.size; ++i) simplex_.vertex[i] = grown.vertex[next.keep[i]];
      simplex_.size = next.size;
      nearest_ = next;
      length_squared = next_squared;
    }
    return give_up(GaveUp::Why::kStepLimit);
  }

  /// The difference to go on with: of the support's vertices; beside the origin, if that is progress too, with the
  /// vertex of body B that lies farthest in a direction turned away by up to a right angle. Supports alone are
  /// vertices of the Minkowski difference, and where those lie in opposite pairs around the origin no simplex of them
  /// has it strictly inside.
  Difference<D> next_vertex(const Support& support, double length_squared) const {
    if (search_ > 0) {
      const Vec<D> askew = nearest_.v + std::sqrt(length_squared) * irregular(search_);
      const Difference<D> vertex = difference(support.a, frame_.support(askew).b);
      if (dot(nearest_.v, vertex.w) < length_squared / 2 && !simplex_.has(vertex.a, vertex.b)) return vertex;
    }
    return difference(support.a, support.b);
  }

  bool proves_origin_inside(Simplex<D> simplex) const {
    for (Difference<D>& vertex : simplex.vertex) vertex = frame_.difference(vertex.a, vertex.b);
    return proves_inside<Policy::kTestsOldestFace>(simplex);
  }

  /// The search has ended at nearest_, with h(v) = `least` as computed: what can be proved about it, or else why not.
  GjkAnswer conclude(double least, GaveUp::Why otherwise) const {
    if constexpr (!Policy::kTestsSupport) return separated();
    const bool away = least_support(frame_, nearest_.v, least) > 0;
    if (away && search_ == 0) {
      // v is normal to its face, which is precise where v is short; the weights' own point is where v is long.
      const Combination<D> point = combine(simplex_, nearest_.weight);
      if (proves_nearest(frame_, point, nearest_.v, least)) return separated();
      if (proves_nearest(frame_, point, point.z, frame_.support(point.z).least)) return separated();
    }
    return away ? GjkAnswer{separated_along(nearest_.v)} : give_up(otherwise);
  }

  Separated separated() const {
    Separated answer;
    answer.on_a.size = answer.on_b.size = simplex_.size;
    for (std::uint32_t i = 0; i < simplex_.size; ++i) {
      answer.on_a.vertex[i] = simplex_.vertex[i].a;
      answer.on_b.vertex[i] = simplex_.vertex[i].b;
      answer.on_a.weight[i] = answer.on_b.weight[i] = nearest_.weight[i];
    }
    return answer;
  }

  static SeparatedAlong separated_along(const Vec<D>& v) {
    SeparatedAlong answer;
    for (std::size_t k = 0; k < D; ++k) answer.direction[k] = v[k];
    return answer;
  }

  static Overlapping overlapping(const Simplex<D>& simplex) {
    Overlapping answer;
    answer.size = simplex.size;
    for (std::uint32_t i = 0; i < simplex.size; ++i) {
      answer.on_a[i] = simplex.vertex[i].a;
      answer.on_b[i] = simplex.vertex[i].b;
    }
    return answer;
  }

  /// The state is the simplex's vertex pairs a, b, oldest first; from the second search on its number follows, so that
  /// a simplex met again in another search is not taken for a cycle.
  bool watched() const {
    std::array<std::uint32_t, 2 * D + 1> state;
    std::size_t size = 0;
    for (std::uint32_t i = 0; i < simplex_.size; ++i) {
      state[size++] = simplex_.vertex[i].a;
      state[size++] = simplex_.vertex[i].b;
    }
    if (search_ > 0) state[size++] = search_;
    return watch_({state.data(), size});
  }

  const MinkowskiFrame<D>& frame_;
  const Watch& watch_;
  Vec<D> target_{};  ///< the origin, or a point beside it in the further searches
  Simplex<D> simplex_;
  Memory<D> memory_;
  Nearest<D> nearest_;
  std::uint32_t search_ = 0, steps_ = 0;
};

template <std::size_t D, class Policy>
GjkAnswer solve_signed_volumes_in(const ConvexPair& pair, const Watch& watch) {
  const MinkowskiFrame<D> frame(pair);
  if (!frame.finite()) return GaveUp{GaveUp::Why::kNotFinite, 0};
  if (frame.extent() == 0) return GaveUp{GaveUp::Why::kUncertain, 0};  // all vertices are one point
  return SignedVolumesSearch<D, Policy>(frame, watch).run();
}

template <class Policy>
GjkAnswer solve_signed_volumes(const ConvexPair& pair, const Watch& watch) {
  if (pair.a.empty() || pair.b.empty()) return Declined{"a body without vertices"};
  if (pair.a.dimension != pair.b.dimension) return Declined{"bodies of different dimensions"};
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"a body without vertices"};
  if (pair.a.dimension == 2) return solve_signed_volumes_in<2, Policy>(pair, watch);
  if (pair.a.dimension == 3) return solve_signed_volumes_in<3, Policy>(pair, watch);
  return Declined{"only the plane and space are served"};
}

}  // namespace assay::gjk
