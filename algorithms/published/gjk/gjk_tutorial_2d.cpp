#include "algorithms/published/gjk/gjk_tutorial_2d.h"

#include <algorithm>
#include <array>

#include "algorithms/published/gjk/planar_support.h"

namespace assay {
namespace {

using namespace published;

Vec<2> left(const Vec<2>& v) { return {-v[1], v[0]}; }
Vec<2> right(const Vec<2>& v) { return {v[1], -v[0]}; }
Vec<2> negative(const Vec<2>& v) { return {-v[0], -v[1]}; }

struct Walk {
  std::array<PlanarDifference, 3> s;
  int k = 0;
  Vec<2> d{1, 0};

  /// True: the origin is in the triangle.
  bool build_and_test_simplex(const PlanarDifference& p) {
    k = std::min(k + 1, 3);
    s[k - 1] = p;
    if (k == 1) {
      d = negative(s[0].at);
      return false;
    }
    if (k == 2) {
      const Vec<2> a = s[1].at - s[0].at;
      if (cross(a, negative(s[0].at)) < 0) {
        std::swap(s[0], s[1]);
        d = right(a);
      } else {
        d = left(a);
      }
      return false;
    }
    const Vec<2> a = s[2].at - s[0].at;
    if (cross(a, negative(s[0].at)) > 0) {
      d = left(a);
      s[1] = s[2];
      return false;
    }
    const Vec<2> b = s[2].at - s[1].at;
    if (cross(b, negative(s[1].at)) < 0) {
      d = right(b);
      s[0] = s[2];
      return false;
    }
    return true;
  }

  bool watched(const Watch& watch) const {
    const std::array<std::uint32_t, 4> state{s[0].a, s[0].b, s[1].a, s[1].b};
    return watch({state.data(), k == 1 ? 2u : 4u});
  }
};

}  // namespace

GjkAnswer GjkTutorial2d::solve(const ConvexPair& pair, const Watch& watch) {
  if (auto outside = outside_the_article(pair)) return *outside;
  Walk walk;
  for (std::uint32_t step = 1;; ++step) {
    const PlanarDifference p = farthest_difference(pair, walk.d);
    if (dot(p.at, walk.d) < 0) return BareVerdict{false};
    if (walk.build_and_test_simplex(p)) return BareVerdict{true};
    if (!walk.watched(watch)) return GaveUp{GaveUp::Why::kStopped, step};
  }
}

}  // namespace assay
