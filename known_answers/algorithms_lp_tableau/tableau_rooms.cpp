// Which basic variable stops the entering one, where rooms are noise or tied, to the last bit.
#include "algorithms/lp/tableau/present_costs.h"
#include "algorithms/lp/tableau/ratio_test.h"
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// One row whose terms are `size` and cancel, so that its room is a number of its own.
struct Cancelled {
  LpProblem problem;
  lp::Dictionary tableau;

  Cancelled(double size, double room) : problem(made(size, room)), tableau(problem) {}
  static LpProblem made(double size, double room) {
    LpProblem problem = program_of(1, {1, 1, -1});
    problem.lower = {0, size, size};
    problem.row_upper = {room};
    return problem;
  }
};

/// Rooms that are noise, or within what is allowed.
KnownWords tableaus_rooms() {
  FoldedRun run;
  for (const double size : {3.0, 0.7})
    for (const lp::Allowance allowance : {lp::Allowance{0, 0}, {0.1, 0.3}, {0, 1e-7}, {1e-9, 0}}) {
      const auto moved = [&](double room, lp::RatioMode mode) {
        const Cancelled row(size, room);
        lp::Stopper stopper(row.tableau);
        stopper.mode = mode, stopper.allowance = allowance, stopper.least_change = 1e-12;
        return stopper(0, 1);
      };
      run.take(allowance.of(size));
      for (const auto mode : {lp::RatioMode::kTextbook, lp::RatioMode::kHarris, lp::RatioMode::kExpand}) {
        run.take(flip(0, 8, [&](double room) { return moved(room, mode).step == moved(0, mode).step; }));
        run.take(flip(0, 8, [&](double room) { return moved(room, mode).is_degenerate; }));
        run.take(moved(0, mode).is_degenerate);
      }
      const auto is_outside = [&](double room) {
        const Cancelled row(size, room);
        lp::PresentCosts costs;
        costs.find(row.tableau, allowance);
        return costs.is_infeasible();
      };
      run.take(flip(0, 8, [&](double room) { return !is_outside(-room); }));
      const auto side = [&](double room) { return anchor_at(Cancelled(size, room).tableau, allowance).side[0]; };
      run.take(flip(0, 8, [&](double room) { return side(room) == side(0); }));
      run.take(flip(0, 8, [&](double room) { return side(-room) == side(0); }));
    }
  return {run.folded()};
}

/// Two rows that are tied, whose quotients differ by little: which of them leaves.
KnownWords tableaus_ties() {
  FoldedRun run;
  for (const double side : {1.0, -1.0})
    for (const double way : {1.0, -1.0})
      for (const double size : {1.0, 0.7, 3.0}) {
        const auto leaves = [&](double by) {
          LpProblem problem = program_of(2, {1, size, 0, 1, size + way * by * size, 0});
          problem.row_upper = {0, 0};
          const lp::Dictionary tableau(problem);
          lp::Stopper stopper(tableau);
          stopper.mode = lp::RatioMode::kLexicographic;
          stopper.anchor = {{2, 1}, {1, side}};
          return stopper(0, 1).row == 0;
        };
        run.take(leaves(0.5));
        if (!leaves(0.5)) run.take(flip(0, 0.5, leaves));
      }
  for (std::uint64_t k = 0; k < 150; ++k) {
    Choices c{mix64(33000 + k)};
    std::vector<double> entries(12);
    for (double& entry : entries) entry = static_cast<double>(c.around_zero(2));
    LpProblem problem = program_of(4, entries);
    problem.row_lower.assign(4, 0), problem.row_upper.assign(4, 0);
    lp::Dictionary tableau(problem);
    lp::Stopper stopper(tableau);
    stopper.mode = lp::RatioMode::kLexicographic;
    for (std::uint32_t v = 0; v < 4; ++v) {
      stopper.anchor.variable.push_back(tableau.basic()[v]);
      stopper.anchor.side.push_back(c.below(2) == 0 ? 1.0 : -1.0);
    }
    for (std::uint32_t step = 0; step < 3; ++step) {
      for (std::uint32_t column = 0; column < 3; ++column)
        for (const double direction : {1.0, -1.0}) run.take(stopper(column, direction).row);
      const auto row = static_cast<std::uint32_t>(c.below(4));
      if (tableau.at(row, step) != 0) tableau.pivot(row, step, 0, lp::Place::kLower, false);
    }
  }
  return {run.folded()};
}

}  // namespace

void add_tableau_rooms(KnownAnswers& all) {
  all.push_back({"algorithms/lp/tableaus_rooms", Asked::kByCheck, tableaus_rooms, {18118873554839380881u}});
  all.push_back({"algorithms/lp/tableaus_ties", Asked::kByCheck, tableaus_ties, {13882624473823068206u}});
}

}  // namespace assay::known
