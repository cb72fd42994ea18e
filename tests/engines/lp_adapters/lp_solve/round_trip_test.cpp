#include "tests/engines/lp_adapters/round_trip.h"

#include "engines/adapters/lp_solve/load.h"
#include "tests/engines/lp_adapters/lp_solve/read_back.h"

namespace assay {
namespace {

using lp_solve_adapter::Loaded;

/// lp_solve rounds as it stores: entries and costs to about twelve digits, what is below 1e-12 to 0 (roundToPrecision,
/// my_avoidtiny of lp_lib.c); a column whose bounds are less than 1e-12 apart is fixed.
bool as_stored(double asked, double held) {
  if (asked == held) return true;
  return std::abs(asked) < 1e-11 ? std::abs(held - asked) <= 1e-12 : std::abs(held - asked) <= 1e-11 * std::abs(asked);
}
bool same_bound(double asked, double held) {
  return asked == held || (std::abs(asked) < 1e-12 && std::abs(held) <= 1e-12);
}

/// Row i of the problem is row `first`, or all of the halves `first` (from below) and `second` (from above).
std::string row_difference(const LpProblem& problem, const Loaded& loaded, const LpProblem& held, std::uint32_t i) {
  const auto [first, second] = loaded.rows[i];
  const double lower = problem.row_lower[i], upper = problem.row_upper[i];
  const std::string name = "row " + std::to_string(i);
  if (first == 0) return lower == -kInfinity && upper == kInfinity ? "" : name + ", left out,";
  const auto bounds_differ = [&](int row, double below, double above) {
    return !same_bound(below, held.row_lower[row - 1]) || !same_bound(above, held.row_upper[row - 1]);
  };
  if (second == 0 ? bounds_differ(first, lower, upper)
                  : bounds_differ(first, lower, kInfinity) || bounds_differ(second, -kInfinity, upper))
    return "a bound of " + name;
  for (const int row : {first, second})
    for (std::uint32_t j = 0; row != 0 && j < problem.columns; ++j)
      if (!as_stored(problem.at(i, j), held.at(static_cast<std::uint32_t>(row - 1), j))) return "an entry of " + name;
  return {};
}

std::string differs(const LpProblem& problem, const assay_lp_problem& asked) {
  const Loaded loaded = lp_solve_adapter::load(asked);
  if (loaded.status != ASSAY_ANSWERED) return "nothing loaded: a call failed, which";
  const LpProblem held = read_back(loaded.lp.get());
  std::uint32_t used = 0;
  for (const auto& rows : loaded.rows) used += (rows.first != 0 ? 1U : 0U) + (rows.second != 0 ? 1U : 0U);
  if (held.rows != used || held.columns != problem.columns) return "the size";
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    if (std::string found = row_difference(problem, loaded, held, i); !found.empty()) return found;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const bool narrow = problem.upper[j] - problem.lower[j] < 1e-12;
    const auto same = [&](double bound, double stored) {
      return narrow ? std::abs(bound - stored) < 1e-12 : same_bound(bound, stored);
    };
    if (!as_stored(problem.cost[j], held.cost[j])) return "cost " + std::to_string(j);
    if (!same(problem.lower[j], held.lower[j]) || !same(problem.upper[j], held.upper[j]))
      return "a bound of column " + std::to_string(j);
  }
  return {};
}

TEST(LpSolve, HoldsTheProgramThatWasAsked) {
  round_trip(
      [](const LpProblem& problem) {
        return has_bound_beyond(problem, 1e30) || has_crossed(problem.lower, problem.upper);
      },
      [](const assay_lp_problem& asked) { return lp_solve_adapter::load(asked).status == ASSAY_DECLINED; }, differs);
}

}  // namespace
}  // namespace assay
