#include "studies/cycling_study.h"

#include <algorithm>

#include "algorithms/lp/tableau/tableau_run.h"
#include "properties/domains/lp/classics/classic.h"

namespace assay {
namespace {

constexpr CyclingOutcome outcome_of(GaveUp::Why why) {
  return CyclingOutcome(static_cast<std::uint8_t>(CyclingOutcome::kGaveUp) + static_cast<std::uint8_t>(why));
}
static_assert(word_of(outcome_of(GaveUp::Why::kStopped)) == name_of(GaveUp::Why::kStopped));
static_assert(kUnguarded == name_of(lp::AntiCycling::kNone));

CyclingOutcome outcome_of(const lp::TableauRun& run) {
  if (run.cycle) return CyclingOutcome::kCycles;
  if (std::holds_alternative<Optimal>(run.answer)) return CyclingOutcome::kOptimal;
  if (std::holds_alternative<Infeasible>(run.answer)) return CyclingOutcome::kInfeasible;
  if (std::holds_alternative<Unbounded>(run.answer)) return CyclingOutcome::kUnbounded;
  if (std::holds_alternative<Declined>(run.answer)) return CyclingOutcome::kDeclined;
  const GaveUp& gave_up = std::get<GaveUp>(run.answer);
  const bool is_stall = gave_up.why == GaveUp::Why::kStepLimit && 2 * run.longest_stall > gave_up.steps;
  return is_stall ? CyclingOutcome::kStalls : outcome_of(gave_up.why);
}

// All of a short trace; of a long one the beginning, then steps evenly spaced to the last.
std::vector<TracePoint> shortened(const std::vector<double>& objective) {
  constexpr std::size_t kWhole = 40, kSpaced = 20;
  std::vector<TracePoint> trace;
  const std::size_t stride = objective.size() <= kWhole ? 1 : (objective.size() - kWhole) / kSpaced + 1;
  for (std::size_t step = 0; step < objective.size(); ++step) {
    const bool is_shown = step < kWhole || (step - kWhole) % stride == 0 || step + 1 == objective.size();
    if (is_shown) trace.push_back({static_cast<std::uint32_t>(step), objective[step]});
  }
  return trace;
}

CyclingRow row_of(const LpClassic& classic, const lp::SimplexRules& rules) {
  const lp::TableauRun run = lp::run_tableau(classic.problem, rules, Watch{}, {kCyclingSteps, true, 0});
  CyclingRow row;
  row.instance = classic.name;
  row.source = classic.source;
  row.is_as_printed = classic.is_as_printed;
  row.pricing = name_of(rules.pricing);
  row.tie = name_of(rules.tie);
  row.anti_cycling = name_of(rules.anti_cycling);
  row.outcome = outcome_of(run);
  row.pivots = run.pivots;
  row.resets = run.resets;
  row.longest_stall = run.longest_stall;
  row.cycle_length = run.cycle ? run.cycle->length : 0;
  if (run.repetition) {
    constexpr std::uint32_t kBasesShown = 16;
    row.bases_repeating = Repeating{run.repetition->first, run.repetition->period, run.repetition->length};
    const std::uint32_t shown = std::min(run.repetition->period, kBasesShown);
    // State 0 of the repetition is the basis after the first step; run.bases begins with the start.
    for (std::uint32_t k = 0; k < shown; ++k) row.bases.push_back(run.bases[run.repetition->first + 1 + k]);
  }
  row.trace = shortened(run.objective);
  return row;
}

}  // namespace

std::vector<CyclingRow> cycling_study() {
  std::vector<CyclingRow> rows;
  for (const LpClassic& classic : cycling_classics()) {
    for (std::size_t pricing = 0; pricing < lp::kPricingNames.size(); ++pricing) {
      for (std::size_t tie = 0; tie < lp::kTieNames.size(); ++tie) {
        for (std::size_t anti_cycling = 0; anti_cycling < lp::kAntiCyclingNames.size(); ++anti_cycling) {
          lp::SimplexRules rules;
          rules.pricing = static_cast<lp::Pricing>(pricing);
          rules.tie = static_cast<lp::TieBreak>(tie);
          rules.anti_cycling = static_cast<lp::AntiCycling>(anti_cycling);
          rows.push_back(row_of(classic, rules));
        }
      }
    }
  }
  return rows;
}

}  // namespace assay
