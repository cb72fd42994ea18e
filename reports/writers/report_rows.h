// The facts that the Markdown and the HTML report both state, gathered once.
#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "reports/store/accepted/acceptance.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/compare/aggregate.h"
#include "reports/store/compare/intervals.h"

namespace assay {

/// What one engine came to over all its properties and domains.
struct EngineResults {
  const EngineRow* engine = nullptr;
  std::string family;                               ///< of the properties it was asked; several joined by ", "
  CellCounts total;                                 ///< of all claims: counts may be shown, shares would mix them
  std::map<std::string, ByPopulation> by_property;  ///< those that were asked, on all domains
  std::optional<RowKey> worst;  ///< the property and domain with the highest failure rate, if any failed
  PopulationCounts worst_total;
  GapVerdicts gaps;
  /// Of the property that engines of the family are ranked by (PlannedRow::ranks_engines), on all domains; its name is
  /// empty where the campaign asked none.
  std::string ranking_property;
  PopulationCounts ranking_total;
  std::size_t findings = 0;
  /// "not judged: gjk/depth_is_right: why": a sentence a claim that says nothing of this engine, or of some of its
  /// answers.
  std::vector<std::string> not_judged;
};

/// What is known of a campaign, looked up by everything that writes about it.
struct Digest {
  std::map<RowKey, CellsByDifficulty> totals;
  std::map<RowKey, FailuresApart> apart;  ///< only rows that have any

  /// What a row came to; of one that was not asked, nothing.
  PopulationCounts counts_of_row(const RowKey& row) const;

  std::vector<EngineResults>
      engines;  ///< by family; where a property ranks engines, by its failure rate and then by its greatest magnitude;
                ///< by the failure rate over all, then by name, the worst first; those not asked last
  std::uint64_t judgements = 0;
  FindingCounts findings;  ///< of all, whereof the campaign may have only those that reports name
  /// With a comparison, where the campaign has not all findings: those of engines on trial that stand for something
  /// new.
  std::optional<std::size_t> new_findings{};
  AcceptedRows accepted_rows{};
  AcceptedFindings accepted_findings{};  ///< of those that the campaign has
  /// Where not all of them are rows of SQLite and findings.csv, how many are.
  std::optional<std::size_t> tabled_findings{};
  std::string hash;
  HowFar how_far;
};

/// Takes the blocks out of it: their counts are held once, and there are many.
Digest digest_of(SummedCampaign& summed);
/// Of a campaign in memory.
Digest digest_of(const Campaign& campaign);
/// All of it but the hash and how far the campaign is.
Digest tables_of(const Campaign& campaign);

/// Where a finding stands among those of its engine, of which the least comes first: crashes and answers that are not a
/// number, then the most severe, of those the ones of the property that ranks engines, the greatest magnitude first.
using PlaceWithinEngine = std::tuple<bool, Severity, bool, double>;
PlaceWithinEngine place_within_engine(const Finding& finding, std::string_view ranking_property);

/// As a reader looks for them: real engines, then articles, then our own, the planted faults last; engines as in the
/// digest; of one engine by place_within_engine, then as recorded.
std::vector<const Finding*> findings_in_order(const Campaign& campaign, const Digest& digest);

/// Where reports tell of engines of this kind: foreign ones first, planted faults last.
std::ptrdiff_t place_of_kind(EngineKind kind);

const PlannedRow* planned_row(const CampaignHeader& header, const std::string& property, const std::string& domain);

/// "Wrong under 2 of 5 claims, most of all ..." or "No wrong answer in ...": the headline of an engine, plain text. A
/// count in it is of one claim and one severity.
std::string headline(const EngineResults& engine);

}  // namespace assay
