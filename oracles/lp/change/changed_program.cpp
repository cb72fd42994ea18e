#include "oracles/lp/change/changed_program.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "oracles/lp/sums/lp_sums.h"

namespace assay {
namespace {

enum class Rounding : std::uint8_t { kInwards, kOutwards };

// value + direction * size * scale: at most as far for kInwards, at least as far for kOutwards.
double moved(double value, double scale, int direction, double size, Rounding rounding) {
  if (direction == 0 || scale == 0 || std::isinf(value)) return value;
  constexpr double kLargest = std::numeric_limits<double>::max();
  const Rational most = exact(size) * exact(scale);
  const double away = direction > 0 ? kInfinity : -kInfinity;
  double target = value + direction * size * scale;
  if (rounding == Rounding::kInwards) {
    target = std::clamp(target, -kLargest, kLargest);
    while (abs(Rational(exact(target) - exact(value))) > most) target = std::nextafter(target, value);
  } else {
    while (std::isfinite(target) && abs(Rational(exact(target) - exact(value))) < most)
      target = std::nextafter(target, away);
  }
  return target;
}

double scale_of_bound(double bound) { return std::max(1.0, std::fabs(bound)); }

// A row's sides move apart (+1) or together (-1).
double moved_lower(double bound, int apart, double size, Rounding rounding) {
  return std::isinf(bound) ? bound : moved(bound, scale_of_bound(bound), -apart, size, rounding);
}
double moved_upper(double bound, int apart, double size, Rounding rounding) {
  return std::isinf(bound) ? bound : moved(bound, scale_of_bound(bound), apart, size, rounding);
}

// Which side of 0 a variable within [lower, upper] is looked at: the longer one; where both are endless, the hinted
// one.
int side_of(double lower, double upper, double hint) {
  if (lower >= 0) return 1;
  if (upper <= 0) return -1;
  if (std::isinf(lower) && std::isinf(upper)) return hint < 0 ? -1 : 1;
  return upper >= -lower ? 1 : -1;
}

std::vector<int> sides_of(const LpProblem& problem, const ProgramChange& change) {
  std::vector<int> sides(problem.columns);
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const double hint = change.near_x.size() == problem.columns ? change.near_x[j] : 0;
    sides[j] = side_of(problem.lower[j], problem.upper[j], hint);
  }
  return sides;
}

// How far number * x may be off within the change where x is on the wrong side of 0 by at most `spill`.
Rational on_the_wrong_side(double number, double moved_number, double scale, double size, double spill) {
  if (spill == 0 || !std::isfinite(moved_number)) return 0;
  const Rational by = abs(Rational(exact(moved_number) - exact(number))) + exact(size) * exact(scale);
  return by * exact(spill);
}

int direction_of(CostMove cost) { return cost == CostMove::kNone ? 0 : cost == CostMove::kDearer ? 1 : -1; }

void move_costs(LpProblem& problem, const std::vector<int>& sides, CostMove cost, double size, Rounding rounding) {
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const double scale = std::max(1.0, std::fabs(problem.cost[j]));
    problem.cost[j] = moved(problem.cost[j], scale, direction_of(cost) * sides[j], size, rounding);
  }
}

// Rows of the given program as one-sided ones, their matrix and their bounds moved: `apart` +1 for wider, -1 for
// narrower.
struct SplitRows {
  const LpProblem& from;
  const std::vector<int>& sides;
  const std::vector<double>& spill;  // how far a variable may be on the wrong side; empty for none
  double size;
  int apart;
  Rounding rounding;

  // bound + direction * slack, no nearer.
  static double loosened(double bound, int direction, const Rational& slack) {
    if (slack == 0 || std::isinf(bound)) return bound;
    const Rational goal = exact(bound) + direction * slack;
    double target = goal.convert_to<double>();
    while (std::isfinite(target) && (direction > 0 ? exact(target) < goal : exact(target) > goal))
      target = std::nextafter(target, direction * kInfinity);
    return target;
  }
  void append(std::uint32_t row, bool is_upper, LpProblem& to) const {
    Rational slack = 0;
    for (std::uint32_t j = 0; j < from.columns; ++j) {
      const double entry = from.at(row, j), scale = std::fabs(entry);
      const double near = moved(entry, scale, (is_upper ? -1 : 1) * apart * sides[j], size, rounding);
      to.matrix.push_back(near);
      if (!spill.empty()) slack += on_the_wrong_side(entry, near, scale, size, spill[j]);
    }
    const double lower = moved_lower(from.row_lower[row], apart, size, rounding);
    const double upper = moved_upper(from.row_upper[row], apart, size, rounding);
    to.row_lower.push_back(is_upper ? -kInfinity : loosened(lower, -1, slack));
    to.row_upper.push_back(is_upper ? loosened(upper, 1, slack) : kInfinity);
    ++to.rows;
  }
  void append_all(LpProblem& to) const {
    for (std::uint32_t i = 0; i < from.rows; ++i) {
      if (std::isfinite(from.row_upper[i])) append(i, true, to);
      if (std::isfinite(from.row_lower[i])) append(i, false, to);
    }
  }
};

// The columns alone, their bounds apart (+1) or together (-1).
LpProblem columns_of(const LpProblem& problem, int apart, double size, Rounding rounding) {
  LpProblem columns;
  columns.columns = problem.columns;
  columns.cost = problem.cost;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    columns.lower.push_back(moved_lower(problem.lower[j], apart, size, rounding));
    columns.upper.push_back(moved_upper(problem.upper[j], apart, size, rounding));
  }
  return columns;
}

bool has_equations(const std::vector<double>& lower, const std::vector<double>& upper) {
  for (std::size_t i = 0; i < lower.size(); ++i) {
    if (lower[i] == upper[i]) return true;
  }
  return false;
}

}  // namespace

std::optional<BoundingProgram> widest_program(const LpProblem& problem, const ProgramChange& change, CostMove cost) {
  BoundingProgram wide{columns_of(problem, 1, change.size, Rounding::kOutwards), 0};
  std::vector<int> sides(problem.columns);
  std::vector<double> spill(problem.columns);
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const double lower = wide.problem.lower[j], upper = wide.problem.upper[j];
    sides[j] = side_of(lower, upper, 0);
    spill[j] = std::max(0.0, sides[j] > 0 ? -lower : upper);
    if (!std::isfinite(spill[j])) return std::nullopt;
  }
  SplitRows{problem, sides, spill, change.size, 1, Rounding::kOutwards}.append_all(wide.problem);
  move_costs(wide.problem, sides, cost, change.size, Rounding::kOutwards);
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const double own = problem.cost[j], scale = std::max(1.0, std::fabs(own));
    wide.slack += on_the_wrong_side(own, wide.problem.cost[j], scale, change.size, spill[j]);
  }
  return wide;
}

LpProblem wide_program(const LpProblem& problem, const ProgramChange& change, CostMove cost) {
  LpProblem wide = columns_of(problem, 1, change.size, Rounding::kInwards);
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (problem.lower[j] != problem.upper[j]) continue;
    wide.lower[j] = problem.lower[j];
    wide.upper[j] = problem.upper[j];
  }
  const std::vector<int> sides = sides_of(problem, change);
  SplitRows{problem, sides, {}, change.size, 1, Rounding::kInwards}.append_all(wide);
  move_costs(wide, sides, cost, change.size, Rounding::kInwards);
  return wide;
}

std::optional<LpProblem> narrowest_program(const LpProblem& problem, const ProgramChange& change, CostMove cost) {
  if (has_equations(problem.row_lower, problem.row_upper) || has_equations(problem.lower, problem.upper)) return {};
  LpProblem narrow = columns_of(problem, -1, change.size, Rounding::kOutwards);
  const std::vector<int> sides = sides_of(problem, change);
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    double& near_zero = sides[j] > 0 ? narrow.lower[j] : narrow.upper[j];
    near_zero = sides[j] > 0 ? std::max(near_zero, 0.0) : std::min(near_zero, 0.0);
  }
  SplitRows{problem, sides, {}, change.size, -1, Rounding::kOutwards}.append_all(narrow);
  move_costs(narrow, sides, cost, change.size, Rounding::kOutwards);
  return narrow;
}

LpProblem program_within(const LpProblem& problem, const ProgramChange& change, RowMove rows, EquationMove equations,
                         CostMove cost) {
  LpProblem near = problem;
  const std::vector<int> sides = sides_of(problem, change);
  move_costs(near, sides, cost, change.size, Rounding::kInwards);
  const int apart = rows == RowMove::kNone ? 0 : rows == RowMove::kWider ? 1 : -1;
  const auto move_range = [&](double& lower, double& upper) {
    lower = moved_lower(lower, apart, change.size, Rounding::kInwards);
    upper = moved_upper(upper, apart, change.size, Rounding::kInwards);
  };
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (near.lower[j] != near.upper[j]) move_range(near.lower[j], near.upper[j]);
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const bool below = std::isfinite(near.row_lower[i]), above = std::isfinite(near.row_upper[i]);
    if (below && above && near.row_lower[i] == near.row_upper[i]) {
      const bool up = equations == EquationMove::kUp || (equations == EquationMove::kInTurn && i % 2 == 0);
      const int direction = equations == EquationMove::kNone ? 0 : up ? 1 : -1;
      near.row_lower[i] = near.row_upper[i] =
          moved_upper(near.row_upper[i], direction, change.size, Rounding::kInwards);
      continue;
    }
    move_range(near.row_lower[i], near.row_upper[i]);
    if (below == above) continue;
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      double& entry = near.matrix[std::size_t{i} * problem.columns + j];
      entry = moved(entry, std::fabs(entry), (above ? -1 : 1) * apart * sides[j], change.size, Rounding::kInwards);
    }
  }
  return near;
}

}  // namespace assay
