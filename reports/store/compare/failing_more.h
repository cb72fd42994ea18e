// What one campaign fails more often than another: row by row, claim by claim, severity by severity.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "reports/store/compare/aggregate.h"
#include "reports/store/compare/effort.h"
#include "reports/store/compare/intervals.h"

namespace assay {

/// The failures of a row: cases and the lowest failing index, by claim and severity.
using FailuresByRow = std::map<RowKey, std::vector<Candidate>>;
FailuresByRow failures_of(const Campaign& campaign);

/// One claim of one engine on one row is broken by a larger share of the cases of one severity than before.
struct FailingMore {
  RowKey row;
  std::string claim;
  Severity severity{};
  Share before, after;
  Evidence evidence{};
  std::uint64_t index = 0;    ///< the lowest case that fails now
  bool index_is_new = false;  ///< of the same cases, and as far as the record tells it failed in no way before
  /// The baseline did not ask these cases, or of an engine that answers one question in two ways.
  bool on_other_cases = false;

  /// By how much the share grew.
  double growth() const;
  /// "hull2/is_exact on hull2/scales@1, plain: 12 of 1024 fail, 0 of 1024 failed before (the same cases)".
  std::string words(std::size_t tests) const;
};

/// A row that both campaigns have.
struct RowOfBoth {
  const RowKey& row;
  bool same_cases;
  CellCounts was, is;
};

/// Compares the failures of a row. On the same cases there is no chance in what a deterministic engine answers: one
/// more failing case, or one that did not fail, is an entry. On other cases, for an engine that `is_nondeterministic`,
/// and where crashes and hangs, which may be the machine's, decide what was asked, each growing share is an entry with
/// the p-value of Fisher's exact test, one-sided, for the caller to hold against its threshold.
///
/// Shape   `tests` grows by the rates that were tested: those that fail in either campaign.
std::vector<FailingMore> failing_more(const RowOfBoth& both, bool is_nondeterministic,
                                      const std::vector<Candidate>& before, const std::vector<Candidate>& after,
                                      std::size_t& tests);

}  // namespace assay
