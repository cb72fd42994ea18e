// Programs within a change, number by number.
#include <cmath>
#include <vector>

#include "known_answers/drawn/stream.h"
#include "known_answers/folded/program_numbers.h"
#include "known_answers/tables.h"
#include "oracles/lp/change/changed_program.h"

namespace assay::known {
namespace {

/// Numbers of 53 bits moved by changes of 53 bits, bounds that move beyond double, and columns of no number at all.
KnownWords numbers_moved() {
  Stream stream{57};
  FoldedRun run;
  const auto take_changed = [&](const LpProblem& problem, double size, double near_x) {
    const ProgramChange change{size, {near_x}};
    if (const auto widest = widest_program(problem, change, CostMove::kDearer))
      take_numbers(run, widest->problem), run.take(widest->slack);
    take_numbers(run, wide_program(problem, change, CostMove::kCheaper));
    if (const auto narrowest = narrowest_program(problem, change, CostMove::kDearer)) take_numbers(run, *narrowest);
    take_numbers(run, program_within(problem, change, RowMove::kWider, EquationMove::kUp, CostMove::kCheaper));
  };
  for (int k = 0; k < 60; ++k) {
    const auto number = [&] {
      const double whole = stream.within(-5, 5);
      return whole + stream.unit();
    };
    const double scale = std::ldexp(1.0, -stream.within(0, 9)), size = scale * stream.unit(), cost = number(),
                 entry = number(), lower = number(), row = number();
    take_changed({1, 1, {cost}, {entry}, {row}, {row + 1}, {lower}, {lower + 1}}, size, 0);
  }
  for (const double end : {0x1.fffffffffffffp1023, -0x1.fffffffffffffp1023})
    for (const double lower : {-1.0, 0.0})
      take_changed({2, 1, {1}, {1, 0}, {-kInfinity, end}, {end, kInfinity}, {lower}, {2}}, 0x1p-10, 0);
  for (const double near_x : {1.0, -1.0}) {
    for (const double end : {kInfinity, -kInfinity})
      take_changed({1, 1, {1}, {1}, {0}, {1}, {end}, {end}}, 0.1, near_x);
    take_changed({1, 1, {kInfinity}, {1}, {0}, {1}, {0}, {1}}, 0.1, near_x);
  }
  return {run.folded()};
}

}  // namespace

void add_numbers_moved(KnownAnswers& all) {
  all.push_back({"oracles/lp/numbers_moved", Asked::kByCheck, numbers_moved, {3055248147446663102u}});
}

}  // namespace assay::known
