// What became better or worse between two campaigns.
#pragma once
#include <compare>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "reports/store/compare/aggregate.h"
#include "reports/store/compare/effort.h"
#include "reports/store/compare/failing_more.h"

namespace assay {

/// What makes two failures the same one across campaigns. The domain and the case are not part of it: a fault found
/// from another side is no new fault.
struct Signature {
  std::string engine, property, claim;
  friend auto operator<=>(const Signature&, const Signature&) = default;
};

inline Signature signature_of(const FailingMore& one) { return {one.row.engine, one.row.property, one.claim}; }

/// The probability of naming any rate as changed where no engine changed at all, at most: a campaign compares many
/// rates, so each is tested at kFamilyAlpha / number of rates tested (Bonferroni). One false alarm in a hundred nightly
/// comparisons. What engines give up and what answers cost is only tested on other cases; on the same ones no engine
/// that did not change differs, but where crashes, hangs and nondeterminism come in, which may be the machine's: there
/// failures are tested, too.
inline constexpr double kFamilyAlpha = 0.01;
/// Of engines that are not ours, what answers cost is compared on the same cases only, and as means of iterations;
/// smaller changes than one in ten are left out, because a compiler's other rounding makes them too.
inline constexpr double kStepsRatio = 1.1;

/// A change in words, and whether it is for the worse.
struct Change {
  enum class Sense : std::uint8_t { kWorse, kBetter, kNeither };
  Sense sense = Sense::kNeither;
  std::string sentence;
  std::string again{};  ///< the commands that show it on one case; empty where there is none
};

struct Comparison {
  std::vector<Signature> appeared;        ///< fails now, never failed in the baseline, and chance does not explain it
  std::vector<Signature> disappeared;     ///< failed in the baseline, does not now, though its rows were run
  std::vector<FailingMore> increases;     ///< the worst first; of what appeared also what chance may explain
  std::vector<FailingMore> decreases;     ///< what fails less often, beyond chance; the most severe first
  std::vector<FailingMore> by_chance;     ///< fails now and never did, as chance explains (first_failures.h)
  std::vector<GivingUp> giving_up;        ///< sorted by row; more and less
  std::vector<CostChange> costs;          ///< sorted by row
  std::vector<Otherwise> otherwise;       ///< sorted by row; engines of ours alone
  std::vector<std::string> not_compared;  ///< sentences: what only one of both campaigns has
  std::size_t tests = 0;                  ///< rates that were tested
  std::size_t rows = 0;                   ///< engines' properties on domains that both campaigns have
  std::uint64_t seed = 0;                 ///< of the current campaign
  /// By engine that is worse: option_of_given in the current campaign.
  std::map<std::string, std::string> given;

  /// Below which a p-value is no chance.
  double threshold() const { return kFamilyAlpha / static_cast<double>(tests == 0 ? 1 : tests); }
  /// Whether a gate should close: something fails that did not, or fails more often, or is given up more often that
  /// had an answer. What answers cost is advice: it changes with a better judge as with a worse engine, and no answer
  /// is wrong for it.
  bool is_worse() const;
  /// What fails now and did not, or more often.
  std::set<Signature> worse_signatures() const;
  /// What is worse, in one sentence that names the engines, and how many claims fail more and less often at each
  /// severity.
  std::string headline() const;
  /// One sentence for each claim that an engine breaks more, most serious first, then for each other change; empty for
  /// equal campaigns.
  std::vector<Change> changes() const;
};

/// Signatures come from the findings, the violations and the outcomes crashed, hung and nondeterministic of all blocks.
Comparison compare(const Campaign& baseline, const Campaign& current);

/// Why nothing of a campaign is held against a baseline, for a sentence that begins with the baseline's name: they have
/// no engine in common, or no property on a domain. Empty where they have both.
std::string nothing_in_common(const CampaignHeader& baseline, const CampaignHeader& current);

/// Every signature of a campaign, sorted.
std::vector<Signature> signatures_of(const Campaign& campaign);
/// What fails and is not worse: what failed in the baseline and fails no more often, and what chance explains.
std::set<Signature> known_signatures(const Campaign& baseline, const Comparison& comparison);

/// Everything that a finding stands for: its own signature, and those that it is seen as.
std::vector<Signature> signatures_of(const Finding& finding);
/// Whether a finding stands for anything that is not known.
bool is_new(const Finding& finding, const std::set<Signature>& known);

}  // namespace assay
