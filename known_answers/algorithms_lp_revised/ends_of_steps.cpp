// Steps of the revised simplex whose pivot, weight or reduced cost is just what turns a choice over, or nothing.
#include "algorithms/lp/revised/factor/lu_pieces.h"
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/algorithms_lp_revised/entering.h"
#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/seen.h"
#include "known_answers/folded/simplex_rules.h"
#include "known_answers/tables.h"
#include "properties/choices.h"

namespace assay::known {
namespace {

using Method = lp::RevisedOptions::Method;
using Place = lp::Iterate::Place;

/// Columns of a basis of 17 that enter it again, each at the place of another one, where its entry is 0.
KnownWords pivots_of_nothing() {
  constexpr std::uint32_t kRows = 17;
  lp::SparseMatrix matrix;
  matrix.start = {0};
  std::vector<std::uint32_t> basic;
  for (std::uint32_t j = 0; j < kRows; ++j) {
    matrix.index.push_back(j), matrix.value.push_back(j + 2);
    if (j + 1 < kRows) matrix.index.push_back(kRows - 1), matrix.value.push_back(j + 2);
    matrix.start.push_back(static_cast<std::uint32_t>(matrix.index.size()));
    basic.push_back(j);
  }
  lp::BasisFactor factor;
  std::vector<lp::Replacement> replaced;
  factor.factor(matrix, kRows, basic, replaced);
  FoldedRun run;
  for (std::uint32_t q = 0; q < kRows; ++q)
    for (std::uint32_t at = 0; at < kRows; ++at) {
      lp::WorkVector column, row;
      column.reset(kRows), row.reset(kRows);
      const double pivot = enter(factor, matrix, q, at, column, row);
      run.take_number(pivot), run.take(lp::BasisFactor(factor).update(at, pivot));
    }
  return {run.folded()};
}

/// Entries that are just as large as a pivot must be beside the largest one of their row.
KnownWords pivots_at_the_threshold() {
  FoldedRun run;
  lp::LuBuilder builder;
  for (std::uint64_t k = 0; k < 30; ++k) {
    Choices c{mix64(38000 + k)};
    constexpr std::uint32_t kRows = 20;
    lp::SparseMatrix matrix;
    matrix.start = {0};
    std::vector<std::uint32_t> basic;
    for (std::uint32_t j = 0; j < kRows; ++j) {
      for (std::uint32_t i = 0; i < kRows; ++i) {
        const double entry = c.below(3) == 0 ? 10 : 1;
        if (c.below(kRows) < 4) matrix.index.push_back(i), matrix.value.push_back(entry);
      }
      matrix.start.push_back(static_cast<std::uint32_t>(matrix.index.size()));
      basic.push_back(j);
    }
    builder.build(matrix, kRows, basic);
    run.take(builder.step_row), run.take(builder.step_column);
    take_numbers(run, builder.step_pivot);
  }
  return {run.folded()};
}

/// The third step, after a second one whose weight of 9 is, by its pivot, about the most that devex believes; and a row
/// that was chosen for a weight about four times as small as its own.
KnownWords weights_at_their_ends() {
  FoldedRun run;
  lp::RevisedSimplex devex({plain_rules(lp::Pricing::kDevex), Method::kPrimal, 0});
  run.take(flip(9e-5, 1e-4, [&](double pivot) {
    LpProblem problem = program_of(3, {1, -3, 0, -3, 0, pivot, 0, 0, 0, 0, 1, 1});
    problem.cost = {-100, -90, -70, 150}, problem.row_upper = {8, 1e-6, 8};
    Seen seen;
    seen.stop_after = 3;
    devex.solve(problem, seen.watch());
    return seen.states.size() == 3 && seen.states[2] == std::vector<std::uint32_t>{0, 1, 3};
  }));
  lp::RevisedSimplex steepest({plain_rules(lp::Pricing::kSteepestEdge), Method::kDual, 0});
  const Basis start{{0, 1}, {}};
  run.take(flip(0.25, 1, [&](double entry) {
    LpProblem problem = program_of(2, {entry, 0, -1, 0, 0, 1, 0, -1});
    problem.row_lower = problem.row_upper = {-1.5 * entry, -1};
    Seen seen;
    seen.stop_after = 1;
    steepest.solve(problem, seen.watch(), &start);
    return seen.states.size() == 1 && seen.states[0].front() == 0;
  }));
  return {run.folded()};
}

/// How often a basis was visited that is there again after a singular one was repaired by an activity from its upper
/// bound.
KnownWords visits_after_repairs() {
  FoldedRun run;
  for (const double upper : {1.0, kInfinity}) {
    LpProblem problem = program_of(2, {1, 1, 0, 2, 2, 1});
    problem.row_lower = {0, 0}, problem.row_upper = {1, upper};
    Standing stands(problem, {{3, 4}, {}});
    const auto enters = [&](std::uint32_t position, std::uint32_t q, Place leaves_to) {
      stands.load(position, q);
      stands.it.exchange(position, q, leaves_to, 1);
      stands.it.note_step(false);
      run.take(stands.it.visits()), run.take(stands.it.basis().basic), run.take(stands.it.basis().at_upper);
    };
    enters(0, 0, Place::kAtUpper);
    enters(1, 1, Place::kAtUpper);  // the same column again
    run.take(stands.it.refactor());
    for (int round = 0; round < 2; ++round)
      for (const Place leaves_to : {Place::kAtUpper, Place::kAtLower})
        for (const std::uint32_t position : {0u, 1u})
          for (std::uint32_t q = 0; q < 5; ++q)
            if (stands.it.can_move(q)) enters(position, q, leaves_to), stands.it.refactor();
  }
  return {run.folded()};
}

}  // namespace

void add_revised_ends_of_steps(KnownAnswers& all) {
  all.push_back({"algorithms/lp/pivots_of_nothing", Asked::kByCheck, pivots_of_nothing, {16098772283864376451u}});
  all.push_back(
      {"algorithms/lp/pivots_at_the_threshold", Asked::kByCheck, pivots_at_the_threshold, {5726918394961921191u}});
  all.push_back(
      {"algorithms/lp/weights_at_their_ends", Asked::kByCheck, weights_at_their_ends, {10475797081007209229u}});
  all.push_back({"algorithms/lp/visits_after_repairs", Asked::kByCheck, visits_after_repairs, {16981677223749729207u}});
}

}  // namespace assay::known
