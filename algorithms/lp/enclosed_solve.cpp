#include "algorithms/lp/enclosed_solve.h"

#include <utility>

namespace assay::lp {

Square transposed(const Square& matrix) {
  Square result(matrix.size);
  for (std::size_t i = 0; i < matrix.size; ++i) {
    for (std::size_t j = 0; j < matrix.size; ++j) result(j, i) = matrix(i, j);
  }
  return result;
}

bool invert(Square matrix, Square& inverse) {
  const std::size_t n = matrix.size;
  for (std::size_t i = 0; i < n; ++i) inverse(i, i) = 1;
  for (std::size_t step = 0; step < n; ++step) {
    std::size_t pivot = step;
    for (std::size_t i = step + 1; i < n; ++i) {
      if (std::fabs(matrix(i, step)) > std::fabs(matrix(pivot, step))) pivot = i;
    }
    if (!(std::fabs(matrix(pivot, step)) > 0)) return false;
    for (std::size_t j = 0; j < n; ++j) {
      std::swap(matrix(step, j), matrix(pivot, j));
      std::swap(inverse(step, j), inverse(pivot, j));
    }
    const double divisor = matrix(step, step);
    for (std::size_t j = 0; j < n; ++j) {
      matrix(step, j) /= divisor;
      inverse(step, j) /= divisor;
    }
    for (std::size_t i = 0; i < n; ++i) {
      const double factor = matrix(i, step);
      if (i == step || factor == 0) continue;
      for (std::size_t j = 0; j < n; ++j) {
        matrix(i, j) -= factor * matrix(step, j);
        inverse(i, j) -= factor * inverse(step, j);
      }
    }
  }
  return true;
}

}  // namespace assay::lp
