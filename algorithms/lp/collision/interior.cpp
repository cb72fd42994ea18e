#include "algorithms/lp/collision/interior.h"

#include <array>
#include <cmath>
#include <vector>

namespace assay::lp {
namespace {

/// A determinant and the sum of the sizes of its products.
struct Determinant {
  double value = 0, size = 0;
  /// +1 or -1 where the sign is certain, else 0.
  ///
  /// Lemma. Entries are differences of doubles, rounded once; three products of such entries and the sums of at most
  /// six of them make a relative error of at most 2^-49 of the sum of sizes while nothing underflows; below 2^-900
  /// nothing is said.
  int sign() const { return size > 0x1p-900 && std::fabs(value) > 0x1p-48 * size ? (value > 0 ? 1 : -1) : 0; }
};

using Vec = std::array<double, 3>;

Determinant determinant(const std::vector<Vec>& columns) {
  const auto term = [](Determinant& sum, double product) {
    sum.value += product;
    sum.size += std::fabs(product);
  };
  Determinant result;
  if (columns.size() == 1) {
    term(result, columns[0][0]);
  } else if (columns.size() == 2) {
    const Vec &p = columns[0], &q = columns[1];
    term(result, p[0] * q[1]);
    term(result, -(p[1] * q[0]));
  } else {
    const Vec &p = columns[0], &q = columns[1], &r = columns[2];
    term(result, p[0] * q[1] * r[2]);
    term(result, p[1] * q[2] * r[0]);
    term(result, p[2] * q[0] * r[1]);
    term(result, -(p[2] * q[1] * r[0]));
    term(result, -(p[0] * q[2] * r[1]));
    term(result, -(p[1] * q[0] * r[2]));
  }
  return result;
}

}  // namespace

bool proves_overlap(const ConvexPair& pair, const Overlapping& witness) {
  const std::uint32_t n = pair.a.dimension;
  if (witness.size != n + 1) return false;
  std::vector<Vec> differences(witness.size);
  for (std::uint32_t k = 0; k < witness.size; ++k) {
    for (std::uint32_t i = 0; i < n; ++i) {
      differences[k][i] = pair.a[witness.on_a[k]][i] - pair.b[witness.on_b[k]][i];
    }
  }
  int common = 0;
  for (std::uint32_t k = 0; k < witness.size; ++k) {
    std::vector<Vec> others = differences;
    others.erase(others.begin() + k);
    const int sign = determinant(others).sign() * (k % 2 == 0 ? 1 : -1);
    if (sign == 0 || (common != 0 && sign != common)) return false;
    common = sign;
  }
  return true;
}

}  // namespace assay::lp
