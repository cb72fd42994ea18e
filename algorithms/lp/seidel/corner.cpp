#include "algorithms/lp/seidel/corner.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::lp {
namespace {

using Vector = std::array<double, kSeidelColumns>;
using Matrix = std::array<Vector, kSeidelColumns>;

/// Gauss-Jordan with row pivoting; false where a column has no pivot but 0.
bool invert(Matrix matrix, std::uint32_t n, Matrix& inverse) {
  inverse = {};
  for (std::uint32_t i = 0; i < n; ++i) inverse[i][i] = 1;
  for (std::uint32_t step = 0; step < n; ++step) {
    std::uint32_t pivot = step;
    for (std::uint32_t i = step + 1; i < n; ++i) {
      if (std::fabs(matrix[i][step]) > std::fabs(matrix[pivot][step])) pivot = i;
    }
    if (!(std::fabs(matrix[pivot][step]) > 0)) return false;
    std::swap(matrix[step], matrix[pivot]);
    std::swap(inverse[step], inverse[pivot]);
    const double divisor = matrix[step][step];
    for (std::uint32_t j = 0; j < n; ++j) {
      matrix[step][j] /= divisor;
      inverse[step][j] /= divisor;
    }
    for (std::uint32_t i = 0; i < n; ++i) {
      const double factor = matrix[i][step];
      if (i == step || factor == 0) continue;  // 0 times an entry that overflowed would be no number
      for (std::uint32_t j = 0; j < n; ++j) {
        matrix[i][j] -= factor * matrix[step][j];
        inverse[i][j] -= factor * inverse[step][j];
      }
    }
  }
  return true;
}

/// A sum of products, 0 where it is rounding noise beside its terms.
struct CleanSum {
  double value = 0, size = 0;
  void add(double a, double b) {
    value += a * b;
    size += std::fabs(a * b);
  }
  int sign() const { return std::fabs(value) > kSeidelViolation * size ? (value > 0 ? 1 : -1) : 0; }
};

}  // namespace

std::optional<std::vector<HalfSpace>> optimal_corner(const std::vector<HalfSpace>& meeting, std::uint32_t columns,
                                                     const Vector& cost) {
  if (meeting.size() < columns) return std::nullopt;
  std::vector<std::size_t> basis(columns);
  for (std::uint32_t k = 0; k < columns; ++k) basis[k] = k;
  for (int pivots = 0; pivots < kSeidelCornerPivots; ++pivots) {
    Matrix normals{}, inverse;
    for (std::uint32_t k = 0; k < columns; ++k) normals[k] = meeting[basis[k]].a;
    if (!invert(normals, columns, inverse)) return std::nullopt;
    std::uint32_t leaving = columns;
    int multiplier = 0;
    for (std::uint32_t k = 0; k < columns; ++k) {
      CleanSum y;
      for (std::uint32_t j = 0; j < columns; ++j) y.add(-inverse[j][k], cost[j]);
      const bool is_wrong = y.sign() < 0 || (y.sign() > 0 && meeting[basis[k]].label.side == SeidelLabel::Side::kNone);
      if (!is_wrong || (leaving < columns && basis[leaving] < basis[k])) continue;
      leaving = k;
      multiplier = y.sign();
    }
    if (leaving == columns) {
      std::vector<HalfSpace> corner;
      for (const std::size_t k : basis) corner.push_back(meeting[k]);
      return corner;
    }
    // Along this direction the cost falls, and of the basis only the leaving half-space changes its value.
    Vector direction{};
    for (std::uint32_t j = 0; j < columns; ++j) direction[j] = multiplier * inverse[j][leaving];
    const auto blocks = [&](std::size_t h) {
      CleanSum rise;
      for (std::uint32_t j = 0; j < columns; ++j) rise.add(meeting[h].a[j], direction[j]);
      return rise.sign() > 0 && std::find(basis.begin(), basis.end(), h) == basis.end();
    };
    std::size_t entering = 0;
    while (entering < meeting.size() && !blocks(entering)) ++entering;
    if (entering == meeting.size()) return std::nullopt;
    basis[leaving] = entering;
  }
  return std::nullopt;
}

}  // namespace assay::lp
