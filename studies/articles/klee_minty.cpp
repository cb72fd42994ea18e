#include "studies/articles/klee_minty.h"

#include <cmath>

namespace assay {

ConvexPair klee_minty_bodies(std::uint32_t dimension) {
  const std::uint32_t d = dimension - 1;
  ConvexPair pair{{dimension, std::vector<double>(dimension, -0x1p-5)}, {dimension, {}}};
  pair.a.coordinates.back() = -0.25;
  for (std::uint32_t j = 0; j < d; ++j) {
    double sum = 1;  // of the column, its row of the sum of weights included
    for (std::uint32_t i = 0; i < d; ++i) {
      const double entry = i < j ? 0.0 : i == j ? 1.0 : std::ldexp(2.0, -2 * static_cast<int>(i - j));
      sum += entry;
      pair.b.coordinates.push_back(0 - entry);
    }
    pair.b.coordinates.push_back(sum - std::ldexp(1.0, -2 * static_cast<int>(d - 1 - j)));
  }
  return pair;
}

}  // namespace assay
