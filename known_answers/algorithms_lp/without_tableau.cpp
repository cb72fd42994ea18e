// Which programs need no tableau, one number after the other made odd.
#include "algorithms/lp/tableau/without_tableau.h"

#include <cmath>

#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

void take_without(FoldedRun& run, const LpProblem& problem, lp::RatioTest ratio = lp::RatioTest::kTextbook) {
  const auto answer = lp::without_tableau(problem, {.ratio = ratio});
  run.take(answer.has_value());
  if (answer) fold_answer(run, *answer);
}

/// Sizes that do not fit, bounds that are none or crossed, and bound flipping.
KnownWords programs_without_tableau() {
  FoldedRun run;
  LpProblem plain = program_of(1, {1, 1});
  plain.row_lower = {1}, plain.row_upper = {4};
  plain.upper[0] = 3;
  for (const auto ratio : {lp::RatioTest::kTextbook, lp::RatioTest::kHarris, lp::RatioTest::kBoundFlipping})
    take_without(run, plain, ratio);
  using Numbers = std::vector<double> LpProblem::*;
  constexpr Numbers kAll[] = {&LpProblem::cost,  &LpProblem::matrix,    &LpProblem::lower,
                              &LpProblem::upper, &LpProblem::row_lower, &LpProblem::row_upper};
  for (const Numbers numbers : kAll) {
    for (const double x : {std::nan(""), double{kInfinity}, -double{kInfinity}, 5.0, -5.0, 0.0})
      for (std::size_t k = 0; k < (plain.*numbers).size(); ++k) {
        LpProblem odd = plain;
        (odd.*numbers)[k] = x;
        take_without(run, odd);
      }
    LpProblem odd = plain;
    (odd.*numbers).push_back(1);
    take_without(run, odd);
  }
  return {run.folded()};
}

}  // namespace

void add_without_tableau(KnownAnswers& all) {
  all.push_back({"algorithms/lp/without_tableau", Asked::kByCheck, programs_without_tableau, {17488117917953224860u}});
}

}  // namespace assay::known
