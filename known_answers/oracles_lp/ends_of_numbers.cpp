// Judges of programs at the ends of double: costs and bounds of some of the least doubles, and entries that a change
// moves beyond the largest one.
#include <cmath>
#include <vector>

#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/certificate/lp_breaches.h"
#include "oracles/lp/change/changed_program.h"
#include "oracles/lp/change/steady_basis.h"

namespace assay::known {
namespace {

/// Reduced costs of columns and of a row, of some of the least doubles or none, that a change of as much brings to 0,
/// and bounds that it brings together.
KnownWords costs_that_come_to_0() {
  FoldedRun run;
  const auto take = [&](const LpProblem& problem, const Basis& basis, double change) {
    const auto optima = optima_of_steady_basis(problem, basis, change);
    run.take(optima.has_value());
    if (optima) run.take(optima->middle), run.take(optima->radius);
  };
  for (const double change : {0.0, 0x1p-1074, 0x1p-1073, 0x1p-1072})
    for (int least = -8; least <= 8; ++least) {
      const double cost = least * 0x1p-1074;
      const LpProblem unbounded{1, 1, {cost}, {1}, {-kInfinity}, {kInfinity}, {-kInfinity}, {kInfinity}},
          between{1, 1, {cost}, {1}, {-kInfinity}, {kInfinity}, {-1}, {1}},
          row{1, 1, {cost}, {1}, {-1}, {1}, {-kInfinity}, {kInfinity}};
      const double bound = std::fabs(cost);
      const LpProblem narrow{1, 1, {1}, {1}, {-kInfinity}, {kInfinity}, {-bound}, {bound}};
      take(narrow, {{1}, {}}, change);
      take(unbounded, {{1}, {}}, change);
      for (const std::vector<std::uint32_t>& at_upper : {std::vector<std::uint32_t>{}, {0}})
        take(between, {{1}, at_upper}, change);
      for (const std::vector<std::uint32_t>& at_upper : {std::vector<std::uint32_t>{}, {1}})
        take(row, {{0}, at_upper}, change);
    }
  return {run.folded(), run.units()};
}

/// Entries that a change moves beyond the largest double, in a column on both sides of 0.
KnownWords entries_beyond_double() {
  FoldedRun run;
  for (const double entry : {0x1.fffffffffffffp1023, -0x1.fffffffffffffp1023, 0x1p1023})
    for (const double lower : {-1.0, 0.0}) {
      const LpProblem problem{1, 1, {1}, {entry}, {-1}, {kInfinity}, {lower}, {2}};
      const auto widest = widest_program(problem, {0x1p-10, {}}, CostMove::kCheaper);
      run.take(widest.has_value());
      if (widest) run.take(widest->problem.matrix), run.take(widest->problem.row_lower), run.take(widest->slack);
    }
  return {run.folded()};
}

/// From which cost on, in least doubles, its reduced cost is known not to be negative by doubles alone, where the
/// column leans on 0 or on 1 then.
KnownWords gaps_of_the_least() {
  FoldedRun run;
  for (const double upper : {1.0, kInfinity})
    for (const double way : {1.0, -1.0})
      for (int least = 0; least <= 120; ++least) {
        LpProblem problem{1, 1, {way * least * 0x1p-1074}, {way}, {0}, {kInfinity}, {0}, {upper}};
        if (way < 0) problem.lower = {-upper}, problem.upper = {0};
        bool exactly = false;
        const std::vector<double> none = {0}, multiplier = {0x1p-1074};
        const auto breach = gap_breach(problem, none, multiplier, 0, exactly);
        run.take(breach.has_value());
        if (breach) run.take(breach->relative);
        run.take(exactly);
      }
  return {run.folded(), run.units()};
}

}  // namespace

void add_ends_of_numbers(KnownAnswers& all) {
  all.push_back(
      {"oracles/lp/costs_that_come_to_0", Asked::kByCheck, costs_that_come_to_0, {6962440738303333166u, 4760u}});
  all.push_back({"oracles/lp/gaps_of_the_least", Asked::kByCheck, gaps_of_the_least, {12936796063900470784u, 383760u}});
  all.push_back({"oracles/lp/entries_beyond_double", Asked::kByCheck, entries_beyond_double, {6604390422804452504u}});
}

}  // namespace assay::known
