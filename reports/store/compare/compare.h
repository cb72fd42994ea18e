// What became better or worse between two campaigns.
#pragma once
#include <compare>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "reports/store/compare/aggregate.h"
#include "reports/store/compare/effort.h"

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

/// The probability of naming any rate as changed where no engine changed at all, at most: a campaign compares many
/// rates, so each is tested at kFamilyAlpha / number of rates tested (Bonferroni). One false alarm in a hundred nightly
/// comparisons. What engines give up and what answers cost is only tested on other cases; on the same ones no engine
/// that did not change differs. Failures are tested there, too: crashes and hangs may be the machine's.
inline constexpr double kFamilyAlpha = 0.01;
/// Of engines that are not ours, what answers cost is compared on the same cases only, and as means of iterations;
/// smaller changes than one in ten are left out, because a compiler's other rounding makes them too.
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
  std::vector<GivingUp> giving_up;        ///< sorted by row; more and less
  std::vector<CostChange> costs;          ///< sorted by row
  std::vector<std::string> not_compared;  ///< sentences: what only one of both campaigns has
  std::size_t tests = 0;                  ///< rates that were tested

  /// Whether a rate is worse: something fails more often, or is given up more often that had an answer.
  bool is_worse_by_rates() const;
  /// Whether a gate should close: that, or something fails that did not. What answers cost is advice: it changes with a
  /// better judge as with a worse engine, and no answer is wrong for it.
  bool is_worse() const { return !appeared.empty() || is_worse_by_rates(); }
  /// One sentence a change, most serious first; empty for equal campaigns.
  std::vector<Change> changes() const;
  /// Those of rates and of costs.
  std::vector<Change> changes_of_rates() const;
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
