// What became better or worse between two campaigns.
#pragma once
#include <compare>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "reports/store/compare/aggregate.h"

namespace assay {

/// What makes two failures the same one across campaigns. The domain and the case are not part of it: a fault found
/// from another side is no new fault.
struct Signature {
  std::string engine, property, claim;
  friend auto operator<=>(const Signature&, const Signature&) = default;
};

/// The failure rate of one engine, property and domain rose by more than chance explains.
struct RateIncrease {
  RowKey row;
  std::uint64_t failures_before = 0, cases_before = 0, failures_after = 0, cases_after = 0;
  double p_value = 1;  ///< of Fisher's exact test, one-sided, before the correction
};

/// The mean number of iterations a case changed.
struct StepsChange {
  RowKey row;
  double mean_before = 0, mean_after = 0;
};

/// The probability of naming any rate increase where no engine changed at all, at most: a campaign compares many rows,
/// so each is tested at kFamilyAlpha / number of rows tested (Bonferroni). One false alarm in a hundred nightly
/// comparisons.
inline constexpr double kFamilyAlpha = 0.01;
/// Means of iterations are compared where both campaigns judged the same cases; smaller changes than one in ten are
/// left out, because a compiler's other rounding makes them too.
inline constexpr double kStepsRatio = 1.1;

/// A change in words, and whether it is for the worse.
struct Change {
  enum class Sense : std::uint8_t { kWorse, kBetter, kNeither };
  Sense sense = Sense::kNeither;
  std::string sentence;
};

struct Comparison {
  std::vector<Signature> appeared;        ///< fails now, never failed in the baseline
  std::vector<Signature> disappeared;     ///< failed in the baseline, does not now, though its rows were run
  std::vector<RateIncrease> increases;    ///< sorted by row
  std::vector<StepsChange> steps;         ///< sorted by row
  std::vector<std::string> not_compared;  ///< sentences: what only one of both campaigns has
  std::size_t tests = 0;                  ///< rows whose rates were tested

  /// Whether a gate should close: something fails that did not, or fails more often. Iteration counts are advice.
  bool is_worse() const { return !appeared.empty() || !increases.empty(); }
  /// One sentence a change, most serious first; empty for equal campaigns.
  std::vector<Change> changes() const;
};

/// Signatures come from the findings, the violations and the outcomes crashed, hung and nondeterministic of all blocks.
Comparison compare(const Campaign& baseline, const Campaign& current);

/// Every signature of a campaign, sorted.
std::vector<Signature> signatures_of(const Campaign& campaign);

/// Everything that a finding stands for: its own signature, and those that it is seen as.
std::vector<Signature> signatures_of(const Finding& finding);
/// Whether a finding stands for anything that is not known.
bool is_new(const Finding& finding, const std::set<Signature>& known);

}  // namespace assay
