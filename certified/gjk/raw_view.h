// Both bodies as they are given, for the quick half of a yes-or-no search: nothing is copied, moved or scaled.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"
#include "algorithms/model/convex_pair.h"

namespace assay::certified {

// Vector types of g++ and clang: two doubles side by side, each lane's arithmetic plain double.
using Lanes = double __attribute__((vector_size(16)));
using LaneBits = long long __attribute__((vector_size(16)));

inline Lanes load_lanes(const double* from) {
  Lanes lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}
inline Lanes lesser(Lanes x, Lanes y) { return x < y ? x : y; }
inline Lanes greater(Lanes x, Lanes y) { return x > y ? x : y; }
inline Lanes magnitude(Lanes x) { return (Lanes)((LaneBits)x & std::numeric_limits<long long>::max()); }

// Inlined by force where a call would cost more than what it does: arrays of vectors are returned through memory.

/// D vectors of two lanes hold two points one after the other: coordinate k of the first is entry k, of the second entry D + k.
template <std::size_t D>
using TwoPoints = std::array<Lanes, D>;

template <std::size_t D>
[[gnu::always_inline]] inline TwoPoints<D> load_points(const double* from) {
  TwoPoints<D> two;
  gjk::each_axis<D>([&](std::size_t k) { two[k] = load_lanes(from + 2 * k); });
  return two;
}

/// A direction laid out like two points.
template <std::size_t D>
TwoPoints<D> twice(const gjk::Vec<D>& v) {
  TwoPoints<D> two;
  gjk::each_axis<D>([&](std::size_t k) { two[k] = Lanes{v[2 * k % D], v[(2 * k + 1) % D]}; });
  return two;
}

/// v.p of two points, each (v_0 p_0 + v_1 p_1) + v_2 p_2.
template <std::size_t D>
[[gnu::always_inline]] inline Lanes dot_of_two(const TwoPoints<D>& v, const double* points) {
  const TwoPoints<D> p = load_points<D>(points);
  const Lanes first = v[0] * p[0], last = v[D - 1] * p[D - 1];
  if constexpr (D == 2) {
    return Lanes{first[0], last[0]} + Lanes{first[1], last[1]};
  } else {
    // In space the middle vector is (z of the first, x of the second): x y z | x y z lies as (x y)(z x)(y z).
    const Lanes middle = v[1] * p[1];
    return Lanes{first[0], middle[1]} + Lanes{first[1], last[0]} + Lanes{middle[0], last[1]};
  }
}

/// The least v.p of many points and the block of kBlock points that has it.
struct LeastInBlocks {
  double value = std::numeric_limits<double>::infinity();
  std::uint32_t block = 0;
};
inline constexpr std::uint32_t kBlock = 8;

template <std::size_t D>
double dot_at(const gjk::Vec<D>& v, const double* p) {
  double sum = v[0] * p[0] + v[1] * p[1];
  if constexpr (D == 3) sum += v[2] * p[2];
  return sum;
}

template <std::size_t D>
LeastInBlocks least_in_blocks(const double* points, std::uint32_t size, const gjk::Vec<D>& v) {
  const TwoPoints<D> both = twice<D>(v);
  LeastInBlocks least;
  std::uint32_t i = 0;
  for (; i + kBlock <= size; i += kBlock) {
    const double* p = points + std::size_t{i} * D;
    const Lanes of_four = lesser(dot_of_two<D>(both, p), dot_of_two<D>(both, p + 2 * D));
    const Lanes of_others = lesser(dot_of_two<D>(both, p + 4 * D), dot_of_two<D>(both, p + 6 * D));
    const Lanes of_eight = lesser(of_four, of_others);
    const double here = of_eight[0] < of_eight[1] ? of_eight[0] : of_eight[1];
    if (here < least.value) least = {here, i};
  }
  for (std::uint32_t rest = i; rest < size; ++rest) {
    const double here = dot_at<D>(v, points + std::size_t{rest} * D);
    if (here < least.value) least = {here, i};
  }
  return least;
}

/// Where in its block the least value is taken, first. A whole block is looked at without a branch, which nothing could predict.
template <std::size_t D>
std::uint32_t locate(const double* points, std::uint32_t size, const gjk::Vec<D>& v, const LeastInBlocks& least) {
  std::uint32_t at = least.block;
  if (least.block + kBlock <= size) {
    const TwoPoints<D> both = twice<D>(v);
    for (std::uint32_t i = kBlock; i > 0; i -= 2) {
      const Lanes two = dot_of_two<D>(both, points + (std::size_t{least.block} + i - 2) * D);
      at = two[1] == least.value ? least.block + i - 1 : at;
      at = two[0] == least.value ? least.block + i - 2 : at;
    }
    return at;
  }
  for (std::uint32_t i = size; i-- > least.block;)
    if (dot_at<D>(v, points + std::size_t{i} * D) == least.value) at = i;
  return at;
}

/// The view of DoubleSearch on the input's own coordinates.
///
/// Bounds  |x_k| <= M_k for every vertex of both bodies. A dot product of D terms is off by gamma(D) sum |v_k| M_k, the sum of two
///         supports by twice that and its own rounding: gamma(2 D + 2) G with G = sum |v_k| M_k, which support_error covers.
///         Determinants of rounded differences have the bounds of tolerances.h at any scale.
/// Underflow  kUnderflow is derived for lengths below 2^6. At lengths up to 2^25, squares of which multiply what an operation
///         loses, fewer than 100 operations lose less than 2^7 2^50 2^-1074 < 2^-1000.
template <std::size_t D>
class RawView {
 public:
  /// A pass over both bodies, which are not empty.
  explicit RawView(const ConvexPair& pair)
      : a_(pair.a.coordinates.data()), b_(pair.b.coordinates.data()), a_size_(pair.a.size()), b_size_(pair.b.size()) {
    const gjk::Vec<D> sum_a = measure(a_, a_size_), sum_b = measure(b_, b_size_);
    const double share_a = 1 / static_cast<double>(a_size_), share_b = 1 / static_cast<double>(b_size_);
    gjk::each_axis<D>([&](std::size_t k) {
      between_[k] = sum_a[k] * share_a - sum_b[k] * share_b;
      size_ = std::max(size_, magnitude_[k]);
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

  struct Look {
    double least = 0;
    LeastInBlocks on_a, on_b;
  };
  Look look(const gjk::Vec<D>& v) const {
    const LeastInBlocks on_a = least_in_blocks<D>(a_, a_size_, v), on_b = least_in_blocks<D>(b_, b_size_, opposite(v));
    return {on_a.value + on_b.value, on_a, on_b};
  }
  gjk::Difference<D> vertex(const gjk::Vec<D>& v, const Look& look) const {
    const std::uint32_t a = locate<D>(a_, a_size_, v, look.on_a), b = locate<D>(b_, b_size_, opposite(v), look.on_b);
    gjk::Difference<D> vertex{{}, a, b};
    gjk::each_axis<D>([&](std::size_t k) { vertex.w[k] = a_[std::size_t{a} * D + k] - b_[std::size_t{b} * D + k]; });
    return vertex;
  }
  double least_support(const gjk::Vec<D>& v, double computed) const {
    return computed - gjk::support_error<D>(gjk::absolute_dot(v, magnitude_));
  }

 private:
  static gjk::Vec<D> opposite(const gjk::Vec<D>& v) {
    gjk::Vec<D> negated;
    gjk::each_axis<D>([&](std::size_t k) { negated[k] = -v[k]; });
    return negated;
  }

  /// The sum of the vertices; raises magnitude_.
  gjk::Vec<D> measure(const double* points, std::uint32_t size) {
    TwoPoints<D> sum{}, most{};
    std::uint32_t i = 0;
    for (; i + 2 <= size; i += 2) {
      const TwoPoints<D> two = load_points<D>(points + std::size_t{i} * D);
      gjk::each_axis<D>([&](std::size_t k) {
        sum[k] += two[k];
        most[k] = greater(magnitude(two[k]), most[k]);
      });
    }
    gjk::Vec<D> total{};
    gjk::each_axis<2 * D>([&](std::size_t k) {
      total[k % D] += sum[k / 2][k % 2];
      magnitude_[k % D] = std::max(magnitude_[k % D], most[k / 2][k % 2]);
    });
    if (i < size) {
      gjk::each_axis<D>([&](std::size_t k) {
        const double x = points[std::size_t{i} * D + k];
        total[k] += x;
        magnitude_[k] = std::max(magnitude_[k], std::abs(x));
      });
    }
    return total;
  }

  const double *a_, *b_;
  std::uint32_t a_size_, b_size_;
  double size_ = 0;
  gjk::Vec<D> between_{}, magnitude_{};
};

}  // namespace assay::certified
