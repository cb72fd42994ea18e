// Both bodies as they are given, for the quick half of a search: nothing is copied, moved or scaled.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "algorithms/gjk/support/pair_frame.h"
#include "algorithms/gjk/support/point_scan.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"
#include "algorithms/model/convex_pair.h"

namespace assay::certified {

/// The view of DoubleSearch on the input's own coordinates.
///
/// Bounds  |x_k| <= M_k for every vertex of both bodies. A dot product of D terms is off by gamma(D) sum |v_k| M_k, the
///         sum of two supports by twice that and its own rounding: gamma(2 D + 2) G with G = sum |v_k| M_k, which
///         support_error covers. Determinants of rounded differences have the bounds of tolerances.h at any scale.
/// Underflow  kUnderflow is derived for lengths below 2^6. At lengths up to 2^25, squares of which multiply what an
///            operation
///         loses, fewer than 100 operations lose less than 2^7 2^50 2^-1074 < 2^-1000.
template <std::size_t D>
class RawView {
 public:
  /// A pass over both bodies, which are not empty.
  explicit RawView(const ConvexPair& pair)
      : a_(pair.a.coordinates.data()), b_(pair.b.coordinates.data()), a_size_(count(pair.a)), b_size_(count(pair.b)) {
    const auto a = gjk::spread_of<D>(a_, a_size_), b = gjk::spread_of<D>(b_, b_size_);
    const double share_a = 1 / static_cast<double>(a_size_), share_b = 1 / static_cast<double>(b_size_);
    gjk::each_axis<D>([&](std::size_t k) {
      const double low = std::min(a.low[k], b.low[k]), high = std::max(a.high[k], b.high[k]);
      between_[k] = a.sum[k] * share_a - b.sum[k] * share_b;
      magnitude_[k] = std::max(-low, high);
      size_ = std::max(size_, magnitude_[k]);
      extent_ = std::max(extent_, high - low);
    });
  }
  RawView(const RawView&) = delete;
  RawView& operator=(const RawView&) = delete;

  /// False also where a coordinate is NaN or infinite, because a sum keeps what is not finite.
  bool usable() const {
    double all = 0;
    for (const double way : between_) all += way;
    return size_ >= 0x1p-100 && size_ <= 0x1p24 && std::isfinite(all);
  }
  /// The way from the mean of b to the mean of a: a good first direction.
  const gjk::Vec<D>& between() const { return between_; }
  /// The largest |x_k|.
  double size() const { return size_; }

  /// L, the largest extent of both bodies together, rounded once.
  double extent() const { return extent_; }
  double in_callers_unit(double length) const { return length; }

  gjk::Support look(const gjk::Vec<D>& v) const { return gjk::least_difference<D>(a_, a_size_, b_, b_size_, v); }
  void vertex(const gjk::Support& look, gjk::Difference<D>& vertex) const {
    const double *a = a_ + std::size_t{look.a} * D, *b = b_ + std::size_t{look.b} * D;
    gjk::each_axis<D>([&](std::size_t k) { vertex.w[k] = a[k] - b[k]; });
    vertex.a = look.a;
    vertex.b = look.b;
  }
  double least_support(const gjk::Vec<D>& v, double computed) const {
    return computed - gjk::support_error<D>(gjk::absolute_dot(v, magnitude_));
  }

 private:
  /// points.size(), divided by what the compiler knows.
  static std::uint32_t count(const Points& points) { return static_cast<std::uint32_t>(points.coordinates.size() / D); }

  const double *a_, *b_;
  std::uint32_t a_size_, b_size_;
  double size_ = 0, extent_ = 0;
  gjk::Vec<D> between_{}, magnitude_{};
};

}  // namespace assay::certified
