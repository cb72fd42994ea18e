// What simplex codes keep between their steps, asked directly: factors that are updated, bases that are taken, which
// were visited, scales that would round.
#include <cfloat>

#include "known_answers/algorithms_lp_revised/entering.h"
#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// How much a pivot may disagree with the new diagonal entry of the factors, and pivots that are no entry at all.
KnownWords disagreements() {
  FoldedRun run;
  for (const double entry : {1.0, 3.0, 0.7, -4.0, 0x1p-30}) {
    // A basis of 17 columns `entry` e_i with another entry in the last row; a further column enters at one of them.
    constexpr std::uint32_t kRows = 17;
    lp::SparseMatrix matrix;
    matrix.start = {0};
    std::vector<std::uint32_t> basic;
    for (std::uint32_t j = 0; j < kRows + 1; ++j) {
      matrix.index.push_back(j % kRows), matrix.value.push_back(entry);
      if (j % kRows + 1 < kRows) matrix.index.push_back(kRows - 1), matrix.value.push_back(1.0 / (j + 3));
      matrix.start.push_back(static_cast<std::uint32_t>(matrix.index.size()));
      if (j < kRows) basic.push_back(j);
    }
    for (const std::uint32_t at : {0u, kRows - 1}) {
      lp::BasisFactor factor;
      std::vector<lp::Replacement> replaced;
      factor.factor(matrix, kRows + 1, basic, replaced);
      lp::WorkVector column, row;
      column.reset(kRows), row.reset(kRows);
      const double pivot = enter(factor, matrix, kRows, at, column, row);
      const auto is_updated = [&](double by) { return lp::BasisFactor(factor).update(at, by); };
      for (const double sign : {1.0, -1.0})
        run.take(flip(0, 1, [&](double by) { return is_updated(pivot * (1 + sign * by)); }));
      for (const double odd : {0.0, -pivot, DBL_MAX, -DBL_MAX, 0x1p1000, kInfinity, double{NAN}})
        run.take(is_updated(odd));
      run.take(factor.update(at, pivot)), run.take(factor.updates()), run.take(factor.has_grown());
      for (const bool transposed : {false, true}) {
        column.reset(kRows);
        for (std::uint32_t i = 0; i < kRows; ++i) column.set(i, 1.0 / (i + 1));
        transposed ? factor.solve_transposed(column) : factor.solve(column);
        take_numbers(run, column.value);
      }
    }
  }
  return {run.folded()};
}

/// Lists of variables most of which are no basis.
KnownWords taken_bases() {
  FoldedRun run;
  LpProblem problem;
  problem.rows = 2, problem.columns = 3;
  problem.cost = {1, 1, 1}, problem.matrix = {1, 2, 3, 4, 5, 6};
  problem.lower = {0, -kInfinity, 0}, problem.upper = {1, kInfinity, kInfinity};
  problem.row_lower = {-kInfinity, 2}, problem.row_upper = {3, 2};
  Standing stands(problem, {{3, 4}, {}});
  for (std::uint32_t first = 0; first < 7; ++first)
    for (std::uint32_t second = 0; second < 7; ++second) {
      const Basis lists[] = {
          {{first, second}, {}},     {{1, 2}, {first, second}}, {{1, 2}, {first}},      {{first}, {second}},
          {{3, 4}, {second, first}}, {{2, 1, first}, {second}}, {{first, 1}, {second}}, {{}, {first}}};
      for (const Basis& basis : lists) {
        stands.it.line.assign(2, 9), stands.it.row_weight.assign(2, 9);
        const bool is_taken = stands.it.take_basis(&basis);
        run.take(is_taken);
        if (!is_taken) continue;
        run.take(stands.it.place), run.take(stands.it.basic), run.take(stands.it.x);
        run.take(stands.it.line), run.take(stands.it.row_weight);
        take(run, stands.it.basis());
      }
    }
  return {run.folded()};
}

/// Hashes that share their last bits, one that is 0, more than there is room for at first, all again after forgetting.
KnownWords visits() {
  FoldedRun run;
  lp::VisitedBases visited;
  for (int round = 0; round < 2; ++round) {
    for (std::uint64_t k = 0; k < 300; ++k)
      for (const std::uint64_t hash : {k, k % 40 << 32, lp::scramble(k % 100), ~(k % 7)}) run.take(visited.note(hash));
    visited.forget();
  }
  return {run.folded()};
}

/// Programs whose entries are of all sizes of doubles, loaded in units of their own where none of them is rounded.
KnownWords rounded_scales() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 200; ++k) {
    Choices c{mix64(36000 + k)};
    LpProblem problem = mixed_program(c, 3, 3, 8, true, true);
    for (double& entry : problem.matrix) {
      const int exponent = static_cast<int>(c.between(-1070, 1000));
      entry = c.below(3) == 0 ? 0 : std::ldexp(1.375, k % 2 == 0 ? exponent : exponent % 40);
    }
    if (k % 2 != 0) {
      const std::uint64_t at = c.below(problem.matrix.size());
      problem.matrix[at] = std::ldexp(1.375, -static_cast<int>(1000 + c.below(60)));
    }
    lp::Program program;
    lp::load(problem, lp::Scaling::kGeometric, program);
    run.take(program.is_scaled), run.take(program.exponent);
    run.take(program.dense), run.take(program.by_column.value);
  }
  return {run.folded()};
}

}  // namespace

void add_revised_updates(KnownAnswers& all) {
  all.push_back({"algorithms/lp/disagreements", Asked::kByCheck, disagreements, {6474881474309902840u}});
  all.push_back({"algorithms/lp/taken_bases", Asked::kByCheck, taken_bases, {12919943010828045294u}});
  all.push_back({"algorithms/lp/visits", Asked::kByCheck, visits, {12552614817172329106u}});
  all.push_back({"algorithms/lp/rounded_scales", Asked::kByCheck, rounded_scales, {384804284291809819u}});
}

}  // namespace assay::known
