// The least dot product of a direction with many points: the inner loop of every collision search.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

#include "algorithms/gjk/vec.h"

namespace assay::gjk {

struct LeastDot {
  double value = 0;
  std::uint32_t at = 0;
};

/// Entries of an array of `size` coordinates: a whole number of steps of least_dot, filled up with copies of the last.
constexpr std::size_t padded(std::uint32_t size) { return (std::size_t{size} + 3) / 4 * 4; }

/// min over i < size of v.p_i, summed in axis order, and an i where it is taken (which one of several is fixed, not the
/// first).
///
/// Shape  `points` holds D arrays of padded(size) coordinates, the padding copies of the last point.
/// Cost   Four points a step in two pairs of lanes: a scalar loop waits for one comparison a point. Vector types of g++
///        and clang, so that the compiler's optimisation level does not decide; each lane's arithmetic is plain double.
template <std::size_t D>
LeastDot least_dot(const double* points, std::uint32_t size, const Vec<D>& v) {
  using Pair = double __attribute__((vector_size(16)));
  using Mask = long long __attribute__((vector_size(16)));
  const std::size_t stride = padded(size);
  const auto value_at = [&](std::size_t i) {
    Pair sum{};
    each_axis<D>([&](std::size_t k) {
      Pair x;
      std::memcpy(&x, points + k * stride + i, sizeof x);
      sum = k == 0 ? v[k] * x : sum + v[k] * x;
    });
    return sum;
  };
  const auto choose = [](Mask where, auto one, decltype(one) other) {
    return (decltype(one))((where & (Mask)one) | (~where & (Mask)other));
  };
  Pair least_even = value_at(0), least_odd = value_at(2);
  Mask at_even{0, 1}, at_odd{2, 3};
  for (std::size_t i = 4; i < stride; i += 4) {
    const Pair even = value_at(i), odd = value_at(i + 2);
    const Mask index = Mask{0, 1} + static_cast<long long>(i);
    const Mask even_lower = even < least_even, odd_lower = odd < least_odd;
    at_even = choose(even_lower, index, at_even);
    at_odd = choose(odd_lower, index + 2, at_odd);
    least_even = choose(even_lower, even, least_even);
    least_odd = choose(odd_lower, odd, least_odd);
  }
  const Mask odd_lower = least_odd < least_even;
  const Pair least = choose(odd_lower, least_odd, least_even);
  const Mask at = choose(odd_lower, at_odd, at_even);
  const int lane = least[1] < least[0] ? 1 : 0;
  return {least[lane], std::min(static_cast<std::uint32_t>(at[lane]), size - 1)};
}

}  // namespace assay::gjk
