// From blocks to totals: sums and maxima of integers only, so the order of blocks never matters.
#pragma once
#include <compare>
#include <cstdint>
#include <map>
#include <string>

#include "properties/domain.h"
#include "reports/store/record.h"

namespace assay {

/// What the totals are kept by.
struct RowKey {
  std::string engine, property, domain;
  friend auto operator<=>(const RowKey&, const RowKey&) = default;
};

/// Adds counts; the digest is that of all parts, in any order.
SelfCheck& operator+=(SelfCheck& total, const SelfCheck& part);
/// Adds counts, takes the larger of maxima.
CellCounts& operator+=(CellCounts& total, const CellCounts& part);

/// Joins cases that fail alike into a sorted list of candidates: the lowest index with its incident, the sums of the
/// counts.
void add_candidate(std::vector<Candidate>& candidates, const Candidate& one);

using CellsByDifficulty = std::map<std::int32_t, CellCounts>;

/// Totals of each engine, property and domain, told apart by difficulty.
std::map<RowKey, CellsByDifficulty> totals_of(const Campaign& campaign);

/// What our own code did on each row of engines of ours, all blocks together.
std::map<RowKey, SelfCheck> self_checks_of(const Campaign& campaign);

CellCounts sum_of(const CellsByDifficulty& cells);

inline std::uint64_t count_of(const CellCounts& cell, Outcome outcome) {
  return cell.outcomes[static_cast<std::size_t>(outcome)];
}
/// The failed cases of one severity, and the tried ones, which such a rate is of.
inline std::uint64_t count_of(const CellCounts& cell, Severity severity) {
  return cell.severities[static_cast<std::size_t>(severity)];
}
inline std::uint64_t tried(const CellCounts& cell, Severity severity) {
  return cell.cases[static_cast<std::size_t>(severity)];
}
/// All cases of the cell.
std::uint64_t asked(const CellCounts& cell);
/// Whether a case with this outcome was tried: all but those declined, not judged and not asked.
constexpr bool is_tried(Outcome outcome) {
  return outcome != Outcome::kDeclined && outcome != Outcome::kNotJudged && outcome != Outcome::kNotAsked;
}
std::uint64_t tried(const CellCounts& cell);
/// Held, failed, or excused by the engine's own statement: where none was there is no verdict.
std::uint64_t judged(const CellCounts& cell);
/// Violated, crashed, hung or nondeterministic: the numerator of every failure rate. Giving up is honest and not
/// counted; what is explained was counted where the reply itself is judged.
std::uint64_t failed(const CellCounts& cell);

}  // namespace assay
