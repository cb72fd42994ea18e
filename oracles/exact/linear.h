// Small exact linear algebra: Gaussian elimination over Q, pivoting on the first entry that is not zero.
#pragma once
#include <cstddef>
#include <optional>
#include <vector>

#include "oracles/exact/rational.h"

namespace assay {

/// A dense matrix of rationals, row-major.
struct RationalMatrix {
  std::size_t rows = 0, columns = 0;
  std::vector<Rational> entries;

  RationalMatrix() = default;
  RationalMatrix(std::size_t r, std::size_t c) : rows(r), columns(c), entries(r * c) {}
  Rational& operator()(std::size_t r, std::size_t c) { return entries[r * columns + c]; }
  const Rational& operator()(std::size_t r, std::size_t c) const { return entries[r * columns + c]; }
};

/// The x with matrix x = rhs where it exists and is unique; nothing otherwise.
///
/// Shape  matrix is m x n for any m, n; rhs has m entries, x has n.
/// Cost   O(m n min(m, n)) operations in Q.
std::optional<std::vector<Rational>> solve(RationalMatrix matrix, std::vector<Rational> rhs);

/// The dimension of the row space.
std::size_t rank(RationalMatrix matrix);

/// Some x != 0 with matrix x = 0 where the rank is less than the number of columns; nothing otherwise.
std::optional<std::vector<Rational>> kernel_vector(RationalMatrix matrix);

}  // namespace assay
