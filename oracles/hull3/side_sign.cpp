#include "oracles/hull3/side_sign.h"

#include <array>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/work_bound.h"

namespace assay {

/// In units of the finest coordinate all differences are integers: no greatest common divisor is ever sought.
int exact_side_sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
  const std::array all = {a.x, a.y, a.z, b.x, b.y, b.z, c.x, c.y, c.z, d.x, d.y, d.z};
  const int unit = common_exponent(all);
  std::array<Integer, 9> row;
  for (std::size_t i = 0; i < 3; ++i) {
    const Integer from = scaled_integer(all[i], unit);
    for (std::size_t k = 0; k < 3; ++k) row[3 * k + i] = scaled_integer(all[3 * (k + 1) + i], unit) - from;
  }
  const std::uint64_t words = most_words(row);
  spend(16 * kStep + cost_of_products(9, words, 2 * words));
  Integer det = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3, k = (i + 2) % 3;
    Integer minor = row[3 + j] * row[6 + k];
    subtract_product(minor, row[3 + k], row[6 + j]);
    add_product(det, row[i], minor);
  }
  return sign(det);
}

}  // namespace assay
