#include "reports/store/compare/aggregate.h"

#include <algorithm>
#include <numeric>

namespace assay {

SelfCheck& operator+=(SelfCheck& total, const SelfCheck& part) {
  total.digest = (total.digest + part.digest) & kDigestBits;
  total.lies += part.lies;
  total.caught += part.caught;
  return total;
}

CellCounts& operator+=(CellCounts& total, const CellCounts& part) {
  for (std::size_t i = 0; i < kOutcomes; ++i) total.outcomes[i] += part.outcomes[i];
  for (const auto& [claim, count] : part.violations) total.violations[claim] += count;
  for (std::size_t i = 0; i < kSeverities; ++i) total.cases[i] += part.cases[i];
  for (std::size_t i = 0; i < kSeverities; ++i) total.severities[i] += part.severities[i];
  total.inside += part.inside;
  total.explained += part.explained;
  total.filtered += part.filtered;
  total.exact += part.exact;
  total.refereed += part.refereed;
  total.steps += part.steps;
  total.steps_max = std::max(total.steps_max, part.steps_max);
  total.cycles += part.cycles;
  total.magnitude_max = std::max(total.magnitude_max, part.magnitude_max);
  return total;
}

void add_candidate(std::vector<Candidate>& candidates, const Candidate& one) {
  const auto at = std::lower_bound(candidates.begin(), candidates.end(), one,
                                   [](const Candidate& a, const Candidate& b) { return a.key() < b.key(); });
  if (at == candidates.end() || at->key() != one.key()) {
    candidates.insert(at, one);
    return;
  }
  if (one.index < at->index) {
    at->index = one.index;
    at->incident = one.incident;
  }
  at->count += one.count;
  at->by_default += one.by_default;
}

std::map<RowKey, CellsByDifficulty> totals_of(const Campaign& campaign) {
  std::map<RowKey, CellsByDifficulty> totals;
  for (const BlockRecord& block : campaign.blocks) {
    CellsByDifficulty& cells = totals[{block.engine, block.property, block.domain}];
    for (const auto& [difficulty, counts] : block.cells) cells[difficulty] += counts;
  }
  return totals;
}

std::map<RowKey, SelfCheck> self_checks_of(const Campaign& campaign) {
  std::map<RowKey, SelfCheck> checks;
  for (const BlockRecord& block : campaign.blocks)
    if (block.self_check != SelfCheck{}) checks[{block.engine, block.property, block.domain}] += block.self_check;
  return checks;
}

CellCounts sum_of(const CellsByDifficulty& cells) {
  CellCounts total;
  for (const auto& [difficulty, counts] : cells) total += counts;
  return total;
}

std::uint64_t asked(const CellCounts& cell) {
  return std::accumulate(cell.outcomes.begin(), cell.outcomes.end(), std::uint64_t{0});
}

std::uint64_t tried(const CellCounts& cell) {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < kOutcomes; ++i)
    if (is_tried(static_cast<Outcome>(i))) count += cell.outcomes[i];
  return count;
}

std::uint64_t judged(const CellCounts& cell) {
  return count_of(cell, Outcome::kHolds) + failed(cell) + count_of(cell, Outcome::kWithinDocumented);
}

std::uint64_t failed(const CellCounts& cell) {
  return count_of(cell, Outcome::kViolated) + count_of(cell, Outcome::kCrashed) + count_of(cell, Outcome::kHung) +
         count_of(cell, Outcome::kNondeterministic);
}

}  // namespace assay
