#include "studies/articles/random_pivots.h"

#include <algorithm>

#include "properties/choices.h"
#include "properties/lp/article/exact_steps.h"

namespace assay {
namespace {

/// Two bodies of `corners` / 2 points each with coordinates of up to 2^-10 units in [-1, 1]; the second one is moved
/// along the first axis by a drawn amount below 2.
ConvexPair random_bodies(std::uint32_t dimension, std::uint32_t corners, std::uint64_t key) {
  Choices choices{mix64(key)};
  ConvexPair pair{{dimension, {}}, {dimension, {}}};
  const double shift = 2 * choices.dyadic(10);
  for (std::uint32_t k = 0; k < corners; ++k) {
    for (std::uint32_t axis = 0; axis < dimension; ++axis) {
      const double x = 2 * choices.dyadic(10) - 1;
      (k % 2 == 0 ? pair.a : pair.b).coordinates.push_back(k % 2 == 1 && axis == 0 ? x + shift : x);
    }
  }
  return pair;
}

ArticlePivots pivots_of(std::uint32_t dimension, std::uint32_t corners, std::uint32_t runs) {
  ArticlePivots row{dimension, corners, runs, article::kStepsMax, 0, 0};
  for (std::uint32_t run = 0; run < runs; ++run) {
    const std::uint32_t pivots = article::exact_steps(random_bodies(dimension, corners, run + 1)).pivots();
    row.least = std::min(row.least, pivots);
    row.greatest = std::max(row.greatest, pivots);
    row.sum += pivots;
  }
  return row;
}

}  // namespace

std::vector<ArticlePivots> pivots_on_random_bodies(std::uint32_t runs) {
  std::vector<ArticlePivots> rows;
  for (const std::uint32_t corners : {8U, 16U, 32U, 64U, 128U}) rows.push_back(pivots_of(3, corners, runs));
  for (const std::uint32_t dimension : {2U, 4U, 6U, 8U, 12U}) rows.push_back(pivots_of(dimension, 32, runs));
  return rows;
}

}  // namespace assay
