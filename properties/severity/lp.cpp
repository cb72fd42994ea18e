// Of linear programs: numbers have the scale themselves. Room is the relative change of all numbers that the status
// survives, the unit of `borderline`.
#include <algorithm>
#include <cmath>
#include <set>

#include "oracles/lp/borderline.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/change/steady_basis.h"
#include "properties/severity/standing.h"

namespace assay {
namespace {

/// Of programs beyond it room is not shown.
constexpr LpWork kRoomWork{2000, 60};

/// A row, or the matrix, without numbers; the same row twice.
bool is_empty_or_repeats(const LpProblem& problem) {
  if (problem.rows == 0 || problem.columns == 0) return true;
  std::set<std::vector<double>> rows;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const auto begin = problem.matrix.begin() + static_cast<std::ptrdiff_t>(std::size_t{i} * problem.columns);
    std::vector<double> row(begin, begin + problem.columns);
    if (std::ranges::all_of(row, [](double x) { return x == 0; }) || !rows.insert(std::move(row)).second) return true;
  }
  return false;
}

/// Whether more bounds hold with equality at x than there are columns; the two bounds of an equation are one.
bool is_degenerate_vertex(const LpProblem& problem, const std::vector<Rational>& x) {
  std::uint32_t tight = 0;
  const auto count = [&](const Rational& value, double low, double high) {
    tight += (std::isfinite(low) && value == exact(low)) || (std::isfinite(high) && value == exact(high));
  };
  for (std::uint32_t j = 0; j < problem.columns; ++j) count(x[j], problem.lower[j], problem.upper[j]);
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    Rational activity = 0;
    for (std::uint32_t j = 0; j < problem.columns; ++j) activity += exact(problem.at(i, j)) * x[j];
    count(activity, problem.row_lower[i], problem.row_upper[i]);
  }
  return tight > problem.columns;
}

}  // namespace

CaseScale scale_of(const LpProblem& problem) {
  CaseScale scale{.is_problem = unjudgeable(problem).empty(), .numbers = numbers_of(problem)};
  if (!scale.is_problem || scale.numbers.largest == 0) return scale;
  scale.least = scale.numbers.least;
  scale.greatest = scale.numbers.largest;
  return scale;
}

bool is_flat(const LpProblem& problem) { return is_empty_or_repeats(problem) || has_crossed_bounds(problem); }

Room room_of(const LpProblem& problem, const CaseScale&, double least) {
  const auto truth = certify_lp(problem, kRoomWork);
  if (!truth) return Room::kNotShown;
  const bool has_optimum = truth->status == LpStatus::kOptimal;
  if (has_optimum && is_degenerate_vertex(problem, truth->x)) return Room::kNone;
  if (least == 0) return Room::kWide;
  // Whichever proves the status of all programs within the change settles both others at once.
  if (has_optimum ? optima_of_steady_basis(problem, truth->basis, least).has_value()
                  : stability_of(problem, *truth, least, kRoomWork).stability == Stability::kRobust)
    return Room::kWide;
  Room room = Room::kWide;
  for (const LpStatus other : {LpStatus::kOptimal, LpStatus::kInfeasible, LpStatus::kUnbounded}) {
    if (other == truth->status) continue;
    const Reach reach = reach_of(problem, *truth, other, least, kRoomWork);
    if (reach == Reach::kReached) return Room::kNarrow;
    if (reach == Reach::kOpen) room = Room::kNotShown;
  }
  return room;
}

}  // namespace assay
