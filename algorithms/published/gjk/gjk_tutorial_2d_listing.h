// The listing of gjk_tutorial_2d.h for any number type.
#pragma once
#include <algorithm>
#include <array>

#include "algorithms/model/family.h"
#include "algorithms/published/gjk/planar_listing.h"

namespace assay::published::tutorial {

using planar::cross;
using planar::Difference;
using planar::dot;
using planar::farthest_difference;
using planar::negative;
using planar::operator-;
using planar::Pair;

template <class Number>
Pair<Number> left(const Pair<Number>& v) {
  return {-v[1], v[0]};
}
template <class Number>
Pair<Number> right(const Pair<Number>& v) {
  return {v[1], -v[0]};
}

template <class Number>
struct Walk {
  std::array<Difference<Number>, 3> s;
  int k = 0;
  Pair<Number> d{Number(1), Number(0)};

  /// True: the origin is in the triangle.
  bool build_and_test_simplex(const Difference<Number>& p) {
    k = std::min(k + 1, 3);
    s[k - 1] = p;
    if (k == 1) {
      d = negative(s[0].at);
      return false;
    }
    if (k == 2) {
      const Pair<Number> a = s[1].at - s[0].at;
      if (cross(a, negative(s[0].at)) < 0) {
        std::swap(s[0], s[1]);
        d = right(a);
      } else {
        d = left(a);
      }
      return false;
    }
    const Pair<Number> a = s[2].at - s[0].at;
    if (cross(a, negative(s[0].at)) > 0) {
      d = left(a);
      s[1] = s[2];
      return false;
    }
    const Pair<Number> b = s[2].at - s[1].at;
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

/// Precondition: planar, no body empty, coordinates finite.
template <class Number>
GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
  Walk<Number> walk;
  for (std::uint32_t step = 1;; ++step) {
    const Difference<Number> p = farthest_difference(pair, walk.d);
    if (dot(p.at, walk.d) < 0) return BareVerdict{false};
    if (walk.build_and_test_simplex(p)) return BareVerdict{true};
    if (!walk.watched(watch)) return GaveUp{GaveUp::Why::kStopped, step};
  }
}

}  // namespace assay::published::tutorial
