// Among a few vertices of the Minkowski difference, a simplex that has the origin strictly inside: the last resort of a
// search.
#pragma once
#include <array>
#include <cstdint>
#include <optional>

#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/simplex/closest_on_simplex.h"

namespace assay::gjk {

/// A handful of distinct vertices; more than kCapacity are not remembered.
template <std::size_t D>
class Memory {
 public:
  static constexpr std::uint32_t kCapacity = 16;

  void remember(const Difference<D>& vertex) {
    if (full()) return;
    for (std::uint32_t i = 0; i < size_; ++i)
      if (vertices_[i].w == vertex.w) return;
    vertices_[size_++] = vertex;
  }
  std::uint32_t size() const { return size_; }
  bool full() const { return size_ == kCapacity; }
  const Difference<D>& operator[](std::uint32_t i) const { return vertices_[i]; }

 private:
  std::array<Difference<D>, kCapacity> vertices_;
  std::uint32_t size_ = 0;
};

/// The first simplex of remembered vertices, in their order, that proves_inside accepts.
///
/// Cost  Every proved sign is computed once: at most 120 determinants and 560 triangles in the plane, 560 determinants
///       and 1820 tetrahedra in space.
inline std::optional<Simplex<2>> simplex_around_origin(const Memory<2>& memory) {
  const std::uint32_t n = memory.size();
  std::int8_t sign[Memory<2>::kCapacity][Memory<2>::kCapacity];
  for (std::uint32_t i = 0; i < n; ++i)
    for (std::uint32_t j = i + 1; j < n; ++j)
      sign[i][j] = static_cast<std::int8_t>(proved_sign(memory[i].w, memory[j].w));
  for (std::uint32_t i = 0; i < n; ++i)
    for (std::uint32_t j = i + 1; j < n; ++j)
      for (std::uint32_t k = j + 1; sign[i][j] != 0 && k < n; ++k)
        if (sign[j][k] == sign[i][j] && sign[i][k] == -sign[i][j])
          return Simplex<2>{3, {memory[i], memory[j], memory[k]}};
  return std::nullopt;
}

inline std::optional<Simplex<3>> simplex_around_origin(const Memory<3>& memory) {
  const std::uint32_t n = memory.size();
  constexpr std::uint32_t m = Memory<3>::kCapacity;
  std::int8_t sign[m][m][m];
  for (std::uint32_t i = 0; i < n; ++i)
    for (std::uint32_t j = i + 1; j < n; ++j)
      for (std::uint32_t k = j + 1; k < n; ++k)
        sign[i][j][k] = static_cast<std::int8_t>(proved_sign(memory[i].w, memory[j].w, memory[k].w));
  for (std::uint32_t i = 0; i < n; ++i)
    for (std::uint32_t j = i + 1; j < n; ++j)
      for (std::uint32_t k = j + 1; k < n; ++k) {
        const int first = sign[i][j][k];
        for (std::uint32_t l = k + 1; first != 0 && l < n; ++l)
          if (sign[i][j][l] == -first && sign[i][k][l] == first && sign[j][k][l] == -first)
            return Simplex<3>{4, {memory[i], memory[j], memory[k], memory[l]}};
      }
  return std::nullopt;
}

/// Not looked for above space, where the simplices of 16 vertices are too many.
template <std::size_t D>
requires(D > 3) std::optional<Simplex<D>> simplex_around_origin(const Memory<D>&) { return std::nullopt; }

}  // namespace assay::gjk
