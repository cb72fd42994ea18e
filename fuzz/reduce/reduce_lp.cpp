// Reduces linear programs: fewer rows and columns, fewer coefficients and bounds, simpler numbers.
#include <optional>

#include "fuzz/reduce/moves.h"
#include "fuzz/reduce/reduce.h"

namespace assay {
namespace {

using LpDescent = Descent<LpProblem>;

/// Rows are numbered first, then columns. One row and one column always stay: codes for linear programs refuse less.
std::uint32_t lines(const LpProblem& problem) { return problem.rows + problem.columns; }

/// The row and the column of an entry of a list, each where it is of one.
struct Line {
  std::optional<std::size_t> row, column;
};
Line line_of(const LpProblem& problem, const Facts& facts, std::size_t index) {
  if (facts.length == Of::kRows) return {index, {}};
  if (facts.length == Of::kColumns) return {{}, index};
  return {index / problem.columns, index % problem.columns};
}

LpProblem without_lines(const LpProblem& problem, std::uint32_t first, std::uint32_t count) {
  const std::uint32_t last_row = problem.rows - 1, last_column = lines(problem) - 1;
  const bool all_rows = first == 0 && count >= problem.rows;
  const bool all_columns = first <= problem.rows && first + count >= lines(problem);
  const auto kept = [&](std::size_t line) {
    if ((all_rows && line == last_row) || (all_columns && line == last_column)) return true;
    return line < first || line >= std::size_t{first} + count;
  };
  LpProblem smaller;
  for (std::uint32_t i = 0; i < problem.rows; ++i) smaller.rows += kept(i) ? 1 : 0;
  for (std::uint32_t j = 0; j < problem.columns; ++j) smaller.columns += kept(problem.rows + j) ? 1 : 0;
  each_number(problem, [&](double x, const auto& field, std::size_t index) {
    const Line line = line_of(problem, field.facts, index);
    if ((!line.row || kept(*line.row)) && (!line.column || kept(problem.rows + *line.column)))
      (smaller.*field.kMember).push_back(x);
  });
  return smaller;
}

bool is_bound(const Facts& facts) { return facts.absent != 0; }

Places cost_places(LpProblem& problem) {
  return places_where(problem,
                      [](const Facts& facts, std::size_t) { return facts.length == Of::kColumns && !is_bound(facts); });
}

Places right_side_places(LpProblem& problem) {
  return places_where(problem, [](const Facts& facts, std::size_t) { return facts.length == Of::kRows; });
}

/// The coefficients and bounds of a row.
Places row_places(LpProblem& problem, std::uint32_t row) {
  return places_where(problem,
                      [&](const Facts& facts, std::size_t index) { return line_of(problem, facts, index).row == row; });
}

/// The cost and the coefficients of a column.
Places column_places(LpProblem& problem, std::uint32_t column) {
  return places_where(problem, [&](const Facts& facts, std::size_t index) {
    return !is_bound(facts) && line_of(problem, facts, index).column == column;
  });
}

/// Gives each bound of one row, or of one column, the usual value.
bool make_bounds_usual(LpDescent& descent, Of lines, std::uint32_t line) {
  bool better = false;
  each_field(descent.best(), [&](const auto& field, const auto&) {
    if constexpr (requires(LpProblem & problem) { (problem.*field.kMember)[line]; }) {
      if (is_bound(field.facts) && field.facts.length == lines)
        better |= descent.attempt_edit([&](LpProblem& p) { (p.*field.kMember)[line] = field.facts.usual; });
    }
  });
  return better;
}

/// Towards A x <= b, x >= 0: fewer bounds, equations to inequalities, rows turned round.
bool simplify_bounds(LpDescent& descent) {
  bool better = false;
  for (std::uint32_t row = 0; row < descent.best().rows; ++row) {
    better |= make_bounds_usual(descent, Of::kRows, row);
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
  for (std::uint32_t column = 0; column < descent.best().columns; ++column)
    better |= make_bounds_usual(descent, Of::kColumns, column);
  return better;
}

bool simplify_program(LpDescent& descent) {
  bool better = simplify_bounds(descent);
  better |= simplify_jointly(descent, all_places<LpProblem>);
  better |= simplify_jointly(descent, cost_places);
  better |= simplify_jointly(descent, right_side_places);
  for (std::uint32_t row = 0; row < descent.best().rows; ++row) {
    better |= simplify_jointly(descent, [&](LpProblem& p) { return row_places(p, row); });
  }
  for (std::uint32_t column = 0; column < descent.best().columns; ++column) {
    better |= simplify_jointly(descent, [&](LpProblem& p) { return column_places(p, column); });
  }
  better |= simplify_singly(descent, all_places<LpProblem>);
  return better;
}

}  // namespace

Reduced<LpFamily> reduce(const LpProblem& problem, const StillFails<LpFamily>& still_fails, ReduceBudget budget,
                         const AskAhead<LpProblem>& ask_ahead) {
  LpDescent descent(problem, still_fails, budget, ask_ahead);
  const bool minimal = well_formed(problem) && descend(descent, lines, without_lines, simplify_program);
  return {descent.best(), descent.asked(), minimal};
}

}  // namespace assay
