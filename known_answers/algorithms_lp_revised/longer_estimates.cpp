// Estimates of norms of inverses that take all of their rounds: by how much the matrix may grow then, to the last bit.
#include <cmath>

#include "known_answers/algorithms_lp_revised/growth.h"
#include "known_answers/tables.h"
#include "properties/choices.h"

namespace assay::known {
namespace {

/// A basis of columns, on the diagonal from 1 to 2, with up to eight drawn entries a row.
LpProblem drawn_basis(Choices& c, std::uint32_t size) {
  LpProblem problem;
  problem.rows = problem.columns = size;
  problem.matrix.assign(std::size_t{size} * size, 0);
  for (std::uint32_t i = 0; i < size; ++i) {
    problem.matrix[i * size + i] = 1 + c.dyadic(10);
    for (std::uint32_t k = 0; k < 8; ++k) {
      const auto j = static_cast<std::uint32_t>(c.below(size));
      if (j != i) problem.matrix[i * size + j] = static_cast<double>(c.around_zero(4)) / 4;
    }
  }
  problem.cost.assign(size, 0);
  problem.lower.assign(size, -64), problem.upper.assign(size, 64);
  for (std::uint32_t i = 0; i < size; ++i) problem.row_lower.push_back(1 + c.dyadic(10));
  problem.row_upper.assign(size, kInfinity);
  return problem;
}

KnownWords longer_estimates() {
  FoldedRun run;
  for (const std::uint64_t k : {14, 16}) {
    Choices c{mix64(38000 + k)};
    const auto size = static_cast<std::uint32_t>(17 + k % 3);
    take_growth(run, drawn_basis(c, size), first_columns(size));
  }
  return {run.folded()};
}

/// The inverse has rows of norm 1, the first one among them, and one of norm 3: the step from the middle to the first
/// rises by nothing, to the last bit, and the next one finds the greatest. What is answered tells which was believed.
KnownWords level_estimates() {
  constexpr std::uint32_t kRows = 32, kColumns = 33;
  FoldedRun run;
  for (const std::uint32_t at : {3, 29})
    for (int half = 84; half < 93; ++half) {
      LpProblem problem;
      problem.rows = kRows, problem.columns = kColumns;
      problem.matrix.assign(kRows * kColumns, 0);
      const auto entry = [&](std::uint32_t i, std::uint32_t j) -> double& { return problem.matrix[i * kColumns + j]; };
      for (std::uint32_t i = 0; i < kRows; ++i) entry(i, i) = 1;
      entry(at, at) = entry(at, at + 1) = 0.5;
      entry(at + 1, at + 1) = entry(at + 2, at + 1) = -1;
      entry(at + 2, at + 2) = 2;
      // At x = 1 every row is a sum of the same size.
      for (std::uint32_t i = 0; i < kRows; ++i) {
        double size = 0, value = 0;
        for (std::uint32_t j = 0; j < kRows; ++j) size += std::fabs(entry(i, j)), value += entry(i, j);
        entry(i, kRows) = std::ldexp(1.0, half / 2) - size;
        problem.row_lower.push_back(entry(i, kRows) + value);
      }
      problem.row_upper = problem.row_lower;
      problem.lower.assign(kColumns, 1e-9 * (1 - 0x1p-40)), problem.upper.assign(kColumns, kInfinity);
      problem.lower.back() = problem.upper.back() = 1;
      for (std::uint32_t j = 0; j < kRows; ++j) problem.cost.push_back(1 / (3.0 + j));
      problem.cost.push_back(0x1p52);
      // Two that cancel, so that multipliers change when they are refined.
      problem.cost[at] += 1000, problem.cost[at + (half % 2 == 0 ? 1 : 2)] += half % 2 == 0 ? 1000 : 2000;
      Standing stands(problem, first_columns(kRows));
      run.take(stands.vertex());
      stands.take_optimal(run);
    }
  return {run.folded()};
}

}  // namespace

void add_revised_longer_estimates(KnownAnswers& all) {
  all.push_back({"algorithms/lp/longer_estimates", Asked::kByCheck, longer_estimates, {14837130414814674693u}});
  all.push_back({"algorithms/lp/level_estimates", Asked::kByCheck, level_estimates, {10010272833349718018u}});
}

}  // namespace assay::known
