// Which programs Seidel's method refuses, which have no columns, and how far its box and its descents go.
#include "algorithms/lp/seidel.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/drawn/odd_programs.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

bool is_solved(const LpProblem& problem) {
  const LpAnswer answer = Seidel::solve(problem, Watch{});
  return std::holds_alternative<Optimal>(answer);
}

/// Sizes that do not fit, bounds that are none, crossed ones, no columns or too many.
KnownWords seidels_refusals() {
  FoldedRun run;
  const auto take = [&](const LpProblem& odd) { fold_answer(run, Seidel::solve(odd, Watch{})); };
  each_odd_program(plain_program(), {kNoNumber, kEndless, -kEndless, 5, -5, 0x1p1000, 0x1p-1000, 0}, take, take);
  for (const double low : {-1.0, 0.0, 0x1p-1074, 1.0})
    for (const double high : {-1.0, -0x1p-1074, 0.0, 1.0}) {
      LpProblem empty;
      empty.rows = 2;
      empty.row_lower = {0, low}, empty.row_upper = {0, high};
      fold_answer(run, Seidel::solve(empty, Watch{}));
    }
  for (std::uint32_t columns = 6; columns <= 7; ++columns) {
    LpProblem wide;
    wide.columns = columns;
    wide.cost.assign(columns, 1), wide.lower.assign(columns, -1), wide.upper.assign(columns, 1);
    fold_answer(run, Seidel::solve(wide, Watch{}));
  }
  // A descent that may be rounding alone, and a box that grows.
  run.take(flip(0, 1, [](double by) {
    LpProblem cone;
    cone.rows = 1, cone.columns = 2;
    cone.cost = {-1 - by, 1}, cone.matrix = {1, -1}, cone.row_lower = {-1}, cone.row_upper = {1};
    cone.lower = {-kInfinity, -kInfinity}, cone.upper = {kInfinity, kInfinity};
    return std::holds_alternative<Unbounded>(Seidel::solve(cone, Watch{}));
  }));
  run.take(flip(0, 0x1p1000, [](double far) {
    LpProblem steep;
    steep.rows = 1, steep.columns = 2;
    steep.cost = {1, 0}, steep.matrix = {1, 1}, steep.row_lower = {far}, steep.row_upper = {kInfinity};
    steep.lower = {-kInfinity, 0}, steep.upper = {kInfinity, 1};
    return !is_solved(steep);
  }));
  run.take(flip(0, 1, [](double entry) {
    LpProblem flat;
    flat.rows = 1, flat.columns = 1;
    flat.cost = {1}, flat.matrix = {entry}, flat.row_lower = {1}, flat.row_upper = {kInfinity};
    flat.lower = {-kInfinity}, flat.upper = {kInfinity};
    return is_solved(flat);
  }));
  return {run.folded()};
}

}  // namespace

void add_seidel_refusals(KnownAnswers& all) {
  all.push_back({"algorithms/lp/seidels_refusals", Asked::kByCheck, seidels_refusals, {1172315043372125908u}});
}

}  // namespace assay::known
