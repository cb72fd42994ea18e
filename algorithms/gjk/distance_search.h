// The search that the distance variants share: they differ in the sub-algorithm, in the direction asked, in the support
// mapping and in where they start.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

#include "algorithms/gjk/answers.h"
#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/gjk/simplex/simplex_around_origin.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/watch.h"

namespace assay::gjk {

/// What gjk/signed_volumes does. A variant changes a line.
struct BySignedVolumes {
  static constexpr bool kWantsDistance = true;  ///< false: the first direction that is proved to separate is the answer
  static constexpr bool kHasMomentum = false;   ///< directions are averaged (Nesterov) while that brings progress
  static constexpr std::uint32_t kSteps = kStepLimit;  ///< of one search

  /// The sub-algorithm: the nearest point of a simplex whose newest vertex is the last, given that of the others.
  template <std::size_t D>
  static Nearest<D> nearest_of(const Simplex<D>& grown, const Nearest<D>&) {
    return nearest_on_simplex(grown);
  }
};

/// The vertex pairs that a query ended with: a good start for the next one on the same two bodies, moved a little.
/// Nothing but indices is kept, so that what the bodies were does not matter.
struct WarmStart {
  std::uint32_t size = 0;
  std::array<std::uint32_t, 4> a{}, b{};
};

/// Directions of nearly unit length, no two coordinates of one size, so that a symmetric pair meets no symmetric
/// search.
inline constexpr std::array<Vec<3>, kSearches> kIrregular = {{{0.83, -0.41, 0.37},
                                                              {-0.29, 0.78, 0.55},
                                                              {0.47, 0.33, -0.82},
                                                              {-0.61, -0.73, 0.31},
                                                              {0.19, -0.87, -0.45},
                                                              {-0.91, 0.11, -0.39}}};

template <std::size_t D, class Policy, class Frame = MinkowskiFrame<D>>
class DistanceSearch {
 public:
  DistanceSearch(const Frame& frame, const Watch& watch) : frame_(frame), watch_(watch) {}

  /// The first search walks towards the origin, from a warm start if there is one. Where it ends with the origin on the
  /// boundary of its simplex, or too near to tell, further searches walk towards a point beside the origin and ask
  /// whether the simplex that they end in has the origin inside as well. On a lattice the first often fails and the
  /// second succeeds.
  GjkAnswer run(const WarmStart& warm = {}) {
    GaveUp::Why why = GaveUp::Why::kUncertain;
    for (search_ = 0; search_ < kSearches; ++search_) {
      Vec<D> first = frame_.between_boxes();
      if (search_ > 0 || dot(first, first) == 0) first = irregular(search_);
      if (search_ > 0) target_ = std::ldexp(1.0, -kTargetStep * static_cast<int>(search_)) * irregular(search_ - 1);
      const GjkAnswer answer = search(first, search_ == 0 ? warm : WarmStart{});
      const auto* gave_up = std::get_if<GaveUp>(&answer);
      if (gave_up == nullptr || gave_up->why == GaveUp::Why::kStopped) return answer;
      if (search_ == 0) why = gave_up->why;
      for (std::uint32_t i = 0; i < simplex_.size; ++i)
        memory().remember(frame_.difference(simplex_.vertex[i].a, simplex_.vertex[i].b));
    }
    for (std::uint32_t a = 0; a < frame_.a_size() && !memory().full(); ++a)
      for (std::uint32_t b = 0; b < frame_.b_size() && !memory().full(); ++b)
        memory().remember(frame_.difference(a, b));
    if (const auto around = simplex_around_origin(memory())) return overlapping(*around);
    return GaveUp{why, steps_};
  }

  std::uint32_t steps() const { return steps_; }

  /// Where the last search ended.
  WarmStart warm_start() const {
    WarmStart warm;
    for (; warm.size < simplex_.size && warm.size < warm.a.size(); ++warm.size) {
      warm.a[warm.size] = simplex_.vertex[warm.size].a;
      warm.b[warm.size] = simplex_.vertex[warm.size].b;
    }
    return warm;
  }

 private:
  static Vec<D> irregular(std::uint32_t search) {
    Vec<D> direction;
    for (std::size_t k = 0; k < D; ++k) direction[k] = kIrregular[(search + k / 3) % kSearches][k % 3];
    return direction;
  }

  Memory<D>& memory() { return memory_ ? *memory_ : memory_.emplace(); }

  GaveUp give_up(GaveUp::Why why) const { return {why, steps_}; }

  /// A vertex of the Minkowski difference as seen from the target.
  Difference<D> difference(std::uint32_t a, std::uint32_t b) const {
    Difference<D> vertex = frame_.difference(a, b);
    vertex.w = vertex.w - target_;
    return vertex;
  }

  GjkAnswer search(const Vec<D>& first, const WarmStart& warm) {
    if (const auto around = start(first, warm)) return *around;
    direction_ = nearest_.v;
    momentum_ = Policy::kHasMomentum && search_ == 0;
    for (std::uint32_t step = 0; step < Policy::kSteps; ++step) {
      ++steps_;
      if (watch_ && !watched()) return give_up(GaveUp::Why::kStopped);
      const Vec<D>& v = nearest_.v;
      const double length_squared = dot(v, v);
      Support support;
      const bool askew = ahead(step, length_squared, support);
      if (!askew) {
        support = frame_.support(v);
        const double error = frame_.error_of_support(v);
        if (!Policy::kWantsDistance && is_away(support.least, error)) return separated_along(v);
        const double gap = length_squared - (support.least - dot(v, target_));
        // The duality gap |v|^2 - h(v) is closed, or no vertex is left that could close it.
        if (gap <= kGapClosed * length_squared + error || simplex_.has(support.a, support.b))
          return conclude(support.least, GaveUp::Why::kUncertain);
      }
      switch (join(next_vertex(support, length_squared))) {
        case Joined::kNearer: break;
        case Joined::kAround: return overlapping(simplex_);
        case Joined::kUndecided:
          memory().remember(frame_.difference(support.a, support.b));
          return conclude(askew ? frame_.support(v).least : support.least, GaveUp::Why::kUncertain);
        case Joined::kStalled:  // beyond rounding
          if (!askew) return conclude(support.least, GaveUp::Why::kStalled);
          momentum_ = false;
      }
    }
    return give_up(GaveUp::Why::kStepLimit);
  }

  /// The first simplex: the support of a direction, or the vertices of the warm start, each only where it is nearer
  /// than those before; an answer where these are proved to have the origin inside.
  std::optional<GjkAnswer> start(const Vec<D>& first, const WarmStart& warm) {
    simplex_.size = 0;
    for (std::uint32_t i = 0; i < warm.size && i < warm.a.size(); ++i) {
      if (warm.a[i] >= frame_.a_size() || warm.b[i] >= frame_.b_size()) continue;
      const Difference<D> vertex = difference(warm.a[i], warm.b[i]);
      if (simplex_.size == 0) {
        begin(vertex);
      } else if (dot(nearest_.v, vertex.w) < dot(nearest_.v, nearest_.v) && join(vertex) == Joined::kAround) {
        return overlapping(simplex_);
      }
    }
    if (simplex_.size > 0) return std::nullopt;
    const Support start = frame_.support(first);
    begin(difference(start.a, start.b));
    return std::nullopt;
  }
  void begin(const Difference<D>& vertex) {
    simplex_.push(vertex);
    nearest_ = nearest_on_vertex(simplex_, 0);
  }

  /// While there is momentum: the support along d_k = m d_(k-1) / |d_(k-1)| + (1 - m) y / |y|, y = m v + (1 - m) w with
  /// w the newest vertex and m = (k + 2) / (k + 3). Momentum ends for good at the first support that is no progress for
  /// v.
  bool ahead(std::uint32_t step, double length_squared, Support& support) {
    if (!momentum_) return false;
    const double m = (step + 2.0) / (step + 3.0);
    const Vec<D> y = m * nearest_.v + (1 - m) * simplex_.w(simplex_.size - 1);
    const double y_length = std::sqrt(dot(y, y)), length = std::sqrt(dot(direction_, direction_));
    momentum_ = y_length > 0 && length > 0;
    if (!momentum_) return false;
    direction_ = (m / length) * direction_ + ((1 - m) / y_length) * y;
    support = frame_.support(direction_);
    momentum_ =
        !simplex_.has(support.a, support.b) && dot(nearest_.v, difference(support.a, support.b).w) < length_squared;
    return momentum_;
  }

  enum class Joined { kNearer, kAround, kUndecided, kStalled };

  /// Adds a vertex p with v.p < |v|^2 and goes to the nearest point of the larger simplex, its vertices only.
  Joined join(const Difference<D>& vertex) {
    simplex_.push(vertex);
    const Nearest<D> next = Policy::nearest_of(simplex_, nearest_);
    if (next.inside && proves_origin_inside(simplex_)) return Joined::kAround;
    if (next.inside || !(dot(next.v, next.v) < dot(nearest_.v, nearest_.v))) {
      --simplex_.size;
      return next.inside ? Joined::kUndecided : Joined::kStalled;
    }
    for (std::uint32_t i = 0; i < next.size; ++i) simplex_.vertex[i] = simplex_.vertex[next.keep[i]];  // keep[i] >= i
    simplex_.size = next.size;
    nearest_ = next;
    return Joined::kNearer;
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
    return proves_inside(simplex);
  }

  /// Whether h(v), computed with an error of at most `error`, is proved to be positive.
  static bool is_away(double least, double error) { return least - error > 0; }

  /// The search has ended at nearest_, with h(v) = `least` as computed: what can be proved about it, or else why not.
  GjkAnswer conclude(double least, GaveUp::Why otherwise) const {
    if (!is_away(least, frame_.error_of_support(nearest_.v))) return give_up(otherwise);
    if (!Policy::kWantsDistance || search_ > 0) return separated_along(nearest_.v);
    return proved_apart(frame_, simplex_, nearest_, least);
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

  const Frame& frame_;
  const Watch& watch_;
  Vec<D> target_{};  ///< the origin, or a point beside it in the further searches
  Simplex<D> simplex_;
  std::optional<Memory<D>> memory_;  ///< begun at the first vertex: most searches remember none
  Nearest<D> nearest_;
  Vec<D> direction_{};     ///< of the momentum, while there is any
  bool momentum_ = false;  ///< only the first search ever has
  std::uint32_t search_ = 0, steps_ = 0;
};

/// What every collision search declines.
inline std::optional<GjkAnswer> refused(const ConvexPair& pair) {
  if (pair.a.empty() || pair.b.empty()) return Declined{"a body without vertices"};
  if (pair.a.dimension != pair.b.dimension) return Declined{"bodies of different dimensions"};
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"a body without vertices"};
  return std::nullopt;
}

/// What a frame tells before any search: NaN, infinity, all vertices one point.
template <class Frame>
std::optional<GjkAnswer> refused(const Frame& frame) {
  if (!frame.finite()) return GaveUp{GaveUp::Why::kNotFinite, 0};
  if (frame.extent() == 0) return GaveUp{GaveUp::Why::kUncertain, 0};
  return std::nullopt;
}

template <std::size_t D, class Policy>
GjkAnswer search_in(const ConvexPair& pair, const Watch& watch, WarmStart* warm = nullptr) {
  const MinkowskiFrame<D> frame(pair);
  if (const auto no = refused(frame)) return *no;
  DistanceSearch<D, Policy> search(frame, watch);
  if (warm == nullptr) return search.run();
  const GjkAnswer answer = search.run(*warm);
  *warm = search.warm_start();
  return answer;
}

/// The variant that Policy makes of the search, for the plane and for space.
template <class Policy>
GjkAnswer solve_distance(const ConvexPair& pair, const Watch& watch, WarmStart* warm = nullptr) {
  if (const auto no = refused(pair)) return *no;
  if (pair.a.dimension == 2) return search_in<2, Policy>(pair, watch, warm);
  if (pair.a.dimension == 3) return search_in<3, Policy>(pair, watch, warm);
  return Declined{"only the plane and space are served"};
}

}  // namespace assay::gjk
