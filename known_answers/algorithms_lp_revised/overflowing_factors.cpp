// Factors whose numbers overflow as they are made.
#include "algorithms/lp/revised/factor/lu_pieces.h"
#include "algorithms/lp/revised/factor/small_inverse.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "properties/choices.h"

namespace assay::known {
namespace {

KnownWords exchanges_that_overflow() {
  FoldedRun run;
  for (const double pivot : {2.0, 0x1p-1070, 0.0})
    for (const double other : {0.0, -0.0, 1.0}) {
      lp::SmallInverse inverse;
      inverse.reset(3);
      const double solved[] = {other, pivot, 3};
      inverse.exchange(1, solved);
      for (std::uint32_t i = 0; i < 9; ++i) run.take_number_or_none(inverse.entry(i / 3, i % 3));
    }
  return {run.folded()};
}

/// Kernels whose entries overflow as they are eliminated.
KnownWords factors_that_overflow() {
  FoldedRun run;
  lp::LuBuilder builder;
  for (std::uint64_t k = 0; k < 100; ++k) {
    Choices c{mix64(35000 + k)};
    const auto rows = static_cast<std::uint32_t>(6 + k % 9);
    lp::SparseMatrix matrix;
    matrix.start.assign(1, 0);
    for (std::uint32_t j = 0; j < rows; ++j) {
      for (std::uint32_t i = 0; i < rows; ++i) {
        if (c.below(2) == 0) continue;
        const double size = c.below(2) == 0 ? 0x1.8p1023 : 1;
        matrix.index.push_back(i);
        matrix.value.push_back(c.below(2) == 0 ? size : -size);
      }
      matrix.start.push_back(static_cast<std::uint32_t>(matrix.index.size()));
    }
    std::vector<std::uint32_t> basic(rows);
    for (std::uint32_t r = 0; r < rows; ++r) basic[r] = r;
    builder.build(matrix, rows, basic);
    run.take(builder.step_row), run.take(builder.step_column);
    for (const double multiplier : builder.lower.value) run.take_number_or_none(multiplier);
    for (const lp::UpperEntry& entry : builder.upper) run.take_number_or_none(entry.value);
  }
  return {run.folded()};
}

}  // namespace

void add_revised_overflowing_factors(KnownAnswers& all) {
  all.push_back(
      {"algorithms/lp/exchanges_that_overflow", Asked::kByCheck, exchanges_that_overflow, {2906353169400752742u}});
  all.push_back(
      {"algorithms/lp/factors_that_overflow", Asked::kByCheck, factors_that_overflow, {1606502677008112702u}});
}

}  // namespace assay::known
