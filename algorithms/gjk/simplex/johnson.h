// The point of a simplex nearest to the origin, by the cofactors of its subsets, with the backup procedure for
// rounding.
#pragma once
#include <array>
#include <bit>
#include <cstdint>

#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// For a subset X of the vertices the nearest point of its affine hull has weights proportional to the cofactors
/// D_i(X): D_i({i}) = 1 and D_j(X + j) = sum over i of X of D_i(X) (w_i.w_k - w_i.w_j), k any member of X. It is the
/// nearest point of the simplex where D_i(X) > 0 within X and D_j(X + j) <= 0 for every other j. Where rounding leaves
/// no such X, the backup procedure takes of all X with positive cofactors the one whose point is nearest.
///
/// Cost    2^m subsets of m <= D + 1 vertices, whatever their order; nothing is asked of the newest.
/// Source  E. G. Gilbert, D. W. Johnson, S. S. Keerthi, IEEE J. Robot. Autom. 4(2), 1988, 193-203: the distance
///         sub-algorithm and its backup procedure.
template <std::size_t D>
class JohnsonSimplex {
 public:
  explicit JohnsonSimplex(const Simplex<D>& simplex) : simplex_(simplex), all_((1u << simplex.size) - 1) {
    for (std::uint32_t i = 0; i < simplex.size; ++i)
      for (std::uint32_t j = 0; j <= i; ++j) dot_[i][j] = dot_[j][i] = dot(simplex.w(i), simplex.w(j));
    for (std::uint32_t x = 1; x <= all_; ++x)
      for (std::uint32_t j = 0; j < simplex.size; ++j)
        if (x >> j & 1) cofactor_[x][j] = std::has_single_bit(x) ? 1 : larger(x & ~(1u << j), j);
  }

  Nearest<D> nearest() const {
    for (std::uint32_t x = 1; x <= all_; ++x)
      if (all_positive(x) && none_beyond(x)) return point(x);
    Nearest<D> best;
    for (std::uint32_t x = 1; x <= all_; ++x) {
      if (!all_positive(x)) continue;
      const Nearest<D> other = point(x);
      if (other.inside) return other;
      take_nearer(best, other);
    }
    return best;
  }

 private:
  static constexpr std::size_t kSubsets = std::size_t{1} << (D + 1);

  /// D_j(x + j).
  double larger(std::uint32_t x, std::uint32_t j) const {
    const auto k = static_cast<std::uint32_t>(std::countr_zero(x));
    double sum = 0;
    for (std::uint32_t i = 0; i < simplex_.size; ++i)
      if (x >> i & 1) sum += cofactor_[x][i] * (dot_[i][k] - dot_[i][j]);
    return sum;
  }
  bool all_positive(std::uint32_t x) const {
    for (std::uint32_t i = 0; i < simplex_.size; ++i)
      if ((x >> i & 1) && !(cofactor_[x][i] > 0)) return false;
    return true;
  }
  bool none_beyond(std::uint32_t x) const {
    for (std::uint32_t j = 0; j < simplex_.size; ++j)
      if (!(x >> j & 1) && !(cofactor_[x | 1u << j][j] <= 0)) return false;
    return true;
  }
  Nearest<D> point(std::uint32_t x) const {
    Nearest<D> nearest;
    nearest.inside = static_cast<std::size_t>(std::popcount(x)) == D + 1;
    if (nearest.inside) return nearest;
    double sum = 0;
    for (std::uint32_t i = 0; i < simplex_.size; ++i)
      if (x >> i & 1) sum += cofactor_[x][i];
    for (std::uint32_t i = 0; i < simplex_.size; ++i) {
      if (!(x >> i & 1)) continue;
      const double weight = cofactor_[x][i] / sum;
      nearest.keep[nearest.size] = i;
      nearest.weight[nearest.size++] = weight;
      nearest.v = nearest.v + weight * simplex_.w(i);
    }
    return nearest;
  }

  const Simplex<D>& simplex_;
  std::uint32_t all_;
  std::array<std::array<double, D + 1>, D + 1> dot_{};
  std::array<std::array<double, D + 1>, kSubsets> cofactor_{};
};

}  // namespace assay::gjk
