// A pair of bodies in coordinates of size 1 around them: what every support mapping of a pair is built on.
#pragma once
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "algorithms/gjk/support/point_scan.h"
#include "algorithms/gjk/support/support.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"
#include "algorithms/model/points.h"

namespace assay::gjk {

/// A vertex of the Minkowski difference: w = a - b, one rounding a coordinate, with the indices of a and b.
template <std::size_t D>
struct Difference {
  Vec<D> w{};
  std::uint32_t a = 0, b = 0;
};

/// The way from one vertex of the difference to another, with a bound of its error in each coordinate.
template <std::size_t D>
struct Edge {
  Vec<D> way{}, error{};
};

/// The least box around a body, sides along the axes; `finite` tells whether every coordinate is.
template <std::size_t D>
struct Box {
  Vec<D> low{}, high{};
  bool finite = true;
};

template <std::size_t D>
Box<D> box_of(const Points& body) {
  const Spread<D> spread = spread_of<D>(body.coordinates.data(), body.size());
  const auto is_finite = [](double x) { return std::isfinite(x); };
  // A sum of finite numbers may overflow.
  return {spread.low, spread.high,
          std::all_of(spread.sum.begin(), spread.sum.end(), is_finite) ||
              std::all_of(body.coordinates.begin(), body.coordinates.end(), is_finite)};
}

/// Scales both bodies by a power of two so that the largest extent L of their common box lies in [1, 2): then no
/// product overflows and what underflow loses is below kUnderflow, whatever the input's scale. Scaling is exact.
/// Differences of single vertices are taken from the input itself, so that a touching corner keeps its relative
/// precision.
template <std::size_t D>
class PairFrame {
 public:
  /// Precondition: neither body is empty; the boxes are theirs.
  PairFrame(const Points& a, const Points& b, const Box<D>& box_a, const Box<D>& box_b)
      : a_(a.coordinates.data()), b_(b.coordinates.data()), a_size_(a.size()), b_size_(b.size()) {
    measure(box_a, box_b);
  }
  PairFrame(const PairFrame&) = delete;
  PairFrame& operator=(const PairFrame&) = delete;

  std::uint32_t a_size() const { return a_size_; }
  std::uint32_t b_size() const { return b_size_; }
  bool finite() const { return finite_; }
  /// L in the frame: in [1, 2), or 0 when all vertices are one point.
  double extent() const { return extent_; }
  /// The extents E_k of the common box along the axes, the bounds' unit of length.
  const Vec<D>& extents() const { return extents_; }
  /// Twice the way from the middle of body B's box to that of body A's: a good first direction.
  const Vec<D>& between_boxes() const { return between_boxes_; }

  /// A length of the frame in the caller's unit, and back: exact unless it overflows or becomes subnormal.
  double in_callers_unit(double length) const { return length / grow_ / grow_again_ / shrink_; }
  double in_frame(double length) const { return framed(length * shrink_); }

  Difference<D> difference(std::uint32_t a, std::uint32_t b) const {
    Difference<D> vertex{{}, a, b};
    const double *from_a = a_ + std::size_t{a} * D, *from_b = b_ + std::size_t{b} * D;
    each_axis<D>([&](std::size_t k) { vertex.w[k] = framed(from_a[k] * shrink_ - from_b[k] * shrink_); });
    return vertex;
  }

  /// (a' - a) - (b' - b), each difference rounded once, and so is theirs.
  Vec<D> way(const Difference<D>& from, const Difference<D>& to) const {
    return way_and(from, to, [](auto...) {});
  }

  /// The same with a bound of its error: at most u times the sum of the three sizes; where the vertices share one of a
  /// or b, that is one rounding. 1 + 2 u pays for the bound's own.
  Edge<D> edge(const Difference<D>& from, const Difference<D>& to) const {
    Edge<D> edge;
    edge.way = way_and(from, to, [&](std::size_t k, double on_a, double on_b) {
      const double moved = (on_a == 0 ? 0 : std::abs(on_b)) + (on_b == 0 ? 0 : std::abs(on_a));
      edge.error[k] = (std::abs(on_a - on_b) + moved) * (kUnitRoundoff + 2 * kUnitRoundoff * kUnitRoundoff);
    });
    return edge;
  }

 protected:
  double framed(double length) const { return length * grow_ * grow_again_; }
  double shrink() const { return shrink_; }
  /// framed(x) is x * grow() * grow_again().
  double grow() const { return grow_; }
  double grow_again() const { return grow_again_; }
  /// The corner r of the common box, shrunk.
  const Vec<D>& origin() const { return origin_; }
  /// A length of the frame is one of the caller's times 2^-exponent().
  int exponent() const { return exponent_; }
  const double* a_coordinates() const { return a_; }
  const double* b_coordinates() const { return b_; }

  // Above kHuge an extent or a difference might overflow; then everything is shrunk first, at a loss below 2^-1074.
  static constexpr double kHuge = 0x1p1020, kShrink = 0x1p-8;
  static constexpr int kShrinkExponent = -8;

 private:
  /// The way, and `visit` for each axis with the moves on both bodies that it is made of.
  template <class Visit>
  Vec<D> way_and(const Difference<D>& from, const Difference<D>& to, const Visit& visit) const {
    Vec<D> way;
    const double *a = a_ + std::size_t{from.a} * D, *a_to = a_ + std::size_t{to.a} * D;
    const double *b = b_ + std::size_t{from.b} * D, *b_to = b_ + std::size_t{to.b} * D;
    each_axis<D>([&](std::size_t k) {
      const double on_a = framed(a_to[k] * shrink_ - a[k] * shrink_), on_b = framed(b_to[k] * shrink_ - b[k] * shrink_);
      way[k] = on_a - on_b;
      visit(k, on_a, on_b);
    });
    return way;
  }

  /// The e of 2^e <= x < 2^(e + 1), of a finite x > 0.
  static int exponent_of(double x) {
    const auto stored = static_cast<int>(std::bit_cast<std::uint64_t>(x) >> 52);
    return stored > 0 ? stored - 1023 : std::ilogb(x);
  }
  /// 2^n for |n| <= 1022.
  static double power_of_two(int n) { return std::bit_cast<double>(static_cast<std::uint64_t>(1023 + n) << 52); }

  void measure(const Box<D>& a, const Box<D>& b) {
    finite_ = a.finite && b.finite;
    if (!finite_) return;
    double magnitude = 0;
    each_axis<D>([&](std::size_t k) { magnitude = std::max({magnitude, -a.low[k], a.high[k], -b.low[k], b.high[k]}); });
    if (magnitude > kHuge) shrink_ = kShrink;  // so that no extent overflows
    each_axis<D>([&](std::size_t k) {
      const double low = std::min(a.low[k], b.low[k]) * shrink_, high = std::max(a.high[k], b.high[k]) * shrink_;
      extents_[k] = high - low;
      extent_ = std::max(extent_, extents_[k]);
      origin_[k] = low;
    });
    if (extent_ == 0) return;
    // 2^-e in two factors, because 2^1074 is no double.
    const int e = exponent_of(extent_);
    exponent_ = e - (shrink_ == 1 ? 0 : kShrinkExponent);
    grow_ = power_of_two(-e / 2);
    grow_again_ = power_of_two(-e - (-e / 2));
    extent_ = framed(extent_);
    each_axis<D>([&](std::size_t k) {
      extents_[k] = framed(extents_[k]);
      between_boxes_[k] =
          framed(a.low[k] * shrink_ - b.low[k] * shrink_) + framed(a.high[k] * shrink_ - b.high[k] * shrink_);
    });
  }

  const double *a_, *b_;
  std::uint32_t a_size_, b_size_;
  bool finite_ = false;
  int exponent_ = 0;
  double shrink_ = 1, grow_ = 1, grow_again_ = 1, extent_ = 0;
  Vec<D> origin_{}, extents_{}, between_boxes_{};
};

}  // namespace assay::gjk
