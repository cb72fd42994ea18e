// A campaign of one engine on one row, for what compares campaigns.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include "properties/evaluate.h"
#include "tests/reports/tried_cases.h"

namespace assay::one_row {

inline constexpr std::uint64_t kAsked = 1000;

/// One engine on one row, of which each candidate's cases fail; all others are plain.
inline Campaign with_failures(std::vector<Candidate> candidates, std::uint64_t seed = 7) {
  Campaign campaign;
  campaign.header.seed = seed;
  BlockRecord block{"a/hull", "hull2/is_exact", "hull2/disc@1", 0, 0, kAsked, {}, std::move(candidates)};
  CellCounts& cell = block.cells[0];
  std::uint64_t failing = 0;
  for (const Candidate& one : block.candidates) {
    const Outcome outcome = failure_of(claim_of_no_judge(one.claim));
    cell.outcomes[static_cast<std::size_t>(outcome)] += one.count;
    if (outcome == Outcome::kViolated) cell.violations[one.claim] += one.count;
    cell.severities[static_cast<std::size_t>(one.severity)] += one.count;
    failing += one.count;
  }
  cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = kAsked - failing;
  set_tried_cases(cell, Severity::kPlain);
  campaign.blocks.push_back(std::move(block));
  return campaign;
}

}  // namespace assay::one_row
