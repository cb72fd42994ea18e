// A body made ready once for many queries: its coordinates in a frame of its own, its box and its edge graph.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "algorithms/gjk/support/hull_graph.h"
#include "algorithms/gjk/support/least_dot.h"
#include "algorithms/gjk/support/pair_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// Coordinates y = (x - low) 2^-exponent, low the corner of the body's box: in [0, 2], one rounding each.
///
/// Shape  as HullGraph; a body that is not finite has no use but finite(). The points must live as long as this.
template <std::size_t D>
class PreparedBody {
 public:
  explicit PreparedBody(const Points& body)
      : body_(body), box_(box_of<D>(body)), graph_(box_.finite ? HullGraph(body) : HullGraph(Points{2, {0, 0}})) {
    if (!box_.finite) return;
    double magnitude = 0, extent = 0;
    each_axis<D>([&](std::size_t k) { magnitude = std::max({magnitude, -box_.low[k], box_.high[k]}); });
    const double shrink = magnitude > 0x1p1020 ? 0x1p-8 : 1;  // so that no extent overflows
    each_axis<D>([&](std::size_t k) {
      extents_[k] = box_.high[k] * shrink - box_.low[k] * shrink;
      extent = std::max(extent, extents_[k]);
    });
    at_.resize(body.size());
    if (extent == 0) return;
    const int e = std::ilogb(extent);
    exponent_ = e + (shrink == 1 ? 0 : 8);
    const double grow = std::ldexp(1.0, -e / 2), grow_again = std::ldexp(1.0, -e - (-e / 2));
    each_axis<D>([&](std::size_t k) { extents_[k] = extents_[k] * grow * grow_again; });
    for (std::uint32_t i = 0; i < body.size(); ++i)
      each_axis<D>(
          [&](std::size_t k) { at_[i][k] = (body[i][k] * shrink - box_.low[k] * shrink) * grow * grow_again; });
  }

  bool finite() const { return box_.finite; }
  const Points& body() const { return body_; }
  const Box<D>& box() const { return box_; }
  int exponent() const { return exponent_; }
  std::uint32_t any_corner() const { return graph_.corners().front(); }

  /// Bounds the error of a corner's v.y: one rounding of y and gamma(D) of the dot product, (D + 1) u G with G = sum
  /// |v_k| E_k, and 2 u G for gamma and for itself.
  double error_along(const Vec<D>& v) const {
    return static_cast<double>(D + 3) * kUnitRoundoff * absolute_dot(v, extents_) + kUnderflow;
  }

  /// min v.y over the corners, as computed, and a corner where it is taken, by walking from `from`; each value that is
  /// computed counts one in `evaluations`.
  ///
  /// Lemma  Let e be error_along(v), p the corner where no neighbour is lower as computed, and m one of the exact
  ///        minimum. The corners of exact value <= that of p are connected (HullGraph), so a path of such corners leads
  ///        from p to m; as computed none of them is above p's value by more than 2 e. Looking at everything that can
  ///        be reached below that finds m, so that the least value seen is the least value computed of all corners.
  LeastDot climb(const Vec<D>& v, std::uint32_t from, std::uint64_t& evaluations) const {
    if (from >= at_.size() || graph_.neighbours(from).empty()) from = any_corner();
    LeastDot best = value_at(v, from, evaluations);
    for (bool lower = true; lower;) {
      lower = false;
      const std::uint32_t here = best.at;
      for (const std::uint32_t next : graph_.neighbours(here)) {
        const LeastDot other = value_at(v, next, evaluations);
        if (other.value < best.value) best = other, lower = true;
      }
    }
    std::vector<std::uint32_t> seen{best.at};
    const double highest = best.value + 2 * error_along(v);
    std::vector<char> is_seen;  // only where the plateau is large
    for (std::size_t i = 0; i < seen.size(); ++i) {
      for (const std::uint32_t next : graph_.neighbours(seen[i])) {
        if (is_seen.empty() ? std::find(seen.begin(), seen.end(), next) != seen.end() : is_seen[next] != 0) continue;
        const LeastDot other = value_at(v, next, evaluations);
        if (!(other.value <= highest)) continue;
        if (other.value < best.value) best = other;
        seen.push_back(next);
        if (!is_seen.empty()) is_seen[next] = 1;
        if (seen.size() == kManySeen) {
          is_seen.assign(at_.size(), 0);
          for (const std::uint32_t s : seen) is_seen[s] = 1;
        }
      }
    }
    return best;
  }

 private:
  static constexpr std::size_t kManySeen = 32;
  static constexpr int kOfAPoint = -(1 << 20);  // its scale in any pair is 0

  LeastDot value_at(const Vec<D>& v, std::uint32_t i, std::uint64_t& evaluations) const {
    ++evaluations;
    return {dot(v, at_[i]), i};
  }

  const Points& body_;
  Box<D> box_;
  HullGraph graph_;
  Vec<D> extents_{};
  int exponent_ = kOfAPoint;
  std::vector<Vec<D>> at_;
};

}  // namespace assay::gjk
