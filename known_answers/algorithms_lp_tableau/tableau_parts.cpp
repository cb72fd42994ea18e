// What the parts of the tableau simplex do when each is asked alone, to the bit.

#include "algorithms/lp/tableau/dictionary.h"
#include "algorithms/lp/tableau/perturbation.h"
#include "algorithms/lp/tableau/present_costs.h"
#include "algorithms/lp/tableau/pricing.h"
#include "algorithms/lp/tableau/ratio_test.h"
#include "algorithms/lp/tableau/witnesses.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

void take_tableau(FoldedRun& run, const lp::Dictionary& tableau) {
  for (std::uint32_t i = 0; i <= tableau.rows(); ++i)
    for (std::uint32_t k = 0; k < tableau.columns(); ++k) run.take_number(tableau.at(i, k));
  for (std::uint32_t k = 0; k < tableau.columns(); ++k) run.take_number(tableau.reduced_size(k));
  for (std::uint32_t v = 0; v < tableau.variables(); ++v) {
    run.take_number(tableau.value(v));
    run.take_number(tableau.value_size(v));
    run.take(tableau.place(v));
    run.take(tableau.lower(v)), run.take(tableau.upper(v));
  }
  run.take_number(tableau.objective());
  run.take(tableau.is_finite());
  take(run, tableau.basis());
}

void take_move(FoldedRun& run, const lp::Move& move) {
  run.take(move.row), run.take_number(move.step), run.take(move.place), run.take(move.is_degenerate);
}

lp::Place drawn_place(Choices& c, const lp::Dictionary& tableau, std::uint32_t v) {
  const bool is_below = tableau.lower(v) > -kInfinity, is_above = tableau.upper(v) < kInfinity;
  if (!is_below && !is_above) return lp::Place::kZero;
  if (is_below && is_above) return c.below(2) == 0 ? lp::Place::kLower : lp::Place::kUpper;
  return is_below ? lp::Place::kLower : lp::Place::kUpper;
}

double drawn_step(Choices& c) {
  const double whole = static_cast<double>(c.around_zero(4));
  return whole / static_cast<double>(1 + c.below(3));
}

/// Every ratio test, tie-break and pricing rule, and what is read off.
void take_questions(FoldedRun& run, Choices& c, const lp::Dictionary& tableau, const lp::ScaledProblem& scaled,
                    lp::PricingMemory& memory) {
  lp::Stopper stopper(tableau);
  lp::PresentCosts costs;
  std::vector<lp::Improving> improving;
  stopper.allowance = {c.below(3) == 0 ? 0.0 : 0x1p-20, c.below(3) == 0 ? 0.0 : 0x1p-30};
  stopper.least_change = c.below(2) == 0 ? 0.0 : 0x1p-4;
  costs.find(tableau, stopper.allowance);
  costs.collect_improving(tableau, improving);
  run.take(costs.is_infeasible()), run.take(costs.outside()), run.take(costs.reduced());
  stopper.anchor = anchor_at(tableau, stopper.allowance);
  run.take(stopper.anchor.variable), run.take(stopper.anchor.side);
  for (int mode = 0; mode < 4; ++mode) {
    stopper.mode = static_cast<lp::RatioMode>(mode);
    for (int tie = 0; tie < 4; ++tie) {
      stopper.tie = static_cast<lp::TieBreak>(tie);
      for (std::uint32_t k = 0; k < tableau.columns(); ++k)
        for (const double direction : {1.0, -1.0}) take_move(run, stopper(k, direction));
    }
  }
  stopper.mode = lp::RatioMode::kTextbook;
  for (int rule = 0; rule < 6 && !improving.empty(); ++rule) {
    const lp::Improving& taken = chosen(improving, static_cast<lp::Pricing>(rule), tableau, stopper, memory);
    run.take(taken.column), run.take(taken.variable), run.take(taken.rate), run.take(taken.direction);
  }
  run.take(point_of(tableau, scaled));
  for (std::uint32_t k = 0; k < tableau.columns(); ++k)
    for (const double direction : {1.0, -1.0}) run.take(ray_of(tableau, scaled, k, direction));
  run.take(multipliers_of(tableau, scaled, costs.reduced(), costs.outside()));
}

/// Drawn moves, exchanges and rebuilt dictionaries, whether or not a rule would make them.
KnownWords tableaus_parts() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 60; ++k) {
    Choices c{mix64(31000 + k)};
    const LpProblem problem = folded_program(c, k, 5);
    if (problem.columns == 0) continue;
    const auto scaling = c.below(2) == 0 ? lp::Scaling::kNone : lp::Scaling::kGeometric;
    const lp::ScaledProblem scaled = lp::scaled(problem, scaling);
    run.take(scaled.row_power), run.take(scaled.column_power);
    lp::Dictionary tableau(scaled.problem);
    lp::PricingMemory memory(tableau.columns(), k);
    take_questions(run, c, tableau, scaled, memory);
    for (int step = 0; step < 4; ++step) {
      const auto column = static_cast<std::uint32_t>(c.below(tableau.columns()));
      const auto row = static_cast<std::uint32_t>(c.below(tableau.rows() + 1));
      const double by = drawn_step(c);
      if (row == tableau.rows() || tableau.at(row, column) == 0) {
        tableau.move_to(column, by, drawn_place(c, tableau, tableau.nonbasic()[column]));
      } else {
        memory.note_pivot(tableau, row, column);
        const lp::Place place = drawn_place(c, tableau, tableau.basic()[row]);
        tableau.pivot(row, column, by, place, c.below(2) == 0);
      }
      take_tableau(run, tableau);
      take_questions(run, c, tableau, scaled, memory);
    }
    perturb_rows(tableau);
    take_tableau(run, tableau);
    restore_rows(tableau, scaled.problem);
    run.take(c.below(2) == 0 ? tableau.rebuild<double>() : tableau.rebuild<lp::Twofold>());
    if (c.below(2) == 0) tableau.place_nonbasics();
    take_tableau(run, tableau);
    std::vector<std::uint32_t> state;
    memory.append_to(state);
    run.take(state);
  }
  return {run.folded()};
}

}  // namespace

void add_tableau_parts(KnownAnswers& all) {
  all.push_back({"algorithms/lp/tableaus_parts", Asked::kByCheck, tableaus_parts, {7646404057994298147u}});
}

}  // namespace assay::known
