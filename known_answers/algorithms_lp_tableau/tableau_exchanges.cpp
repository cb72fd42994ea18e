// What exchanges leave as noise, what pricing sees of it, and numbers of twice the precision, to the last bit.
#include "algorithms/lp/tableau/present_costs.h"
#include "algorithms/lp/tableau/pricing.h"
#include "algorithms/lp/tableau/twofold.h"
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// A pivot that is none, numbers beyond double, and places at bounds that are none.
void take_odd_exchanges(FoldedRun& run) {
  LpProblem none = program_of(2, {0, 1, 1, 0x1p-1000});
  lp::Dictionary singular(none), far(none);
  singular.pivot(0, 0, 0, lp::Place::kLower, true);
  run.take(singular.is_finite());
  run.take(singular.rebuild<double>()), run.take(singular.rebuild<lp::Twofold>());
  none.cost = {1, 0x1p900};
  lp::Dictionary steep(none);
  steep.pivot(1, 1, 0, lp::Place::kLower, true);
  run.take(steep.is_finite());
  for (const double lower : {-kInfinity, 0.0, 1.0})
    for (const double upper : {1.0, double{kInfinity}})
      for (const auto place : {lp::Place::kLower, lp::Place::kUpper, lp::Place::kZero}) {
        LpProblem bounded = program_of(1, {1});
        bounded.lower = {lower}, bounded.upper = {upper};
        lp::Dictionary tableau(bounded);
        tableau.move_to(0, 0, place);
        take(run, tableau.basis());
      }
}

void take_twofolds(FoldedRun& run) {
  for (std::uint64_t k = 0; k < 100; ++k) {
    Choices c{mix64(34000 + k)};
    const double x = c.dyadic(50) + 0.5, small = c.dyadic(50), y = c.dyadic(50) + 0.5, less = c.dyadic(50);
    const lp::Twofold a(x, small * 0x1p-54), b(y, less * 0x1p-54);
    for (const lp::Twofold& z : {a + b, a * b, a / b, a + -b}) run.take(z.head), run.take(z.tail);
  }
}

/// What an exchange leaves as noise, what pricing sees, and when its weights begin anew.
KnownWords tableaus_exchanges() {
  FoldedRun run;
  for (const double size : {1.0, 3.0, 0.7}) {
    const auto exchanged = [&](double by, auto says) {
      LpProblem problem = program_of(2, {size, size, size, size + by});
      problem.cost = {size, size + by};
      lp::Dictionary tableau(problem);
      tableau.pivot(0, 0, 1, lp::Place::kLower, true);
      return says(tableau);
    };
    run.take(flip(0, 1, [&](double by) {
      return exchanged(by, [](const lp::Dictionary& tableau) { return tableau.at(1, 1) == 0; });
    }));
    run.take(flip(0, 1, [&](double by) {
      return exchanged(by,
                       [](lp::Dictionary& tableau) { return tableau.rebuild<lp::Twofold>() && tableau.at(1, 1) == 0; });
    }));
    run.take(flip(0, 1, [&](double by) {
      return exchanged(-by, [](const lp::Dictionary& tableau) {
        lp::PresentCosts costs;
        std::vector<lp::Improving> improving;
        costs.find(tableau, {});
        costs.collect_improving(tableau, improving);
        return improving.empty() || improving.back().column != 1;
      });
    }));
    exchanged(0, [&](lp::Dictionary& tableau) {
      run.take(tableau.rebuild<lp::Twofold>());
      for (std::uint32_t v = 0; v < 4; ++v) run.take(tableau.value_size(v));
      run.take(tableau.reduced_size(0)), run.take(tableau.reduced_size(1));
      return true;
    });
    run.take(flip(1, 0x1p20, [&](double entry) {
      const LpProblem problem = program_of(1, {size, entry * size});
      lp::PricingMemory memory(2);
      memory.note_pivot(lp::Dictionary(problem), 0, 0);
      return memory.weight(1) > 1 || entry == 1;
    }));
  }
  take_odd_exchanges(run);
  take_twofolds(run);
  return {run.folded()};
}

}  // namespace

void add_tableau_exchanges(KnownAnswers& all) {
  all.push_back({"algorithms/lp/tableaus_exchanges", Asked::kByCheck, tableaus_exchanges, {361561465577827824u}});
}

}  // namespace assay::known
