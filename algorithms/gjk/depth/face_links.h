// How the faces of a closed surface hang together.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace assay::gjk {

/// A ridge of a face: ridge k is what the face is without corner k, an edge from corner k + 1 to corner k + 2, in the
/// plane a corner.
struct Ridge {
  std::uint32_t face = 0, at = 0;
};

/// What a face has in common with others: its corners, and for each of its ridges the same ridge as the face beyond has
/// it.
template <std::size_t D>
struct Links {
  std::array<std::uint32_t, D> corner{};
  std::array<Ridge, D> across{};
};

/// The faces of a simplex whose vertices 0, 1, 2, and in space 3, turn as the unit vectors after the origin do. In
/// space the greatest corner is the last one.
template <std::size_t D>
constexpr std::array<Links<D>, D + 1> links_of_simplex() {
  std::array<Links<D>, D + 1> links{};
  if constexpr (D == 2) {
    links[0].corner = {0, 1}, links[1].corner = {1, 2}, links[2].corner = {2, 0};
  } else {
    links[0].corner = {1, 0, 2}, links[1].corner = {0, 1, 3}, links[2].corner = {1, 2, 3}, links[3].corner = {2, 0, 3};
  }
  const auto leaves = [&](std::size_t i, std::size_t k) { return links[i].corner[(k + 1) % D]; };
  const auto arrives = [&](std::size_t i, std::size_t k) { return links[i].corner[(k + D - 1) % D]; };
  for (std::uint32_t i = 0; i <= D; ++i)
    for (std::uint32_t k = 0; k < D; ++k)
      for (std::uint32_t j = 0; j <= D; ++j)
        for (std::uint32_t l = 0; l < D; ++l)
          if (i != j && leaves(i, k) == arrives(j, l) && arrives(i, k) == leaves(j, l)) links[i].across[k] = {j, l};
  return links;
}

}  // namespace assay::gjk
