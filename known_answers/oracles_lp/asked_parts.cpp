// Parts of the judges of linear programs asked directly: where doubles no longer prove a basis, how far a program may
// be changed, and goals that are met exactly.
#include <cmath>
#include <utility>
#include <vector>

#include "known_answers/drawn/stream.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/basis/basis_filter.h"
#include "oracles/lp/borderline.h"
#include "oracles/lp/change/changed_program.h"

namespace assay::known {
namespace {

/// Whether doubles prove a basis to be dual or primal feasible, turned over by a cost, and by a bound.
KnownWords flips_of_bases() {
  Stream stream{41};
  FoldedRun run;
  for (int k = 0; k < 12; ++k) {
    LpProblem problem;
    const auto n = static_cast<std::uint32_t>(stream.within(1, 4));
    problem.rows = n;
    problem.columns = n + 1;
    std::vector<Place> places;
    for (std::uint32_t j = 0; j <= n; ++j) {
      problem.cost.push_back(stream.unit());
      problem.lower.push_back(0);
      problem.upper.push_back(kInfinity);
      places.push_back(j < n ? Place::kBasic : Place::kAtLower);
    }
    for (std::uint32_t i = 0; i < n; ++i) {
      for (std::uint32_t j = 0; j <= n; ++j) problem.matrix.push_back(stream.unit() + (i == j ? 2 : 0));
      problem.row_lower.push_back(2 + stream.unit());
      problem.row_upper.push_back(problem.row_lower.back());
      places.push_back(Place::kAtLower);
    }
    const BasisKernel kernel = kernel_of(problem, places);
    for (const double way : {1.0, -1.0}) {
      run.take(flip(0, 64, [&](double cost) {
        LpProblem asked = problem;
        asked.cost[n] = way * cost;
        return BasisFilter(asked, places, kernel).is_dual_feasible();
      }));
      run.take(flip(0, 64, [&](double bound) {
        LpProblem asked = problem;
        asked.lower[0] = way > 0 ? bound : -kInfinity;
        asked.upper[0] = way > 0 ? kInfinity : bound;
        return BasisFilter(asked, places, kernel).is_primal_feasible();
      }));
    }
  }
  // A reduced cost of some of the least doubles.
  const std::vector<Place> places = {Place::kBasic, Place::kAtLower, Place::kAtLower};
  run.take(flip(0, 0x1p-1050, [&](double cost) {
    const LpProblem least{1, 2, {0x1p-1060, cost}, {1, 1}, {1}, {1}, {0, 0}, {kInfinity, kInfinity}};
    return BasisFilter(least, places, kernel_of(least, places)).is_dual_feasible();
  }));
  return {run.folded()};
}

/// Least cost.x with a row of every kind, x of [1/2, 4].
LpProblem bounded_program(double cost, double other) {
  return {2, 2, {cost, other}, {1, 3, 2, -1}, {3, -kInfinity}, {kInfinity, 2}, {0.5, 0.25}, {4, 8}};
}

const std::vector<LpProblem>& bounded_programs() {
  static const std::vector<LpProblem> all = {bounded_program(1, 1), bounded_program(-1, 0.3), bounded_program(-1, -7),
                                             bounded_program(2, -1.0 / 3)};
  return all;
}

/// Up to which change a basis stays optimal, and a program robust, to the last bit.
KnownWords flips_of_changes() {
  FoldedRun run;
  for (const double divisor : {3.0, 5.0, -11.0}) {
    // Least or greatest x of divisor x >= 1: the optimum is rounded upwards for some, downwards for others.
    const LpProblem problem{1,
                            1,
                            {divisor > 0 ? 1.0 : -1.0},
                            {std::fabs(divisor)},
                            {divisor > 0 ? 1 : -kInfinity},
                            {divisor > 0 ? kInfinity : 1},
                            {0},
                            {kInfinity}};
    const auto truth = certify_lp(problem);
    run.take(truth->objective);
    // As long as the basis stays optimal no other program is solved.
    const auto work = [&](double change) {
      const std::uint64_t before = run.units();
      const StabilityVerdict verdict = stability_of(problem, *truth, change);
      return std::pair{verdict.stability, run.units() - before};
    };
    const auto least = work(0x1p-22);
    run.take(flip(0x1p-22, 0x1p-18, [&](double change) { return work(change) == least; }));
  }
  return {run.folded()};
}

/// Optima of just the goal, one bit beyond it and one short of it, at the ends of what a change reaches.
KnownWords goals_met_exactly() {
  FoldedRun run;
  const double change = 0x1p-10;
  for (const LpProblem& problem : bounded_programs()) {
    const auto truth = certify_lp(problem);
    ProgramChange change_of{change, {}};
    for (const Rational& x : truth->x) change_of.near_x.push_back(x.convert_to<double>());
    std::vector<Rational> goals;
    if (const auto widest = widest_program(problem, change_of, CostMove::kCheaper))
      if (const auto least = certify_lp(widest->problem)) goals.push_back(least->objective - widest->slack);
    if (const auto narrowest = narrowest_program(problem, change_of, CostMove::kDearer))
      if (const auto most = certify_lp(*narrowest)) goals.push_back(most->objective);
    for (const Rational& goal : goals) {
      run.take(goal);
      for (const Rational& off : {Rational(0), Rational(1, Integer(1) << 80), Rational(-1, Integer(1) << 80)})
        for (const Rational& room : {Rational(0), Rational(1, 8)}) {
          const Rational value = goal < truth->objective ? Rational(goal + off - room) : Rational(goal + off + room);
          run.take(reach_of_value(problem, *truth, value, room, change));
        }
    }
  }
  return {run.folded()};
}

}  // namespace

void add_asked_parts(KnownAnswers& all) {
  all.push_back({"oracles/lp/flips_of_bases", Asked::kByCheck, flips_of_bases, {23129790361465663u}});
  all.push_back({"oracles/lp/flips_of_changes", Asked::kByCheck, flips_of_changes, {13930506499458043323u}});
  all.push_back({"oracles/lp/goals_met_exactly", Asked::kByCheck, goals_met_exactly, {12770140669045076745u}});
}

}  // namespace assay::known
