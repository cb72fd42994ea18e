#include "algorithms/lp/revised/iterate.h"

namespace assay::lp {
namespace {

/// Below this share of nonzeros a row of products is summed up row by row, above it column by column.
constexpr double kSparseShare = 0.3;
/// Four sums at once: the processor need not wait for one addition to start the next.
double dense_dot(const double* a, const double* b, std::size_t n) {
  double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
  std::size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    s0 += a[i] * b[i];
    s1 += a[i + 1] * b[i + 1];
    s2 += a[i + 2] * b[i + 2];
    s3 += a[i + 3] * b[i + 3];
  }
  for (; i < n; ++i) s0 += a[i] * b[i];
  return (s0 + s1) + (s2 + s3);
}

}  // namespace

void Iterate::load_column(std::uint32_t v, WorkVector& to) const {
  to.clear();
  if (!program.is_structural(v)) {
    to.set(v - program.columns, -1.0);
    return;
  }
  const SparseMatrix& matrix = program.by_column;
  for (std::uint32_t at = matrix.start[v]; at < matrix.start[v + 1]; ++at) to.set(matrix.index[at], matrix.value[at]);
}

void Iterate::load_unit(std::uint32_t position, WorkVector& to) const {
  to.clear();
  to.set(position, 1.0);
}

double Iterate::product(std::uint32_t v, const std::vector<double>& y) const {
  if (!program.is_structural(v)) return -y[v - program.columns];
  const SparseMatrix& matrix = program.by_column;
  const std::uint32_t first = matrix.start[v], last = matrix.start[v + 1];
  if (last - first == program.rows) return dense_dot(matrix.value.data() + first, y.data(), program.rows);
  double sum = 0;
  for (std::uint32_t at = first; at < last; ++at) sum += matrix.value[at] * y[matrix.index[at]];
  return sum;
}

void Iterate::price(const WorkVector& y, WorkVector& to) const {
  const std::uint32_t n = program.columns;
  to.clear();
  if (program.rows <= kFewRows) {
    double* const sum = to.value.data();
    for (const std::uint32_t i : y.places())
      add_multiple(sum, y.value[i], program.dense.data() + std::size_t{i} * n, n);
    to.pack_kept(n, [this](std::uint32_t j) { return can_move(j); });
  } else if (static_cast<double>(y.places().size()) > kSparseShare * program.rows) {
    for (std::uint32_t j = 0; j < n; ++j) {
      if (!can_move(j)) continue;
      const double entry = product(j, y.value);
      if (entry != 0) to.set(j, entry);
    }
  } else {
    double* const sum = to.value.data();
    const SparseMatrix& matrix = program.by_row;
    for (const std::uint32_t i : y.places()) {
      const double times = y.value[i];
      for (std::uint32_t at = matrix.start[i]; at < matrix.start[i + 1]; ++at) {
        sum[matrix.index[at]] += times * matrix.value[at];
      }
    }
    to.pack_kept(n, [this](std::uint32_t j) { return can_move(j); });
  }
  for (const std::uint32_t i : y.places()) {
    if (y.value[i] != 0 && can_move(n + i)) to.set(n + i, -y.value[i]);
  }
}

}  // namespace assay::lp
