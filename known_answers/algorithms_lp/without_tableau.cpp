// Which programs need no tableau, one number after the other made odd.
#include "algorithms/lp/tableau/without_tableau.h"

#include "known_answers/drawn/no_numbers.h"
#include "known_answers/drawn/odd_programs.h"
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
  LpProblem plain = plain_program();
  plain.cost[1] = 1;
  for (const auto ratio : {lp::RatioTest::kTextbook, lp::RatioTest::kHarris, lp::RatioTest::kBoundFlipping})
    take_without(run, plain, ratio);
  const auto take = [&](const LpProblem& odd) { take_without(run, odd); };
  each_odd_program(plain, {kNoNumber, kEndless, -kEndless, 5, -5, 0}, take, take);
  return {run.folded()};
}

}  // namespace

void add_without_tableau(KnownAnswers& all) {
  all.push_back({"algorithms/lp/without_tableau", Asked::kByCheck, programs_without_tableau, {17488117917953224860u}});
}

}  // namespace assay::known
