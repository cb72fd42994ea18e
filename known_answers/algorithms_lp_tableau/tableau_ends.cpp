// Quotients beyond the ends of double that the tableau simplex compares, and cycles that are stopped from outside.
#include "algorithms/lp/tableau/ratio_test.h"
#include "algorithms/lp/tableau/tableau_run.h"
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/tables.h"
#include "properties/domains/lp/cyclers.h"

namespace assay::known {
namespace {

/// Two rows that are tied, whose rooms are moved by `first` and `second`: which of them leaves.
KnownWords tableaus_quotients() {
  FoldedRun run;
  constexpr double kEntries[] = {0x1p-1040, 1, 0x1p900}, kMoves[] = {0, 1, -1, 0x1p-1060, 0x1p1000, -0x1p1000};
  for (const double entry : kEntries)
    for (const double other : kEntries)
      for (const double first : kMoves)
        for (const double second : kMoves)
          for (const double side : {1.0, -1.0}) {
            LpProblem problem = program_of(2, {entry, first, 0.5, other, second, 0.25});
            problem.row_upper = {0, 0};
            const lp::Dictionary tableau(problem);
            lp::Stopper stopper(tableau);
            stopper.mode = lp::RatioMode::kLexicographic;
            stopper.anchor = {{1, 2}, {side, 1}};
            run.take(stopper(0, 1).row);
          }
  return {run.folded()};
}

/// Rows through a point at which two columns of opposite values stay, the first of entries that round: their costs are
/// as large as that, and what is computed anew is an objective next to 0.
KnownWords stopped_cycles() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 4; ++k) {
    Choices c{mix64(39000 + k)};
    const LpProblem cycler = LpCyclers::draw(c).problem;
    LpProblem problem = cycler;
    const std::uint32_t columns = problem.columns = cycler.columns + 2;
    problem.matrix.assign(std::size_t{problem.rows} * columns, 0);
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      for (std::uint32_t j = 0; j < cycler.columns; ++j)
        problem.matrix[std::size_t{i} * columns + 2 + j] = cycler.at(i, j);
      problem.matrix[std::size_t{i} * columns] = 1.0 / (3 + i);
      const double activity = 1.0 / (3 + i) * 0.1;
      problem.row_lower[i] += activity, problem.row_upper[i] += activity;
    }
    for (const auto& [numbers, first, second] :
         {std::tuple{&problem.cost, 1e4, 1e4}, {&problem.lower, 0.1, -0.1}, {&problem.upper, kInfinity, kInfinity}})
      numbers->insert(numbers->begin(), {first, second});
    for (const auto against : {lp::AntiCycling::kNone, lp::AntiCycling::kBland})
      for (std::size_t stop = 1; stop < 16; ++stop) {
        Seen seen;
        seen.stop_after = stop;
        const lp::SimplexRules rules{lp::Pricing::kDantzig, lp::RatioTest::kTextbook, against,
                                     lp::TieBreak::kLowestIndex, lp::Scaling::kNone};
        take(run, lp::run_tableau(problem, rules, seen.watch(), {.step_limit = 60, .keeps_trace = true, .seed = 1}));
        take(run, seen);
      }
  }
  return {run.folded()};
}

}  // namespace

void add_tableau_ends(KnownAnswers& all) {
  all.push_back({"algorithms/lp/tableaus_quotients", Asked::kByCheck, tableaus_quotients, {1569995610842437084u}});
  all.push_back({"algorithms/lp/stopped_cycles", Asked::kByCheck, stopped_cycles, {13856390012611928926u}});
}

}  // namespace assay::known
