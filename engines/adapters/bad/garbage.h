// Garbage for one field of an answer, of the field's own type and size, so that nothing but its judge can tell.
#pragma once
#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/lp.h"

namespace assay::bad {

inline constexpr double kGarbage = 77;

inline void garble(bool& value) { value = !value; }
inline void garble(double& value) { value = kGarbage; }
template <std::integral T>
requires(!std::same_as<T, bool>) void garble(T& value) { value = value > 1 ? value - 1 : value + 1; }
/// Entries that differ, so that garbage is no multiple of a plain direction.
template <std::size_t kCount>
void garble(std::array<double, kCount>& values) {
  std::iota(values.begin(), values.end(), kGarbage);
}
inline void garble(std::vector<double>& values) { std::iota(values.begin(), values.end(), kGarbage); }
template <std::size_t kCount>
void garble(std::array<std::uint32_t, kCount>& indices) {
  indices.fill(0);
}
inline void garble(std::vector<std::uint32_t>& indices) { std::ranges::fill(indices, 0U); }
inline void garble(WeightedVertices& point) {
  point.vertex.fill(0);
  point.weight.fill(kGarbage);
}
inline void garble(Basis& basis) {
  std::iota(basis.basic.begin(), basis.basic.end(), 0U);
  basis.at_upper.clear();
}
inline void garble(std::optional<TableauLine>& line) {
  if (line) line->variable = 0;
}

}  // namespace assay::bad
