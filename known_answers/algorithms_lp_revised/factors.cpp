// Factors of drawn bases: which pivots elimination chooses, what solves make of right sides, and sums of products.
#include "algorithms/lp/revised/factor/basis_factor.h"
#include "known_answers/algorithms_lp_revised/entering.h"
#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/tables.h"
#include "properties/choices.h"

namespace assay::known {
namespace {

using lp::SparseMatrix;

/// Columns of a few entries that tie or differ by powers of ten, some rows tiny, some columns a copy of another.
SparseMatrix drawn_columns(Choices& c, std::uint64_t k, std::uint32_t rows, std::uint32_t columns) {
  std::vector<double> of_row(rows, 1.0);
  for (double& factor : of_row)
    if (k % 2 == 0 && c.below(3) == 0) factor = c.below(2) == 0 ? lp::kCancelled : 0x1p-36;
  SparseMatrix matrix;
  matrix.start.assign(1, 0);
  for (std::uint32_t j = 0; j < columns; ++j) {
    if (k % 3 == 1 && j > 0 && c.below(6) == 0) {  // the column before, some entries a little off
      const std::uint32_t first = matrix.start[j - 1], last = matrix.start[j];
      for (std::uint32_t at = first; at < last; ++at) {
        const double off = c.below(4) == 0 ? 0x1p-40 : 0;
        const double entry = matrix.value[at] * (1 + off);
        matrix.index.push_back(matrix.index[at]);
        matrix.value.push_back(entry);
      }
    } else {
      for (std::uint32_t i = 0; i < rows; ++i) {
        if (c.below(rows) > 2 + k % 4) continue;
        const double size = k % 4 < 2 ? 1 : c.below(3) == 0 ? 16 : 1 / 3.0;
        const double entry = c.below(2) == 0 ? size : -size;
        matrix.index.push_back(i);
        matrix.value.push_back(entry * of_row[i]);
      }
    }
    matrix.start.push_back(static_cast<std::uint32_t>(matrix.index.size()));
  }
  return matrix;
}

void take_solves(FoldedRun& run, lp::BasisFactor& factor, std::uint32_t rows) {
  lp::WorkVector right;
  for (const bool transposed : {false, true}) {
    right.reset(rows);
    for (std::uint32_t i = 0; i < rows; ++i) right.value[i] = 1.0 / (i + 1);
    right.pack();
    transposed ? factor.solve_transposed(right) : factor.solve(right);
    take_numbers(run, right.value);
    std::vector<double> bound(rows);
    run.take(factor.multiply_absolute(std::vector<double>(rows, 1.0), transposed, bound));
    take_numbers(run, bound);
  }
}

KnownWords factors() {
  FoldedRun run;
  lp::LuBuilder builder;
  lp::BasisFactor factor;
  std::vector<lp::Replacement> replaced;
  for (std::uint64_t k = 0; k < 120; ++k) {
    Choices c{mix64(32000 + k)};
    const auto rows = static_cast<std::uint32_t>(k % 5 == 0 ? 2 + c.below(8) : 17 + c.below(24)), columns = rows + 4;
    const SparseMatrix matrix = drawn_columns(c, k, rows, columns);
    std::vector<std::uint32_t> basic;
    for (std::uint32_t r = 0; r < rows; ++r) basic.push_back(c.below(8) == 0 ? columns + r : r);
    builder.build(matrix, columns, basic);
    for (const auto* list : {&builder.step_row, &builder.step_column, &builder.lower.start, &builder.lower.index,
                             &builder.lower_row, &builder.left_rows, &builder.left_columns})
      run.take(*list);
    take_numbers(run, builder.step_pivot), take_numbers(run, builder.lower.value);
    for (const lp::UpperEntry& entry : builder.upper)
      run.take(entry.row), run.take(entry.column), run.take(entry.value);
    factor.factor(matrix, columns, basic, replaced);
    run.take(basic);
    for (const lp::Replacement& one : replaced) run.take(one.removed), run.take(one.row);
    take_solves(run, factor, rows);
    // Exchanges with the columns that are not in the basis yet.
    lp::WorkVector column, row;
    column.reset(rows), row.reset(rows);
    for (std::uint32_t q = rows; q < columns; ++q) {
      const auto position = static_cast<std::uint32_t>(c.below(rows));
      column.clear(), row.clear();
      const double pivot = enter(factor, matrix, q, position, column, row);
      if (!(std::fabs(pivot) > 1e-6)) continue;
      const bool is_updated = factor.update(position, pivot);
      run.take(is_updated), run.take(factor.updates()), run.take(factor.has_grown());
      if (!is_updated) break;
      take_solves(run, factor, rows);
    }
  }
  return {run.folded()};
}

/// Columns times a vector, and all of them at once, full ones and sparse ones.
KnownWords products() {
  FoldedRun run;
  for (std::uint32_t rows = 1; rows < 24; ++rows)
    for (const std::uint64_t density : {8u, 3u}) {
      Choices c{mix64(33000 + rows)};
      LpProblem problem;
      problem.rows = rows, problem.columns = 5;
      for (std::uint32_t entry = 0; entry < 5 * rows; ++entry) {
        const double drawn = c.dyadic(50) - 0.5;
        problem.matrix.push_back(c.below(8) < density ? drawn : 0);
      }
      problem.cost.assign(5, 1);
      problem.lower.assign(5, 0), problem.upper.assign(5, kInfinity);
      problem.row_lower.assign(rows, 0), problem.row_upper.assign(rows, kInfinity);
      Standing stands(problem, activities_of(problem));
      lp::WorkVector y;
      for (std::uint32_t step = 1; step < 5; ++step) {
        y.reset(rows);
        for (std::uint32_t i = 0; i < rows; i += step) y.set(i, c.dyadic(50) - 0.5);
        for (std::uint32_t v = 0; v < 5 + rows; ++v) run.take(stands.it.product(v, y.value));
        stands.it.price(y, stands.it.row);
        take_numbers(run, stands.it.row.value);
        run.take(stands.it.row.places());
      }
    }
  return {run.folded()};
}

}  // namespace

void add_revised_factors(KnownAnswers& all) {
  all.push_back({"algorithms/lp/factors", Asked::kByCheck, factors, {12042187915921409720u}});
  all.push_back({"algorithms/lp/products", Asked::kByCheck, products, {3956905014704244056u}});
}

}  // namespace assay::known
