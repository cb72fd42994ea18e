#include "algorithms/lp/collision/interior.h"

#include <array>
#include <cmath>
#include <vector>

namespace assay::lp {
double SizedDeterminant::error() const { return 0x1p-49 * size; }

int SizedDeterminant::sign() const { return size > 0x1p-900 && std::fabs(value) > error() ? (value > 0 ? 1 : -1) : 0; }

SizedDeterminant determinant_of(const std::vector<std::array<double, 3>>& columns) {
  const auto term = [](SizedDeterminant& sum, double product) {
    sum.value += product;
    sum.size += std::fabs(product);
  };
  SizedDeterminant result;
  if (columns.size() == 1) {
    term(result, columns[0][0]);
  } else if (columns.size() == 2) {
    const auto &p = columns[0], &q = columns[1];
    term(result, p[0] * q[1]);
    term(result, -(p[1] * q[0]));
  } else {
    const auto &p = columns[0], &q = columns[1], &r = columns[2];
    term(result, p[0] * q[1] * r[2]);
    term(result, p[1] * q[2] * r[0]);
    term(result, p[2] * q[0] * r[1]);
    term(result, -(p[2] * q[1] * r[0]));
    term(result, -(p[0] * q[2] * r[1]));
    term(result, -(p[1] * q[0] * r[2]));
  }
  return result;
}

bool proves_overlap(const ConvexPair& pair, const Overlapping& witness) {
  const std::uint32_t n = pair.a.dimension;
  if (witness.size != n + 1) return false;
  std::vector<std::array<double, 3>> differences(witness.size);
  for (std::uint32_t k = 0; k < witness.size; ++k) {
    for (std::uint32_t i = 0; i < n; ++i) {
      differences[k][i] = pair.a[witness.on_a[k]][i] - pair.b[witness.on_b[k]][i];
    }
  }
  int common = 0;
  for (std::uint32_t k = 0; k < witness.size; ++k) {
    std::vector<std::array<double, 3>> others = differences;
    others.erase(others.begin() + k);
    const int sign = determinant_of(others).sign() * (k % 2 == 0 ? 1 : -1);
    if (sign == 0 || (common != 0 && sign != common)) return false;
    common = sign;
  }
  return true;
}

}  // namespace assay::lp
