#include "algorithms/gjk/depth/mpr.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "algorithms/gjk/depth/inner_point.h"
#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"

namespace assay {
namespace {

using namespace gjk;

/// A portal's corners, in the order in which the origin's ray sees them turn left.
class Portal {
 public:
  Portal(const MinkowskiFrame<3>& frame, const Watch& watch, std::uint32_t attempt)
      : frame_(frame), watch_(watch), inside_(inner_point(frame, attempt)), inner_(inside_.at), attempt_(attempt) {}

  GjkAnswer run() {
    Vec<3> n = -1.0 * inner_;
    if (dot(n, n) == 0) return uncertain();
    if (!reaches(0, n)) return miss(n);
    n = cross(corner_[0].w, inner_);
    if (dot(n, n) == 0) return uncertain();  // the ray goes through a vertex
    if (!reaches(1, n)) return miss(n);
    n = cross(corner_[0].w - inner_, corner_[1].w - inner_);
    if (dot(n, inner_) > 0) {
      std::swap(corner_[0], corner_[1]);
      n = -1.0 * n;
    }
    return discover(n);
  }

 private:
  GjkAnswer uncertain() const { return GaveUp{GaveUp::Why::kUncertain, steps_}; }

  Difference<3> farthest(const Vec<3>& n) {
    const Support back = frame_.support(-1.0 * n);
    greatest_ = -back.least + frame_.error_of_support(n);
    return frame_.difference(back.a, back.b);
  }
  /// Corner i becomes the farthest vertex along n; whether that is past the origin.
  bool reaches(std::size_t i, const Vec<3>& n) {
    corner_[i] = farthest(n);
    return dot(corner_[i].w, n) > 0;
  }
  GjkAnswer miss(const Vec<3>& n) const {
    if (!(greatest_ < 0)) return uncertain();
    return SeparatedAlong{{-n[0], -n[1], -n[2]}};
  }
  static bool same(const Difference<3>& p, const Difference<3>& q) { return p.a == q.a && p.b == q.b; }
  bool is_corner(const Difference<3>& vertex) const {
    return std::any_of(corner_.begin(), corner_.end(), [&](const auto& corner) { return same(corner, vertex); });
  }

  bool was_tried(const std::vector<std::array<Difference<3>, 3>>& tried) const {
    return std::any_of(tried.begin(), tried.end(), [&](const auto& portal) {
      return std::equal(portal.begin(), portal.end(), corner_.begin(), same);
    });
  }

  /// Looks for a portal: a triangle of vertices that the ray passes. Where a - b is flat as computed, rounding may
  /// bring the same three vertices back, in the same order: none is tried twice.
  GjkAnswer discover(Vec<3> n) {
    std::vector<std::array<Difference<3>, 3>> tried;
    for (; steps_ < kStepLimit; ++steps_) {
      if (!reaches(2, n)) return miss(n);
      if (watch_ && !watched(0)) return GaveUp{GaveUp::Why::kStopped, steps_};
      if (same(corner_[2], corner_[0]) || same(corner_[2], corner_[1]) || was_tried(tried)) return uncertain();
      tried.push_back(corner_);
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

  /// Moves the portal outwards until no vertex lies beyond it. `met`, where on the ray the portal is (0 the inner
  /// point, 1 the origin), grows with each step: what rounding makes stand still ends the search, so that no portal
  /// comes back.
  GjkAnswer refine() {
    double met = 0;
    for (; steps_ < kStepLimit; ++steps_) {
      const Vec<3> n = cross(corner_[1].w - corner_[0].w, corner_[2].w - corner_[0].w);
      const double outward = -dot(n, inner_), meets = (dot(n, corner_[0].w) + outward) / outward;
      const Difference<3> next = farthest(n);
      if (greatest_ < 0) return miss(n);
      const double beyond = dot(next.w - corner_[2].w, n);
      const bool reached = !(beyond > support_error<3>(absolute_dot(n, frame_.extents()))) || is_corner(next);
      if (reached) return around_origin() ? penetrating(n, next.w) : uncertain();
      if (!(outward > 0 && meets > met)) return GaveUp{GaveUp::Why::kStalled, steps_};
      met = meets;
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

  /// Whether the origin is proved to be strictly inside the tetrahedron of inner point and portal, by Cramer's rule as
  /// in proves_inside().
  bool around_origin() const {
    const Vec<3>&b = corner_[0].w, &c = corner_[1].w, &d = corner_[2].w;
    const int of_inner = proved_sign(b, c, d);
    return of_inner != 0 && of_inner == -proved_sign(inside_, c, d) && of_inner == proved_sign(inside_, b, d) &&
           of_inner == -proved_sign(inside_, b, c);
  }

  GjkAnswer penetrating(const Vec<3>& n, const Vec<3>& farthest) const {
    Penetrating answer;
    answer.depth = frame_.in_callers_unit(dot(n, farthest) / std::sqrt(dot(n, n)));
    if (!std::isfinite(answer.depth)) return GaveUp{GaveUp::Why::kNotFinite, steps_};
    if (!(answer.depth >= 0)) return uncertain();
    answer.normal = n;
    answer.size = 3;
    for (std::uint32_t i = 0; i < 3; ++i) {
      answer.on_a[i] = corner_[i].a;
      answer.on_b[i] = corner_[i].b;
    }
    return answer;
  }

  /// The state: which attempt and loop, and the portal's vertex pairs.
  bool watched(std::uint32_t loop) const {
    const auto& c = corner_;
    const std::array<std::uint32_t, 7> state{2 * attempt_ + loop, c[0].a, c[0].b, c[1].a, c[1].b, c[2].a, c[2].b};
    return watch_(state);
  }

  const MinkowskiFrame<3>& frame_;
  const Watch& watch_;
  const InnerPoint inside_;
  const Vec<3>& inner_;
  const std::uint32_t attempt_;
  std::array<Difference<3>, 3> corner_;
  double greatest_ = 0;  ///< an upper bound of n.(a - b) for the last direction asked
  std::uint32_t steps_ = 0;
};

/// Inner points to try.
constexpr std::uint32_t kAttempts = 3;

}  // namespace

GjkAnswer Mpr::solve(const ConvexPair& pair, const Watch& watch) {
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"a body without vertices"};
  if (pair.a.dimension != 3 || pair.b.dimension != 3) return Declined{"only space is served"};
  const MinkowskiFrame<3> frame(pair);
  if (!frame.finite()) return GaveUp{GaveUp::Why::kNotFinite, 0};
  if (frame.extent() == 0) return GaveUp{GaveUp::Why::kUncertain, 0};  // all vertices are one point
  for (std::uint32_t attempt = 0;; ++attempt) {
    const GjkAnswer answer = Portal(frame, watch, attempt).run();
    const auto* gave_up = std::get_if<GaveUp>(&answer);
    const bool again = gave_up != nullptr && gave_up->why != GaveUp::Why::kStopped;
    if (!again || attempt + 1 == kAttempts) return answer;
  }
}

}  // namespace assay
