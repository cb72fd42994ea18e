#include "algorithms/gjk/depth/mpr.h"

#include <array>
#include <cmath>
#include <utility>

#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"

namespace assay {
namespace {

using namespace gjk;

/// A portal's corners, in the order in which the origin's ray sees them turn left.
class Portal {
 public:
  Portal(const MinkowskiFrame<3>& frame, const Watch& watch) : frame_(frame), watch_(watch), inner_(inner_point()) {}

  GjkAnswer run() {
    Vec<3> n = -1.0 * inner_;
    if (dot(n, n) == 0) n = {1, 0, 0};  // any ray will do from the origin itself
    if (!reaches(0, n)) return miss(n);
    n = cross(corner_[0].w, inner_);
    if (dot(n, n) == 0) return on_the_ray();
    if (!reaches(1, n)) return miss(n);
    n = cross(corner_[0].w - inner_, corner_[1].w - inner_);
    if (dot(n, inner_) > 0) {
      std::swap(corner_[0], corner_[1]);
      n = -1.0 * n;
    }
    return discover(n);
  }

 private:
  /// The mean of a's vertices less that of b's.
  Vec<3> inner_point() const {
    Vec<3> sum{}, moved{};
    const Vec<3> first = frame_.difference(0, 0).w;
    for (std::uint32_t i = 0; i < frame_.a_size(); ++i) sum = sum + frame_.difference(i, 0).w;
    for (std::uint32_t j = 0; j < frame_.b_size(); ++j) moved = moved + (frame_.difference(0, j).w - first);
    return (1.0 / frame_.a_size()) * sum + (1.0 / frame_.b_size()) * moved;
  }

  Difference<3> farthest(const Vec<3>& n) const {
    const Support back = frame_.support(-1.0 * n);
    return frame_.difference(back.a, back.b);
  }
  /// Corner i becomes the farthest vertex along n; whether that is past the origin.
  bool reaches(std::size_t i, const Vec<3>& n) {
    corner_[i] = farthest(n);
    past_ = dot(corner_[i].w, n);
    return past_ > 0;
  }
  GjkAnswer miss(const Vec<3>& n) const {
    if (!(past_ < 0)) return GaveUp{GaveUp::Why::kUncertain, steps_};
    return SeparatedAlong{{-n[0], -n[1], -n[2]}};
  }

  /// The origin is between the inner point and the first vertex: the normal is the way there.
  GjkAnswer on_the_ray() const {
    const Vec<3> n = corner_[0].w - inner_;
    if (!(dot(n, n) > 0)) return GaveUp{GaveUp::Why::kUncertain, steps_};
    return penetrating(n, farthest(n).w, 0);
  }

  /// Looks for a portal: a triangle of vertices that the ray passes.
  GjkAnswer discover(Vec<3> n) {
    for (; steps_ < kStepLimit; ++steps_) {
      if (!reaches(2, n)) return miss(n);
      if (watch_ && !watched(0)) return GaveUp{GaveUp::Why::kStopped, steps_};
      if (dot(cross(corner_[0].w, corner_[2].w), inner_) < 0) {
        corner_[1] = corner_[2];
      } else if (dot(cross(corner_[2].w, corner_[1].w), inner_) < 0) {
        corner_[0] = corner_[2];
      } else {
        return refine();
      }
      n = cross(corner_[0].w - inner_, corner_[1].w - inner_);
    }
    return GaveUp{GaveUp::Why::kStepLimit, steps_};
  }

  /// Moves the portal outwards until no vertex lies beyond it.
  GjkAnswer refine() {
    bool inside = false;
    for (; steps_ < kStepLimit; ++steps_) {
      const Vec<3> n = cross(corner_[1].w - corner_[0].w, corner_[2].w - corner_[0].w);
      if (!(dot(n, n) > 0)) return GaveUp{GaveUp::Why::kStalled, steps_};
      inside = inside || dot(n, corner_[0].w) >= 0;
      const Difference<3> next = farthest(n);
      past_ = dot(next.w, n);
      const double beyond = dot(next.w - corner_[2].w, n);
      const bool reached = !(beyond > support_error<3>(absolute_dot(n, frame_.extents())));
      if (!inside && !(past_ > 0)) return miss(n);
      if (reached) return inside ? penetrating(n, next.w, 3) : GjkAnswer{GaveUp{GaveUp::Why::kUncertain, steps_}};
      if (watch_ && !watched(1)) return GaveUp{GaveUp::Why::kStopped, steps_};
      const Vec<3> side = cross(next.w, inner_);
      if (dot(corner_[0].w, side) > 0) {
        (dot(corner_[1].w, side) > 0 ? corner_[0] : corner_[2]) = next;
      } else {
        (dot(corner_[2].w, side) > 0 ? corner_[1] : corner_[0]) = next;
      }
    }
    return GaveUp{GaveUp::Why::kStepLimit, steps_};
  }

  GjkAnswer penetrating(const Vec<3>& n, const Vec<3>& farthest, std::uint32_t size) const {
    Penetrating answer;
    answer.depth = frame_.in_callers_unit(dot(n, farthest) / std::sqrt(dot(n, n)));
    if (!std::isfinite(answer.depth)) return GaveUp{GaveUp::Why::kNotFinite, steps_};
    if (!(answer.depth >= 0)) return GaveUp{GaveUp::Why::kUncertain, steps_};
    answer.normal = n;
    answer.size = size;
    for (std::uint32_t i = 0; i < size; ++i) {
      answer.on_a[i] = corner_[i].a;
      answer.on_b[i] = corner_[i].b;
    }
    return answer;
  }

  /// The state: which loop, and the portal's vertex pairs.
  bool watched(std::uint32_t loop) const {
    const auto& c = corner_;
    const std::array<std::uint32_t, 7> state{loop, c[0].a, c[0].b, c[1].a, c[1].b, c[2].a, c[2].b};
    return watch_(state);
  }

  const MinkowskiFrame<3>& frame_;
  const Watch& watch_;
  Vec<3> inner_;
  std::array<Difference<3>, 3> corner_;
  double past_ = 0;  ///< how far the last support reaches past the origin
  std::uint32_t steps_ = 0;
};

}  // namespace

GjkAnswer Mpr::solve(const ConvexPair& pair, const Watch& watch) {
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"a body without vertices"};
  if (pair.a.dimension != 3 || pair.b.dimension != 3) return Declined{"only space is served"};
  const MinkowskiFrame<3> frame(pair);
  if (!frame.finite()) return GaveUp{GaveUp::Why::kNotFinite, 0};
  if (frame.extent() == 0) return GaveUp{GaveUp::Why::kUncertain, 0};  // all vertices are one point
  return Portal(frame, watch).run();
}

}  // namespace assay
