// Programs next to a program, branch by branch: optima beyond the largest double, equations at a degenerate vertex,
// free columns, and goals that a steady basis just meets.
#include <cmath>
#include <vector>

#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/borderline.h"
#include "oracles/lp/change/steady_basis.h"

namespace assay::known {
namespace {

void take_changes(FoldedRun& run, const LpProblem& problem, const std::vector<double>& goals = {}) {
  const auto truth = certify_lp(problem);
  run.take(static_cast<bool>(truth));
  if (!truth) return;
  run.take(truth->status);
  const double change = 0x1p-30;
  const StabilityVerdict verdict = stability_of(problem, *truth, change);
  run.take(verdict.stability), run.take(std::string_view(verdict.proof));
  for (const LpStatus status : {LpStatus::kOptimal, LpStatus::kInfeasible, LpStatus::kUnbounded})
    run.take(reach_of(problem, *truth, status, change));
  for (const double goal : goals)
    if (truth->status == LpStatus::kOptimal && truth->objective != exact(goal))
      run.take(reach_of_value(problem, *truth, exact(goal), 0, change));
  run.take(run.units());
}

KnownWords branches_of_changes() {
  FoldedRun run;
  constexpr double kLargest = 0x1.fffffffffffffp1023;
  const std::vector<double> goals = {0, 0x1p1023, -0x1p1023};
  // Optima at the end of double and beyond it.
  for (const double way : {1.0, -1.0})
    for (const double cost : {1.0, 0x1p600}) {
      const double lower = cost == 1 ? kLargest : 0x1p600;
      take_changes(run,
                   {1, 1, {cost}, {1}, {way * lower}, {way < 0 ? way * lower : kInfinity}, {-kInfinity}, {kInfinity}},
                   goals);
      take_changes(run, {0, 1, {way * cost}, {}, {}, {}, {way > 0 ? lower : -kInfinity}, {way > 0 ? kInfinity : lower}},
                   goals);
    }
  // Infeasible by a little, by much, by an equation; with a free column whose cost nothing bounds.
  for (const double little : {0x1p-40, 1.0})
    for (const double cost : {0.0, -1.0})
      for (const double lower : {0.0, -kInfinity}) {
        take_changes(
            run, {2, 2, {1, cost}, {1, 0, 1, 0}, {1 + little, -kInfinity}, {kInfinity, 1}, {0, lower}, {9, kInfinity}});
        take_changes(run, {2, 2, {1, cost}, {1, 0, 1, 1}, {1 + little, 1}, {kInfinity, 1}, {0, lower}, {1, kInfinity}});
      }
  // A degenerate vertex and an equation, or a vertex that only a narrower program leaves far behind.
  for (const double cost : {1.0, -1.0}) {
    take_changes(run, {1, 2, {1, cost}, {1, 1}, {1}, {1}, {0, 0}, {1, 1}}, {-5, 5});
    take_changes(run, {2, 2, {cost, 1}, {1, 1, 1, -1}, {1, 1}, {1, 1}, {0, 0}, {1, 1}});
    take_changes(run, {1, 2, {std::fabs(cost), 0}, {1, -0x1p20}, {-0x1p20}, {kInfinity}, {0, 1}, {kInfinity, 2}},
                 {-5, 5});
    take_changes(run, {1, 2, {std::fabs(cost), 0}, {1, -0x1p20}, {-0x1p20}, {0x1p22}, {0, 1}, {0x1p22, 2}});
    take_changes(run, {1, 1, {std::fabs(cost)}, {1}, {1}, {kInfinity}, {-kInfinity}, {kInfinity}});
    take_changes(run, {1, 2, {1, cost}, {1, 1}, {1}, {kInfinity}, {-kInfinity, -kInfinity}, {kInfinity, kInfinity}});
    take_changes(run, {1, 2, {1, 0}, {1, cost}, {1}, {kInfinity}, {0, 0}, {kInfinity, kInfinity}});
  }
  // The least cost is 2^-19 then, and times the least bound just what an optimum may move.
  for (const double change : {0x1p19 * kBorderlineValue, 0x1.8p18 * kBorderlineValue}) {
    const LpProblem at_0{0, 1, {0x1p-19 + change}, {}, {}, {}, {0}, {9}};
    const auto truth = certify_lp(at_0);
    if (!truth) return {};
    run.take(std::string_view(stability_of(at_0, *truth, change).proof));
  }
  // No work, so that no program near it is solved.
  const LpProblem problem{1, 2, {1, 2}, {1, 1}, {1}, {3}, {0, 0}, {2, 2}};
  const auto truth = certify_lp(problem);
  if (!truth) return {};
  for (const double change : {0x1p-30, 0x1p-2})
    for (const std::uint32_t pivots : {0u, 1u}) {
      run.take(stability_of(problem, *truth, change, {pivots, 1}).stability);
      run.take(reach_of(problem, *truth, LpStatus::kInfeasible, change, {pivots, 1}));
    }
  return {run.folded(), run.units()};
}

/// Goals that are an end of the enclosed optima exactly, or next to it; and up to which change an optimum of 0 stays
/// within what it may move.
KnownWords goals_of_steady_bases() {
  FoldedRun run;
  for (const double bound : {0.3, -2.7}) {
    const LpProblem problem{1, 2, {1, 2}, {3, 1}, {bound}, {kInfinity}, {-9, -1}, {9, 9}};
    const auto truth = certify_lp(problem);
    if (!truth) return {};
    for (const double change : {0x1p-30, 1e-9}) {
      const auto optima = optima_of_steady_basis(problem, truth->basis, change);
      run.take(optima.has_value());
      if (!optima) continue;
      for (const double end : {optima->lower(), optima->upper()})
        for (const double goal : {end, std::nextafter(end, -9), std::nextafter(end, 9)}) {
          const std::uint64_t before = run.units();
          run.take(reach_of_value(problem, *truth, exact(goal), 0, change));
          run.take(run.units() - before);
        }
    }
  }
  const LpProblem problem{1, 1, {1}, {1}, {0}, {kInfinity}, {-9}, {9}};
  const auto truth = certify_lp(problem);
  if (!truth) return {};
  const auto work = [&](double change) {
    const std::uint64_t before = run.units();
    stability_of(problem, *truth, change);
    return run.units() - before;
  };
  const std::uint64_t least = work(0x1p-24);
  run.take(flip(0x1p-24, 0x1p-15, [&](double change) { return work(change) == least; }));
  return {run.folded()};
}

}  // namespace

void add_branches_of_changes(KnownAnswers& all) {
  all.push_back(
      {"oracles/lp/branches_of_changes", Asked::kByCheck, branches_of_changes, {8232790102453156664u, 4813538u}});
  all.push_back({"oracles/lp/goals_of_steady_bases", Asked::kByCheck, goals_of_steady_bases, {14327257477073014665u}});
}

}  // namespace assay::known
