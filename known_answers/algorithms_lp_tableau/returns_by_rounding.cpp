// Bases that come back by rounding under rules that let none come back.
#include "algorithms/lp/tableau/tableau_run.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Programs of numbers so far apart that a step is lost in the values: every rule against cycling, every way to choose.
KnownWords returns_by_rounding() {
  FoldedRun run;
  std::uint64_t returned = 0;
  for (const LpProblem& problem :
       {LpProblem{2, 1, {1}, {0.375, 0x1.2c000000002c8p-637}, {0, -1}, {kInfinity, 0x1.7p-43}, {-1}, {kInfinity}},
        LpProblem{2, 2, {0, 0}, {-1, 1, 0, -0x1p-909}, {0, -1}, {0, 0x1p-42}, {-1, -kInfinity}, {0, 1}},
        LpProblem{3,
                  3,
                  {0, 0, 0},
                  {-0x1p488, -0x1p511, 0, 1, 0, -0x1p817, 0, 0, -1},
                  {-kInfinity, 1, 0},
                  {0x1p499, kInfinity, kInfinity},
                  {-1, -kInfinity, -kInfinity},
                  {kInfinity, -0x1p-12, kInfinity}}})
    for (int pricing = 0; pricing < 6; ++pricing)
      for (const auto ratio : {lp::RatioTest::kTextbook, lp::RatioTest::kHarris})
        for (const auto against : {lp::AntiCycling::kNone, lp::AntiCycling::kBland, lp::AntiCycling::kLexicographic})
          for (const auto tie : {lp::TieBreak::kLowestIndex, lp::TieBreak::kLargestPivot}) {
            const lp::SimplexRules rules{static_cast<lp::Pricing>(pricing), ratio, against, tie, lp::Scaling::kNone};
            const auto end =
                lp::run_tableau(problem, rules, Watch{}, {.step_limit = 60, .keeps_trace = false, .seed = 1});
            take(run, end);
            const auto* gave_up = std::get_if<GaveUp>(&end.answer);
            returned += end.cycle && gave_up != nullptr && gave_up->why == GaveUp::Why::kUncertain;
          }
  return {run.folded(), returned};
}

}  // namespace

void add_returns_by_rounding(KnownAnswers& all) {
  all.push_back(
      {"algorithms/lp/returns_by_rounding", Asked::kByCheck, returns_by_rounding, {14691598372739082885u, 44u}});
}

}  // namespace assay::known
