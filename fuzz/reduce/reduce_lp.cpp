// Reduces linear programs: fewer rows and columns, fewer coefficients and bounds, simpler numbers.
#include <cmath>

#include "algorithms/model/fields_of_problems.h"
#include "fuzz/reduce/descent.h"
#include "fuzz/reduce/numbers.h"
#include "fuzz/reduce/reduce.h"

namespace assay {
namespace {

using LpDescent = Descent<LpProblem>;

/// Rows are numbered first, then columns. One row and one column always stay: codes for linear programs refuse less.
std::uint32_t lines(const LpProblem& problem) { return problem.rows + problem.columns; }

LpProblem without_lines(const LpProblem& problem, std::uint32_t first, std::uint32_t count) {
  const std::uint32_t last_row = problem.rows - 1, last_column = lines(problem) - 1;
  const bool all_rows = first == 0 && count >= problem.rows;
  const bool all_columns = first <= problem.rows && first + count >= lines(problem);
  const auto kept = [&](std::uint32_t line) {
    if ((all_rows && line == last_row) || (all_columns && line == last_column)) return true;
    return line < first || line >= first + count;
  };
  LpProblem smaller;
  for (std::uint32_t column = 0; column < problem.columns; ++column) {
    if (!kept(problem.rows + column)) continue;
    ++smaller.columns;
    smaller.cost.push_back(problem.cost[column]);
    smaller.lower.push_back(problem.lower[column]);
    smaller.upper.push_back(problem.upper[column]);
  }
  for (std::uint32_t row = 0; row < problem.rows; ++row) {
    if (!kept(row)) continue;
    ++smaller.rows;
    smaller.row_lower.push_back(problem.row_lower[row]);
    smaller.row_upper.push_back(problem.row_upper[row]);
    for (std::uint32_t column = 0; column < problem.columns; ++column) {
      if (kept(problem.rows + column)) smaller.matrix.push_back(problem.at(row, column));
    }
  }
  return smaller;
}

/// An absent bound is no number: it stays absent in numeric moves.
void add_bounds(Places& places, std::vector<double>& bounds) {
  for (double& bound : bounds) {
    if (!std::isinf(bound)) places.push_back(&bound);
  }
}

Places all_places(LpProblem& problem) {
  Places places;
  for (double& x : problem.cost) places.push_back(&x);
  for (double& x : problem.matrix) places.push_back(&x);
  for (auto* bounds : {&problem.row_lower, &problem.row_upper, &problem.lower, &problem.upper}) {
    add_bounds(places, *bounds);
  }
  return places;
}

Places cost_places(LpProblem& problem) {
  Places places;
  for (double& x : problem.cost) places.push_back(&x);
  return places;
}

Places right_side_places(LpProblem& problem) {
  Places places;
  add_bounds(places, problem.row_lower);
  add_bounds(places, problem.row_upper);
  return places;
}

Places row_places(LpProblem& problem, std::uint32_t row) {
  Places places;
  for (std::uint32_t j = 0; j < problem.columns; ++j) places.push_back(&problem.matrix[row * problem.columns + j]);
  for (auto* bounds : {&problem.row_lower, &problem.row_upper}) {
    if (!std::isinf((*bounds)[row])) places.push_back(&(*bounds)[row]);
  }
  return places;
}

Places column_places(LpProblem& problem, std::uint32_t column) {
  Places places = {&problem.cost[column]};
  for (std::uint32_t i = 0; i < problem.rows; ++i) places.push_back(&problem.matrix[i * problem.columns + column]);
  return places;
}

/// Towards A x <= b, x >= 0: fewer bounds, equations to inequalities, rows turned round.
bool simplify_bounds(LpDescent& descent) {
  bool better = false;
  for (std::uint32_t row = 0; row < descent.best().rows; ++row) {
    better |= descent.attempt_edit([&](LpProblem& p) { p.row_lower[row] = -kInfinity; });
    better |= descent.attempt_edit([&](LpProblem& p) { p.row_upper[row] = kInfinity; });
    better |= descent.attempt_edit([&](LpProblem& p) {
      for (std::uint32_t j = 0; j < p.columns; ++j) {
        double& x = p.matrix[row * p.columns + j];
        x = x == 0 ? 0 : -x;
      }
      const double lower = p.row_lower[row];
      p.row_lower[row] = p.row_upper[row] == 0 ? 0 : -p.row_upper[row];
      p.row_upper[row] = lower == 0 ? 0 : -lower;
    });
  }
  for (std::uint32_t column = 0; column < descent.best().columns; ++column) {
    better |= descent.attempt_edit([&](LpProblem& p) { p.lower[column] = 0; });
    better |= descent.attempt_edit([&](LpProblem& p) { p.upper[column] = kInfinity; });
  }
  return better;
}

bool simplify(LpDescent& descent) {
  bool better = simplify_bounds(descent);
  better |= simplify_jointly(descent, all_places);
  better |= simplify_jointly(descent, cost_places);
  better |= simplify_jointly(descent, right_side_places);
  for (std::uint32_t row = 0; row < descent.best().rows; ++row) {
    better |= simplify_jointly(descent, [&](LpProblem& p) { return row_places(p, row); });
  }
  for (std::uint32_t column = 0; column < descent.best().columns; ++column) {
    better |= simplify_jointly(descent, [&](LpProblem& p) { return column_places(p, column); });
  }
  better |= simplify_singly(descent, all_places);
  return better;
}

}  // namespace

Reduced<LpFamily> reduce(const LpProblem& problem, const StillFails<LpFamily>& still_fails, ReduceBudget budget) {
  LpDescent descent(problem, still_fails, budget.questions);
  const bool minimal = well_formed(problem) &&
                       descend(descent, lines, without_lines, [](LpDescent& program) { return simplify(program); });
  return {descent.best(), descent.asked(), minimal};
}

}  // namespace assay
