// Report cards of answers that leave something out, of programs without columns and without rows.
#include <optional>
#include <vector>

#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/report_card.h"

namespace assay::known {
namespace {

void take_card(FoldedRun& run, const LpReportCard& card) {
  for (const auto* magnitude : {&card.primal, &card.dual, &card.gap, &card.slackness, &card.backward})
    run.take(*magnitude ? **magnitude : Rational(-1));
  run.take(std::string_view(card.words()));
}

KnownWords cards_by_hand() {
  FoldedRun run;
  const LpProblem plain{2, 2, {1, -2}, {1, 3, 2, -1}, {3, -kInfinity}, {kInfinity, 2}, {0.5, 0.25}, {4, kInfinity}},
      rows_alone{1, 0, {}, {}, {1}, {2}, {}, {}}, columns_alone{0, 2, {1, -1}, {}, {}, {}, {0, 0}, {1, 1}}, nothing{};
  const std::vector<std::vector<double>> lists = {{}, {1}, {1, 0.5}, {-1, 7}, {0, 0}, {1, kInfinity}};
  const std::vector<Basis> bases = {{}, {{0, 1}, {}}, {{2, 3}, {}}, {{0, 2}, {3}}, {{0}, {}}, {{0, 0}, {}}, {{}, {0}}};
  for (const LpProblem* problem : {&plain, &rows_alone, &columns_alone, &nothing})
    for (const auto& x : lists) {
      for (const auto& y : lists)
        for (const Basis& basis : bases) take_card(run, report_card(*problem, LpAnswer(Optimal{basis, x, y})));
      take_card(run, report_card(*problem, LpAnswer(Infeasible{x})));
      Unbounded unbounded;
      unbounded.x = x;
      take_card(run, report_card(*problem, LpAnswer(unbounded)));
    }
  return {run.folded(), run.units()};
}

}  // namespace

void add_cards_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/lp/cards_by_hand", Asked::kByCheck, cards_by_hand, {14006652297252358281u, 761486u}});
}

}  // namespace assay::known
